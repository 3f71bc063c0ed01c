import type { InstanceKey, Instant, PartyId, StageId, TaskId } from '../core/ids.ts';
import type { RunEvent } from '../run-model/event.ts';
import type { EndCause } from '../run-model/run.ts';
import type { ExceptionCategory } from '../run-model/exception.ts';
import type { Waiting } from '../workflow/waiting.ts';

/** What is explained: status, due date, or assignees. */
export type ExplainedTopic = 'STATUS' | 'DUE' | 'ASSIGNEES';

/** Each code is a sentence in every language. */
export type ExplanationCode =
  | `WAITS_${Waiting['code']}`
  | 'HELD_PAUSED'
  | 'HELD_ENDED'
  | `HELD_ENDED_${EndCause['kind']}`
  | 'EXCEPTION_REPORTED'
  | `EXCEPTION_${ExceptionCategory}`
  | 'STARTED_WITH_STAGE'
  | 'STARTED_AFTER_TASKS'
  | 'STARTED_BY_ESCALATION'
  | 'STARTED_ON_DATE'
  | 'ASKED_AT_LEVEL'
  | 'WAITS_VOTES'
  | 'WAITS_LINKED'
  | 'WAITS_CALL'
  | 'WAITS_NEXT_CALL'
  | 'SUBMITTED'
  | 'COMPLETED'
  | 'COMPLETED_BY_APPROVAL'
  | 'COMPLETED_BY_CALL'
  | 'RESULT_KEPT'
  | 'EXPIRED'
  | 'EXPIRED_DEMANDED'
  | 'EXPIRY_RESTARTED'
  | 'APPROVED'
  | 'REJECTED'
  | 'NOT_REQUIRED'
  | 'REVOKED'
  | 'CONTENT_CHANGED'
  | 'ASKED_AGAIN'
  | 'OVERRIDDEN'
  | 'RECALLED'
  | 'SENT_BACK'
  | 'REOPENED'
  | 'REOPENED_BY_SOURCE'
  | 'RESET'
  | 'SKIPPED'
  | 'SKIPPED_OUTCOME'
  | 'SKIPPED_NOT_CALLED'
  | 'ASKED_AFTER_OUTCOME'
  | 'UNSKIPPED'
  | 'ADDED'
  | 'DUE_SET'
  | 'DUE_DURATION'
  | 'DUE_FROM_START'
  | 'DUE_FIXED'
  | 'DUE_SHIFTED'
  | 'DUE_CLOCK_STOPPED'
  | 'DUE_CLOCK_RESUMED'
  | 'DUE_FOR_REWORK'
  | 'DUE_AFTER_START'
  | 'DUE_FROM_FIELD'
  | 'DUE_AWAITS_FIELD'
  | 'DUE_FROM_CONFIRMATION'
  | 'DUE_AFTER_CONFIRMATION'
  | 'DUE_NONE'
  | 'PEOPLE_PLANNED'
  | 'PEOPLE_ASSIGNED'
  | 'PEOPLE_OWNER_STANDS_IN'
  | 'PEOPLE_BACKUP'
  | 'PEOPLE_MANAGER_OF'
  | 'PEOPLE_EACH_MEMBER'
  | 'PEOPLE_BY_FIELD'
  | 'PEOPLE_NOT_ASKED'
  | 'PEOPLE_NOT_THERE'
  | 'PEOPLE_NOT_FOUND'
  | 'STANDS_IN'
  | 'STANDS_IN_INSTEAD'
  | 'YOURS_DIRECTLY'
  | 'YOURS_AS_DELEGATE'
  | 'YOURS_BY_GROUP'
  | 'NOT_YOURS'
  | 'STAGE_STARTED_WITH_WORKFLOW'
  | 'STAGE_STARTED_AFTER_STAGES'
  | 'STAGE_STARTED_ON_DATE'
  | 'STAGE_NEEDS_TASKS'
  | 'STAGE_COMPLETED'
  | 'STAGE_REOPENED'
  | 'STAGE_RESET'
  | 'STAGE_SKIPPED_MANUAL'
  | 'STAGE_SKIPPED_PREDECESSORS'
  | 'STAGE_SKIPPED_CONDITION'
  | 'STAGE_SKIPPED_RESTART_RULE'
  | 'STAGE_DUE'
  | 'STAGE_IN_DOUBT'
  | 'STAGE_LEFT_SKIPPED'
  | 'STAGE_ADDED'
  | 'WORKFLOW_STARTED'
  | 'WORKFLOW_FOLLOWS_VARIANT'
  | 'WORKFLOW_NEEDS_STAGES'
  | 'WORKFLOW_HAS_PROBLEMS'
  | 'WORKFLOW_HAS_OVERDUE_TASKS'
  | 'WORKFLOW_NEEDS_ANSWERS'
  | 'WORKFLOW_COMPLETED';

/** An item that an explanation names; the reader may not have access to it. */
export type Named =
  | { readonly kind: 'STAGE'; readonly id: StageId }
  | { readonly kind: 'TASK'; readonly id: TaskId }
  | { readonly kind: 'PARTY'; readonly id: PartyId }
  | { readonly kind: 'PLACE'; readonly id: InstanceKey };

/** An explanation as code with parameters, never a sentence. */
export interface Explanation {
  readonly topic: ExplainedTopic;
  readonly code: ExplanationCode;
  /** When it was decided; null if it applies now. */
  readonly at: Instant | null;
  /** The person whose command caused it; null for the system. */
  readonly actorId: PartyId | null;
  /** The comment of the person. */
  readonly comment: string | null;
  readonly params: Readonly<Record<string, string | number>>;
  readonly names: readonly Named[];
}

/** A recorded event with its command. */
export interface PastEvent {
  readonly at: Instant;
  readonly actorId: PartyId | null;
  readonly event: RunEvent;
}

/** Returns an explanation with defaults for missing parts. */
export const explanation = (
  topic: ExplainedTopic,
  code: ExplanationCode,
  over: Partial<Omit<Explanation, 'topic' | 'code'>> = {},
): Explanation => ({
  topic,
  code,
  at: null,
  actorId: null,
  comment: null,
  params: {},
  names: [],
  ...over,
});

export const namedTasks = (ids: readonly TaskId[]): readonly Named[] =>
  ids.map((id) => ({ kind: 'TASK', id }));
export const namedStages = (ids: readonly StageId[]): readonly Named[] =>
  ids.map((id) => ({ kind: 'STAGE', id }));
export const namedParties = (ids: readonly PartyId[]): readonly Named[] =>
  ids.map((id) => ({ kind: 'PARTY', id }));
/** Returns the fields of forms with their names. */
export const namedPlaces = (keys: readonly InstanceKey[]): readonly Named[] =>
  keys.map((id) => ({ kind: 'PLACE', id }));
