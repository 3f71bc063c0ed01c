import { Copy, LayoutList } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { formList_query$key } from '../../../__generated__/formList_query.graphql.ts';
import type { formListDeleteMutation } from '../../../__generated__/formListDeleteMutation.graphql.ts';
import type { formListPageQuery } from '../../../__generated__/formListPageQuery.graphql.ts';
import type { formListQuery } from '../../../__generated__/formListQuery.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useLiveQuery } from '../../../lib/live/use-live-query.ts';
import { refusalText } from '../../../lib/refusal/refusal-text.ts';
import { LibraryList } from '../../../ui/library/library-list.tsx';
import type { PublishStates } from '../../../ui/library/publish-filter.tsx';
import type { LibrarySearch } from '../../../ui/library/use-library-search.ts';
import type { SelectedForm } from './selected-form.ts';

const document = graphql`
  query formListQuery($sort: ItemSortInput, $search: String, $status: FormStatus) {
    ...formList_query @arguments(sort: $sort, search: $search, status: $status)
  }
`;

export interface FormListProps {
  readonly shown: LibrarySearch<PublishStates>['shown'];
  readonly onOpen: (id: string) => void;
  readonly onDuplicate: (form: SelectedForm) => void;
  /** Why creating forms isn't allowed. Null if it is. */
  readonly createRefusal: string | null;
  /** Action of the empty state. */
  readonly emptyAction: ReactNode;
}

/** All forms of the workspace. */
export function FormList({
  shown,
  onOpen,
  onDuplicate,
  createRefusal,
  emptyAction,
}: FormListProps): ReactNode {
  const t = useText();
  const { search, filter: status, sort } = shown;
  const query = useLiveQuery<formListQuery>(document, { sort, search, status });
  const { data, ...pages } = usePaginationFragment<formListPageQuery, formList_query$key>(
    graphql`
      fragment formList_query on Query
      @refetchable(queryName: "formListPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 40 }
        after: { type: "String" }
        search: { type: "String" }
        sort: { type: "ItemSortInput" }
        status: { type: "FormStatus" }
      ) {
        forms(first: $first, after: $after, sort: $sort, search: $search, status: $status)
          @connection(key: "formList_forms", filters: ["sort", "search", "status"]) {
          __id
          edges {
            node {
              id
              name
              sectionCount
              fieldCount
              usageCount
              draftUpdatedAt
              draftUpdatedBy {
                id
                name
              }
              hasUnpublishedChanges
              published {
                id
                number
              }
              lockedBy {
                id
                name
              }
              permissions {
                refusals {
                  ...refusalText_refusal
                }
              }
            }
          }
        }
      }
    `,
    query.data,
  );
  const removing = useCommand<formListDeleteMutation>(graphql`
    mutation formListDeleteMutation($input: DeleteFormInput!, $connections: [ID!]!) {
      deleteForm(input: $input) {
        deletedId @deleteEdge(connections: $connections)
      }
    }
  `);
  const { edges, __id: connection } = data.forms;
  return (
    <LibraryList
      label={t('forms.title')}
      icon={<LayoutList />}
      items={edges.map(({ node }) => node)}
      pages={pages}
      shown={shown}
      stateOf={(item) => item}
      facts={[
        {
          key: 'size',
          header: t('library.column.size'),
          width: '160px',
          align: 'number',
          text: (item) => t('forms.size', { fields: item.fieldCount, sections: item.sectionCount }),
        },
        {
          key: 'used',
          header: t('library.column.used'),
          width: '120px',
          align: 'number',
          text: (item) => t('forms.used', { count: item.usageCount }),
        },
      ]}
      updatedAt={(item) => item.draftUpdatedAt}
      updatedBy={(item) => item.draftUpdatedBy}
      empty={{
        title: t('forms.list.empty'),
        text: t('forms.list.emptyText'),
        action: emptyAction,
        noneOfFilter: t('forms.list.noneOfFilter'),
        noResult: (text) => t('forms.list.noResult', { search: text }),
      }}
      onOpen={onOpen}
      actions={({ id, name }) => [
        {
          key: 'duplicate',
          label: t('forms.duplicate'),
          icon: <Copy size={15} />,
          disabledReason: createRefusal,
          run: () => onDuplicate({ id, name }),
        },
      ]}
      deletion={{
        label: t('forms.delete.action'),
        text: () => t('forms.delete.text'),
        refusalOf: (item) => refusalText(t, item.permissions.refusals, 'delete'),
        isPending: removing.isPending,
        run: (id) => removing.run(() => ({ input: { id }, connections: [connection] })),
      }}
    />
  );
}
