import { maySeeGuestLinks, mayRevokeGuestLink } from '@baton/domain/access/task/guest-access';
import { guestLinkState, type GuestLinkState } from '@baton/domain/guest/guest-link';
import { refuse } from '@baton/domain/core/refusal';
import { taskOf } from '@baton/domain/run-model/run-view';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { LocaleRef } from '../../platform/graphql/locale-type.ts';
import { perRequest } from '../../platform/graphql/per-request.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { readTask } from '../runs/index.ts';
import { nodeOfRun, TaskRef, type TaskNode } from '../tasks/index.ts';
import { linksOfTasks, type GuestLinkRow } from '../guest-links/index.ts';
import { resendGuestLink, revokeGuestLink, sendTaskToGuest } from './send-to-guest.ts';

const linksOfTask = perRequest<readonly GuestLinkRow[]>(async (context, ids) => {
  const [rows] = await context.db.read(linksOfTasks(ids));
  return Map.groupBy(rows, ({ taskId }) => taskId);
});

const StateRef = builder.enumType('GuestLinkState', {
  description: 'State of the access of a guest to a task.',
  values: enumValues<GuestLinkState>({
    SENT: 'The guest hasn’t opened it.',
    OPENED: 'The guest opened it.',
    FORWARDED: 'The guest forwarded the task, and has no access anymore.',
    EXPIRED: 'The access of the guest has expired.',
    REVOKED: 'Someone revoked the access of the guest.',
  }),
});

interface GuestLinkNode {
  readonly link: GuestLinkRow;
  readonly task: TaskNode;
}

const GuestLinkRef = builder.objectRef<GuestLinkNode>('GuestLink').implement({
  description: 'Access of an external person without an account to a task.',
  fields: (t) => ({
    id: t.id({ description: 'ID of the link.', resolve: ({ link }) => link.id }),
    email: t.string({
      description: 'Address of the guest.',
      resolve: ({ link }) => link.email,
    }),
    state: t.field({
      type: StateRef,
      description: 'Whether the guest can open it.',
      resolve: ({ link }, _, { services }) => guestLinkState(link, services.now()),
    }),
    sender: t.string({
      description: 'Name of the person or guest who sent the task.',
      resolve: ({ link }) => link.senderName,
    }),
    sentAt: t.field({
      type: 'DateTime',
      description: 'When it was last sent.',
      resolve: ({ link }) => link.sentAt,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When the access ends.',
      resolve: ({ link }) => link.expiresAt,
    }),
    openedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the guest opened it. Null if they haven’t.',
      resolve: ({ link }) => link.openedAt,
    }),
    forwardedTo: t.string({
      nullable: true,
      description: 'Address of the next guest. Null if it wasn’t forwarded.',
      resolve: ({ link }) => link.forwardedTo,
    }),
    canRevoke: t.boolean({
      description: 'True if the viewer can revoke it.',
      resolve: async ({ link, task }, _, context) =>
        mayRevokeGuestLink(actorOf(await context.viewer()), task.facts, link.sentBy) === null,
    }),
  }),
});

const linksFor = async (
  context: RequestContext,
  task: TaskNode,
): Promise<readonly GuestLinkRow[]> =>
  maySeeGuestLinks(actorOf(await context.viewer())) === null
    ? ((await linksOfTask(context, task.task.id)) ?? [])
    : [];

builder.objectFields(TaskRef, (t) => ({
  hasGuests: t.boolean({
    description: 'True if `guestLinks` has entries.',
    resolve: async (task, _, context) => (await linksFor(context, task)).length > 0,
  }),
  guestLinks: t.field({
    type: [GuestLinkRef],
    description: 'Guests who got the task, latest first. Empty for external and limited users.',
    resolve: async (task, _, context) =>
      (await linksFor(context, task)).map((link) => ({ link, task })),
  }),
}));

const TaskGuestsPayload = builder.objectRef<{ readonly taskId: string }>('TaskGuestsPayload');
TaskGuestsPayload.implement({
  description: 'Result of `sendTaskToGuest`, `resendGuestLink`, and `revokeGuestLink`.',
  fields: (t) => ({
    task: t.field({
      type: TaskRef,
      description: 'The task.',
      resolve: ({ taskId }, _, context) => taskAfter(context, taskId),
    }),
  }),
});

/** Returns the task after its assignees changed. */
const taskAfter = async (context: RequestContext, taskId: string): Promise<TaskNode> => {
  const found = await readTask(context, taskId);
  const task = found === null ? undefined : taskOf(found.details.view, found.task.id);
  const node = found === null || task === undefined ? null : nodeOfRun(found.details, task);
  if (node === null) throw new Refused(refuse('NotFound'));
  return node;
};

const SendTaskToGuestInput = builder.inputType('SendTaskToGuestInput', {
  description: 'Input of `sendTaskToGuest`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    email: t.string({ required: true, description: 'Address of the guest.' }),
    note: t.string({ required: true, description: 'Text in the message. Can be empty.' }),
    locale: t.field({ type: LocaleRef, required: true, description: 'Language of the message.' }),
    days: t.int({ required: true, description: 'How long the link is valid.' }),
  }),
});
const GuestLinkInput = builder.inputType('GuestLinkInput', {
  description: 'Input of `resendGuestLink` and `revokeGuestLink`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    id: t.id({ required: true, description: 'ID of the link.' }),
  }),
});

builder.mutationFields((t) => ({
  sendTaskToGuest: t.field({
    type: TaskGuestsPayload,
    description:
      'Sends a task to an external person without an account, who becomes an assignee. For internal users who can assign it.',
    args: {
      input: t.arg({ type: SendTaskToGuestInput, required: true, description: 'What to send.' }),
    },
    resolve: async (_, { input }, context) => {
      await sendTaskToGuest(context, input);
      return { taskId: input.taskId };
    },
  }),
  resendGuestLink: t.field({
    type: TaskGuestsPayload,
    description: 'Sends a task to the same guest again. The link is valid for as long as before.',
    args: { input: t.arg({ type: GuestLinkInput, required: true, description: 'The link.' }) },
    resolve: async (_, { input }, context) => ({
      taskId: await resendGuestLink(context, input.id, input.idempotencyKey),
    }),
  }),
  revokeGuestLink: t.field({
    type: TaskGuestsPayload,
    description:
      'Ends the access of a guest, who is no longer an assignee. If no one else is, the viewer becomes the assignee.',
    args: { input: t.arg({ type: GuestLinkInput, required: true, description: 'The link.' }) },
    resolve: async (_, { input }, context) => ({
      taskId: await revokeGuestLink(context, input.id, input.idempotencyKey),
    }),
  }),
}));
