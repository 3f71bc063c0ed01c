import { sortTexts, type Sort } from '../core/sort.ts';

/** What a list of workflows can be sorted by. */
export const workflowSortKeys = [
  'CREATED',
  'NAME',
  'STATUS',
  'PLANNED_END',
  'LAST_CHANGE',
  'START',
  'OWNER',
] as const;
export type WorkflowSortKey = (typeof workflowSortKeys)[number];

export type WorkflowSort = Sort<WorkflowSortKey>;

/** Newest first. */
export const defaultWorkflowSort: WorkflowSort = { key: 'CREATED', direction: 'DESCENDING' };

const texts = sortTexts(workflowSortKeys, {
  CREATED: 'created',
  NAME: 'name',
  STATUS: 'status',
  PLANNED_END: 'planned-end',
  LAST_CHANGE: 'last-change',
  START: 'start',
  OWNER: 'owner',
});

/** Returns the sort as text in an address, such as `name` or `-last-change` for descending. */
export const workflowSortText = texts.text;

/** Returns the sort of an address. Null if the text is unknown. */
export const parseWorkflowSort = texts.parse;
