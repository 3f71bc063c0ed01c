import { textExcerpt } from '@baton/domain/notification/text-excerpt';
import type {
  notificationTypeNames,
  NotificationGroup,
  NotificationReason,
} from '@baton/domain/notification/notification-types';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import { connectionOf, pageComplexity } from '../../../platform/graphql/page.ts';
import { localeOf } from '../../../platform/graphql/reader-locale.ts';
import { richTextLines } from '../../../platform/sanitise/rich-text-lines.ts';
import { BulkActionKindRef } from '../../bulk-actions/index.ts';
import { UserRef } from '../../people/index.ts';
import { reasonTexts } from '../mail/reason-texts.ts';
import { itemPath } from './item-path.ts';
import type {
  InboxEntryRow,
  InboxItemRow,
  InboxSection,
  InboxWorkflowRow,
} from './inbox.queries.ts';
import {
  changeInbox,
  listInbox,
  listInboxWorkflows,
  readWholeInbox,
  type InboxChange,
} from './inbox.ts';

const SectionRef = builder.enumType('InboxSection', {
  description: 'Parts of the inbox. NEEDS_YOU has what the person must act on.',
  values: enumValues<InboxSection>({
    DONE: 'Items that the person marked as done.',
    NEEDS_YOU: 'Items that the person must act on.',
    SNOOZED: 'Items that are hidden until a time.',
    UPDATES: 'All other items.',
  }),
});
const GroupRef = builder.enumType('NotificationGroup', {
  description: 'Group of notification types.',
  values: enumValues<NotificationGroup>({
    COMMENTS: 'Comments and mentions.',
    OTHER: 'Invitations, bulk operations, exports, and channels.',
    TASKS: 'Tasks and approvals, with their questions, problems, and delegations.',
    WORKFLOWS: 'Changes of workflows, and documents that were added to them.',
  }),
});
export const NotificationTypeRef = builder.enumType('NotificationType', {
  description: 'Event that a notification is about.',
  values: enumValues<(typeof notificationTypeNames)[number]>({
    APPROVAL_APPROVED: 'A submission was approved.',
    APPROVAL_REJECTED: 'A submission was rejected.',
    APPROVAL_REQUESTED: 'An approval is requested.',
    APPROVAL_WITHDRAWN: 'A submission was withdrawn.',
    COMMENT_ADDED: 'A comment was added.',
    DELEGATION_ENDED: 'A delegation ended.',
    DELEGATION_STARTED: 'A delegation started.',
    DOCUMENT_ADDED: 'A document was added.',
    LINKED_WORKFLOW_PROBLEM: 'A linked workflow has a problem.',
    MENTIONED: 'The person was mentioned.',
    PROBLEM_REPORTED: 'A problem was reported.',
    PROBLEM_RESOLVED: 'A problem was resolved.',
    QUESTION_ANSWERED: 'A question of an approver was answered.',
    QUESTION_ASKED: 'An approver asked a question.',
    REQUEST_FAILED: 'The request of an automated task failed.',
    TASK_ACCEPTED: 'A task was accepted.',
    TASK_ASSIGNED: 'A task was assigned to the person.',
    TASK_COMPLETED: 'A task was completed.',
    TASK_DECLINED: 'A task was declined.',
    TASK_DUE_SOON: 'A task is due soon.',
    TASK_SKIPPED: 'A started task was skipped, so its assignees have nothing left to do.',
    TASK_EXPIRED: 'A task expired.',
    TASK_OVERDUE: 'A task is overdue.',
    TASK_REASSIGNED: 'A task was reassigned.',
    TASK_REOPENED: 'A task was reopened.',
    TASK_SENT_BACK: 'A task was sent back.',
    WORKFLOW_COMPLETED: 'A workflow was completed.',
    WORKFLOW_ENDED: 'A workflow ended.',
    WORKFLOW_OWNED: 'The person became the owner of a workflow.',
    WORKFLOW_PAUSED: 'A workflow was paused.',
    WORKFLOW_RESUMED: 'A workflow was resumed.',
    WORKFLOW_SHARED: 'A workflow was shared with the person.',
    WORKFLOW_STARTED: 'A workflow started.',
    BULK_FINISHED: 'A bulk operation of the person is finished.',
    CHAT_PAUSED: 'Chat messages are paused after failures.',
    EXPORT_READY: 'An export of the person is ready.',
    EMAIL_PAUSED: 'Emails are paused, because a mail server refused the address of the person.',
    INVITATION_ACCEPTED: 'A person who was invited signed up.',
  }),
});
const ReasonRef = builder.enumType('NotificationReason', {
  description: 'Why the person gets the notification.',
  values: enumValues<NotificationReason>({
    APPROVER: 'The person is an approver.',
    ASSIGNEE: 'The person is an assignee.',
    ASSIGNER: 'The person assigned the task.',
    COLLABORATOR: 'The workflow is shared with the person.',
    DELEGATE: 'The person is a delegate of someone who is out of office.',
    FORMER_ASSIGNEE: 'The task was assigned to the person before.',
    HOLDER: 'The address belongs to the person, or to the workspace of the admin.',
    INVITER: 'The person sent the invitation.',
    MENTIONED: 'Someone mentioned the person.',
    OWNER: 'The person owns the workflow.',
    PARTICIPANT: 'The person works on it or commented on it.',
    STARTER: 'The person started the bulk operation or export.',
    SUBMITTER: 'The person submitted the task.',
    WATCHER: 'The person watches it.',
  }),
});
const ChangeRef = builder.enumType('InboxChange', {
  description: 'Change of an inbox item.',
  values: enumValues<InboxChange>({
    DONE: 'Moves the item to Done.',
    MUTE: 'Stops updates about the item.',
    READ: 'Marks the item as read.',
    RESTORE: 'Moves the item back from Done.',
    SNOOZE: 'Hides the item until a time.',
    UNMUTE: 'Resumes updates about the item.',
    UNREAD: 'Marks the item as unread.',
    UNSNOOZE: 'Shows a snoozed item again.',
  }),
});

const EntryRef = builder.objectRef<InboxEntryRow>('InboxEntry').implement({
  description: 'One notification.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the notification.' }),
    type: t.field({
      type: NotificationTypeRef,
      description: 'Event that it is about.',
      resolve: ({ type }) => type,
    }),
    reason: t.field({
      type: ReasonRef,
      description: 'Why the person gets it.',
      resolve: ({ reason }) => reason,
    }),
    reasonText: t.string({
      description: 'Why the person gets it, in their language.',
      resolve: async ({ reason }, _, context) => reasonTexts[reason][await localeOf(context)],
    }),
    actor: t.field({
      type: UserRef,
      nullable: true,
      description: 'Person who caused it. Null if it happened automatically.',
      resolve: ({ actorId, actorName }) =>
        actorId === null ? null : { id: actorId, name: actorName ?? '', kind: 'USER' as const },
    }),
    at: t.field({
      type: 'DateTime',
      description: 'Time of the notification.',
      resolve: ({ at }) => at,
    }),
    isUnread: t.exposeBoolean('isUnread', { description: "True if the person hasn't read it." }),
    commentId: t.exposeID('commentId', {
      nullable: true,
      description: 'ID of the comment. Null if it is about something else.',
    }),
    excerpt: t.string({
      nullable: true,
      description: 'Beginning of the comment. Null if it is about something else.',
      resolve: ({ comment }) => (comment === null ? null : textExcerpt(richTextLines(comment))),
    }),
  }),
});

export const InboxItemRef = builder.objectRef<InboxItemRow>('InboxItem').implement({
  description: 'The notifications about one task, workflow, person, bulk operation, or chat.',
  fields: (t) => ({
    subjectId: t.exposeID('subjectId', { description: 'ID of the object.' }),
    workflowId: t.exposeID('workflowId', {
      nullable: true,
      description: 'ID of the workflow. Null for something outside workflows.',
    }),
    workflowName: t.exposeString('workflowName', {
      description: 'Name of the workflow. Empty for something outside workflows.',
    }),
    taskId: t.exposeID('taskId', {
      nullable: true,
      description: 'ID of the task. Null for a workflow, and for something outside workflows.',
    }),
    path: t.string({
      description: 'Path of the page about it.',
      resolve: (item) => itemPath(item),
    }),
    reference: t.exposeString('reference', {
      description:
        'Reference, such as SO-12, or the number of processed rows of a bulk operation. Empty for a person or chat.',
    }),
    name: t.exposeString('name', {
      description: 'Name of the object. Empty for a bulk action.',
    }),
    bulkAction: t.expose('bulkAction', {
      type: BulkActionKindRef,
      nullable: true,
      description: 'Command of a bulk action. Null for others.',
    }),
    isApproval: t.exposeBoolean('isApproval', {
      description: 'True if it waits for a decision of the person.',
    }),
    dueOn: t.expose('dueOn', {
      type: 'DateTime',
      nullable: true,
      description: 'Due date of the task. Null without one.',
    }),
    at: t.field({
      type: 'DateTime',
      description: 'Time of the latest notification.',
      resolve: ({ at }) => at,
    }),
    needsAction: t.exposeBoolean('needsAction', {
      description: 'True if the person must act on it.',
    }),
    isUnread: t.exposeBoolean('isUnread', { description: 'True if an entry is unread.' }),
    snoozedUntil: t.expose('snoozedUntil', {
      type: 'DateTime',
      nullable: true,
      description: "Time until which it is hidden. Null if it isn't snoozed.",
    }),
    isMuted: t.exposeBoolean('isMuted', {
      description: 'True if the person gets no updates about it.',
    }),
    entries: t.field({
      type: [EntryRef],
      description: 'Latest first, at most 20.',
      resolve: ({ entries }) => entries,
    }),
  }),
});

const InboxWorkflowRef = builder.objectRef<InboxWorkflowRow>('InboxWorkflow').implement({
  description: 'A workflow with notifications of the viewer.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the workflow.' }),
    name: t.exposeString('name', { description: 'Name of the workflow.' }),
    reference: t.exposeString('reference', { description: 'Reference of the workflow.' }),
  }),
});

const ItemConnectionRef = connectionOf<InboxItemRow>('InboxItem', InboxItemRef);

builder.queryFields((t) => ({
  inbox: t.field({
    type: ItemConnectionRef,
    complexity: pageComplexity,
    description:
      'Tasks and workflows with notifications of the viewer, latest first. Only what the viewer can open.',
    args: {
      section: t.arg({ type: SectionRef, required: true, description: 'Part of the inbox.' }),
      group: t.arg({
        type: GroupRef,
        description: 'Only items with an entry of this group. Null for all items.',
      }),
      types: t.arg({
        type: [NotificationTypeRef],
        description: 'Only items with an entry of these types. Null for all items.',
      }),
      unreadAt: t.arg({
        type: 'DateTime',
        description:
          'Only items with an entry that was unread at this time, so that items stay while they are read. With a group, the entry must match both. Null for all items.',
      }),
      workflowId: t.arg.id({
        description: 'Only items of this workflow. Null for all items.',
      }),
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
    },
    resolve: (_, { section, group, types, unreadAt, workflowId, ...args }, context) => {
      const filter = {
        group: group ?? null,
        types: types ?? null,
        unreadAt: unreadAt == null ? null : new Date(unreadAt),
        workflowId: workflowId ?? null,
      };
      return listInbox(context, section, filter, args);
    },
  }),
  inboxWorkflows: t.field({
    type: [InboxWorkflowRef],
    description: 'Workflows by which the inbox can be filtered, latest first, at most 100.',
    args: {
      isDone: t.arg.boolean({
        required: true,
        description: 'True for the workflows of done items.',
      }),
    },
    resolve: async (_, { isDone }, context) => [...(await listInboxWorkflows(context, isDone))],
  }),
}));

const ChangeInboxInput = builder.inputType('ChangeInboxInput', {
  description: 'Input of `changeInbox`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    subjectIds: t.idList({ required: true, description: 'Tasks and workflows.' }),
    change: t.field({ type: ChangeRef, required: true, description: 'Change of the items.' }),
    until: t.field({ type: 'DateTime', description: 'End of the snooze. Only for SNOOZE.' }),
  }),
});

const ChangeInboxPayloadRef = builder
  .objectRef<{ readonly subjectIds: readonly string[] }>('ChangeInboxPayload')
  .implement({
    description: 'Result of `changeInbox`.',
    fields: (t) => ({
      subjectIds: t.idList({
        description: 'IDs of the changed tasks and workflows.',
        resolve: ({ subjectIds }) => [...subjectIds],
      }),
    }),
  });

builder.mutationField('changeInbox', (t) =>
  t.field({
    type: ChangeInboxPayloadRef,
    description:
      'Marks the notifications of the viewer about tasks and workflows as read or done, snoozes them, or mutes updates.',
    args: { input: t.arg({ type: ChangeInboxInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { idempotencyKey, subjectIds: subjects, change, until } = input;
      await changeInbox(context, {
        ...{ idempotencyKey, subjects, change },
        until: until == null ? null : new Date(until),
      });
      return { subjectIds: subjects };
    },
  }),
);

const MarkReadInput = builder.inputType('MarkInboxReadInput', {
  description: 'Input of `markInboxRead`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
  }),
});
const MarkReadPayloadRef = builder
  .objectRef<{ readonly count: number }>('MarkInboxReadPayload')
  .implement({
    description: 'Result of `markInboxRead`.',
    fields: (t) => ({
      count: t.exposeInt('count', { description: 'Number of notifications that were unread.' }),
    }),
  });

builder.mutationField('markInboxRead', (t) =>
  t.field({
    type: MarkReadPayloadRef,
    description: 'Marks all notifications of the viewer as read, except snoozed ones.',
    args: { input: t.arg({ type: MarkReadInput, required: true }) },
    resolve: async (_, { input }, context) => ({
      count: await readWholeInbox(context, input.idempotencyKey),
    }),
  }),
);
