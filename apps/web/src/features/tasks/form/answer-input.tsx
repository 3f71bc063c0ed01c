import type { FieldShape, FieldValue } from '@baton/domain/field/field';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { answerInput_field$key } from '../../../__generated__/answerInput_field.graphql.ts';
import { AnswerControl } from '../../../fields/answer/answer-control.tsx';
import { readDocuments } from '../../../lib/documents/shown-documents.ts';
import { readAnswer } from '../../../lib/fields/read-answer.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { typedQuestion, type TypedQuestion } from './typed-question.ts';

/** What stands below a control where its answer was changed by others meanwhile. */
export type ConflictOf = (
  shape: FieldShape & { readonly name: string },
  people: readonly { readonly id: string; readonly name: string }[],
) => ReactNode;

/** With what was asked, for whoever keeps the answer beyond its form. */
type AnswerTaken = (value: FieldValue | null, question: TypedQuestion) => void;

export interface AnswerInputProps {
  readonly field: answerInput_field$key;
  readonly value: FieldValue | null;
  readonly error: string | null;
  readonly status?: ReactNode;
  readonly description?: string | undefined;
  /** Where rules decide whether it has to be answered. */
  readonly isMandatory?: boolean | undefined;
  /** While it is typed. */
  readonly onType: AnswerTaken;
  /** When it is left, or at once where a choice says it all (specification 4.5). */
  readonly onCommit: AnswerTaken;
  readonly conflictOf?: ConflictOf | undefined;
}

/** The control for the answer at one place of a form. */
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
  // A table is changed in its form, row by row.
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
