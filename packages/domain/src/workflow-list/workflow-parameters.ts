import type { Refusal } from '../core/refusal.ts';
import { incompleteFilterRefusals } from '../list/field-filters.ts';
import {
  isId,
  isOneOf,
  parameterRules,
  sharedFits,
  type ListParameters,
} from '../list/list-parameters.ts';
import { isOwnerText, isPersonText } from '../list/people-filters.ts';
import { workflowViews } from '../workflow/workflow-views.ts';
import { parseWorkflowColumns } from './workflow-columns.ts';
import {
  isCalendarScale,
  isGroupText,
  isTimelineScale,
  isWorkflowLayout,
  workflowLayouts,
} from './workflow-layout.ts';
import { parseWorkflowSort } from './workflow-sort.ts';

const fits = {
  ...sharedFits,
  status: isOneOf(...workflowViews),
  owner: (text: string) => isOwnerText(text) || isId(text),
  'waits-for': isPersonText,
  participant: isPersonText,
  group: isGroupText,
  'view-type': isWorkflowLayout,
  scale: (text: string) => isCalendarScale(text) || isTimelineScale(text),
  show: isOneOf('tasks'),
  sort: (text: string) => parseWorkflowSort(text) !== null,
  columns: (text: string) => parseWorkflowColumns(text) !== null,
} as const satisfies Readonly<Record<string, (text: string) => boolean>>;

export type WorkflowParameter = keyof typeof fits;

/** What a list of workflows shows, as the parameters of its address. Missing ones are the default. */
export type WorkflowParameters = ListParameters<WorkflowParameter>;

/** Rules for the parameters of a list of workflows. Open workflows as a list are the default. */
export const workflowParameterRules = parameterRules<WorkflowParameter>(fits, {
  status: workflowViews[0],
  'view-type': workflowLayouts[0],
});

/** Returns why a list with these parameters can't be exported. A filter on a field is complete. */
export const workflowExportRefusals = (
  given: Readonly<Record<string, unknown>>,
): readonly Refusal[] => {
  const refusals = workflowParameterRules.refusals(given);
  return refusals.length > 0 ? refusals : incompleteFilterRefusals(given);
};
