import { isRows, rowsOf } from '@baton/domain/field/kinds/table-rows';
import { tablePatchBetween } from '@baton/domain/field/table-diff';
import { commitMutation, fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { taskFormRequestsReadQuery } from '../../../__generated__/taskFormRequestsReadQuery.graphql.ts';
import type { taskFormRequestsSaveMutation } from '../../../__generated__/taskFormRequestsSaveMutation.graphql.ts';
import { apiError } from '../../../lib/api/graphql-error.ts';
import type { StoredValues, TypedValue } from './task-form-store.ts';
import { wholeValue } from './whole-value.ts';

type SavedForm = taskFormRequestsSaveMutation['response']['saveTaskValues']['task']['form'];

const storedValues = (form: SavedForm): StoredValues =>
  new Map(
    form.map(({ instance, version, value }) => [instance, { version, value: value ?? null }]),
  );

/**
 * Answers as they are, and of tables what differs from what the person saw: a cell among five
 * thousand rows goes alone, and what others did meanwhile is left as it is.
 */
const changesIn = (values: readonly TypedValue[]) => {
  const tables = values.flatMap(({ instance, value, base }) => {
    const before = base?.value ?? null;
    if (!isRows(value) && !isRows(before)) return [];
    const { insertRows, ...patch } = tablePatchBetween(rowsOf(before), rowsOf(value));
    const rows = insertRows.map(({ cells, ...row }) => ({
      ...row,
      cells: Object.entries(cells).map(([column, content]) => ({ column, value: content })),
    }));
    return [{ instance, insertRows: rows, ...patch, expectedVersion: base?.version ?? null }];
  });
  const isTable = new Set(tables.map(({ instance }) => instance));
  const plain = values.filter(({ instance }) => !isTable.has(instance));
  return { values: plain.map(wholeValue), tables };
};

/** Stores answers; tells what the form holds afterwards. */
export const saveTaskForm = (
  environment: Environment,
  taskId: string,
  values: readonly TypedValue[],
  idempotencyKey: string,
): Promise<StoredValues> =>
  new Promise((resolve, reject) => {
    commitMutation<taskFormRequestsSaveMutation>(environment, {
      mutation: graphql`
        mutation taskFormRequestsSaveMutation($input: SaveTaskValuesInput!) {
          saveTaskValues(input: $input) {
            task {
              id
              form {
                instance
                version
                value
              }
              ...taskForm_task
            }
          }
        }
      `,
      variables: { input: { idempotencyKey, taskId, ...changesIn(values) } },
      onCompleted: ({ saveTaskValues }) => resolve(storedValues(saveTaskValues.task.form)),
      onError: reject,
    });
  });

/** Reads the form again, for the screen as well. */
export const readTaskForm = async (
  environment: Environment,
  taskId: string,
): Promise<StoredValues> => {
  const answer = await fetchQuery<taskFormRequestsReadQuery>(
    environment,
    graphql`
      query taskFormRequestsReadQuery($id: ID!) {
        task(id: $id) {
          id
          form {
            instance
            version
            value
          }
          ...taskForm_task
        }
      }
    `,
    { id: taskId },
    { networkCacheConfig: { force: true } },
  ).toPromise();
  if (answer?.task == null) throw apiError('NotFound');
  return storedValues(answer.task.form);
};
