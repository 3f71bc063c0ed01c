import type { FieldValue } from '@baton/domain/field/field';
import { isRows, rowsOf } from '@baton/domain/field/kinds/table-rows';
import { tablePatchBetween } from '@baton/domain/field/tables/table-diff';
import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { taskFormRequestsReadQuery } from '../../../../__generated__/taskFormRequestsReadQuery.graphql.ts';
import type { taskFormRequestsSaveMutation } from '../../../../__generated__/taskFormRequestsSaveMutation.graphql.ts';
import { apiError } from '../../../../lib/api/graphql-error.ts';
import { commit, fetchFresh } from '../../../../lib/api/send-request.ts';
import type { StoredValues, TypedValue } from './task-form-store.ts';
import { rememberDraft } from './own-drafts.ts';
import { wholeValue } from './whole-value.ts';

interface SavedField {
  readonly instance: string;
  readonly version: number;
  readonly value: FieldValue | null | undefined;
}

const storedValues = (form: readonly SavedField[]): StoredValues =>
  new Map(
    form.map(({ instance, version, value }) => [instance, { version, value: value ?? null }]),
  );

/**
 * Converts values for saving. Of tables only patches are sent, so that a cell of 5,000 rows is sent
 * alone and changes by others stay.
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

/** Saves values. Returns the current values of their fields. */
export const saveTaskForm = async (
  environment: Environment,
  taskId: string,
  values: readonly TypedValue[],
  idempotencyKey: string,
): Promise<StoredValues> => {
  rememberDraft(idempotencyKey);
  const { saveTaskValues } = await commit<taskFormRequestsSaveMutation>(
    environment,
    graphql`
      mutation taskFormRequestsSaveMutation($input: SaveTaskValuesInput!) {
        saveTaskValues(input: $input) {
          saved {
            instance
            version
            value
            enteredBy {
              id
              name
            }
            people {
              id
              name
              kind
            }
            documents {
              ref
              name
              ...shownDocuments_document
            }
            proposedBy {
              name
            }
          }
        }
      }
    `,
    { input: { idempotencyKey, taskId, ...changesIn(values) } },
    // Updates only the saved fields in the store.
    (records) => {
      const form = records.get(taskId)?.getLinkedRecords('form') ?? [];
      for (const saved of records.getRootField('saveTaskValues').getLinkedRecords('saved'))
        form
          .find((field) => field.getValue('instance') === saved.getValue('instance'))
          ?.copyFieldsFrom(saved);
    },
  );
  return storedValues(saveTaskValues.saved);
};

/** Loads the form again into the store, so that the screen shows it too. */
export const readTaskForm = async (
  environment: Environment,
  taskId: string,
): Promise<StoredValues> => {
  const answer = await fetchFresh<taskFormRequestsReadQuery>(
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
  );
  if (answer?.task == null) throw apiError('NotFound');
  return storedValues(answer.task.form);
};
