import type { Completion } from '../../blueprint/content.ts';
import type { PartyId } from '../../core/ids.ts';
import type {
  ExpirationStatus,
  FrozeForReason,
  ScheduleStatus,
  StageStatus,
  TaskStatus,
  TaskType,
} from '../../run-model/run.ts';
import type { TaskException } from '../../run-model/exception.ts';
import type { Collaborator } from '../../party/collaborator.ts';
import type { ContentFacts } from '../workflow/content-access.ts';
import type { Delegate } from '../../party/delegate.ts';

/**
 * Facts that the rules on tasks use. Flat, so that a row of a list is enough. The engine builds
 * them from a run with `factsOfRun`.
 */
export interface TaskFacts extends ContentFacts {
  readonly type: TaskType;
  readonly status: TaskStatus;
  readonly frozeForReason: FrozeForReason | null;
  readonly hasException: boolean;
  readonly exception: TaskException | null;
  /** Child approval: whether the task that it belongs to has a reported problem. */
  readonly hasHeldParent: boolean;
  /** Child approval: whether it belongs to another task. */
  readonly isChild: boolean;
  readonly expirationStatus: ExpirationStatus;
  readonly assignees: readonly PartyId[];
  /** The last person who assigned it to others. Lists can use null as the safe value. */
  readonly assignedBy: PartyId | null;
  /** Delegates of absent assignees. */
  readonly standIns: readonly Delegate[];
  /** Watchers. */
  readonly cc: readonly PartyId[];
  /** Assignees who have accepted. */
  readonly acknowledgedFor: readonly PartyId[];
  readonly completion: Completion;
  /** Assignees who have submitted, if each must. */
  readonly handedInFor: readonly PartyId[];
  readonly isSkipped: boolean;
  /** The last submitter. Lists can use null as the safe value. */
  readonly submittedBy: PartyId | null;
  /** Whether an approval level is decided. Lists can use true as the safe value. */
  readonly isLevelDecided: boolean;
  readonly ownerId: PartyId;
  /** Collaborators of the workflow. Lists can use an empty list as the safe value. */
  readonly collaborators: readonly Collaborator[];
  /** Number of times that the task was sent back. */
  readonly rejectCycles: number;
  readonly scheduleStatus: ScheduleStatus;
  /** Whether its workflow is deleted. */
  readonly isDeleted: boolean;
  /** Assignees that a locked blueprint fixes; null if it isn't locked. */
  readonly fixedAssignees: readonly PartyId[] | null;
  /** Watchers that a locked blueprint fixes; empty if it isn't locked. */
  readonly fixedCc: readonly PartyId[];
  /** Whether it can't be skipped. */
  readonly isRequired: boolean;
  readonly stageStatus: StageStatus;
  /** Assignees of its parent task and child approvals, who can view it too. */
  readonly relatedParties: readonly PartyId[];
  /**
   * People on the tasks that an external viewer can see; empty for internal users, who can see
   * everyone.
   */
  readonly knownParties: readonly PartyId[];
  /** APPROVAL: people who submitted the tasks that it approves (see `judgedSubmitters`). */
  readonly judgedSubmitters: readonly PartyId[];
  /** APPROVAL: people without a vote because they voted on an earlier level. */
  readonly earlierVoters: readonly PartyId[];
  /** APPROVAL: approvers with a vote in the current round. */
  readonly votedParties: readonly PartyId[];
  /** APPROVAL: people who voted in the current round. */
  readonly voters: readonly PartyId[];
  /** APPROVAL: whether approvers can add or delegate to others. */
  readonly mayPassOn: boolean;
  /** Whether submitted values of its workflow can be changed where they are shown. */
  readonly sharesFields: boolean;
  /**
   * Whether its form shows a submitted value that can be changed there. Lists can use false as the
   * safe value.
   */
  readonly hasSharedValues: boolean;
  /** Number of uses of the task by other items. Counted only for people who can delete it. */
  readonly useCount: number;
  /** APPROVAL: whether a rejection can suggest values. */
  readonly takesCounters: boolean;
  /** APPROVAL: whether an information request is open. */
  readonly isInformationRequested: boolean;
  /** APPROVAL: whether its task was sent back by someone else, so this vote can't be revoked. */
  readonly isParentSentBack: boolean;
  /** APPROVAL: whether the time to revoke a vote is over. Lists can use true as the safe value. */
  readonly isRevocationLate: boolean;
  /**
   * Whether anything that depends on the task is completed. Lists can use true as the safe value.
   */
  readonly followersCompleted: boolean;
  /**
   * Whether anything that depends on the task has started. Lists can use true as the safe value.
   */
  readonly followersStarted: boolean;
}
