import { Copy, LayoutList, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { formListPageQuery } from '../../../__generated__/formListPageQuery.graphql.ts';
import type { formList_query$key } from '../../../__generated__/formList_query.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { refusalText } from '../../../lib/refusal/refusal-text.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Moment } from '../../../ui/moment/moment.tsx';
import type { ChosenForm } from './chosen-form.ts';
import { DeleteFormDialog } from './delete-form-dialog.tsx';
import classes from './form-list.module.css';
import { FormState } from './form-state.tsx';

export interface FormListProps {
  readonly query: formList_query$key;
  /** The search text, for the empty state. */
  readonly search: string;
  readonly isFiltered: boolean;
  readonly onOpen: (id: string) => void;
  readonly onDuplicate: (form: ChosenForm) => void;
  /** Why creating forms isn't allowed. Null if it is. */
  readonly createRefusal: string | null;
  /** Action of the empty state. */
  readonly emptyAction: ReactNode;
}

/** All forms of the workspace. */
export function FormList({
  query,
  search,
  isFiltered,
  onOpen,
  onDuplicate,
  createRefusal,
  emptyAction,
}: FormListProps): ReactNode {
  const t = useText();
  const [deleting, setDeleting] = useState<ChosenForm | null>(null);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    formListPageQuery,
    formList_query$key
  >(
    graphql`
      fragment formList_query on Query
      @refetchable(queryName: "formListPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 40 }
        after: { type: "String" }
        search: { type: "String" }
        status: { type: "FormStatus" }
      ) {
        forms(first: $first, after: $after, search: $search, status: $status)
          @connection(key: "formList_forms", filters: ["search", "status"]) {
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
              permissions {
                refusals {
                  action
                  code
                  params {
                    name
                    value
                  }
                  whoMay
                }
              }
              ...formState_form
            }
          }
        }
      }
    `,
    query,
  );
  const items = data.forms.edges.map(({ node }) => node);

  if (items.length === 0) {
    return search === '' && !isFiltered ? (
      <EmptyState
        icon={<LayoutList size={28} />}
        title={t('forms.list.empty')}
        text={t('forms.list.emptyText')}
        action={emptyAction}
      />
    ) : (
      <EmptyState
        title={search === '' ? t('forms.list.noneOfFilter') : t('forms.list.noResult', { search })}
        text={t('blueprints.list.noResultText')}
      />
    );
  }
  return (
    <>
      <DataList
        label={t('forms.title')}
        items={items}
        showHeader
        getKey={(item) => item.id}
        getLabel={(item) => item.name}
        onOpen={(item) => onOpen(item.id)}
        columns={[
          {
            key: 'name',
            header: t('blueprints.column.name'),
            width: 'minmax(0, 2fr)',
            isLead: true,
            render: (item) => <span className={classes.name}>{item.name}</span>,
          },
          {
            key: 'state',
            header: t('blueprints.column.state'),
            width: '220px',
            render: (item) => <FormState form={item} />,
          },
          {
            key: 'size',
            header: t('blueprints.column.size'),
            width: '160px',
            align: 'number',
            render: (item) => (
              <span className={classes.quiet}>
                {t('forms.size', { fields: item.fieldCount, sections: item.sectionCount })}
              </span>
            ),
          },
          {
            key: 'used',
            header: t('forms.column.used'),
            width: '120px',
            align: 'number',
            render: (item) => (
              <span className={classes.quiet}>{t('forms.used', { count: item.usageCount })}</span>
            ),
          },
          {
            key: 'updated',
            header: t('blueprints.column.updated'),
            width: '160px',
            align: 'number',
            render: (item) => (
              <span className={classes.quiet}>
                <Moment at={item.draftUpdatedAt} />
              </span>
            ),
          },
          {
            key: 'by',
            header: t('blueprints.column.by'),
            width: 'minmax(0, 1fr)',
            render: (item) => (
              <span className={classes.person}>
                <Avatar name={item.draftUpdatedBy.name} kind="USER" size={20} isDecorative />
                <span className={classes.personName}>{item.draftUpdatedBy.name}</span>
              </span>
            ),
          },
        ]}
        actions={(item) => [
          {
            key: 'duplicate',
            label: t('forms.duplicate'),
            icon: <Copy size={15} />,
            disabledReason: createRefusal,
            run: () => onDuplicate({ id: item.id, name: item.name }),
          },
          {
            key: 'delete',
            label: t('forms.delete.action'),
            icon: <Trash2 size={15} />,
            disabledReason: refusalText(t, item.permissions.refusals, 'delete'),
            run: () => setDeleting({ id: item.id, name: item.name }),
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
      <DeleteFormDialog
        form={deleting}
        connection={data.forms.__id}
        onClose={() => setDeleting(null)}
      />
    </>
  );
}
