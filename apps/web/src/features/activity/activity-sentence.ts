import type { ActivityKind } from '@baton/domain/run/history/activity';
import type { MessageId } from '../../lib/i18n/message-id.ts';

/** The facts that determine the sentence of an entry. */
export interface ActivityFacts {
  readonly kind: ActivityKind;
  readonly hasActor: boolean;
  readonly isOfWorkflow: boolean;
  /** COMPLETE: submitted for approval, not completed yet. */
  readonly isSubmitted: boolean;
  /** COMPLETE: submitted by the owner on behalf of the assignees. */
  readonly isOnBehalf: boolean;
  /** Code of the change or its cause. */
  readonly code: string | undefined;
  readonly hasAdded: boolean;
  readonly hasRemoved: boolean;
  readonly hasDate: boolean;
  /** AUTOMATED_REQUEST_ERROR: another attempt follows. */
  readonly isTriedAgain: boolean;
}

/** Sentences for edits by people. */
const edits: Readonly<Record<string, MessageId>> = {
  RECALLED: 'activity.recalledBy',
  SKIPPED: 'activity.skippedBy',
  UNSKIPPED: 'activity.unskippedBy',
  RELINKED: 'activity.relinkedBy',
  LINK_KEPT: 'activity.linkKeptBy',
  CALLED_BACK: 'activity.calledBackBy',
  OWNER_ESCALATED: 'activity.ownerEscalated',
  OWNER_NOT_ESCALATED: 'activity.ownerNotEscalated',
  NOT_ESCALATED: 'activity.notEscalated',
  NOT_ESCALATED_GONE: 'activity.notEscalatedGone',
  OWNER_CHANGED: 'activity.ownerChangedBy',
  ACCESS_CHANGED: 'activity.accessChangedBy',
  TASK_ADDED: 'activity.taskAddedBy',
  TASK_DELETED: 'activity.taskDeletedBy',
  RENAMED: 'activity.renamedBy',
  DESCRIBED: 'activity.describedBy',
  TAGGED: 'activity.taggedBy',
  UNTAGGED: 'activity.untaggedBy',
  UNDONE: 'activity.undoneBy',
  CALL_RETRIED: 'activity.callRetriedBy',
  OVERRIDDEN: 'activity.overriddenBy',
  DETACHED: 'activity.detachedBy',
  PREPARED: 'activity.prepared',
  NO_APPROVER: 'activity.noApprover',
  DELETED: 'activity.deletedBy',
  RESTORED: 'activity.restoredBy',
  ACKNOWLEDGED: 'activity.acknowledgedBy',
  DECLINED: 'activity.declinedBy',
  PART_SUBMITTED: 'activity.partSubmittedBy',
  CC_CHANGED: 'activity.ccChangedBy',
  REVOKED: 'activity.revokedBy',
  CONTENT_CHANGED: 'activity.contentChanged',
  ASKED_AGAIN: 'activity.askedAgain',
  SOURCE_CHANGED: 'activity.sourceChanged',
  DONE_AGAIN: 'activity.doneAgain',
  STAGE_SKIPPED: 'activity.stageSkippedBy',
  STAGE_STARTED_ANYWAY: 'activity.stageStartedAnywayBy',
  STAGE_LEFT_SKIPPED: 'activity.stageLeftBy',
  STAGE_IN_DOUBT: 'activity.stageInDoubt',
  STAGE_ADDED: 'activity.stageAddedBy',
  STAGE_DELETED: 'activity.stageDeletedBy',
  STAGE_RENAMED: 'activity.stageRenamedBy',
  STAGE_DESCRIBED: 'activity.stageDescribedBy',
};

/** Sentences for edits of the workflow that differ from those for tasks. */
const workflowEdits: Readonly<Record<string, MessageId>> = {
  RENAMED: 'activity.workflowRenamedBy',
  DESCRIBED: 'activity.workflowDescribedBy',
  TAGGED: 'activity.workflowTaggedBy',
  UNTAGGED: 'activity.workflowUntaggedBy',
  UNDONE: 'activity.workflowUndoneBy',
};

/** Returns the id of a whole sentence, so that each language can use its own word order. */
export function activitySentence(facts: ActivityFacts): MessageId {
  const { hasActor } = facts;
  switch (facts.kind) {
    case 'WORKFLOW_STARTED':
      return hasActor ? 'activity.workflowStartedBy' : 'activity.workflowStarted';
    case 'WORKFLOW_COMPLETE':
      return 'activity.workflowComplete';
    case 'WORKFLOW_PAUSED':
      return 'activity.workflowPausedBy';
    case 'WORKFLOW_ENDED':
      return hasActor ? 'activity.workflowEndedBy' : 'activity.workflowExpired';
    case 'TASK_STARTED':
      return 'activity.taskStarted';
    case 'COMPLETE':
      if (facts.isOnBehalf) return 'activity.completeOnBehalfBy';
      if (facts.isSubmitted) return hasActor ? 'activity.submittedBy' : 'activity.submitted';
      return hasActor ? 'activity.completeBy' : 'activity.complete';
    case 'APPROVED':
      return hasActor ? 'activity.approvedBy' : 'activity.approved';
    case 'REJECTED':
      if (facts.code === 'COUNTERED') return 'activity.counteredBy';
      return hasActor ? 'activity.rejectedBy' : 'activity.rejected';
    case 'RESET':
      return 'activity.reset';
    case 'RESTARTED':
      if (facts.code === 'STAGE')
        return hasActor ? 'activity.stageRestartedBy' : 'activity.stageRestarted';
      if (facts.isOfWorkflow) {
        return hasActor ? 'activity.workflowRestartedBy' : 'activity.workflowRestarted';
      }
      if (facts.code === 'EXPIRED') return 'activity.expiryRestartedBy';
      return hasActor ? 'activity.reopenedBy' : 'activity.reopened';
    case 'ASSIGNED':
      if (facts.code === 'ESCALATED') return 'activity.escalated';
      if (facts.code === 'ABSENCE') return 'activity.delegateAdded';
      if (facts.code === 'ABSENCE_OVER') return 'activity.delegateRemoved';
      if (facts.hasAdded && facts.hasRemoved) return 'activity.handedOver';
      if (facts.hasAdded) return 'activity.assigned';
      return 'activity.unassigned';
    case 'DATE_CHANGE':
      return facts.hasDate ? 'activity.dueChanged' : 'activity.dueRemoved';
    case 'OVERDUE':
      return facts.code === 'EXPIRED' ? 'activity.expired' : 'activity.overdue';
    case 'AUTOMATED_REQUEST':
      return 'activity.automatedRequest';
    case 'AUTOMATED_REQUEST_ERROR':
      return facts.isTriedAgain
        ? 'activity.automatedRequestFailed'
        : 'activity.automatedRequestGaveUp';
    case 'EXCEPTION':
      return hasActor ? 'activity.exceptionBy' : 'activity.linkedTroubled';
    case 'RESOLVE_EXCEPTION':
      return hasActor ? 'activity.exceptionResolvedBy' : 'activity.linkedRecovered';
    case 'SAVE':
      return facts.code === 'DATA_EDITED' ? 'activity.dataEditedBy' : 'activity.savedBy';
    case 'DOCUMENT_ADDED':
      return hasActor ? 'activity.documentAddedBy' : 'activity.documentAdded';
    case 'MESSAGE':
      if (facts.code === 'COMMENTED')
        return facts.isOfWorkflow ? 'activity.commentedBy' : 'activity.commentedOnTaskBy';
      if (facts.code === 'REMARKED') return 'activity.remarkedBy';
      return facts.code === 'ASKED' ? 'activity.informationRequested' : 'activity.answeredBy';
    case 'EDIT':
      return (
        (facts.isOfWorkflow ? workflowEdits[facts.code ?? ''] : undefined) ??
        edits[facts.code ?? ''] ??
        'activity.stuck'
      );
  }
}
