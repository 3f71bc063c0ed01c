import type { Refusal } from '../core/refusal.ts';
import { incompleteFilterRefusals } from '../list/field-filters.ts';
import {
  isId,
  isOneOf,
  parameterRules,
  sharedFits,
  type ListParameters,
} from '../list/list-parameters.ts';
import { isOwnerText, isPersonText, unassignedText } from '../list/people-filters.ts';
import { parseTaskColumns } from './task-columns.ts';
import { isTaskGroupText } from './task-grouping.ts';
import { parseTaskSort } from './task-sort.ts';
import { isTaskStateText, isTaskTypeText, taskViews } from './task-views.ts';

const fits = {
  ...sharedFits,
  status: isOneOf(...taskViews),
  state: isTaskStateText,
  type: isTaskTypeText,
  'workflow-id': isId,
  'waits-for': isPersonText,
  assignee: (text: string) => isPersonText(text) || isOwnerText(text) || text === unassignedText,
  participant: isPersonText,
  owner: (text: string) => isOwnerText(text) || isId(text),
  group: isTaskGroupText,
  sort: (text: string) => parseTaskSort(text) !== null,
  columns: (text: string) => parseTaskColumns(text) !== null,
} as const satisfies Readonly<Record<string, (text: string) => boolean>>;

export type TaskParameter = keyof typeof fits;

/** What a list of tasks shows, as the parameters of its address. Missing ones are the default. */
export type TaskParameters = ListParameters<TaskParameter>;

/** Rules for the parameters of a list of tasks. Open tasks are the default. */
export const taskParameterRules = parameterRules<TaskParameter>(fits, { status: taskViews[0] });

/** Returns why a list with these parameters can't be exported. A filter on a field is complete. */
export const taskExportRefusals = (
  given: Readonly<Record<string, unknown>>,
): readonly Refusal[] => {
  const refusals = taskParameterRules.refusals(given);
  return refusals.length > 0 ? refusals : incompleteFilterRefusals(given);
};
