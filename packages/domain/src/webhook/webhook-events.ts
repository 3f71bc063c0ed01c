import type { Delegate } from '../party/delegate.ts';
import type { TaskId } from '../core/ids.ts';
import { hasNewRefs } from '../document/refs-in.ts';
import type { RunEvent, RunEventKind } from '../run-model/event.ts';
import { auditWebhookTypes, type AuditWebhookType } from './audit-types.ts';
import { occurrenceTypes, type OccurrenceType } from './occurrence-types.ts';

/** Webhook events of workflows, by the event that causes them. */
const typesByKind = {
  WORKFLOW_STARTED: 'workflow.started',
  WORKFLOW_PAUSED: 'workflow.paused',
  WORKFLOW_RESUMED: 'workflow.resumed',
  WORKFLOW_ENDED: 'workflow.ended',
  WORKFLOW_COMPLETED: 'workflow.completed',
  WORKFLOW_OWNER_CHANGED: 'workflow.owner_changed',
  WORKFLOW_COLLABORATORS_CHANGED: 'workflow.shared',
  STAGE_STARTED: 'stage.started',
  STAGE_COMPLETED: 'stage.completed',
  TASK_ACTIVATED: 'task.started',
  TASK_ASSIGNED: 'task.assigned',
  TASK_ESCALATED: 'task.assigned',
  TASK_CLAIMED: 'task.reassigned',
  TASK_DELEGATED: 'task.reassigned',
  TASK_ACKNOWLEDGED: 'task.accepted',
  TASK_DECLINED: 'task.declined',
  TASK_STAND_INS_CHANGED: 'delegation.started',
  TASK_COMPLETED: 'task.completed',
  TASK_RECALLED: 'task.withdrawn',
  TASK_SENT_BACK: 'task.sent_back',
  TASK_REOPENED: 'task.reopened',
  TASK_SKIPPED: 'task.skipped',
  TASK_EXPIRED: 'task.expired',
  APPROVAL_REQUESTED: 'approval.requested',
  APPROVAL_APPROVED: 'approval.approved',
  APPROVAL_REJECTED: 'approval.rejected',
  INFORMATION_ASKED: 'question.asked',
  INFORMATION_ANSWERED: 'question.answered',
  VALUE_COMMITTED: 'document.added',
  TASK_EXCEPTION_REPORTED: 'problem.reported',
  TASK_EXCEPTION_RESOLVED: 'problem.resolved',
  LINKED_WORKFLOW_TROUBLED: 'linked_workflow.problem_reported',
  AUTOMATION_FAILED: 'request.failed',
} as const satisfies Partial<Readonly<Record<RunEventKind, string>>>;

type Kind = keyof typeof typesByKind;
type WorkflowWebhookType = (typeof typesByKind)[Kind] | 'delegation.ended';
export type WebhookType = WorkflowWebhookType | OccurrenceType | AuditWebhookType;

/** All types of webhook events: those of workflows and people, then those of the audit log. */
export const webhookTypes: readonly WebhookType[] = [
  ...new Set([...Object.values(typesByKind), ...Object.values(occurrenceTypes)]),
  ...auditWebhookTypes,
];

export const isWebhookType = (text: string): text is WebhookType =>
  webhookTypes.some((type) => type === text);

const isKind = (kind: string): kind is Kind => Object.hasOwn(typesByKind, kind);

/** Returns whether a command with events of these types can have webhook events. */
export const canHaveWebhookEvents = (kinds: readonly string[]): boolean =>
  kinds.some((kind) => kind === 'TASK_SUBMITTED' || isKind(kind));

export interface WebhookEvent {
  readonly type: WorkflowWebhookType;
  readonly taskId: TaskId | null;
}

/** The reverse of an event by an undo. */
const isReversed = ({ cause }: RunEvent): boolean => cause === 'undo';

/** Returns the types of a change of delegates. */
const delegationTypes = (
  before: readonly Delegate[] = [],
  after: readonly Delegate[] = [],
): readonly WorkflowWebhookType[] => {
  const isIn = (list: readonly Delegate[]) => (one: Delegate) =>
    list.some(({ by }) => by === one.by);
  return [
    ...(after.every(isIn(before)) ? [] : (['delegation.started'] as const)),
    ...(before.every(isIn(after)) ? [] : (['delegation.ended'] as const)),
  ];
};

/** Returns the types of webhook events for one event. */
const typesOf = (event: RunEvent): readonly WorkflowWebhookType[] => {
  const only = (isOne: boolean) => (isOne && isKind(event.kind) ? [typesByKind[event.kind]] : []);
  switch (event.kind) {
    case 'TASK_SUBMITTED':
      return event.after.status === 'COMPLETED' ? [typesByKind.TASK_COMPLETED] : [];
    case 'TASK_ACKNOWLEDGED':
      // Without an acceptance, the event only changes the status.
      return only(event.after.acknowledgements !== undefined);
    case 'TASK_ESCALATED':
      return only(event.after.assignees !== undefined);
    case 'TASK_STAND_INS_CHANGED':
      return delegationTypes(event.before.standIns, event.after.standIns);
    case 'WORKFLOW_COLLABORATORS_CHANGED': {
      const known = new Set(event.before.collaborators?.map(({ party }) => party));
      return only((event.after.collaborators ?? []).some(({ party }) => !known.has(party)));
    }
    case 'VALUE_COMMITTED':
      return only(hasNewRefs(event.before.committed, event.after.committed));
    default:
      return only(true);
  }
};

const taskOf = (event: RunEvent): TaskId | null =>
  event.subject === 'TASK' || event.subject === 'VALUE' ? event.taskId : null;

/** Returns the webhook events for these events, each once, in order. */
export const webhookEventsOf = (events: readonly RunEvent[]): readonly WebhookEvent[] => {
  const found = new Map<string, WebhookEvent>();
  for (const event of events) {
    if (isReversed(event)) continue;
    const taskId = taskOf(event);
    const stageId = event.subject === 'STAGE' ? event.stageId : null;
    for (const type of typesOf(event))
      found.set(`${type} ${taskId ?? stageId ?? ''}`, { type, taskId });
  }
  return [...found.values()];
};
