import { toDocumentRef } from '@baton/domain/document/document-ref';
import type { PartyId } from '@baton/domain/core/ids';
import { noticesOfEvents } from '@baton/domain/notification/notices-of-events';
import { objectTypes, type NotificationType } from '@baton/domain/notification/notification-types';
import {
  objectNotices,
  readsObjectNotice,
  type ObjectEvent,
} from '@baton/domain/notification/object-notices';
import type { Notice } from '@baton/domain/notification/task-notices';
import type { Watchers } from '@baton/domain/notification/watchers';
import type { Actor } from '@baton/domain/party/actor';
import type {
  RunEvent,
  TaskEvent,
  TaskPatch,
  WorkflowEvent,
  WorkflowPatch,
} from '@baton/domain/run-model/event';
import { viewOf, type RunView } from '@baton/domain/run-model/run-view';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { instanceKey } from '@baton/fixtures/builders/fields';
import {
  approvalStep,
  commandedScene,
  monday,
  owner,
  person,
} from '@baton/fixtures/builders/run-scene';
import { commentNotices } from '../../features/notifications/notify-comment.ts';
import { remindersOf } from '../../features/notifications/notify-due.ts';

/** People of the workspace. They all want all updates in the inbox. */
export const people = {
  /** Assignee of the first task, whose submission `approver` decides on. */
  assignee: person(1),
  approver: person(2),
  /** Assignee of the second task. */
  colleague: person(3),
  collaborator: person(4),
  /** Watches the first task since the blueprint (CC). */
  informed: person(5),
  /** Watches the workflow, and can open everything. */
  watcher: person(6, { isAdmin: true }),
  /** Watches and muted the workflow, and can open everything. */
  muted: person(7, { isAdmin: true }),
  /** Watches the workflow, and can't open it anymore. */
  excluded: person(8),
  delegate: person(9),
  stranger: person(10),
  external: person(11, { accessLevel: 'EXTERNAL' }),
  owner,
} as const satisfies Readonly<Record<string, Actor>>;
export type Name = keyof typeof people;
export const names = Object.keys(people) as readonly Name[];
export const id = (name: Name): PartyId => people[name].id;

const watchers: Watchers = {
  workflow: [id('watcher'), id('muted'), id('excluded')],
  tasks: new Map(),
};

const content = buildBlueprint({
  tasks: [
    {
      assignees: [id('assignee')],
      cc: [id('informed')],
      approvals: [approvalStep(3, { approvers: [id('approver')] })],
    },
    { assignees: [id('colleague')] },
  ],
});
const started = commandedScene(content);
started.start();
const submitted = commandedScene(content);
submitted.start();
submitted.submit(1, people.assignee);

/** A notice of a test case, and the rule that decides who can read it. */
export interface NoticeCase {
  readonly notices: readonly Omit<Notice, 'taskId'>[];
  readonly view: RunView;
  readonly taskId: Notice['taskId'];
  readonly isInternal?: boolean;
  /** Null for a notice outside workflows, which has its own rule. */
  readonly canRead?: (actor: Actor, notice: Omit<Notice, 'taskId'>) => boolean;
}

export const shared = [{ party: id('collaborator'), access: 'VIEWER' }] as const;
/** Returns the workflow, in which a task has these fields. */
const viewWith = (scene: typeof started, task: number, patch: TaskPatch = {}): RunView => {
  const run = scene.run();
  return viewOf({
    ...run,
    workflow: { ...run.workflow, collaborators: [...shared] },
    tasks: run.tasks.map((one) => (one.id === scene.task(task).id ? { ...one, ...patch } : one)),
  });
};

const change = { cause: 'task.submit', decisions: [], comment: '' } as const;
const noticeCaseOf = (event: RunEvent, view: RunView, taskId: Notice['taskId']): NoticeCase => ({
  notices: noticesOfEvents([event], view, watchers),
  ...{ view, taskId },
});
/** An event of a task that has changed these fields. Task 3 is the approval of task 1. */
export const ofTask =
  (kind: TaskEvent['kind'], task: 1 | 2 | 3, before: TaskPatch = {}, after: TaskPatch = {}) =>
  (): NoticeCase => {
    const scene = task === 3 ? submitted : started;
    const taskId = scene.task(task).id;
    const view = viewWith(scene, task, after);
    return noticeCaseOf({ subject: 'TASK', kind, taskId, ...change, before, after }, view, taskId);
  };
export const ofWorkflow =
  (kind: WorkflowEvent['kind'], before: WorkflowPatch = {}, after: WorkflowPatch = {}) =>
  (): NoticeCase =>
    noticeCaseOf(
      { subject: 'WORKFLOW', kind, ...change, before, after },
      viewWith(started, 1),
      null,
    );
export const reminder = (type: NotificationType) => (): NoticeCase => {
  const view = viewWith(started, 1);
  const taskId = started.task(1).id;
  const due = { taskId, workflowId: view.workflow.id, dueOn: new Date(monday) };
  const notices = remindersOf(view, type, [due], monday).flatMap((one) => one.notices);
  return { notices, view, taskId };
};
export const comment =
  (body: string, isInternal = false, participants: readonly Name[] = []) =>
  (): NoticeCase => {
    const view = viewWith(started, 1);
    const taskId = started.task(1).id;
    const at = new Date(monday);
    const notices = commentNotices(
      {
        ...{ id: 'c', workflowId: view.workflow.id, taskId, authorId: id('owner'), body },
        ...{ isInternal, createdAt: at, changedAt: at, isEdited: false, senders: [] },
        participants: participants.map(id),
      },
      view,
      watchers,
    );
    return { notices, view, taskId, isInternal };
  };
export const ofObject = (event: ObjectEvent) => (): NoticeCase => ({
  notices: objectNotices(event).map((notice) => ({ ...notice, isAutomatic: false })),
  ...{ view: viewWith(started, 1), taskId: null },
  canRead: (actor, { type }) =>
    objectTypes.some((one) => one === type && readsObjectNotice(actor, { type: one })),
});
/** The submitter withdraws the submission, which changes the approval too. */
export const withdrawal = (): NoticeCase => {
  const event = { subject: 'TASK', ...change, before: {}, after: {} } as const;
  const taskId = submitted.task(1).id;
  const approval = { ...event, kind: 'TASK_RESET', taskId: submitted.task(3).id } as const;
  const view = viewWith(submitted, 1);
  const events = [{ ...event, kind: 'TASK_RECALLED', taskId } as const, approval];
  return { notices: noticesOfEvents(events, view, watchers), view, taskId: approval.taskId };
};
export const newDocument = (): NoticeCase => {
  const view = viewWith(started, 1);
  const taskId = started.task(1).id;
  const value = { subject: 'VALUE', kind: 'VALUE_COMMITTED', instance: instanceKey(1) } as const;
  const committed = toDocumentRef({ id: '10000000-0000-4000-8000-000000000001', extension: 'pdf' });
  const parts = { cause: 'task.submit', origin: 'PERSON', before: {} } as const;
  return noticeCaseOf({ ...value, ...parts, taskId, after: { committed } }, view, taskId);
};
