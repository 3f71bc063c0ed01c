import type { Archive } from '../../../platform/files/archive.ts';
import { decodeEscapes } from './cell-escapes.ts';
import { numberText, type NumberStyle } from './number-formats.ts';
import { parseXml } from '../../../platform/files/parse-xml.ts';
import { readRelations } from './workbook-parts.ts';

/** A cell that has no value to read: an error, or a formula that was never calculated. */
export interface CellProblem {
  readonly row: number;
  readonly address: string;
  /** The error as shown; null for a formula without a stored result. */
  readonly error: string | null;
}

export interface SheetRow {
  readonly number: number;
  /** Texts by column, from 0. Empty cells are left out. */
  readonly cells: ReadonlyMap<number, string>;
  /** Addresses that cells link to, by column. */
  readonly links: ReadonlyMap<number, string>;
}

export interface SheetCells {
  /** Rows with content, by number. */
  readonly rows: readonly SheetRow[];
  /** Number of rows with content, including rows that weren't read. */
  readonly rowCount: number;
  /** Columns up to the last one with content. */
  readonly width: number;
  readonly problems: readonly CellProblem[];
}

export interface SheetContext extends NumberStyle {
  readonly sharedStrings: readonly string[];
  /** Number formats by cell style. */
  readonly formats: readonly string[];
  /** Maximum numbers of rows and columns to read. Further ones are only counted. */
  readonly mostRows: number;
  readonly mostColumns: number;
}

/** Last row number that a sheet can have. */
const lastRow = 1_048_576;
const lastColumn = 16_384;
const mostProblems = 200;

const columnNumber = (letters: string): number => {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
};

const columnLetters = (column: number): string => {
  const rest = Math.floor(column / 26);
  const last = String.fromCharCode(65 + (column % 26));
  return rest === 0 ? last : columnLetters(rest - 1) + last;
};

interface Place {
  /** From 0. */
  readonly column: number;
  /** From 1. */
  readonly row: number;
}

const placeOf = (address: string): Place => {
  const [, letters = '', digits = ''] = /^\$?([A-Za-z]{1,3})\$?([0-9]{1,7})$/.exec(address) ?? [];
  const place = { column: columnNumber(letters) - 1, row: Number(digits) };
  const isInside = place.row >= 1 && place.row <= lastRow && place.column < lastColumn;
  if (letters === '' || !isInside) throw new Error('no address of a cell');
  return place;
};

interface Area {
  readonly from: Place;
  readonly to: Place;
}

const areaOf = (ref: string): Area => {
  const [from = '', to = from] = ref.split(':');
  return { from: placeOf(from), to: placeOf(to) };
};

interface OpenCell {
  readonly place: Place;
  readonly type: string;
  readonly style: number;
  value: string;
  hasValue: boolean;
  formula: string;
  isFormula: boolean;
}

const textOf = (cell: OpenCell, { sharedStrings, formats, ...style }: SheetContext): string => {
  switch (cell.type) {
    case 's':
      return sharedStrings[Number(cell.value)] ?? '';
    case 'b':
      return cell.value === '1' || cell.value === 'true' ? 'TRUE' : 'FALSE';
    case 'd': {
      const [day = '', time = ''] = cell.value.replace(/(?:Z|\.\d+Z?)$/, '').split('T');
      return time === '' || time === '00:00:00' ? day : `${day} ${time}`;
    }
    case 'inlineStr':
    case 'str':
    case 'e':
      return decodeEscapes(cell.value);
    default:
      return numberText(cell.value.trim(), formats[cell.style] ?? 'General', style);
  }
};

/** The address in a formula that makes a link, as Google Sheets and Excel write it. */
const linkOf = (formula: string): string | null =>
  /^=?\s*HYPERLINK\(\s*"([^"]+)"/i.exec(formula)?.[1] ?? null;

/** Reads the cells of a sheet as they are shown. Nothing is allocated for empty rows and cells. */
export const readSheet = async (
  archive: Archive,
  part: string,
  context: SheetContext,
): Promise<SheetCells> => {
  const rows = new Map<number, { cells: Map<number, string>; links: Map<number, string> }>();
  const counted = new Set<number>();
  const problems: CellProblem[] = [];
  const merged: Area[] = [];
  const linked: { area: Area; id: string }[] = [];
  let width = 0;
  let row = 0;
  let column = 0;
  let cell: OpenCell | null = null;
  let into: 'VALUE' | 'FORMULA' | null = null;
  let inPhonetic = false;

  const store = (done: OpenCell): void => {
    const { place, type, isFormula, hasValue } = done;
    const address = `${columnLetters(place.column)}${place.row}`;
    // The type of a formula shows whether its result is an empty text.
    if (isFormula && (!hasValue || (done.value === '' && type !== 'str'))) {
      if (problems.length < mostProblems) problems.push({ row: place.row, address, error: null });
      return;
    }
    const text = hasValue ? textOf(done, context).replaceAll(/\r\n?/g, '\n').trim() : '';
    if (text === '') return;
    if (type === 'e' && problems.length < mostProblems)
      problems.push({ row: place.row, address, error: text });
    counted.add(place.row);
    width = Math.max(width, place.column + 1);
    if (place.column >= context.mostColumns) return;
    const known = rows.get(place.row);
    if (known === undefined && rows.size >= context.mostRows) return;
    const target = known ?? { cells: new Map(), links: new Map() };
    rows.set(place.row, target);
    target.cells.set(place.column, text);
    const link = linkOf(done.formula);
    if (link !== null) target.links.set(place.column, link);
  };

  const found = await parseXml(archive, part, {
    open: (name, { r, t = 'n', s = '0', ref = '', id = '' }) => {
      if (name === 'row') {
        row = r === undefined ? row + 1 : placeOf(`A${r}`).row;
        column = -1;
      } else if (name === 'c') {
        const place = r === undefined ? { column: column + 1, row: Math.max(row, 1) } : placeOf(r);
        column = place.column;
        if (column >= lastColumn) throw new Error('no address of a cell');
        const style = Number(s);
        cell = { place, type: t, style, value: '', hasValue: false, formula: '', isFormula: false };
      } else if (name === 'rPh') inPhonetic = true;
      else if (name === 'mergeCell') merged.push(areaOf(ref));
      else if (name === 'hyperlink' && id !== '') linked.push({ area: areaOf(ref), id });
      else if (cell !== null && (name === 'v' || name === 't') && !inPhonetic) {
        into = 'VALUE';
        cell.hasValue = true;
      } else if (cell !== null && name === 'f') {
        into = 'FORMULA';
        cell.isFormula = true;
      }
    },
    text: (text) => {
      if (cell === null) return;
      if (into === 'VALUE') cell.value += text;
      if (into === 'FORMULA') cell.formula += text;
    },
    close: (name) => {
      if (name === 'v' || name === 't' || name === 'f') into = null;
      if (name === 'rPh') inPhonetic = false;
      if (name === 'c' && cell !== null) {
        store(cell);
        cell = null;
      }
    },
  });
  if (!found) throw new Error('no such sheet');
  const sorted = [...rows].toSorted(([a], [b]) => a - b);
  fillMerged(sorted, merged);
  await addLinks(archive, part, sorted, linked);
  return {
    rows: sorted.map(([number, { cells, links }]) => ({ number, cells, links })),
    rowCount: counted.size,
    width,
    problems,
  };
};

type StoredRows = readonly [
  number,
  { readonly cells: Map<number, string>; readonly links: Map<number, string> },
][];

/**
 * Maximum number of rows that all merged areas and links of one sheet can cover together. Only
 * hostile files have more.
 */
const mostSteps = 2_000_000;

const forRows = (
  rows: StoredRows,
  areas: readonly Area[],
  act: (row: StoredRows[number], area: Area) => void,
): void => {
  let steps = 0;
  for (const area of areas)
    for (let at = firstFrom(rows, area.from.row); at < rows.length; at += 1) {
      const row = rows[at];
      if (row === undefined || row[0] > area.to.row) break;
      steps += 1;
      if (steps > mostSteps) throw new Error('too many areas');
      act(row, area);
    }
};

/** The position of the first row from this number on. */
const firstFrom = (rows: StoredRows, number: number): number => {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.[0] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * Gives each row the value of a cell that was merged over several rows. Cells that were merged over
 * several columns are headings, whose value doesn't apply to the other columns.
 */
const fillMerged = (rows: StoredRows, merged: readonly Area[]): void => {
  const values = new Map(rows);
  forRows(rows, merged, ([number, { cells }], { from }) => {
    const value = values.get(from.row)?.cells.get(from.column);
    if (value !== undefined && number > from.row && !cells.has(from.column))
      cells.set(from.column, value);
  });
};

const addLinks = async (
  archive: Archive,
  part: string,
  rows: StoredRows,
  linked: readonly { readonly area: Area; readonly id: string }[],
): Promise<void> => {
  if (linked.length === 0) return;
  const relations = await readRelations(archive, part);
  for (const { area, id } of linked) {
    const relation = relations.get(id);
    if (relation?.isExternal !== true) continue;
    forRows(rows, [area], ([, { cells, links }]) => {
      for (const column of cells.keys())
        if (column >= area.from.column && column <= area.to.column)
          links.set(column, relation.target);
    });
  }
};
