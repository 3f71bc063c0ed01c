import { Pencil, TextCursorInput, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { customFieldList_query$key } from '../../__generated__/customFieldList_query.graphql.ts';
import type { customFieldListPageQuery } from '../../__generated__/customFieldListPageQuery.graphql.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { DataList } from '../../ui/data-list/data-list.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Moment } from '../../ui/moment/moment.tsx';
import classes from './custom-fields.module.css';
import { DeleteCustomFieldDialog, type ChosenCustomField } from './delete-custom-field-dialog.tsx';

export interface CustomFieldListProps {
  readonly query: customFieldList_query$key;
  readonly search: string;
  readonly isFiltered: boolean;
  readonly onOpen: (id: string) => void;
  /** Action of the empty state. */
  readonly emptyAction: ReactNode;
}

/** Custom fields, most recently changed first. */
export function CustomFieldList({
  query,
  search,
  isFiltered,
  onOpen,
  emptyAction,
}: CustomFieldListProps): ReactNode {
  const t = useText();
  const [deleting, setDeleting] = useState<ChosenCustomField | null>(null);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
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
        kind: { type: "FieldKind" }
      ) {
        customFields(first: $first, after: $after, search: $search, kind: $kind)
          @connection(key: "customFieldList_customFields", filters: ["search", "kind"]) {
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
    query,
  );
  const items = data.customFields.edges.map(({ node }) => node);
  if (items.length === 0) {
    const isEmpty = search === '' && !isFiltered;
    return (
      <EmptyState
        icon={<TextCursorInput size={28} />}
        title={
          isEmpty
            ? t('customFields.empty')
            : search === ''
              ? t('customFields.noneOfKind')
              : t('customFields.noResult', { search })
        }
        text={t(isEmpty ? 'customFields.emptyText' : 'customFields.noResultText')}
        action={isEmpty ? emptyAction : undefined}
      />
    );
  }
  return (
    <>
      <DataList
        label={t('customFields.title')}
        items={items}
        showHeader
        getKey={(item) => item.id}
        getLabel={(item) => item.name}
        onOpen={(item) => onOpen(item.id)}
        columns={[
          {
            key: 'name',
            header: t('customFields.name'),
            render: (item) => (
              <span className={classes.name}>
                {item.name}
                {!item.isShared && <Badge>{t('customFields.private')}</Badge>}
              </span>
            ),
          },
          {
            key: 'kind',
            header: t('customFields.kind'),
            width: '180px',
            render: (item) => (
              <span className={classes.quiet}>{t(`fields.kind.${item.kind}`)}</span>
            ),
          },
          {
            key: 'usage',
            header: t('customFields.usage'),
            width: '170px',
            align: 'number',
            render: (item) => (
              <span className={classes.quiet}>
                {t('customFields.usageCount', { count: item.usageCount })}
              </span>
            ),
          },
          {
            key: 'updated',
            header: t('customFields.updated'),
            width: '170px',
            align: 'number',
            render: (item) => (
              <span className={classes.quiet}>
                <Moment at={item.updatedAt} />
              </span>
            ),
          },
        ]}
        actions={(item) => [
          {
            key: 'edit',
            label: t(item.permissions.edit ? 'customFields.edit' : 'customFields.view'),
            icon: <Pencil size={15} />,
            run: () => onOpen(item.id),
          },
          {
            key: 'delete',
            label: t('customFields.delete'),
            icon: <Trash2 size={15} />,
            disabledReason: item.permissions.delete
              ? null
              : errorText(t, { code: 'Forbidden', params: {} }),
            run: () => setDeleting(item),
          },
        ]}
        onEndReached={
          hasNext
            ? () => {
                if (!isLoadingNext) loadNext(40);
              }
            : undefined
        }
      />
      <DeleteCustomFieldDialog
        field={deleting}
        connection={data.customFields.__id}
        onClose={() => setDeleting(null)}
      />
    </>
  );
}
