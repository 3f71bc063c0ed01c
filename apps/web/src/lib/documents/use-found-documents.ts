import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useFoundDocumentsQuery } from '../../__generated__/useFoundDocumentsQuery.graphql.ts';

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

/** A document by what people know it by. */
export interface FoundDocument {
  readonly ref: string;
  readonly name: string;
  /** Where it was entered first, from the task to its workflow. */
  readonly places: readonly string[];
}

/** By a part of their name, or those that values name. */
export type DocumentSearch = { readonly search: string } | { readonly refs: readonly string[] };

export interface FoundDocuments {
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly documents: readonly FoundDocument[];
}

const none: FoundDocuments = { isLoading: true, isFailed: false, documents: [] };

/** Documents that the reader sees in a form. */
export function useFoundDocuments(of: DocumentSearch): FoundDocuments {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState(none);
  const asked = JSON.stringify(of);
  useEffect(() => {
    const variables: useFoundDocumentsQuery['variables'] = JSON.parse(asked);
    if (variables.refs?.length === 0) return;
    let stop = (): void => undefined;
    const timer = setTimeout(
      () => {
        const asking = fetchQuery<useFoundDocumentsQuery>(environment, query, variables, {
          fetchPolicy: 'store-or-network',
        }).subscribe({
          next: ({ documents }) =>
            setFound({
              ...{ isLoading: false, isFailed: false },
              documents: documents.edges.map(({ node: { document, taskName, workflowName } }) => ({
                ...document,
                places: [taskName, workflowName].filter((one) => one != null),
              })),
            }),
          error: () => setFound({ isLoading: false, isFailed: true, documents: [] }),
        });
        stop = () => asking.unsubscribe();
      },
      variables.search == null || variables.search === '' ? 0 : 200,
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, asked]);
  return found;
}
