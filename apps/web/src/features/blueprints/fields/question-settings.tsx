import { putField } from '@baton/domain/blueprint/edit/edit-fields';
import type { TaskKey } from '@baton/domain/core/ids';
import type { Refusal } from '@baton/domain/core/refusal';
import type { BlueprintField } from '@baton/domain/field/field';
import { useState, type ReactNode } from 'react';
import { QuestionEditor } from '../../../fields/question/question-editor.tsx';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { taskPlace } from '../draft/place.ts';
import { useEditorActions, useEditorState, type ContentChange } from '../editor/editor-context.ts';
import { useFieldEdit } from '../settings/use-field-edit.ts';

interface Props {
  readonly task: TaskKey | null;
  readonly field: BlueprintField;
}

/** Edits a field and its constraints, which apply to every task that uses it. */
export function QuestionSettings({ task, field }: Props): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const editor = useEditorState();
  // Custom fields must be edited in the workspace or unlinked first.
  const isEditable = editor.isEditable && field.origin === null;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const place = task === null ? null : taskPlace(task);
  const change =
    (part: Partial<BlueprintField>): ContentChange =>
    (before) => {
      const now = before.fields[field.key];
      return now === undefined ? before : putField(before, { ...now, ...part });
    };
  const name = useFieldEdit(field.name, place, (value) => change({ name: value }));
  return (
    <>
      <TextInput
        label={t('fields.editor.name')}
        required
        disabled={!isEditable}
        value={name.value}
        error={name.error}
        onChange={name.set}
        onBlur={() => void name.save()}
      />
      <QuestionEditor
        content={field}
        disabled={!isEditable}
        errorAt={(path) =>
          refusal?.field === `fields.${field.key}.${path}` ? errorText(t, refusal) : null
        }
        onChange={(part) => setRefusal(actions.edit(change(part), place))}
      />
    </>
  );
}
