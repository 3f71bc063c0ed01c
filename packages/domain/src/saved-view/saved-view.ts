import { refuse, type Refusal } from '../core/refusal.ts';
import type { TaskParameters } from '../task-list/task-parameters.ts';
import type { WorkflowParameters } from '../workflow-list/workflow-parameters.ts';
import { parameterRulesOf, type ListObject } from './list-object.ts';

export const viewLimits = { name: 60, sharedWith: 100, views: 100 } as const;

/** A built-in view. Its id is part of the address, and its name is an interface text. */
export interface DefaultView<Id extends string, Parameters> {
  readonly id: Id;
  readonly parameters: Parameters;
}

export type WorkflowViewId =
  | 'all-active'
  | 'overdue'
  | 'waiting-on-me'
  | 'my-team'
  | 'recently-completed';

export const defaultViews: readonly DefaultView<WorkflowViewId, WorkflowParameters>[] = [
  { id: 'all-active', parameters: { status: 'open' } },
  {
    id: 'overdue',
    parameters: { status: 'open', attention: 'overdue', sort: 'planned-end' },
  },
  {
    id: 'waiting-on-me',
    parameters: { status: 'open', attention: 'waiting-for-me', sort: 'planned-end' },
  },
  { id: 'my-team', parameters: { status: 'open', owner: 'my-teams' } },
  { id: 'recently-completed', parameters: { status: 'completed', sort: '-last-change' } },
];

export type TaskViewId =
  | 'all-open'
  | 'overdue'
  | 'due-this-week'
  | 'my-teams'
  | 'recently-completed';

export const defaultTaskViews: readonly DefaultView<TaskViewId, TaskParameters>[] = [
  { id: 'all-open', parameters: { status: 'open' } },
  { id: 'overdue', parameters: { status: 'open', due: 'overdue' } },
  { id: 'due-this-week', parameters: { status: 'open', due: 'this-week' } },
  { id: 'my-teams', parameters: { status: 'open', assignee: 'my-teams' } },
  { id: 'recently-completed', parameters: { status: 'completed', completed: 'last-7-days' } },
];

/** Values of a saved view. Undefined values don't change. */
export interface ViewValues {
  readonly name?: string | undefined;
  readonly parameters?: Readonly<Record<string, unknown>> | undefined;
}

/** Returns why the values of a saved view of these objects are invalid. */
export const viewRefusals = (
  object: ListObject,
  { name, parameters }: ViewValues,
): readonly Refusal[] => [
  ...(name === '' ? [refuse('Required', {}, 'name')] : []),
  ...((name?.length ?? 0) > viewLimits.name
    ? [refuse('TooLong', { max: viewLimits.name }, 'name')]
    : []),
  ...(parameters === undefined ? [] : parameterRulesOf(object).refusals(parameters)),
];
