import { mayReadTask } from '@baton/domain/access/task/task-access';
import type { TaskFacts } from '@baton/domain/access/task/task-facts';
import type { RunTask } from '@baton/domain/run-model/run';
import { stageOf } from '@baton/domain/run-model/run-view';
import type { PartyNode } from '../people/index.ts';
import type { RunDetails } from '../runs/index.ts';

/** A task in the API, from a list row or from its run. */
export interface TaskNode {
  readonly task: Pick<
    RunTask,
    | 'plan'
    | 'id'
    | 'key'
    | 'type'
    | 'status'
    | 'position'
    | 'assignees'
    | 'startedAt'
    | 'dueOn'
    | 'approvalStatus'
    | 'frozeForReason'
    | 'hasException'
    | 'expirationStatus'
    | 'skippedAt'
    | 'skipReason'
    | 'approvalFor'
    | 'level'
    | 'submittedAt'
    | 'completedAt'
    | 'exception'
    | 'assignedBy'
    | 'standIns'
    | 'cc'
    | 'acknowledgements'
    | 'handedIn'
    | 'inquiries'
    | 'links'
    | 'isReopened'
    | 'clockStoppedAt'
    | 'automationState'
  >;
  readonly reference: string;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly version: number;
  readonly workflowId: string;
  readonly workflowName: string;
  readonly stageId: string;
  readonly stageName: string;
  readonly assignees: readonly PartyNode[];
  /** People, teams, and roles named in the task, by id. */
  readonly parties: ReadonlyMap<string, PartyNode>;
  readonly facts: TaskFacts;
  /** Run of the task, if it was loaded. */
  readonly details: RunDetails | null;
}

/** Returns people and groups in the order of their assignment. */
export const inOrder = (
  ids: readonly string[],
  parties: ReadonlyMap<string, PartyNode>,
): readonly PartyNode[] => ids.flatMap((id) => parties.get(id) ?? []);

/**
 * Returns the task for the sender of a command, who sees the result even without further read
 * access. Returns null if its texts weren't loaded.
 */
export const nodeOfCommanded = (details: RunDetails, task: RunTask): TaskNode | null => {
  const { view, texts } = details;
  const own = texts.tasks.get(task.id);
  if (own === undefined) return null;
  const stage = stageOf(view, task);
  return {
    task,
    reference: own.reference,
    name: own.name,
    description: own.description,
    tags: own.tags,
    version: own.version,
    workflowId: view.workflow.id,
    workflowName: texts.name,
    stageId: stage.id,
    stageName: texts.stages.get(stage.id)?.name ?? '',
    assignees: inOrder(task.assignees, texts.parties),
    parties: texts.parties,
    facts: details.factsOf(task),
    details,
  };
};

/** Returns the task of a run, or null if the viewer has no read access. */
export const nodeOfRun = (details: RunDetails, task: RunTask): TaskNode | null => {
  const node = nodeOfCommanded(details, task);
  return node !== null && mayReadTask(details.viewer, node.facts) === null ? node : null;
};
