import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { loadMore, type ListPages } from '../../lib/list/load-more.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Avatar } from '../avatar/avatar.tsx';
import type { ListColumn, RowAction } from '../data-list/list-line.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { EntityRows } from '../entity/entity-rows.tsx';
import { Moment } from '../moment/moment.tsx';
import classes from './library.module.css';
import { PublishState, type PublishStateProps } from './publish-state.tsx';
import type { LibrarySearch } from './use-library-search.ts';

interface LibraryItem {
  readonly id: string;
  readonly name: string;
}

export interface LibraryListProps<Item extends LibraryItem> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly items: readonly Item[];
  readonly pages: ListPages;
  /** Current filter of the list. */
  readonly shown: LibrarySearch<string>['shown'];
  /** Shown next to the name. */
  readonly badge?: ((item: Item) => ReactNode) | undefined;
  /** Missing if the items have no drafts. */
  readonly stateOf?: ((item: Item) => PublishStateProps['of']) | undefined;
  readonly facts: readonly (Pick<ListColumn<Item>, 'key' | 'header' | 'width' | 'align'> & {
    readonly text: (item: Item) => string;
  })[];
  readonly updatedAt: (item: Item) => string;
  readonly updatedBy?: ((item: Item) => { readonly name: string } | null | undefined) | undefined;
  readonly empty: {
    readonly title: string;
    readonly text: string;
    /** Creates the first item. */
    readonly action: ReactNode;
    /** Titles if the filter or the search hides all items. */
    readonly noneOfFilter: string;
    readonly noResult: (search: string) => string;
  };
  readonly onOpen: (id: string) => void;
  readonly actions: (item: Item) => readonly RowAction[];
  readonly deletion: {
    readonly label: string;
    readonly refusalOf: (item: Item) => string | null;
    /** What happens to the uses of the item. */
    readonly text: (item: Item) => string;
    readonly isPending: boolean;
    /** Returns null if the item wasn't deleted. */
    readonly run: (id: string) => Promise<unknown>;
  };
}

/** Versioned items with their status, last change, actions, and deletion. */
export function LibraryList<Item extends LibraryItem>({
  label,
  icon,
  items,
  pages,
  shown: { search, filter, sorting },
  badge,
  stateOf,
  facts,
  updatedAt,
  updatedBy,
  empty,
  onOpen,
  actions,
  deletion,
}: LibraryListProps<Item>): ReactNode {
  const t = useText();
  const [deleting, setDeleting] = useState<Item | null>(null);
  const remove = async ({ id, name }: Item): Promise<void> => {
    if ((await deletion.run(id)) === null) return;
    notify({ tone: 'success', text: t('library.deleted', { name }) });
    setDeleting(null);
  };
  const columns: readonly (ListColumn<Item> | false)[] = [
    {
      key: 'name',
      header: t('library.column.name'),
      width: 'minmax(0, 2fr)',
      isLead: true,
      isSortable: true,
      render: (item) => (
        <span className={classes.named}>
          <span className={classes.name}>{item.name}</span>
          {badge?.(item)}
        </span>
      ),
    },
    stateOf !== undefined && {
      key: 'state',
      header: t('library.column.state'),
      width: '220px',
      render: (item) => <PublishState of={stateOf(item)} />,
    },
    ...facts.map(({ text, ...fact }) => ({
      ...fact,
      render: (item: Item) => <span className={classes.quiet}>{text(item)}</span>,
    })),
    {
      key: 'updated',
      header: t('library.column.updated'),
      isSortable: true,
      width: '170px',
      align: 'number',
      render: (item) => <Moment at={updatedAt(item)} tone="quiet" />,
    },
    updatedBy !== undefined && {
      key: 'by',
      header: t('library.column.by'),
      width: 'minmax(0, 1fr)',
      render: (item) => {
        const name = updatedBy(item)?.name;
        return (
          name !== undefined && (
            <span className={classes.person}>
              <Avatar name={name} isDecorative />
              <span className={classes.personName}>{name}</span>
            </span>
          )
        );
      },
    },
  ];
  const { noneOfFilter, noResult, ...neverUsed } = empty;
  return (
    <>
      <EntityRows
        label={label}
        icon={icon}
        items={items}
        getKey={({ id }) => id}
        getName={({ name }) => name}
        columns={columns.filter((column) => column !== false)}
        empty={
          search === null && filter === null
            ? neverUsed
            : {
                title: search === null ? noneOfFilter : noResult(search),
                text: t('library.noResultText'),
              }
        }
        sorting={sorting}
        onOpen={({ id }) => onOpen(id)}
        onEndReached={loadMore(pages, 40)}
        actions={(item) => [
          ...actions(item),
          {
            key: 'delete',
            label: deletion.label,
            icon: <Trash2 size={15} />,
            disabledReason: deletion.refusalOf(item),
            run: () => setDeleting(item),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={deleting !== null}
        onClose={() => setDeleting(null)}
        title={t('library.deleteTitle', { name: deleting?.name ?? '' })}
        confirmLabel={deletion.label}
        tone="danger"
        loading={deletion.isPending}
        onConfirm={() => deleting !== null && void remove(deleting)}
      >
        {deleting !== null && deletion.text(deleting)}
      </ConfirmDialog>
    </>
  );
}
