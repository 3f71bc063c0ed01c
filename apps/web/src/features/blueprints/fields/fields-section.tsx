import type { TaskKey } from '@baton/domain/core/ids';
import { asId, type FieldKey, type InstanceKey } from '@baton/domain/core/ids';
import {
  moveInstance,
  putField,
  putInstance,
  removeInstance,
} from '@baton/domain/blueprint/edit/edit-fields';
import { fieldDefaults } from '@baton/domain/field/complete-field';
import { newConstraints } from '@baton/domain/field/fitted-field';
import type { BlueprintField, FieldInstance } from '@baton/domain/field/field';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { LibraryPicker } from '../../../fields/library/library-picker.tsx';
import { newKey } from '../../../lib/api/new-key.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { taskPlace } from '../draft/place.ts';
import { useEditorActions, useEditorState } from '../editor/editor-context.ts';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { FieldSettings } from './field-settings.tsx';
import { useFieldTexts } from './field-texts.ts';
import { sourcesFor } from './field-sources.ts';
import classes from './fields-section.module.css';

export interface FieldsSectionProps {
  /** Null: what is asked at the start. */
  readonly task: TaskKey | null;
  readonly instances: readonly FieldInstance[];
}

/** The form of a task, or the questions at the start, in their order. */
export function FieldsSection({ task, instances: all }: FieldsSectionProps): ReactNode {
  // What stands here for a form is set where its form is.
  const instances = all.filter(({ item }) => item === null);
  const t = useText();
  const texts = useFieldTexts();
  const actions = useEditorActions();
  const { content, isEditable } = useEditorState();
  const [open, setOpen] = useState<InstanceKey | null>(null);
  if (!isEditable && instances.length === 0) return null;
  const place = task === null ? null : taskPlace(task);
  const sources = task === null ? [] : sourcesFor(content, task);

  const ask = (field: BlueprintField): void => {
    const key = asId<InstanceKey>(newKey());
    actions.edit(
      (before) =>
        putInstance(putField(before, field), task, {
          key,
          field: field.key,
          inputType: 'REQUESTED',
          source: null,
          value: null,
          item: null,
          required: false,
        }),
      place,
    );
    setOpen(key);
  };
  const add = (): void => {
    const name = t('fields.editor.newName', { number: Object.keys(content.fields).length + 1 });
    ask({
      ...fieldDefaults,
      key: asId<FieldKey>(newKey()),
      name,
      kind: 'TEXT',
      constraints: newConstraints('TEXT'),
    });
  };
  const takeOver = (source: InstanceKey | null): void => {
    const from = sources.find(({ instance }) => instance.key === source);
    if (from === undefined) return;
    const key = asId<InstanceKey>(newKey());
    actions.edit(
      (before) =>
        putInstance(before, task, {
          key,
          field: from.instance.field,
          inputType: 'INHERITED',
          source: from.instance.key,
          value: null,
          item: null,
          required: false,
        }),
      place,
    );
  };
  const move = (key: InstanceKey, before: InstanceKey | null): void =>
    void actions.edit((one) => moveInstance(one, task, key, before), place);

  return (
    <SettingsSection
      title={t(task === null ? 'fields.editor.intake' : 'fields.editor.title')}
      hint={
        instances.length > 0
          ? undefined
          : t(task === null ? 'fields.editor.intakeHint' : 'fields.editor.hint')
      }
      action={
        isEditable && (
          <Button
            kind="subtle"
            size="x-small"
            icon={<Plus size={14} aria-hidden="true" />}
            onClick={add}
          >
            {t('fields.editor.add')}
          </Button>
        )
      }
    >
      {instances.length > 0 && (
        <ol className={classes.list}>
          {instances.map((instance, at) => {
            const name = content.fields[instance.field]?.name ?? '';
            const above = instances[at - 1];
            const below = instances[at + 1];
            const isOpen = open === instance.key;
            return (
              <li key={instance.key} className={classes.item}>
                <div className={classes.head}>
                  <button
                    type="button"
                    className={classes.name}
                    aria-expanded={isOpen}
                    onClick={() => setOpen(isOpen ? null : instance.key)}
                  >
                    <span className={classes.title}>{name}</span>
                    <span className={classes.facts}>{texts.about(instance)}</span>
                  </button>
                  {isEditable && (
                    <>
                      <IconButton
                        label={t('fields.editor.up', { name })}
                        icon={<ArrowUp size={15} />}
                        disabled={above === undefined}
                        onClick={() => above !== undefined && move(instance.key, above.key)}
                      />
                      <IconButton
                        label={t('fields.editor.down', { name })}
                        icon={<ArrowDown size={15} />}
                        disabled={below === undefined}
                        onClick={() => move(instance.key, instances[at + 2]?.key ?? null)}
                      />
                      <IconButton
                        label={t('fields.editor.remove', { name })}
                        icon={<Trash2 size={15} />}
                        onClick={() =>
                          void actions.edit((one) => removeInstance(one, task, instance.key), place)
                        }
                      />
                    </>
                  )}
                </div>
                {isOpen && <FieldSettings task={task} instance={instance} />}
              </li>
            );
          })}
        </ol>
      )}
      {isEditable && <LibraryPicker onUse={ask} />}
      {isEditable && sources.length > 0 && (
        <Select
          label={t('fields.editor.takeOver')}
          hideLabel
          placeholder={t('fields.editor.takeOver')}
          searchable
          value={null}
          options={sources.map((source) => ({
            value: source.instance.key,
            label: content.fields[source.instance.field]?.name ?? '',
            description: texts.placeName(source),
          }))}
          onChange={takeOver}
        />
      )}
    </SettingsSection>
  );
}
