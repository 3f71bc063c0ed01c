import type { FieldShape, FieldValue } from '@baton/domain/field/field';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { answerInput_field$key } from '../../../../__generated__/answerInput_field.graphql.ts';
import { AnswerControl } from '../../../../fields/answer/answer-control.tsx';
import { readDocuments } from '../../../../lib/documents/shown-documents.ts';
import { readAnswer } from '../../../../lib/fields/read-answer.ts';
import { useFormats } from '../../../../lib/i18n/use-formats.ts';
import { typedQuestion, type TypedQuestion } from '../store/typed-question.ts';

/** Renders a conflict below a control. */
export type ConflictOf = (
  shape: FieldShape & { readonly name: string },
  people: readonly { readonly id: string; readonly name: string }[],
) => ReactNode;

/** Called with the entered value and its field, both of which are stored as a draft. */
type AnswerTaken = (value: FieldValue | null, question: TypedQuestion) => void;

export interface AnswerInputProps {
  readonly field: answerInput_field$key;
  readonly value: FieldValue | null;
  readonly error: string | null;
  readonly status?: ReactNode;
  readonly description?: string | undefined;
  /** Required state set by rules. */
  readonly isMandatory?: boolean | undefined;
  /** Called while typing. */
  readonly onType: AnswerTaken;
  /** Called on blur, or immediately after a selection. */
  readonly onCommit: AnswerTaken;
  readonly conflictOf?: ConflictOf | undefined;
}

/** The control for a field of the form. */
export function AnswerInput({
  field,
  isMandatory,
  conflictOf,
  onType,
  onCommit,
  ...shown
}: AnswerInputProps): ReactNode {
  const data = useFragment(
    graphql`
      fragment answerInput_field on FormField {
        ...readAnswer_field
        instance
        inputType
        people {
          id
          name
          kind
        }
        documents {
          ...shownDocuments_document
        }
      }
    `,
    field,
  );
  const formats = useFormats();
  const shape = readAnswer(data);
  // Tables are edited row by row in their form.
  if (shape.kind === 'TABLE') return null;
  const documents = readDocuments(data.documents, formats);
  const question = typedQuestion(shape, data.people, documents);
  return (
    <div>
      <AnswerControl
        {...shown}
        onType={(value) => onType(value, question)}
        onCommit={(value) => onCommit(value, question)}
        label={shape.name}
        shape={shape}
        isRequired={isMandatory ?? data.inputType === 'REQUESTED'}
        people={data.people}
        documents={documents}
        storageKey={data.instance}
      />
      {conflictOf?.(shape, data.people)}
    </div>
  );
}
