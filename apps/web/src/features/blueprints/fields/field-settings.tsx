import { putField, putInstance } from '@baton/domain/blueprint/edit/edit-fields';
import type { InstanceKey, TaskKey } from '@baton/domain/core/ids';
import type { Refusal } from '@baton/domain/core/refusal';
import { isDocumentKind } from '@baton/domain/field/document-kinds';
import {
  sourcePolicies,
  type SourcePolicy,
  type BlueprintField,
  type FieldInstance,
  type InputType,
} from '@baton/domain/field/field';
import type { ReactNode } from 'react';
import { LibraryNote } from '../../../fields/library/library-note.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { taskPlace } from '../draft/place.ts';
import { useEditorActions, useEditorState } from '../editor/editor-context.ts';
import { sourcesOf } from './field-sources.ts';
import { useFieldTexts } from './field-texts.ts';
import { PlaceValue } from './place-value.tsx';
import { QuestionSettings } from './question-settings.tsx';

interface Props {
  readonly task: TaskKey | null;
  readonly instance: FieldInstance;
}

/** Settings of one field of a form. */
export function FieldSettings({ task, instance }: Props): ReactNode {
  const actions = useEditorActions();
  const { content, isEditable } = useEditorState();
  const field = content.fields[instance.field];
  if (field === undefined) return null;
  return (
    <>
      <LibraryNote
        field={field}
        isEditable={isEditable}
        onPut={(next) =>
          void actions.edit(
            (before) => putField(before, next),
            task === null ? null : taskPlace(task),
          )
        }
      />
      <QuestionSettings task={task} field={field} />
      <PlaceSettings task={task} instance={instance} field={field} />
    </>
  );
}

/** Settings that the field has only on this task or intake form. */
function PlaceSettings({
  task,
  instance,
  field,
}: Props & { readonly field: BlueprintField }): ReactNode {
  const t = useText();
  const texts = useFieldTexts();
  const actions = useEditorActions();
  const { content, isEditable } = useEditorState();
  const sources = task === null ? [] : sourcesOf(content, task, instance);
  const place = task === null ? null : taskPlace(task);
  const change = (part: Partial<FieldInstance>): Refusal | null =>
    actions.edit((before) => putInstance(before, task, { ...instance, ...part }), place);
  const uses: readonly InputType[] =
    task === null
      ? ['REQUESTED', 'OPTIONAL']
      : (['REQUESTED', 'OPTIONAL', 'PROVIDED', 'INHERITED', 'HIDDEN'] as const).filter(
          // An option that isn't available here is hidden unless it was selected before.
          (use) => use !== 'PROVIDED' || use === instance.inputType || !isDocumentKind(field.kind),
        );
  const takesOver = sources.length > 0 && instance.inputType !== 'PROVIDED';
  return (
    <>
      <Select<InputType>
        label={t('fields.editor.use')}
        clearable={false}
        disabled={!isEditable}
        value={instance.inputType}
        options={uses.map((value) => ({ value, label: t(`fields.use.${value}`) }))}
        onChange={(inputType) => change({ inputType: inputType ?? 'REQUESTED' })}
      />
      {takesOver && (
        <Select<InstanceKey>
          label={t('fields.editor.source')}
          disabled={!isEditable}
          searchable
          value={instance.source}
          options={sources.map((source) => ({
            value: source.instance.key,
            label: texts.placeName(source),
          }))}
          onChange={(source) => change({ source })}
        />
      )}
      {instance.inputType === 'INHERITED' && (
        <Checkbox
          label={t('fields.editor.mustHold')}
          description={t('fields.editor.mustHoldHint')}
          disabled={!isEditable}
          checked={instance.required}
          onChange={(required) => change({ required })}
        />
      )}
      {instance.inputType === 'INHERITED' && (
        <Select<SourcePolicy>
          label={t('fields.editor.onSourceChange')}
          clearable={false}
          disabled={!isEditable}
          value={instance.onSourceChange ?? 'KEEP'}
          options={sourcePolicies.map((value) => ({
            value,
            label: t(`fields.sourcePolicy.${value}`),
          }))}
          onChange={(onSourceChange) => change({ onSourceChange: onSourceChange ?? 'KEEP' })}
        />
      )}
      {instance.inputType !== 'INHERITED' && (
        <PlaceValue key={field.kind} {...{ instance, field }} onChange={change} />
      )}
    </>
  );
}
