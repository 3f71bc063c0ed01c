import { isDocumentKind } from '@baton/domain/field/document-kinds';
import type { BlueprintField, FieldValue } from '@baton/domain/field/field';
import { isDeepEqual } from '@baton/domain/core/equality';
import { itemsOf } from '@baton/domain/field/kinds/choice/value-list';
import { updateItem } from '@baton/domain/form/edit-form';
import type { FormFieldItem } from '@baton/domain/form/form';
import { useState, type ReactNode } from 'react';
import { AnswerControl } from '../../../fields/answer/answer-control.tsx';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useKnownParties } from '../../../lib/parties/use-known-parties.ts';
import { useBuilder } from '../builder/builder-context.ts';

interface FirstValueProps {
  readonly item: FormFieldItem;
  readonly field: BlueprintField;
}

/** Sets a preset or default value. */
export function FirstValue({ item, field }: FirstValueProps): ReactNode {
  const t = useText();
  const { edit, isEditable, selected } = useBuilder();
  const [typed, setTyped] = useState<{ readonly value: FieldValue | null } | null>(null);
  const value = typed === null ? item.value : typed.value;
  const people = useKnownParties(field.kind === 'PEOPLE' && value !== null ? itemsOf(value) : []);
  const [error, setError] = useState<string | null>(null);
  // Documents can't be preset, because a document belongs to the workflow in which it was added.
  if (!isEditable || isDocumentKind(field.kind)) return null;
  const commit = (value: FieldValue | null): void => {
    const next = value === '' ? null : value;
    const refusal = isDeepEqual(next, item.value)
      ? null
      : edit((before) => updateItem(before, item.key, { value: next }), selected);
    setTyped(refusal === null ? null : { value });
    setError(refusal === null ? null : errorText(t, refusal));
  };
  return (
    <AnswerControl
      key={field.kind}
      label={t(item.inputType === 'PROVIDED' ? 'fields.editor.value' : 'fields.editor.beginsWith')}
      isRequired={false}
      error={error}
      shape={field}
      value={value}
      people={people}
      storageKey={`first ${item.key}`}
      onType={(value) => setTyped({ value })}
      onCommit={commit}
    />
  );
}
