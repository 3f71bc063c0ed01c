import { columnParser, namedColumns, type ListColumn } from '../list/list-columns.ts';

/** Columns of a list of workflows that are not custom fields. */
export const namedWorkflowColumns = [
  'status',
  'reference',
  'name',
  'stage',
  'progress',
  'overdue',
  'waiting-for',
  'planned-end',
  'forecast',
  'owner',
  'started-by',
  'blueprint',
  'blueprint-version',
  'tags',
  'start',
  'end',
  'last-change',
] as const;
export type NamedWorkflowColumn = (typeof namedWorkflowColumns)[number];

export type WorkflowColumn = ListColumn<NamedWorkflowColumn>;

export const defaultWorkflowColumns: readonly WorkflowColumn[] = namedColumns([
  'status',
  'reference',
  'name',
  'stage',
  'waiting-for',
  'planned-end',
  'owner',
  'tags',
  'last-change',
]);

/** Returns the columns of an address. Null if the text has an unknown column. */
export const parseWorkflowColumns: (text: string) => readonly WorkflowColumn[] | null =
  columnParser(namedWorkflowColumns);
