import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { DataListProps } from '../data-list/data-list.tsx';
import type { ListColumn } from '../data-list/list-line.ts';
import { FilterBar, SearchField } from '../filter-bar/filter-bar.tsx';
import { EntityRows } from './entity-rows.tsx';
import classes from './entity.module.css';

export interface EntityListProps<Item> {
  readonly label: string;
  /** True if the title of a dialog or page is the same. */
  readonly hideLabel?: boolean | undefined;
  /** Explains the items. */
  readonly about?: ReactNode;
  readonly icon: ReactNode;
  readonly items: readonly Item[];
  readonly getKey: (item: Item) => string;
  readonly getName: (item: Item) => string;
  readonly columns: readonly ListColumn<Item>[];
  readonly empty: { readonly title: string; readonly text: string };
  /** Missing if the list is short or not searchable. */
  readonly search?:
    | {
        readonly label: string;
        readonly text: string;
        readonly onChange: (text: string) => void;
        /** Shown if nothing was found. */
        readonly noneFound: string;
      }
    | undefined;
  /** Control next to the search that limits the list. */
  readonly filter?: ReactNode;
  /** Missing if the viewer can't add items. */
  readonly addLabel?: string | undefined;
  /** Missing if rows don't open. Gets null for a new item. */
  readonly dialog?: ((item: Item | null, onClose: () => void) => ReactNode) | undefined;
  /** Opens the page of an item, in place of the dialog. */
  readonly onOpen?: ((item: Item) => void) | undefined;
  readonly actions?: DataListProps<Item>['actions'];
  readonly onEndReached?: (() => void) | undefined;
}

/** Items of a simple entity, with search, empty states, and a dialog for each item. */
export function EntityList<Item>({
  label,
  hideLabel = false,
  about,
  icon,
  items,
  getKey,
  getName,
  columns,
  empty,
  search,
  filter,
  addLabel,
  dialog,
  onOpen,
  actions,
  onEndReached,
}: EntityListProps<Item>): ReactNode {
  /** Key of the open item. Null for a new one, undefined if the dialog is closed. */
  const [openKey, setOpenKey] = useState<string | null | undefined>();
  const open = items.find((item) => getKey(item) === openKey);
  const close = (): void => setOpenKey(undefined);
  const add = addLabel !== undefined && (
    <Button kind="primary" icon={<Plus />} onClick={() => setOpenKey(null)}>
      {addLabel}
    </Button>
  );
  const isSearching = search !== undefined && search.text.trim() !== '';
  const isEmpty = items.length === 0 && !isSearching;
  return (
    <section className={classes.list} aria-label={label}>
      {(about !== undefined || (add !== false && !isEmpty)) && (
        <div className={classes.head}>
          <div>
            {!hideLabel && <h2 className={classes.title}>{label}</h2>}
            {about !== undefined && <p className={classes.about}>{about}</p>}
          </div>
          {!isEmpty && add}
        </div>
      )}
      {search !== undefined && (filter !== undefined || !isEmpty) && (
        <FilterBar>
          <SearchField label={search.label} value={search.text} onChange={search.onChange} />
          {filter}
        </FilterBar>
      )}
      <EntityRows<Item>
        label={label}
        icon={icon}
        items={items}
        getKey={getKey}
        getName={getName}
        columns={columns}
        empty={isSearching ? { title: search.noneFound } : { ...empty, action: add || undefined }}
        actions={actions}
        onOpen={onOpen ?? (dialog && ((item) => setOpenKey(getKey(item))))}
        onEndReached={onEndReached}
      />
      {openKey === null && dialog?.(null, close)}
      {open !== undefined && dialog?.(open, close)}
    </section>
  );
}
