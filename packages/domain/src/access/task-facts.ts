import type { Completion } from '../blueprint/content.ts';
import type { PartyId } from '../core/ids.ts';
import type {
  ExpirationStatus,
  FrozeForReason,
  ScheduleStatus,
  StageStatus,
  TaskStatus,
  TaskType,
} from '../run/run.ts';
import type { TaskException } from '../task/exception.ts';
import type { Collaborator } from './collaborator.ts';
import type { ContentFacts } from './content-access.ts';
import type { StandIn } from './stand-in.ts';

/**
 * What the rules about a task look at, flat, so that a row of a list is enough. The
 * engine makes it from a run with `taskFacts` (run/task-facts-of-run).
 */
export interface TaskFacts extends ContentFacts {
  readonly type: TaskType;
  readonly status: TaskStatus;
  readonly frozeForReason: FrozeForReason | null;
  readonly hasException: boolean;
  readonly exception: TaskException | null;
  /** Child approval: a problem was reported with the work that it judges. */
  readonly hasHeldParent: boolean;
  /** Child approval: it belongs to another task. */
  readonly isChild: boolean;
  readonly expirationStatus: ExpirationStatus;
  readonly assignees: readonly PartyId[];
  /** The person who gave it to others last. A list may say null to be safe. */
  readonly assignedBy: PartyId | null;
  /** Who does it in the place of assignees that are away. */
  readonly standIns: readonly StandIn[];
  /** Parties that read it. */
  readonly cc: readonly PartyId[];
  /** The assignees for whom somebody has confirmed. */
  readonly acknowledgedFor: readonly PartyId[];
  readonly completion: Completion;
  /** The assignees for whom somebody has handed in, where each has to. */
  readonly handedInFor: readonly PartyId[];
  readonly isSkipped: boolean;
  /** The person who submitted last. A list may say null to be safe. */
  readonly submittedBy: PartyId | null;
  /** Whether a level of the task's approvals is given already. A list may say true to be safe. */
  readonly isLevelDecided: boolean;
  readonly ownerId: PartyId;
  /** Whom its workflow is shared with. A list may name nobody to be safe. */
  readonly collaborators: readonly Collaborator[];
  /** How often it was sent back. */
  readonly rejectCycles: number;
  readonly scheduleStatus: ScheduleStatus;
  /** Its workflow is deleted. */
  readonly isDeleted: boolean;
  /** Whom a locked blueprint has put on it; null: nothing of it is locked. */
  readonly fixedAssignees: readonly PartyId[] | null;
  /** Whom a locked blueprint has had read it; nobody where nothing of it is locked. */
  readonly fixedCc: readonly PartyId[];
  /** May not be skipped. */
  readonly isRequired: boolean;
  readonly stageStatus: StageStatus;
  /** Assignees of the task's parent and of its child approvals: they read it too. */
  readonly relatedParties: readonly PartyId[];
  /** Whom a viewer from outside meets on the tasks that they see; nobody for members, who know everybody. */
  readonly knownParties: readonly PartyId[];
  /** APPROVAL: the people who submitted the work it judges (see `judgedSubmitters`). */
  readonly judgedSubmitters: readonly PartyId[];
  /** APPROVAL: who has no vote because they voted on an earlier level. */
  readonly earlierVoters: readonly PartyId[];
  /** APPROVAL: the approvers for whom a vote was cast in the current round. */
  readonly votedParties: readonly PartyId[];
  /** APPROVAL: the people who voted in the current round. */
  readonly voters: readonly PartyId[];
  /** APPROVAL: its approvers may bring in others. */
  readonly mayPassOn: boolean;
  /** Submitted values of its workflow can be changed where they are shown. */
  readonly sharesFields: boolean;
  /** The task shows a submitted value that can be changed there. A list may say false to be safe. */
  readonly hasSharedValues: boolean;
  /** How often something else in the workflow needs the task. Counted only for those who can delete it. */
  readonly useCount: number;
  /** APPROVAL: a no may come with other values for what it sends back. */
  readonly takesCounters: boolean;
  /** APPROVAL: a question about the work has not been answered. */
  readonly isInformationRequested: boolean;
  /** APPROVAL: the work has been sent back, and that cannot be taken back by this one. */
  readonly isParentSentBack: boolean;
  /** APPROVAL: the time in which approvers take back their vote is over. A list may say true to be safe. */
  readonly isRevocationLate: boolean;
  /** Whether anything that waits for this task is done. A list may say true to be safe. */
  readonly followersCompleted: boolean;
  /** Whether anything that waits for this task has started. A list may say true to be safe. */
  readonly followersStarted: boolean;
}
