import type { Refusal } from '../core/refusal.ts';
import { taskExportRefusals, taskParameterRules } from '../task-list/task-parameters.ts';
import {
  workflowExportRefusals,
  workflowParameterRules,
} from '../workflow-list/workflow-parameters.ts';
import type { ListParameters, ParameterRules } from '../list/list-parameters.ts';

/** Objects with a list that can be saved as a view and exported. */
export const listObjects = ['WORKFLOWS', 'TASKS'] as const;
export type ListObject = (typeof listObjects)[number];

/** The rules for parameters of any list, by their names as text. */
type Rules = Pick<ParameterRules<string>, 'refusals' | 'normalized' | 'areEqual'>;

/** Returns the rules for the parameters of the list of an object. */
export const parameterRulesOf = (object: ListObject): Rules =>
  object === 'TASKS' ? taskParameterRules : workflowParameterRules;

/** Returns why a list with these parameters can't be exported. */
export const listExportRefusals = (
  object: ListObject,
  parameters: ListParameters,
): readonly Refusal[] =>
  object === 'TASKS' ? taskExportRefusals(parameters) : workflowExportRefusals(parameters);
