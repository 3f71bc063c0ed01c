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
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { LibraryPicker } from '../../../fields/library/library-picker.tsx';
import { newKey } from '../../../lib/api/new-key.ts';
import { useFocusWhenFewer } from '../../../lib/focus/use-focus-when-fewer.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { QuestionRows } from '../../../ui/question/question-rows.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { taskPlace } from '../draft/place.ts';
import { useEditorActions, useEditorState } from '../editor/editor-context.ts';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { FieldSettings } from './field-settings.tsx';
import { useFieldTexts } from './field-texts.ts';
import { sourcesFor } from './field-sources.ts';

export interface FieldsSectionProps {
  /** Null for the intake form. */
  readonly task: TaskKey | null;
  readonly instances: readonly FieldInstance[];
}

/** The fields of a task or of the intake form, in order. */
export function FieldsSection({ task, instances: all }: FieldsSectionProps): ReactNode {
  // Fields of reusable forms are set in their form.
  const instances = all.filter(({ item }) => item === null);
  const t = useText();
  const texts = useFieldTexts();
  const actions = useEditorActions();
  const { content, isEditable } = useEditorState();
  const [open, setOpen] = useState<InstanceKey | null>(null);
  const adder = useFocusWhenFewer(instances.length);
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
  const move = (from: number, to: number): void => {
    const key = instances[from]?.key;
    const before = instances[to < from ? to : to + 1]?.key ?? null;
    if (key !== undefined) void actions.edit((one) => moveInstance(one, task, key, before), place);
  };

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
            ref={adder}
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
        <QuestionRows
          rows={instances.map((instance) => ({
            key: instance.key,
            name: content.fields[instance.field]?.name ?? '',
            about: texts.about(instance),
          }))}
          open={open}
          isEditable={isEditable}
          onOpen={setOpen}
          onMove={move}
          onRemove={(at) => {
            const key = instances[at]?.key;
            if (key !== undefined)
              void actions.edit((one) => removeInstance(one, task, key), place);
          }}
          settings={(at) => {
            const instance = instances[at];
            return instance !== undefined && <FieldSettings task={task} instance={instance} />;
          }}
        />
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
