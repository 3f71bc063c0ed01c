import type { PartyId } from '../core/ids.ts';
import { hasNewRefs } from '../document/refs-in.ts';
import { doersOf } from '../party/delegate.ts';
import type { RunEvent, RunEventKind, WorkflowEvent } from '../run-model/event.ts';
import type { RunView } from '../run-model/run-view.ts';
import { isStarted } from '../task/work-state.ts';
import type { NotificationType } from './notification-types.ts';
import { noWatchers, withWatchers, type Watchers } from './watchers.ts';
import { taskNotices, type Notice } from './task-notices.ts';

/** Events that can have notices. */
const noticed: ReadonlySet<string> = new Set<RunEventKind>([
  'TASK_ACTIVATED',
  'APPROVAL_REQUESTED',
  'TASK_ASSIGNED',
  'TASK_CLAIMED',
  'TASK_DELEGATED',
  'TASK_ESCALATED',
  'TASK_STAND_INS_CHANGED',
  'TASK_ACKNOWLEDGED',
  'TASK_DECLINED',
  'TASK_SENT_BACK',
  'TASK_REOPENED',
  'TASK_SUBMITTED',
  'TASK_COMPLETED',
  'TASK_SKIPPED',
  'TASK_EXPIRED',
  'APPROVAL_APPROVED',
  'APPROVAL_REJECTED',
  'TASK_RECALLED',
  'INFORMATION_ASKED',
  'INFORMATION_ANSWERED',
  'TASK_EXCEPTION_REPORTED',
  'TASK_EXCEPTION_RESOLVED',
  'LINKED_WORKFLOW_TROUBLED',
  'AUTOMATION_FAILED',
  'VALUE_COMMITTED',
  'WORKFLOW_STARTED',
  'WORKFLOW_PAUSED',
  'WORKFLOW_RESUMED',
  'WORKFLOW_ENDED',
  'WORKFLOW_COMPLETED',
  'WORKFLOW_OWNER_CHANGED',
  'WORKFLOW_COLLABORATORS_CHANGED',
]);

/** Returns whether a command with events of these types can have notifications. */
export const hasNotices = (kinds: readonly string[]): boolean =>
  kinds.some((kind) => noticed.has(kind));

const toSome = (
  type: NotificationType,
  reason: Notice['reason'],
  parties: readonly PartyId[],
): Notice => ({
  ...{ type, reason, parties },
  taskId: null,
  // The system completes a workflow when its last task is completed.
  isAutomatic: type === 'WORKFLOW_COMPLETED',
});

/** Returns notices to the owner and the collaborators of the workflow. */
const toLeaders = (type: NotificationType, { workflow }: RunView): readonly Notice[] => {
  const shared = workflow.collaborators.map(({ party }) => party);
  return [toSome(type, 'OWNER', [workflow.ownerId]), toSome(type, 'COLLABORATOR', shared)];
};

/** Returns the same notices, and one to the people with an open task. */
const toEveryone = (type: NotificationType, view: RunView): readonly Notice[] => [
  ...toLeaders(type, view),
  toSome(
    type,
    'ASSIGNEE',
    view.tasks.filter(isStarted).flatMap((task) => doersOf(task)),
  ),
];

const workflowNotices = (
  { kind, before, after }: WorkflowEvent,
  view: RunView,
): readonly Notice[] => {
  switch (kind) {
    case 'WORKFLOW_STARTED':
      return toLeaders('WORKFLOW_STARTED', view);
    case 'WORKFLOW_COMPLETED':
      return toLeaders('WORKFLOW_COMPLETED', view);
    case 'WORKFLOW_PAUSED':
      return toEveryone('WORKFLOW_PAUSED', view);
    case 'WORKFLOW_RESUMED':
      return toEveryone('WORKFLOW_RESUMED', view);
    case 'WORKFLOW_ENDED':
      return toEveryone('WORKFLOW_ENDED', view);
    case 'WORKFLOW_OWNER_CHANGED':
      return [
        toSome('WORKFLOW_OWNED', 'OWNER', after.ownerId === undefined ? [] : [after.ownerId]),
      ];
    case 'WORKFLOW_COLLABORATORS_CHANGED': {
      const known = new Set(before.collaborators?.map(({ party }) => party));
      const added = (after.collaborators ?? []).map(({ party }) => party);
      return [
        toSome(
          'WORKFLOW_SHARED',
          'COLLABORATOR',
          added.filter((party) => !known.has(party)),
        ),
      ];
    }
    default:
      return [];
  }
};

/** Returns a notice to the owner about documents in a submitted value. */
const documentNotices = (event: RunEvent, { workflow }: RunView): readonly Notice[] => {
  if (event.kind !== 'VALUE_COMMITTED') return [];
  if (!hasNewRefs(event.before.committed, event.after.committed)) return [];
  const owner = toSome('DOCUMENT_ADDED', 'OWNER', [workflow.ownerId]);
  return [{ ...owner, taskId: event.taskId }];
};

/** The reverse of an event by an undo. */
const isReversed = ({ cause }: RunEvent): boolean => cause === 'undo';

/**
 * Returns the notices of one command. The first notice of a type about an object counts for each
 * person.
 */
export const noticesOfEvents = (
  events: readonly RunEvent[],
  view: RunView,
  watchers: Watchers = noWatchers,
): readonly Notice[] =>
  withWatchers(
    events
      .filter((event) => !isReversed(event))
      .flatMap((event) => {
        if (event.subject === 'TASK') return taskNotices(event, view, events);
        if (event.subject === 'VALUE') return documentNotices(event, view);
        return event.subject === 'WORKFLOW' ? workflowNotices(event, view) : [];
      }),
    watchers,
  ).filter(({ parties }) => parties.length > 0);
