import { columnParser, namedColumns, type ListColumn } from '../list/list-columns.ts';

/** Columns of a list of tasks that are not custom fields. */
export const namedTaskColumns = [
  'status',
  'reference',
  'name',
  'workflow',
  'stage',
  'blueprint',
  'due',
  'assignees',
  'owner',
  'tags',
  'start',
  'end',
  'last-change',
] as const;
export type NamedTaskColumn = (typeof namedTaskColumns)[number];

export type TaskColumn = ListColumn<NamedTaskColumn>;

export const defaultTaskColumns: readonly TaskColumn[] = namedColumns([
  'status',
  'reference',
  'name',
  'workflow',
  'due',
  'assignees',
]);

/** Returns the columns of an address. Null if the text has an unknown column. */
export const parseTaskColumns: (text: string) => readonly TaskColumn[] | null =
  columnParser(namedTaskColumns);
