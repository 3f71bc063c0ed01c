import type { CellValue, Sheet } from 'read-excel-file/node';

/** Cells that are one, several rows high. */
interface MergedRange {
  readonly column: number;
  readonly firstRow: number;
  readonly lastRow: number;
}

/** What the parts of a workbook say of its merged cells; a sheet's part is told of by two others. */
export interface MergedCells {
  readonly byPart: ReadonlyMap<string, readonly MergedRange[]>;
  /** By relation. */
  readonly parts: ReadonlyMap<string, string>;
  /** Relations of the sheets, in their order. */
  readonly sheets: readonly string[];
}

export const noneMerged: MergedCells = { byPart: new Map(), parts: new Map(), sheets: [] };

const rangeTag =
  /<(?:[\w.-]*:)?mergeCell\s+(?:[^<>]*\s)?ref=["']([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})["']/g;
const sheetTag = /<(?:[\w.-]*:)?sheet\s[^<>]*>/g;
const relationTag = /<(?:[\w.-]*:)?Relationship\s[^<>]*>/g;

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s(?:[\\w.-]*:)?${name}=["']([^"']*)["']`).exec(tag)?.[1] ?? '';

export const columnNumber = (letters: string): number => {
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
};

const rangesOf = (xml: string): readonly MergedRange[] =>
  [...xml.matchAll(rangeTag)].flatMap(([, column = '', first, last]) =>
    first === last
      ? []
      : [{ column: columnNumber(column), firstRow: Number(first), lastRow: Number(last) }],
  );

/** Adds what one part says. */
export const mergedIn = (merged: MergedCells, name: string, xml: string): MergedCells => {
  if (name === 'xl/workbook.xml')
    return { ...merged, sheets: [...xml.matchAll(sheetTag)].map(([tag]) => attribute(tag, 'id')) };
  if (name === 'xl/_rels/workbook.xml.rels') {
    const parts = [...xml.matchAll(relationTag)].map(([tag]): [string, string] => {
      const target = attribute(tag, 'Target');
      return [attribute(tag, 'Id'), target.startsWith('/') ? target.slice(1) : `xl/${target}`];
    });
    return { ...merged, parts: new Map(parts) };
  }
  const ranges = rangesOf(xml);
  return ranges.length === 0
    ? merged
    : { ...merged, byPart: new Map(merged.byPart).set(name, ranges) };
};

type Cells = readonly (CellValue | null)[];

/**
 * The rows of a sheet, in each of which stands what the reader sees beside it: the value of merged cells is
 * written in their first row only. Rows that are empty otherwise stay so. What is merged to the side is a
 * heading and says nothing of the other columns.
 */
export const withMergedValues = (
  data: Sheet['data'],
  at: number,
  { byPart, parts, sheets }: MergedCells,
): readonly Cells[] => {
  const ranges = byPart.get(parts.get(sheets[at] ?? '') ?? '') ?? [];
  if (ranges.length === 0) return data;
  const rows = data.map((cells) => [...cells]);
  // Merged cells lie beside one another: those that lie upon one another are nobody's workbook.
  let left = data.length * (data[0]?.length ?? 0);
  for (const { column, firstRow, lastRow } of ranges) {
    const value = data[firstRow - 1]?.[column - 1];
    if (value == null) continue;
    for (const row of rows.slice(firstRow, lastRow)) {
      left -= 1;
      if (left < 0) return rows;
      if (row[column - 1] === null && row.some((cell) => cell !== null)) row[column - 1] = value;
    }
  }
  return rows;
};
