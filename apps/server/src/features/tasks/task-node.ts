import { mayReadTask } from '@baton/domain/access/task/task-access';
import type { TaskFacts } from '@baton/domain/access/task/task-facts';
import type { RunTask } from '@baton/domain/run-model/run';
import { coveredBy } from '@baton/domain/task/receipts';
import { stageOf } from '@baton/domain/run-model/run-view';
import type { PartyNode } from '../people/index.ts';
import { toTaskState, type RunDetails } from '../runs/index.ts';
import type { TaskListRow } from './task-lists.queries.ts';

/** A task in the API, from a list row or from its run. */
export interface TaskNode {
  readonly task: Omit<
    RunTask,
    | 'stageId'
    | 'notBefore'
    | 'submittedBy'
    | 'round'
    | 'runNumber'
    | 'escalated'
    | 'isDueByHand'
    | 'isDueSetWhileHeld'
    | 'sentBackTo'
    | 'contentChange'
    | 'submittedFor'
    | 'remarks'
    | 'isDoneByHand'
    | 'reopenedCount'
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
  /** Parties named in the task, by id. */
  readonly parties: ReadonlyMap<string, PartyNode>;
  readonly facts: TaskFacts;
  /** Run of the task, if it was loaded. */
  readonly details: RunDetails | null;
}

/** Returns people and groups in the order of their assignment. */
const inOrder = (
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

/** Returns a row of the viewer's own tasks. Being on the list gives them read access. */
export const nodeOfRow = (row: TaskListRow, parties: ReadonlyMap<string, PartyNode>): TaskNode => {
  const state = toTaskState(row);
  return {
    // Lists show no requests.
    task: { ...row, ...state, automationState: null },
    reference: row.reference,
    name: row.name,
    description: row.description,
    tags: row.tags,
    version: row.version,
    workflowId: row.workflowId,
    workflowName: row.workflowName,
    stageId: row.stageId,
    stageName: row.stageName,
    assignees: inOrder(row.assignees, parties),
    parties,
    facts: {
      type: row.type,
      status: row.status,
      frozeForReason: row.frozeForReason,
      hasException: row.hasException,
      expirationStatus: row.expirationStatus,
      assignees: row.assignees,
      assignedBy: state.assignedBy,
      standIns: state.standIns,
      exception: state.exception,
      hasHeldParent: row.hasHeldParent,
      isChild: row.approvalFor !== null,
      isSkipped: row.skippedAt !== null,
      submittedBy: null,
      isLevelDecided: true,
      ownerId: row.ownerId,
      collaborators: [],
      rejectCycles: row.rejectCycles,
      // Tasks of deleted workflows aren't in lists.
      isDeleted: false,
      fixedAssignees: state.fixedAssignees,
      fixedCc: state.fixedCc,
      isRequired: state.need === 'REQUIRED',
      scheduleStatus: row.scheduleStatus,
      // A task is open only in an active stage (an invariant of the engine).
      stageStatus: 'IN_PROGRESS',
      relatedParties: [],
      knownParties: [],
      viewerTakesPart: true,
      contentAccess: 'OWN_TASKS',
      judgedSubmitters: row.judgedSubmitters,
      earlierVoters: row.earlierVoters,
      cc: state.cc,
      acknowledgedFor: coveredBy(state.acknowledgements),
      completion: state.completion,
      handedInFor: coveredBy(state.handedIn),
      voters: [],
      mayPassOn: state.voting.mayPassOn,
      sharesFields: false,
      hasSharedValues: false,
      useCount: 0,
      takesCounters: false,
      isInformationRequested: false,
      isParentSentBack: true,
      isRevocationLate: true,
      followersCompleted: true,
      votedParties: row.votedParties,
      followersStarted: true,
    },
    details: null,
  };
};
