import { detachForm } from '@baton/domain/blueprint/edit/edit-forms';
import { updateTask } from '@baton/domain/blueprint/edit/edit';
import type { InstanceKey, TaskKey } from '@baton/domain/core/ids';
import { hasSource, placedInstances } from '@baton/domain/blueprint/places/instances';
import { mayFeed } from '@baton/domain/field/may-feed';
import type { BlueprintForm } from '@baton/domain/form/form';
import { Link } from '@tanstack/react-router';
import {
  CornerDownRight,
  FileText,
  Library,
  Pencil,
  Plus,
  TextCursorInput,
  Trash2,
  TriangleAlert,
  X,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { LibraryPicker } from '../../../fields/library/library-picker.tsx';
import { useFocusWhenFewer } from '../../../lib/focus/use-focus-when-fewer.ts';
import { useReturnedFocus } from '../../../lib/focus/use-returned-focus.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import type { MenuItem } from '../../../ui/menu/menu-item.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { LatePart } from '../../../ui/late-part/late-part.tsx';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { taskPlace } from '../draft/place.ts';
import { useEditorActions, useEditorState } from '../editor/editor-context.ts';
import { InheritedPicker, OwnFieldRows, useOwnFields } from '../fields/own-fields.tsx';
import { sourcesFor } from '../fields/field-sources.ts';
import { useFieldTexts } from '../fields/field-texts.ts';
import { FormNews } from './form-news.tsx';
import { FormPicker } from './form-picker.tsx';
import classes from './blueprint-form-section.module.css';

export interface FormSectionProps {
  /** Null for the intake form. */
  readonly task: TaskKey | null;
}

/** Everything that people fill in for a task or at the start: its own fields and reusable forms. */
export function FormSection({ task }: FormSectionProps): ReactNode {
  const t = useText();
  const { content, isEditable } = useEditorState();
  const [picked, setPicked] = useState<'form' | 'custom' | 'inherited' | null>(null);
  const instances = task === null ? content.intake : (content.tasks[task]?.fields ?? []);
  const fields = useOwnFields(task, instances);
  const adder = useFocusWhenFewer(fields.instances.length);
  const done = (): void => {
    setPicked(null);
    adder.current?.focus();
  };
  const title = t(task === null ? 'fields.editor.intake' : 'fields.editor.title');
  const item = (
    key: 'form' | 'field' | 'custom' | 'inherited',
    icon: ReactNode,
    run: () => void,
  ): MenuItem => ({ key, icon, run, label: t(`fields.editor.adds.${key}`) });
  const keys = new Set(instances.flatMap(({ item }) => item?.form ?? []));
  const forms = [...keys].flatMap((key) => content.forms[key] ?? []);
  if (instances.length === 0 && !isEditable) return null;
  const emptyHint = t(task === null ? 'fields.editor.intakeHint' : 'fields.editor.hint');
  return (
    <SettingsSection
      title={title}
      hint={
        instances.length === 0
          ? emptyHint
          : t('blueprints.task.questions', { count: instances.length })
      }
      action={
        isEditable && (
          <Menu
            trigger={
              <Button
                ref={adder}
                kind="subtle"
                size="x-small"
                icon={<Plus size={14} aria-hidden="true" />}
                aria-label={t('fields.editor.menuLabel')}
              >
                {t('fields.editor.menu')}
              </Button>
            }
            items={[
              item('form', <FileText size={15} />, () => setPicked('form')),
              item('field', <TextCursorInput size={15} />, fields.add),
              item('custom', <Library size={15} />, () => setPicked('custom')),
              ...(fields.sources.length > 0
                ? [item('inherited', <CornerDownRight size={15} />, () => setPicked('inherited'))]
                : []),
            ]}
          />
        )
      }
    >
      {picked !== null && isEditable && (
        <div
          className={classes.picker}
          onKeyDown={(event) => {
            // Escape closes an open list of options first.
            if (event.key !== 'Escape' || event.defaultPrevented) return;
            event.stopPropagation();
            done();
          }}
        >
          <div>
            {picked === 'form' && (
              <LatePart fallback={<Skeleton rows={1} />}>
                <FormPicker task={task} onDone={done} />
              </LatePart>
            )}
            {picked === 'custom' && (
              <LibraryPicker
                onUse={(field) => {
                  fields.ask(field);
                  done();
                }}
              />
            )}
            {picked === 'inherited' && <InheritedPicker fields={fields} onDone={done} />}
          </div>
          <IconButton label={t('ui.cancel')} icon={<X size={15} />} onClick={done} />
        </div>
      )}
      {forms.map((form) => (
        <AttachedForm key={form.key} form={form} task={task} />
      ))}
      <OwnFieldRows task={task} fields={fields} />
    </SettingsSection>
  );
}

interface AttachedFormProps {
  readonly form: BlueprintForm;
  readonly task: TaskKey | null;
}

/** Number of fields that a form shows first. */
const shownFirst = 5;

function AttachedForm({ form, task }: AttachedFormProps): ReactNode {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const actions = useEditorActions();
  const { content, isEditable } = useEditorState();
  const instances = task === null ? content.intake : (content.tasks[task]?.fields ?? []);
  const own = instances.filter(({ item }) => item?.form === form.key);
  // A single hidden field would take no more space than the button.
  const shown = isWhole || own.length <= shownFirst + 1 ? own : own.slice(0, shownFirst);
  return (
    <div className={classes.form} role="group" aria-label={form.name}>
      <div className={classes.head}>
        <span className={classes.name}>{form.name}</span>
        <span className={classes.quiet}>
          {t('library.version', { number: form.origin.version })}
        </span>
        <Link to="/forms/form-builder" search={{ uuid: form.origin.form }}>
          {t('forms.attach.open')}
        </Link>
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
        {shown.map((instance) => (
          <li key={instance.key}>
            {task === null ? (
              content.fields[instance.field]?.name
            ) : (
              <FedField task={task} instance={instance.key} />
            )}
          </li>
        ))}
      </ul>
      {shown.length < own.length && (
        <Button kind="subtle" size="x-small" onClick={() => setWhole(true)}>
          {t('forms.attach.more', { count: own.length - shown.length })}
        </Button>
      )}
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
  const [isOpen, setOpen] = useState(false);
  const editor = useReturnedFocus(isOpen);
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
  const canEdit = isEditable && (sources.length > 0 || instance.source !== null);
  if (!isOpen && !isBroken)
    return (
      <div className={classes.plain}>
        <span>{field.name}</span>
        <span className={classes.quiet}>
          {from === undefined
            ? texts.about(instance)
            : t('forms.map.from', {
                place: texts.placeName(from),
                field: content.fields[from.instance.field]?.name ?? '',
              })}
        </span>
        {canEdit && (
          <IconButton
            ref={editor}
            size="x-small"
            label={t('forms.map.edit', { field: field.name })}
            icon={<Pencil size={13} />}
            onClick={() => setOpen(true)}
          />
        )}
      </div>
    );
  return (
    <div
      className={classes.fed}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Select<InstanceKey>
        label={field.name}
        description={texts.about(instance)}
        disabled={!isEditable}
        searchable
        clearable
        autoFocus={isOpen}
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
