import { importLimits, type ReadLimits } from '@baton/domain/import/import-table';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import { columnNumber } from './merged-cells.ts';

/** How far the sheets of a workbook say that they reach. */
export interface SheetExtent {
  /** The highest number of a row, or how many there are without one. */
  readonly rows: number;
  readonly columns: number;
  /** Sheets that the workbook lists; several may show the same. */
  readonly sheets: number;
  /** Whether all rows and cells are written as every program writes them. */
  readonly isPlain: boolean;
}

export const noExtent: SheetExtent = { rows: 0, columns: 0, sheets: 0, isPlain: true };

/** Empty rows above and between what is read; they cost little, but not nothing. */
const emptyRows = 10_000;
/** Cells that a reader may fill in to make all rows equally wide, in all sheets. */
const mostCells = 6_000_000;

const sheetTag = /<(?:[\w.-]*:)?sheet(?=[\t-\r />])/g;
const placeTag = /<(?:[\w.-]*:)?(row|c)(?=[\t-\r />])/g;
/** Without `<` and `>` in values, so that no two readers disagree on where the tag ends. */
const attributes = /(?:[\t-\r ]+[\w:.-]+=(?:"[^"<>]*"|'[^'<>]*'))*[\t-\r ]*\/?>/y;
const addresses = /[\t-\r :]r=["']([^"']*)["']/g;
/** No entity, fraction or power of ten: nobody writes an address so who means well. */
const address = /^([A-Z]{0,3})([0-9]{1,15})$/;

/** Adds what one XML part of a workbook says; only the tags of its rows and cells are read. */
export const extendedBy = (extent: SheetExtent, xml: string): SheetExtent => {
  let { rows, columns } = extent;
  let unnumbered = 0;
  const sheets = extent.sheets + [...xml.matchAll(sheetTag)].length;
  for (const tag of xml.matchAll(placeTag)) {
    if (tag[1] === 'row') unnumbered += 1;
    attributes.lastIndex = tag.index + tag[0].length;
    const written = attributes.exec(xml)?.[0];
    if (written === undefined) return { ...extent, isPlain: false };
    for (const [, place = ''] of written.matchAll(addresses)) {
      const [, letters = '', row] = address.exec(place) ?? [];
      if (row === undefined) return { ...extent, isPlain: false };
      rows = Math.max(rows, Number(row));
      columns = Math.max(columns, columnNumber(letters));
    }
  }
  return { ...extent, rows: Math.max(rows, unnumbered), columns, sheets };
};

/**
 * A reader makes a row of every number below the highest, and all rows as wide as the widest: a kilobyte
 * that names the last cell of a sheet becomes gigabytes. So what is named is asked before anything is made.
 */
export const extentRefusal = (extent: SheetExtent, limits: ReadLimits): Refusal | null => {
  const { rows, columns, sheets, isPlain } = extent;
  if (!isPlain) return refuse('ImportNotReadable', {}, 'source');
  if (rows > limits.rows + emptyRows)
    return refuse('TooMany', { count: rows, max: limits.rows }, 'source');
  if (rows * columns * sheets <= mostCells) return null;
  // Empty cells far to the right are common, and harm only where there are many rows.
  return columns > importLimits.columns
    ? refuse('TooMany', { count: columns, max: importLimits.columns }, 'source.columns')
    : refuse('TooMany', { count: rows * sheets, max: limits.rows }, 'source');
};
