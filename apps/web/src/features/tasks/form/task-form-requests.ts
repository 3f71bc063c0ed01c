import { commitMutation, fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { taskFormRequestsReadQuery } from '../../../__generated__/taskFormRequestsReadQuery.graphql.ts';
import type { taskFormRequestsSaveMutation } from '../../../__generated__/taskFormRequestsSaveMutation.graphql.ts';
import { apiError } from '../../../lib/api/graphql-error.ts';
import type { StoredValues, TypedValue } from './task-form-store.ts';

type SavedForm = taskFormRequestsSaveMutation['response']['saveTaskValues']['task']['form'];

const storedValues = (form: SavedForm): StoredValues =>
  new Map(
    form.map(({ instance, version, value }) => [instance, { version, value: value ?? null }]),
  );

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
      variables: { input: { idempotencyKey, taskId, values: [...values] } },
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
