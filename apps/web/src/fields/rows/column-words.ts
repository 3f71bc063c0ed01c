import { asId, type FieldKey } from '@baton/domain/core/ids';
import type { ColumnInAllWords } from '@baton/domain/form/field-in-words';
import { createContext, use } from 'react';
import type { columnWordsOfTaskQuery } from '../../__generated__/columnWordsOfTaskQuery.graphql.ts';
import type { columnWordsOfWorkflowQuery } from '../../__generated__/columnWordsOfWorkflowQuery.graphql.ts';
import { graphqlRequest } from '../../lib/api/graphql-request.ts';
import { graphql } from '../../lib/api/graphql-tag.ts';

/** What files may call the columns of the table at a place, in every language of its form. */
export type AskColumnWords = (instance: string) => Promise<readonly ColumnInAllWords[]>;

/** Whose tables they are, and what files may call their columns. */
export interface ColumnWords {
  /** Names the form among all: what is pasted into it comes back there alone. */
  readonly place: string;
  readonly ask: AskColumnWords;
}

/** Where nobody knows other words, files are read in those that are shown. */
export const ColumnWordsContext = createContext<ColumnWords>({
  place: '',
  ask: async () => [],
});

export const useColumnWordsOfPlace = (): ColumnWords => use(ColumnWordsContext);

const withKeys = (
  columns: readonly (Omit<ColumnInAllWords, 'key'> & { readonly key: string })[] | undefined,
): readonly ColumnInAllWords[] =>
  (columns ?? []).map(({ key, ...words }) => ({ ...words, key: asId<FieldKey>(key) }));

/** Of a form of a task; asked once a file comes. */
export const columnWordsOfTask = (id: string): ColumnWords => ({
  place: `task.${id}`,
  ask: async (instance) => {
    const { task } = await graphqlRequest<columnWordsOfTaskQuery>(
      graphql`
        query columnWordsOfTaskQuery($id: ID!, $instance: ID!) {
          task(id: $id) {
            tableWords(instance: $instance) {
              key
              names
              options {
                id
                name
              }
            }
          }
        }
      `,
      { id, instance },
    );
    return withKeys(task?.tableWords);
  },
});

/** Of what a workflow asks at its start. */
export const columnWordsOfStart = (id: string): ColumnWords => ({
  place: `start.${id}`,
  ask: async (instance) => {
    const { workflow } = await graphqlRequest<columnWordsOfWorkflowQuery>(
      graphql`
        query columnWordsOfWorkflowQuery($id: ID!, $instance: ID!) {
          workflow(id: $id) {
            tableWords(instance: $instance) {
              key
              names
              options {
                id
                name
              }
            }
          }
        }
      `,
      { id, instance },
    );
    return withKeys(workflow?.tableWords);
  },
});
