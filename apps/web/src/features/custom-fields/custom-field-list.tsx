import { Pencil, TextCursorInput } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { customFieldList_query$key } from '../../__generated__/customFieldList_query.graphql.ts';
import type { customFieldListDeleteMutation } from '../../__generated__/customFieldListDeleteMutation.graphql.ts';
import type { customFieldListPageQuery } from '../../__generated__/customFieldListPageQuery.graphql.ts';
import type { customFieldListQuery } from '../../__generated__/customFieldListQuery.graphql.ts';
import type { questionKinds } from '../../fields/question/question-kinds.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useLiveQuery } from '../../lib/live/use-live-query.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { LibraryList } from '../../ui/library/library-list.tsx';
import type { LibrarySearch } from '../../ui/library/use-library-search.ts';
import { CustomFieldDialog } from './custom-field-dialog.tsx';

const document = graphql`
  query customFieldListQuery($sort: ItemSortInput, $search: String, $kind: FieldKind) {
    ...customFieldList_query @arguments(sort: $sort, search: $search, kind: $kind)
  }
`;

/** The open field: none, a new one (null id), or an existing one. */
export type OpenedField = { readonly id: string | null } | null;

export interface CustomFieldListProps {
  readonly shown: LibrarySearch<(typeof questionKinds)[number]>['shown'];
  readonly opened: OpenedField;
  readonly onOpen: (opened: OpenedField) => void;
  /** Action of the empty state. */
  readonly emptyAction: ReactNode;
}

/** Custom fields, most recently changed first, and the dialog of the open one. */
export function CustomFieldList({
  shown,
  opened,
  onOpen,
  emptyAction,
}: CustomFieldListProps): ReactNode {
  const t = useText();
  const { search, filter: kind, sort } = shown;
  const query = useLiveQuery<customFieldListQuery>(document, { sort, search, kind });
  const { data, ...pages } = usePaginationFragment<
    customFieldListPageQuery,
    customFieldList_query$key
  >(
    graphql`
      fragment customFieldList_query on Query
      @refetchable(queryName: "customFieldListPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 40 }
        after: { type: "String" }
        search: { type: "String" }
        sort: { type: "ItemSortInput" }
        kind: { type: "FieldKind" }
      ) {
        customFields(first: $first, after: $after, sort: $sort, search: $search, kind: $kind)
          @connection(key: "customFieldList_customFields", filters: ["sort", "search", "kind"]) {
          __id
          edges {
            node {
              id
              name
              kind
              isShared
              version
              usageCount
              updatedAt
              permissions {
                edit
                delete
              }
            }
          }
        }
      }
    `,
    query.data,
  );
  const removing = useCommand<customFieldListDeleteMutation>(graphql`
    mutation customFieldListDeleteMutation($input: DeleteCustomFieldInput!, $connections: [ID!]!) {
      deleteCustomField(input: $input) {
        deletedId @deleteEdge(connections: $connections)
      }
    }
  `);
  const { edges, __id: connection } = data.customFields;
  return (
    <>
      <LibraryList
        label={t('customFields.title')}
        icon={<TextCursorInput />}
        items={edges.map(({ node }) => node)}
        pages={pages}
        shown={shown}
        badge={({ isShared }) => !isShared && <Badge>{t('customFields.private')}</Badge>}
        facts={[
          {
            key: 'kind',
            header: t('customFields.kind'),
            width: '180px',
            text: (item) => t(`fields.kind.${item.kind}`),
          },
          {
            key: 'usage',
            header: t('library.column.used'),
            width: '170px',
            align: 'number',
            text: (item) => t('customFields.usageCount', { count: item.usageCount }),
          },
        ]}
        updatedAt={(item) => item.updatedAt}
        empty={{
          title: t('customFields.empty'),
          text: t('customFields.emptyText'),
          action: emptyAction,
          noneOfFilter: t('customFields.noneOfKind'),
          noResult: (text) => t('customFields.noResult', { search: text }),
        }}
        onOpen={(id) => onOpen({ id })}
        actions={({ id, permissions }) => [
          {
            key: 'edit',
            label: t(permissions.edit ? 'customFields.edit' : 'customFields.view'),
            icon: <Pencil size={15} />,
            run: () => onOpen({ id }),
          },
        ]}
        deletion={{
          label: t('customFields.delete'),
          text: (item) => t('customFields.deleteText', { count: item.usageCount }),
          refusalOf: (item) =>
            item.permissions.delete ? null : errorText(t, { code: 'Forbidden', params: {} }),
          isPending: removing.isPending,
          run: (id) => removing.run(() => ({ input: { id }, connections: [connection] })),
        }}
      />
      {opened !== null && (
        <CustomFieldDialog
          id={opened.id}
          onClose={() => onOpen(null)}
          onSaved={() => {
            onOpen(null);
            void query.refresh();
          }}
        />
      )}
    </>
  );
}
