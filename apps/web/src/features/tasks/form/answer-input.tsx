import type { FieldValue } from '@baton/domain/field/field';
import { isDocumentKind } from '@baton/domain/field/document-kinds';
import { asCell } from '@baton/domain/field/kinds/table-rows';
import { itemsOf } from '@baton/domain/field/kinds/value-list';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { answerInput_field$key } from '../../../__generated__/answerInput_field.graphql.ts';
import { readDocuments } from '../../../lib/documents/shown-documents.ts';
import { inputShape } from '../../../lib/fields/input-shape.ts';
import { readAnswer } from '../../../lib/fields/read-answer.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useToday } from '../../../lib/i18n/use-today.ts';
import type { FieldProps } from '../../../ui/field/field.tsx';
import { ValueInput } from '../../../ui/value-input/value-input.tsx';
import type { AskedInForm } from './asked-in-form.ts';
import { DocumentField } from './document-field.tsx';
import { PeopleField } from './people-field.tsx';

export interface AnswerInputProps extends Pick<FieldProps, 'status' | 'description'> {
  readonly field: answerInput_field$key;
  readonly value: FieldValue | null;
  readonly error: string | null;
  /** How its form asks it. */
  readonly asked?: AskedInForm | null | undefined;
  /** Where rules decide whether it has to be answered. */
  readonly isMandatory?: boolean | undefined;
  /** While it is typed. */
  readonly onType: (value: FieldValue | null) => void;
  /** When it is left, or at once where a choice says it all (specification 4.5). */
  readonly onCommit: (value: FieldValue | null) => void;
}

/** The control for the answer at one place of a form. */
export function AnswerInput({
  field,
  value,
  asked,
  isMandatory,
  onType,
  onCommit,
  ...shown
}: AnswerInputProps): ReactNode {
  const today = useToday();
  const data = useFragment(
    graphql`
      fragment answerInput_field on FormField {
        ...readAnswer_field
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
  const { name, kind, ...shape } = readAnswer(data);
  const shared = {
    ...shown,
    label: asked?.label ?? name,
    required: (isMandatory ?? data.inputType === 'REQUESTED') && kind !== 'CHECKBOX',
  };
  // A table is changed in its form, row by row.
  if (kind === 'TABLE') return null;
  if (kind === 'PEOPLE') {
    return (
      <PeopleField
        {...shared}
        multiple={shape.constraints.maxParties !== 1}
        chosen={value === null ? [] : itemsOf(value)}
        known={data.people}
        onChoose={(ids) => onCommit(ids.length === 0 ? null : ids)}
      />
    );
  }
  if (isDocumentKind(kind)) {
    return (
      <DocumentField
        {...shared}
        kind={kind}
        constraints={shape.constraints}
        value={value}
        known={readDocuments(data.documents, formats)}
        onCommit={onCommit}
      />
    );
  }
  return (
    <ValueInput
      {...shared}
      {...inputShape({ ...shape, options: asked?.options ?? shape.options }, today)}
      kind={kind}
      value={asCell(value)}
      onType={onType}
      onCommit={onCommit}
    />
  );
}
