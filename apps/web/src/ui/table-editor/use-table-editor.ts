import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import {
  matchingOptions,
  withAddedWords,
  withTypedOption,
  type Option,
} from '../option-picker/option.ts';
import type { CellDraft } from './cells/cell-input.tsx';
import { cellText } from './cells/cell-text.ts';
import {
  clearRange,
  fillDown,
  isWritable,
  pasteAt,
  readableIn,
  type PasteCut,
  type UnreadText,
} from './table-actions.ts';
import {
  cellOf,
  hasChoices,
  holdsList,
  listOf,
  takesMany,
  type CellValue,
  type OpenedCell,
  type TableColumn,
  type TableRow,
} from './table-model.ts';
import type { TableChange, TablePatch } from './table-patches.ts';
import { sameValue, toWhatWasSeen } from './cells/seen-cell.ts';
import {
  besideCell,
  followRows,
  rangeOf,
  select,
  type CellPlace,
  type Selection,
} from './table-selection.ts';
import { useTableHistory, type TableHistory } from './use-table-history.ts';
import {
  useReportUnreadCells,
  useUnreadCells,
  type UnreadCells,
  type UnreadTexts,
} from './cells/use-unread-cells.ts';

export interface TableEditorOptions {
  readonly rows: readonly TableRow[];
  readonly columns: readonly TableColumn[];
  readonly onChange: TableChange;
  readonly newRowId: () => string;
  readonly isReadOnly: boolean;
  readonly maxRows: number;
  /** True if rows can't be added or removed. */
  readonly hasFixedRows: boolean;
  /** Invalid texts from earlier, which are shown again. */
  readonly unread: UnreadCells | undefined;
  readonly onUnread: ((cells: UnreadCells | null) => void) | undefined;
}

export interface TableEditing {
  readonly selection: Selection;
  readonly draft: CellDraft | null;
  readonly row: TableRow | undefined;
  readonly column: TableColumn | undefined;
  readonly history: TableHistory;
  readonly unread: UnreadTexts;
  /** The parts of the last pasted data that didn't fit. */
  readonly cut: PasteCut | null;
  readonly mayEditCell: boolean;
  readonly mayInsert: boolean;
  /** Options that match the typed text. */
  readonly offered: readonly Option[];
  readonly selectCells: (at: CellPlace, to?: CellPlace) => void;
  readonly moveBy: (rows: number, columns: number, extend?: boolean) => void;
  /** Returns false if there is no cell in that direction. */
  readonly moveBeside: (by: 1 | -1) => boolean;
  readonly edit: (typed?: string) => void;
  /** The cell that is open in its own editor. */
  readonly opened: { readonly column: TableColumn; readonly cell: OpenedCell } | null;
  /** Moves focus into the calendar of a date. */
  readonly openCalendar: () => void;
  readonly type: (text: string) => void;
  readonly point: (index: number) => void;
  readonly choose: (option: Option | undefined) => void;
  readonly dropLast: () => void;
  readonly cancel: () => void;
  readonly commitDraft: (value?: CellValue) => void;
  /** Toggles a checkbox cell, by default the active one. */
  readonly toggle: (place?: CellPlace) => void;
  readonly clear: () => void;
  readonly fill: () => void;
  readonly paste: (copied: readonly (readonly string[])[]) => void;
  readonly insertRows: (at: number, count: number) => void;
  readonly removeRows: () => void;
  /** Adds many rows, or replaces all rows. */
  readonly takeRows: (rows: readonly TableRow[], replaces: boolean) => void;
}

/** Returns the draft as text, after the options selected before. */
const draftText = (column: TableColumn, { text, chosen }: CellDraft): string =>
  takesMany(column) && chosen.length > 0 ? `${cellText.edit(column, chosen)}, ${text}` : text;

/** The actions of the table, used by keys, mouse, and buttons. */
export function useTableEditor(options: TableEditorOptions): TableEditing {
  const { rows, columns, isReadOnly, hasFixedRows, newRowId, maxRows } = options;
  const t = useText();
  const offeredIn = (of: TableColumn, { text: query, chosen: ids }: CellDraft) => {
    const known = withAddedWords(of.options ?? [], ids);
    const fitting = matchingOptions(known, query);
    return of.mayAppend === true
      ? withTypedOption(fitting, known, query, (word) => t('ui.addOption', { text: word }))
      : fitting;
  };
  const unread = useUnreadCells(isReadOnly ? undefined : options.unread);
  const history = useTableHistory(rows, (patches, seen) => {
    unread.follow(patches);
    options.onChange(patches, seen);
  });
  const [chosen, setChosen] = useState<Selection>({
    at: { row: 0, column: 0 },
    to: { row: 0, column: 0 },
    rowId: null,
  });
  const [draft, setDraft] = useState<CellDraft | null>(null);
  const [cut, setCut] = useState<PasteCut | null>(null);
  const [open, setOpen] = useState<{ readonly rowId: string; readonly column: string } | null>(
    null,
  );
  const table = { rows, columns };
  const selection = followRows(table, chosen);
  const range = rangeOf(selection);
  const row = rows[selection.at.row];
  const column = columns[selection.at.column];
  const mayInsert = !isReadOnly && rows.length < maxRows;
  const mayEditCell =
    !isReadOnly && row !== undefined && column !== undefined && isWritable(column);
  const offered =
    column === undefined || draft === null || !hasChoices(column.kind)
      ? []
      : column.onSearch === undefined || column.isLoading === true
        ? offeredIn(column, draft)
        : (column.options ?? []);

  const isTyped =
    draft !== null &&
    row?.id === draft.rowId &&
    column !== undefined &&
    draft.text !== '' &&
    (hasChoices(column.kind) || draft.text !== cellText.edit(column, cellOf(row, column)));
  useReportUnreadCells({
    unread,
    rows,
    typed: isTyped ? { ...draft, text: draftText(column, draft) } : null,
    onUnread: isReadOnly ? undefined : options.onUnread,
  });

  const apply = (
    patches: readonly TablePatch[],
    added: readonly UnreadText[] = [],
    seen: readonly TablePatch[] = [],
  ): void => {
    if (isReadOnly) return;
    history.commit(patches, seen);
    unread.follow(patches, added);
  };
  const commit: typeof apply = (patches, added, seen) => {
    setCut(null);
    apply(patches, added, seen);
  };
  // Text that was typed before the page was left is applied, or stays so that it can be fixed.
  const repairRestored = useEffectEvent(() => {
    apply(readableIn(table, unread.cells));
  });
  useEffect(() => repairRestored(), []);
  /** An invalid text must not leave the previous value in place. */
  const setUnread = (ofRow: TableRow, of: TableColumn, text: string): void => {
    const cells = [{ rowId: ofRow.id, column: of.id, value: null }];
    const stands = cellOf(ofRow, of) !== null;
    commit(stands ? [{ kind: 'SET', cells }] : [], [{ rowId: ofRow.id, column: of.id, text }]);
  };
  const set = (rowId: string, of: TableColumn, value: CellValue): void => {
    const before = rows.find(({ id }) => id === rowId);
    const cells = [{ rowId, column: of.id, value }];
    const began = draft?.rowId === rowId && draft.column === of.id ? draft.seen : null;
    const seen = began === null ? [] : toWhatWasSeen(rows, began, of);
    if (began !== null && seen.length > 0) {
      // An unchanged cell must not overwrite what someone else changed in between.
      if (sameValue(cellOf(began.row, of), value)) return;
      const back = before === undefined ? seen : [];
      if (before === undefined || !sameValue(cellOf(before, of), value))
        return commit([...back, { kind: 'SET', cells }], [], seen);
    }
    if (before === undefined) return;
    // An equal value changes nothing but replaces an invalid text.
    if (sameValue(cellOf(before, of), value)) unread.follow([{ kind: 'SET', cells }]);
    else commit([{ kind: 'SET', cells }]);
  };
  const selectCells = (at: CellPlace, to?: CellPlace): void => setChosen(select(table, at, to));

  /**
   * Returns the selection with the highlighted option, or null if it doesn't match the typed text.
   */
  const withPointed = (of: TableColumn, { text, chosen: ids, pointed }: CellDraft) => {
    const option = offered[pointed];
    // The list can still show results of an earlier text.
    if (
      option === undefined ||
      option.disabled === true ||
      matchingOptions([option], text).length === 0
    )
      return null;
    return takesMany(of) ? [...new Set([...ids, option.value])] : [option.value];
  };
  const commitDraft = (value?: CellValue): void => {
    if (draft === null || column === undefined) return;
    setDraft(null);
    if (value !== undefined) return set(draft.rowId, column, value);
    if (hasChoices(column.kind)) {
      const ids = draft.text.trim() === '' ? draft.chosen : withPointed(column, draft);
      const [one = null] = ids ?? [];
      const many = ids === null || ids.length === 0 ? null : ids;
      if (ids !== null) return set(draft.rowId, column, holdsList(column.kind) ? many : one);
    }
    const text = draftText(column, draft);
    const read = cellText.read(column, text);
    const ofRow = rows.find(({ id }) => id === draft.rowId);
    if (read !== undefined) set(draft.rowId, column, read);
    else if (ofRow !== undefined) setUnread(ofRow, column, text);
    else {
      // The row was removed in between. It is restored so that its text can be fixed.
      const added = [{ rowId: draft.rowId, column: column.id, text }];
      commit(toWhatWasSeen(rows, draft.seen, column), added);
    }
  };
  /** Returns the initial state of an edited cell. */
  const newDraft = (ofRow: TableRow, of: TableColumn, typed?: string): CellDraft => {
    const value = cellOf(ofRow, of);
    const isList = hasChoices(of.kind);
    const ids = isList ? listOf(value) : [];
    return {
      rowId: ofRow.id,
      seen: { row: ofRow, before: rows[rows.indexOf(ofRow) + 1]?.id ?? null },
      column: of.id,
      text: typed ?? unread.ofRow(ofRow.id)?.[of.id] ?? (isList ? '' : cellText.edit(of, value)),
      isTyped: typed !== undefined,
      inCalendar: false,
      chosen: ids,
      pointed: Math.max(0, of.options?.findIndex((option) => option.value === ids[0]) ?? 0),
    };
  };
  const choose = (option: Option | undefined): void => {
    if (option === undefined || option.disabled === true || draft === null || column === undefined)
      return;
    if (!takesMany(column))
      return commitDraft(holdsList(column.kind) ? [option.value] : option.value);
    const has = draft.chosen.includes(option.value);
    setDraft({
      ...draft,
      text: '',
      chosen: has
        ? draft.chosen.filter((value) => value !== option.value)
        : [...draft.chosen, option.value],
    });
  };

  const openedCell = (): TableEditing['opened'] => {
    const at = rows.findIndex(({ id }) => id === open?.rowId);
    const of = columns.find(({ id }) => id === open?.column);
    const ofRow = rows[at];
    if (ofRow === undefined || of === undefined) return null;
    return {
      column: of,
      cell: {
        rowId: ofRow.id,
        row: ofRow.number ?? at + 1,
        value: cellOf(ofRow, of),
        isReadOnly: isReadOnly || !isWritable(of),
        onCommit: (value) => set(ofRow.id, of, value),
        onClose: () => setOpen(null),
      },
    };
  };

  return {
    selection,
    draft,
    row,
    column,
    history,
    unread,
    cut: cut === null || cut.rows + cut.columns + cut.cells === 0 ? null : cut,
    mayEditCell,
    mayInsert,
    offered,
    selectCells,
    moveBy: (byRows, byColumns, extend = false) => {
      const from = extend ? selection.to : selection.at;
      const to = { row: from.row + byRows, column: from.column + byColumns };
      selectCells(extend ? selection.at : to, to);
    },
    moveBeside: (by) => {
      const next = besideCell(table, selection.at, by);
      if (next !== null) selectCells(next);
      return next !== null;
    },
    openCalendar: () => {
      if (mayEditCell && column.kind === 'DATE')
        setDraft({ ...newDraft(row, column), inCalendar: true });
    },
    opened: openedCell(),
    edit: (typed) => {
      // A read-only cell can also be opened, for viewing.
      if (row !== undefined && column?.editor !== undefined)
        return setOpen({ rowId: row.id, column: column.id });
      if (!mayEditCell || column.kind === 'CHECKBOX') return;
      setDraft(newDraft(row, column, typed));
      if (hasChoices(column.kind)) column.onSearch?.(typed ?? '');
    },
    type: (typed) => {
      if (draft === null || column === undefined) return;
      setDraft({ ...draft, text: typed, pointed: 0 });
      if (hasChoices(column.kind)) column.onSearch?.(typed);
    },
    point: (index) => draft !== null && setDraft({ ...draft, pointed: index }),
    choose,
    dropLast: () => draft !== null && setDraft({ ...draft, chosen: draft.chosen.slice(0, -1) }),
    cancel: () => setDraft(null),
    commitDraft,
    toggle: (place = selection.at) => {
      const ofRow = rows[place.row];
      const of = columns[place.column];
      if (isReadOnly || ofRow === undefined || of === undefined || !isWritable(of)) return;
      if (of.kind === 'CHECKBOX') set(ofRow.id, of, cellOf(ofRow, of) !== true);
    },
    clear: () => commit(clearRange(table, range)),
    fill: () => commit(fillDown(table, range)),
    paste: (copied) => {
      if (isReadOnly) return;
      const pasted = pasteAt(table, range, copied, { newRowId, maxRows, mayInsert });
      commit(pasted.patches, pasted.unread);
      setCut(pasted.cut);
      const { top, left, bottom, right } = pasted.range;
      setChosen({
        at: { row: top, column: left },
        to: { row: bottom, column: right },
        rowId: rows[top]?.id ?? null,
      });
    },
    insertRows: (at, count) => {
      if (!mayInsert) return;
      const added = Array.from({ length: Math.min(count, maxRows - rows.length) }, () => ({
        id: newRowId(),
        values: {},
      }));
      commit([{ kind: 'INSERT', before: rows[at]?.id ?? null, rows: added }]);
      const place = { row: at, column: at >= rows.length ? 0 : selection.at.column };
      setChosen({ at: place, to: place, rowId: added[0]?.id ?? null });
    },
    takeRows: (taken, replaces) => {
      if (isReadOnly || hasFixedRows) return;
      const gone = replaces ? rows.map(({ id }) => id) : [];
      const room = maxRows - rows.length + gone.length;
      const added = taken.slice(0, Math.max(0, room));
      commit([
        ...(gone.length === 0 ? [] : [{ kind: 'REMOVE', rowIds: gone } as const]),
        ...(added.length === 0 ? [] : [{ kind: 'INSERT', before: null, rows: added } as const]),
      ]);
      const place = { row: rows.length - gone.length, column: 0 };
      setChosen({ at: place, to: place, rowId: added[0]?.id ?? null });
    },
    removeRows: () => {
      const gone = rows.slice(range.top, range.bottom + 1).map(({ id }) => id);
      if (isReadOnly || hasFixedRows || gone.length === 0) return;
      commit([{ kind: 'REMOVE', rowIds: gone }]);
      const rest = rows.length - gone.length;
      const place = {
        row: Math.max(0, Math.min(range.top, rest - 1)),
        column: selection.at.column,
      };
      const next = rows[range.bottom + 1] ?? rows[range.top - 1];
      setChosen({ at: place, to: place, rowId: next?.id ?? null });
    },
  };
}
