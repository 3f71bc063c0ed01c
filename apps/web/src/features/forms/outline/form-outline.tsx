import type { FormContent } from '@baton/domain/form/form';
import { Search, X } from 'lucide-react';
import { use, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { SettingsAccessContext } from '../../../ui/editor-layout/settings-access.ts';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { DropContext, type Drop } from '../builder/drop.ts';
import { nameOfPlace } from '../builder/landing.ts';
import { openSettings } from '../builder/open-settings.ts';
import { usePlaceActions } from '../builder/place-menu.tsx';
import { FormOutlineLine } from './form-outline-line.tsx';
import classes from './form-outline.module.css';
import { OutlineAdders } from './outline-adders.tsx';
import { formOutlineRows, rowIdOf, type FormOutlineRow } from './outline-rows.ts';

const none: ReadonlySet<string> = new Set();

/** Returns the row at whose edge a dragged item would be dropped. */
const dropRow = (
  content: FormContent,
  drop: Drop | null,
): { readonly id: string; readonly edge: 'BEFORE' | 'AFTER' } | null => {
  if (drop === null) return null;
  if (drop.before !== null) return { id: drop.before, edge: 'BEFORE' };
  const section =
    drop.kind === 'ITEM'
      ? content.sections.find(({ key }) => key === drop.section)
      : content.sections.at(-1);
  if (section === undefined) return null;
  const last = section.items.findLast(
    ({ column }) => drop.kind === 'SECTION' || column === drop.column,
  );
  return { id: last?.key ?? section.key, edge: 'AFTER' };
};

/** Sections, items, and table columns as one list, edited by keys, menus, and pointer. */
export function FormOutline(): ReactNode {
  const t = useText();
  const { content, selected, select } = useBuilder();
  const actions = usePlaceActions();
  const settings = use(SettingsAccessContext);
  const drop = dropRow(content, use(DropContext));
  const [closed, setClosed] = useState(none);
  const [search, setSearch] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const grid = useRef<HTMLDivElement>(null);

  const searchText = (search ?? '').trim().toLocaleLowerCase();
  const nameOf = (row: FormOutlineRow): string =>
    row.kind === 'COLUMN' ? row.column.name : nameOfPlace(t, content, row.place);
  const isFound = (row: FormOutlineRow): boolean =>
    nameOf(row).toLocaleLowerCase().includes(searchText);
  const all = formOutlineRows(content, searchText === '' ? closed : none);
  const rows =
    searchText === ''
      ? all
      : all.filter((row) =>
          row.kind === 'SECTION'
            ? all.some((other) => other.section === row.section && isFound(other))
            : isFound(row),
        );
  const selectedId = selected === null ? null : rowIdOf(selected);
  const currentId = rows.some(({ id }) => id === selectedId) ? selectedId : rows[0]?.id;

  // Scrolls to the row of an item that is selected in the form.
  useEffect(() => {
    grid.current
      ?.querySelector(`[data-row="${selectedId ?? ''}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);

  const rowAt = (target: EventTarget): FormOutlineRow | undefined => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    return rows.find(({ id }) => id === row?.dataset['row']);
  };
  const focus = (row: FormOutlineRow | undefined): void =>
    grid.current?.querySelector<HTMLElement>(`[data-row="${row?.id ?? ''}"]`)?.focus();
  const toggle = ({ id }: FormOutlineRow): void => {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setClosed(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rowAt(event.target);
    const isRow = event.target instanceof HTMLElement && event.target.dataset['row'] === row?.id;
    if (row === undefined || !isRow) return;
    if (row.kind !== 'COLUMN' && actions.onKey(event, row.place)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = rows.indexOf(row);
    const parent = rows.slice(0, at).findLast(({ kind }) => kind !== row.kind);
    switch (event.key) {
      case 'ArrowDown':
      case 'j':
        focus(rows[at + 1]);
        break;
      case 'ArrowUp':
      case 'k':
        focus(rows[at - 1]);
        break;
      case 'Home':
        focus(rows[0]);
        break;
      case 'End':
        focus(rows.at(-1));
        break;
      case 'ArrowRight':
        if (row.kind === 'SECTION' && !row.isOpen) toggle(row);
        else focus(rows[at + 1]);
        break;
      case 'ArrowLeft':
        if (row.kind !== 'SECTION') focus(parent);
        else if (row.isOpen) toggle(row);
        break;
      case 'Enter':
      case ' ':
        openSettings({ detail: 0 }, () => select(row.place), settings);
        break;
      case 'Escape':
        select(null);
        break;
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={classes.root}>
      <div className={classes.head}>
        {search === null ? (
          <>
            <h2 className={classes.title}>{t('forms.outline')}</h2>
            <IconButton
              label={t('forms.outline.search')}
              icon={<Search size={15} />}
              onClick={() => setSearch('')}
            />
          </>
        ) : (
          <>
            <TextInput
              className={classes.search}
              label={t('forms.outline.search')}
              hideLabel
              autoFocus
              value={search}
              onChange={setSearch}
            />
            <IconButton
              label={t('ui.close')}
              icon={<X size={15} />}
              onClick={() => setSearch(null)}
            />
          </>
        )}
      </div>
      {rows.length > 0 && (
        <div
          ref={grid}
          role="treegrid"
          aria-label={t('forms.outline')}
          className={classes.grid}
          onFocus={({ target }) => {
            const row = rowAt(target);
            if (row !== undefined && row.id !== selectedId) select(row.place);
          }}
          onPointerOver={({ target }) => setPointed(rowAt(target)?.id ?? null)}
          onPointerLeave={() => setPointed(null)}
          onClick={(event) => {
            const row = rowAt(event.target);
            const isButton =
              event.target instanceof Element && event.target.closest('button') !== null;
            if (row === undefined || isButton) return;
            focus(row);
            openSettings({ detail: 1 }, () => select(row.place), settings);
          }}
          onKeyDown={onKeyDown}
        >
          {rows.map((row) => (
            <FormOutlineLine
              key={row.id}
              row={row}
              name={nameOf(row)}
              isSelected={row.id === selectedId}
              isCurrent={row.id === currentId}
              isActive={row.id === selectedId || row.id === pointed}
              dropEdge={drop?.id === row.id ? drop.edge : null}
              onToggle={() => toggle(row)}
            />
          ))}
        </div>
      )}
      {rows.length === 0 && searchText !== '' && (
        <p className={classes.nothing}>{t('forms.outline.nothing')}</p>
      )}
      <OutlineAdders />
    </div>
  );
}
