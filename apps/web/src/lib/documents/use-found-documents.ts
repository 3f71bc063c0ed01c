import { graphql } from 'react-relay';
import type { useFoundDocumentsQuery } from '../../__generated__/useFoundDocumentsQuery.graphql.ts';
import { useQuietQuery } from '../api/use-quiet-query.ts';
import { useSearch, type Search } from '../api/use-search.ts';

const query = graphql`
  query useFoundDocumentsQuery($search: String, $refs: [String!]) {
    documents(first: 30, search: $search, refs: $refs) {
      edges {
        node {
          id
          workflowName
          taskName
          document {
            ref
            name
          }
        }
      }
    }
  }
`;

/** A document with the details that identify it. */
export interface FoundDocument {
  readonly ref: string;
  readonly name: string;
  /** Where it was first added, from the task to its workflow. */
  readonly places: readonly string[];
}

type Listed = useFoundDocumentsQuery['response'];

const documentsOf = (data: Listed | null): readonly FoundDocument[] =>
  data?.documents.edges.map(({ node: { document, taskName, workflowName } }) => ({
    ...document,
    places: [taskName, workflowName].filter((one) => one != null),
  })) ?? [];

export interface DocumentSearch extends Omit<Search<Listed>, 'data'> {
  readonly documents: readonly FoundDocument[];
}

/** Searches documents in forms that the reader can view by a part of their name. */
export function useDocumentSearch(): DocumentSearch {
  const { data, ...search } = useSearch<useFoundDocumentsQuery>(query, (text) => ({
    search: text,
  }));
  return { ...search, documents: documentsOf(data) };
}

/** Loads the documents that values refer to. */
export function useKnownDocuments(refs: readonly string[]): {
  readonly documents: readonly FoundDocument[];
  readonly isLoading: boolean;
} {
  const { data, isLoading } = useQuietQuery<useFoundDocumentsQuery>(
    query,
    refs.length === 0 ? null : { refs: [...refs] },
  );
  return { documents: documentsOf(data), isLoading };
}
