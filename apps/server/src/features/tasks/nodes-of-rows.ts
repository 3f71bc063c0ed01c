import type { TaskFacts } from '@baton/domain/access/task/task-facts';
import { coveredBy } from '@baton/domain/task/receipts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { namesOf } from '../../platform/auth/names-of.ts';
import type { PartyNode } from '../people/index.ts';
import { storedTask } from '../runs/index.ts';
import type { RareState, TaskListRow } from './task-lists.queries.ts';
import { inOrder, type TaskNode } from './task-node.ts';

const usualState: RareState = {
  ...{ approvalStatus: null, frozeForReason: null, hasException: false, marks: null },
  ...{ expirationStatus: 'NON_EXPIRING', skippedAt: null, skipReason: null, approvalFor: null },
  ...{ level: 0, submittedAt: null, completedAt: null, rejectCycles: 0, approval: null },
};

const noApproval = {
  ...{ hasHeldParent: false, judgedSubmitters: [], votedParties: [], earlierVoters: [] },
} as const;

/**
 * Facts that a list doesn't read. Their values here are the safe ones, or don't matter in lists.
 */
const unreadFacts = {
  ...{ submittedBy: null, isLevelDecided: true, collaborators: [], relatedParties: [] },
  ...{ knownParties: [], voters: [], sharesFields: false, hasSharedValues: false, useCount: 0 },
  ...{ takesCounters: false, isInformationRequested: false, isParentSentBack: true },
  ...{ isRevocationLate: true, followersCompleted: true, followersStarted: true },
  // Tasks of deleted workflows aren't in lists.
  isDeleted: false,
  // A task is open only in an active stage (an invariant of the engine).
  stageStatus: 'IN_PROGRESS',
  // Being on the list gives the viewer read access.
  ...{ viewerTakesPart: true, contentAccess: 'OWN_TASKS' },
} as const satisfies Partial<TaskFacts>;

const nodeOfRow = (row: TaskListRow, parties: ReadonlyMap<string, PartyNode>): TaskNode => {
  const plan = storedTask.planOf(row.settings);
  const rare = row.rare ?? usualState;
  const marks = storedTask.marksOf(rare.marks);
  return {
    // Names each property, because copying whole objects takes ten times as long.
    task: {
      plan,
      id: row.id,
      key: row.key,
      type: row.type,
      status: row.status,
      position: row.position,
      assignees: row.assignees,
      startedAt: row.startedAt,
      dueOn: row.dueOn,
      approvalStatus: rare.approvalStatus,
      frozeForReason: rare.frozeForReason,
      hasException: rare.hasException,
      expirationStatus: rare.expirationStatus,
      skippedAt: rare.skippedAt,
      skipReason: rare.skipReason,
      approvalFor: rare.approvalFor,
      level: rare.level,
      submittedAt: rare.submittedAt,
      completedAt: rare.completedAt,
      exception: marks.exception,
      assignedBy: marks.assignedBy,
      standIns: marks.standIns,
      cc: marks.cc,
      acknowledgements: marks.acknowledgements,
      handedIn: marks.handedIn,
      inquiries: marks.inquiries,
      links: marks.links,
      isReopened: marks.isReopened,
      clockStoppedAt: marks.clockStoppedAt,
      // Lists don't show requests.
      automationState: null,
    },
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
      ...unreadFacts,
      type: row.type,
      status: row.status,
      assignees: row.assignees,
      ownerId: row.ownerId,
      scheduleStatus: row.scheduleStatus,
      frozeForReason: rare.frozeForReason,
      hasException: rare.hasException,
      expirationStatus: rare.expirationStatus,
      isChild: rare.approvalFor !== null,
      isSkipped: rare.skippedAt !== null,
      rejectCycles: rare.rejectCycles,
      fixedAssignees: plan.fixedAssignees,
      fixedCc: plan.fixedCc,
      isRequired: plan.need === 'REQUIRED',
      completion: plan.completion,
      mayPassOn: plan.voting.mayPassOn,
      assignedBy: marks.assignedBy,
      standIns: marks.standIns,
      exception: marks.exception,
      cc: marks.cc,
      acknowledgedFor: coveredBy(marks.acknowledgements),
      handedInFor: coveredBy(marks.handedIn),
      ...(rare.approval ?? noApproval),
    },
    details: null,
  };
};

/** Returns the tasks of list rows. Being on the list gives the viewer read access to them. */
export const nodesOfRows = async (
  context: RequestContext,
  rows: readonly TaskListRow[],
): Promise<readonly TaskNode[]> => {
  const named = rows.flatMap(({ assignees, rare }) => [
    ...assignees,
    ...(rare?.marks?.standIns ?? []).flatMap(({ away, by }) => [away, by]),
  ]);
  const parties = await namesOf(context, named);
  return rows.map((row) => nodeOfRow(row, parties));
};
