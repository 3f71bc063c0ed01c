/** TIME cells are instants in milliseconds. SHARE cells are numbers from 0 to 1. */
export type ColumnKind = 'TEXT' | 'TIME' | 'SHARE';

export interface ExportColumn {
  readonly title: string;
  readonly kind: ColumnKind;
}

/** One cell per column. Null is an empty cell. */
export type ExportRow = readonly (string | number | null)[];

export interface ExportedTable {
  /** Title of the list, which names the file and its sheet. */
  readonly title: string;
  readonly columns: readonly ExportColumn[];
  /** Each page is read when the last one was sent. */
  readonly pages: AsyncIterable<readonly ExportRow[]>;
  /** Time zone of dates in workbooks. CSV has them in UTC. */
  readonly timeZone: string;
}
