import type { FieldValue } from '@baton/domain/field/field';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { counterTableQuery } from '../../../__generated__/counterTableQuery.graphql.ts';
import { TableField } from '../../../fields/answer/table-field.tsx';
import { ColumnWordsContext, columnWordsOfTask } from '../../../fields/rows/column-words.ts';
import { readField } from '../../../lib/fields/read-field.ts';
import { typedQuestion, type TypedQuestion } from '../form/store/typed-question.ts';
import type { ConflictOf } from '../form/entry/answer-input.tsx';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

interface CounterTableProps {
  readonly taskId: string;
  readonly instance: string;
  readonly value: FieldValue | null;
  readonly error: string | null;
  readonly onCommit: (value: FieldValue | null, question: TypedQuestion) => void;
  /** Renders a conflict. */
  readonly conflictOf: ConflictOf;
}

/** Suggests values in a table. The editor is loaded on first use. */
export function CounterTable({
  taskId,
  instance,
  value,
  error,
  onCommit,
  conflictOf,
}: CounterTableProps): ReactNode {
  const { task } = useQuery<counterTableQuery>(
    graphql`
      query counterTableQuery($id: ID!) {
        task(id: $id) {
          counterForm {
            instance
            people {
              id
              name
              kind
            }
            ...readField_field
          }
        }
      }
    `,
    { id: taskId },
  );
  const field = task?.counterForm.find((one) => one.instance === instance);
  if (field === undefined) return null;
  const shape = readField(field);
  return (
    <ColumnWordsContext value={columnWordsOfTask(taskId)}>
      <TableField
        label={shape.name}
        shape={shape}
        value={value}
        storageKey={instance}
        known={field.people}
        isReadOnly={false}
        isJudged={error !== null}
        error={error}
        onCommit={(next) => onCommit(next, typedQuestion(shape, field.people))}
      />
      {conflictOf(shape, field.people)}
    </ColumnWordsContext>
  );
}
