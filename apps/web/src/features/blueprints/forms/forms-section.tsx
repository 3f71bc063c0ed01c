import { detachForm } from '@baton/domain/blueprint/edit/edit-forms';
import { updateTask } from '@baton/domain/blueprint/edit/edit';
import type { InstanceKey, TaskKey } from '@baton/domain/core/ids';
import { hasSource, placedInstances } from '@baton/domain/field/instances';
import { mayFeed } from '@baton/domain/field/may-feed';
import type { BlueprintForm } from '@baton/domain/form/form';
import { Plus, Trash2, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useReturnedFocus } from '../../../lib/focus/use-returned-focus.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { LatePart } from '../../../ui/late-part/late-part.tsx';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { taskPlace } from '../draft/place.ts';
import { useEditorActions, useEditorState } from '../editor/editor-context.ts';
import { sourcesFor } from '../fields/field-sources.ts';
import { useFieldTexts } from '../fields/field-texts.ts';
import { FormNews } from './form-news.tsx';
import { FormPicker } from './form-picker.tsx';
import classes from './forms-section.module.css';

/** The forms of a task or the start, and the sources of their fields. */
export function FormsSection({ task }: { readonly task: TaskKey | null }): ReactNode {
  const t = useText();
  const { content, isEditable } = useEditorState();
  const [isPicking, setIsPicking] = useState(false);
  const adder = useReturnedFocus(isPicking);
  const instances = task === null ? content.intake : (content.tasks[task]?.fields ?? []);
  const keys = new Set(instances.flatMap(({ item }) => item?.form ?? []));
  const forms = [...keys].flatMap((key) => content.forms[key] ?? []);
  if (forms.length === 0 && !isEditable) return null;
  return (
    <SettingsSection
      title={t(task === null ? 'forms.attach.intake' : 'forms.attach.title')}
      hint={forms.length > 0 ? undefined : t('forms.attach.hint')}
      action={
        isEditable && (
          <Button
            ref={adder}
            kind="subtle"
            size="x-small"
            icon={<Plus size={14} aria-hidden="true" />}
            onClick={() => setIsPicking(true)}
          >
            {t('forms.attach.add')}
          </Button>
        )
      }
    >
      {isPicking && (
        <LatePart fallback={<Skeleton rows={1} />}>
          <FormPicker task={task} onDone={() => setIsPicking(false)} />
        </LatePart>
      )}
      {forms.map((form) => (
        <AttachedForm key={form.key} form={form} task={task} />
      ))}
    </SettingsSection>
  );
}

interface AttachedFormProps {
  readonly form: BlueprintForm;
  readonly task: TaskKey | null;
}

function AttachedForm({ form, task }: AttachedFormProps): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { content, isEditable } = useEditorState();
  const instances = task === null ? content.intake : (content.tasks[task]?.fields ?? []);
  const own = instances.filter(({ item }) => item?.form === form.key);
  return (
    <div className={classes.form} role="group" aria-label={form.name}>
      <div className={classes.head}>
        <span className={classes.name}>{form.name}</span>
        <span className={classes.quiet}>
          {t('blueprints.version', { number: form.origin.version })}
        </span>
        {isEditable && (
          <IconButton
            label={t('forms.attach.remove', { name: form.name })}
            icon={<Trash2 size={15} />}
            onClick={() =>
              void actions.edit(
                (before) => detachForm(before, task, form.key),
                task === null ? null : taskPlace(task),
              )
            }
          />
        )}
      </div>
      {isEditable && (
        <LatePart fallback={null}>
          <FormNews form={form} />
        </LatePart>
      )}
      <ul className={classes.fields}>
        {own.map((instance) => (
          <li key={instance.key}>
            {task === null ? (
              content.fields[instance.field]?.name
            ) : (
              <FedField task={task} instance={instance.key} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FedFieldProps {
  readonly task: TaskKey;
  readonly instance: InstanceKey;
}

/** A field of a task's form with the source of its initial value. */
function FedField({ task, instance: key }: FedFieldProps): ReactNode {
  const t = useText();
  const texts = useFieldTexts();
  const actions = useEditorActions();
  const { content, isEditable } = useEditorState();
  const placed = placedInstances(content);
  const instance = placed.get(key)?.instance;
  const field = instance === undefined ? undefined : content.fields[instance.field];
  if (instance === undefined || field === undefined) return null;
  const sources = sourcesFor(content, task).filter((one) =>
    mayFeed(content.fields[one.instance.field], field),
  );
  const from = instance.source === null ? undefined : placed.get(instance.source);
  const isBroken =
    instance.source !== null &&
    (!hasSource(instance, placed) ||
      from === undefined ||
      !mayFeed(content.fields[from.instance.field], field));
  const feed = (source: InstanceKey | null): void =>
    void actions.edit((before) => {
      const now = before.tasks[task];
      return now === undefined
        ? before
        : updateTask(before, task, {
            fields: now.fields.map((one) => (one.key === key ? { ...one, source } : one)),
          });
    }, taskPlace(task));
  if (sources.length === 0 && instance.source === null)
    return (
      <div className={classes.plain}>
        <span>{field.name}</span>
        <span className={classes.quiet}>{texts.about(instance)}</span>
      </div>
    );
  return (
    <div className={classes.fed}>
      <Select<InstanceKey>
        label={field.name}
        description={texts.about(instance)}
        disabled={!isEditable}
        searchable
        clearable
        placeholder={t('forms.map.own')}
        error={isBroken ? t('forms.map.broken') : undefined}
        value={instance.source}
        options={sources.map((source) => ({
          value: source.instance.key,
          label: t('forms.map.from', {
            place: texts.placeName(source),
            field: content.fields[source.instance.field]?.name ?? '',
          }),
        }))}
        onChange={feed}
      />
      {isBroken && <TriangleAlert size={14} aria-hidden="true" className={classes.broken} />}
    </div>
  );
}
