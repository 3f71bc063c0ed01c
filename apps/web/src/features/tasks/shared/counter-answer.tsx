import type { FieldValue } from '@baton/domain/field/field';
import { Suspense, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { counterAnswer_field$key } from '../../../__generated__/counterAnswer_field.graphql.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { AnswerConflict } from '../form/entry/answer-conflict.tsx';
import { AnswerInput, type ConflictOf } from '../form/entry/answer-input.tsx';
import {
  conflictingCells,
  isInConflict,
  type Choice,
  type FormEntry,
  type StoredValue,
} from '../form/entry/form-entry.ts';
import type { TypedQuestion } from '../form/store/typed-question.ts';
import { CounterTable } from './counter-table.tsx';

interface CounterAnswerProps {
  readonly taskId: string;
  readonly field: counterAnswer_field$key;
  readonly entry: FormEntry;
  readonly stored: StoredValue;
  readonly error: string | null;
  readonly onType: (value: FieldValue | null, question: TypedQuestion) => void;
  readonly onChoose: (choice: Choice) => void;
}

/** A value with an input for a suggestion, and a conflict if it changed while typing. */
export function CounterAnswer({
  taskId,
  field,
  entry,
  stored,
  error,
  onType,
  onChoose,
}: CounterAnswerProps): ReactNode {
  const data = useFragment(
    graphql`
      fragment counterAnswer_field on FormField {
        ...answerInput_field
        instance
        kind
      }
    `,
    field,
  );
  const conflictOf: ConflictOf = (shape, people) =>
    isInConflict(entry, stored) && (
      <AnswerConflict
        {...{ shape, onChoose }}
        nameOf={(id) => people.find((party) => party.id === id)?.name ?? '…'}
        mine={entry.value}
        theirs={stored.value}
        cells={conflictingCells(entry, stored)}
        by={null}
        isOwn={false}
      />
    );
  if (data.kind === 'TABLE')
    return (
      <Suspense fallback={<Skeleton rows={3} />}>
        <CounterTable
          {...{ taskId, error, conflictOf }}
          instance={data.instance}
          value={entry.value}
          onCommit={onType}
        />
      </Suspense>
    );
  return (
    <AnswerInput
      field={data}
      value={entry.value}
      {...{ error, onType, conflictOf }}
      onCommit={onType}
    />
  );
}
