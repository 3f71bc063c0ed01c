import { isDeepEqual } from '@baton/domain/core/equality';
import type { Refusal } from '@baton/domain/core/refusal';
import { isDocumentKind } from '@baton/domain/field/document-kinds';
import type { BlueprintField, FieldInstance, FieldValue } from '@baton/domain/field/field';
import { itemsOf } from '@baton/domain/field/kinds/choice/value-list';
import { useState, type ReactNode } from 'react';
import { AnswerControl } from '../../../fields/answer/answer-control.tsx';
import { AnswerView } from '../../../fields/answer/answer-view.tsx';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useKnownParties } from '../../../lib/parties/use-known-parties.ts';
import { useEditorState } from '../editor/editor-context.ts';

interface Props {
  readonly instance: FieldInstance;
  readonly field: BlueprintField;
  readonly onChange: (part: Pick<FieldInstance, 'value'>) => Refusal | null;
}

/** Sets a preset or default value. */
export function PlaceValue({ instance, field, onChange }: Props): ReactNode {
  const t = useText();
  const { isEditable } = useEditorState();
  const [typed, setTyped] = useState<{ readonly value: FieldValue | null } | null>(null);
  const value = typed === null ? instance.value : typed.value;
  const people = useKnownParties(field.kind === 'PEOPLE' && value !== null ? itemsOf(value) : []);
  const [error, setError] = useState<string | null>(null);
  // Documents can't be preset, because a document belongs to the workflow in which it was added.
  if (isDocumentKind(field.kind)) return null;
  const shared = {
    label: t(
      instance.inputType === 'PROVIDED' ? 'fields.editor.value' : 'fields.editor.beginsWith',
    ),
    shape: field,
    value,
    people,
    storageKey: `first ${instance.key}`,
  };
  if (!isEditable) return <AnswerView {...shared} />;
  const commit = (next: FieldValue | null): void => {
    const kept = next === '' ? null : next;
    const refusal = isDeepEqual(kept, instance.value) ? null : onChange({ value: kept });
    setTyped(refusal === null ? null : { value: kept });
    setError(refusal === null ? null : errorText(t, refusal));
  };
  return (
    <AnswerControl
      {...shared}
      isRequired={false}
      error={error}
      onType={(next) => setTyped({ value: next })}
      onCommit={commit}
    />
  );
}
