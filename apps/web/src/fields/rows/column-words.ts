import { asId, type FieldKey } from '@baton/domain/core/ids';
import type { ColumnInAllWords } from '@baton/domain/form/field-in-words';
import { createContext, use } from 'react';
import type { columnWordsOfTaskQuery } from '../../__generated__/columnWordsOfTaskQuery.graphql.ts';
import type { columnWordsOfWorkflowQuery } from '../../__generated__/columnWordsOfWorkflowQuery.graphql.ts';
import { graphqlRequest } from '../../lib/api/graphql-request.ts';
import { graphql } from '../../lib/api/graphql-tag.ts';

/** Loads the column names of a table in all languages of its form. */
export type LoadColumnNames = (instance: string) => Promise<readonly ColumnInAllWords[]>;

/** The form and its column names, which files can use. */
export interface ColumnWords {
  /** Unique key of the form, for stored pasted text. */
  readonly place: string;
  readonly ask: LoadColumnNames;
  /** False if rows can't be imported, because the person has no account. */
  readonly allowsImport?: boolean;
}

/** By default, files are read with the column names on the screen. */
export const ColumnWordsContext = createContext<ColumnWords>({
  place: '',
  ask: async () => [],
});

export const useColumnWordsOfPlace = (): ColumnWords => use(ColumnWordsContext);

const withKeys = (
  columns: readonly (Omit<ColumnInAllWords, 'key'> & { readonly key: string })[] | undefined,
): readonly ColumnInAllWords[] =>
  (columns ?? []).map(({ key, ...words }) => ({ ...words, key: asId<FieldKey>(key) }));

/** Returns the names for a task's form, loaded after a file is selected. */
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

/** Returns the names for an intake form. */
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
