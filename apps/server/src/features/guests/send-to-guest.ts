import { maySendToGuest, mayRevokeGuestLink } from '@baton/domain/access/task/guest-access';
import { mayAssignTo } from '@baton/domain/access/task/task-access';
import { asId, type PartyId, type TaskId } from '@baton/domain/core/ids';
import type { Locale } from '@baton/domain/core/languages';
import { refuse } from '@baton/domain/core/refusal';
import { forwardRefusal, guestLinkEnd, guestOrderRefusals } from '@baton/domain/guest/guest-link';
import { escapeHtml } from '@baton/domain/core/rich-text';
import { cleanEmail } from '@baton/domain/party/person-rules';
import { fieldNeedingAccount } from '@baton/domain/public-form/public-questions';
import { derivedId } from '../../platform/db/uuid.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import { contextAs, type RequestContext } from '../../platform/graphql/request-context.ts';
import { addComment } from '../comments/index.ts';
import {
  executeRunCommand,
  readTask,
  requestChannel,
  systemChannel,
  type CommandRequest,
} from '../runs/index.ts';
import { guestLinkById } from '../guest-links/index.ts';
import {
  ensureGuest,
  forwardLink,
  personAtAddress,
  revokeLink,
  saveGuestLink,
} from './guests.queries.ts';
import { demandMessagePace, sendTaskMessage, type Guest } from './guest-session.ts';
import { formOfGuestTask, guestTask } from './guest-tasks.ts';

export interface GuestOrder {
  readonly taskId: string;
  readonly idempotencyKey: string;
  readonly email: string;
  /** Text in the message. Can be empty. */
  readonly note: string;
  /** Language of the message and the page. */
  readonly locale: Locale;
  readonly days: number;
}

/** Returns the name of a task. */
const nameOf = ({ details, task }: NonNullable<Awaited<ReturnType<typeof readTask>>>): string =>
  details.texts.tasks.get(task.id)?.name ?? '';

type Assignees = readonly PartyId[];

/** Returns the command that changes the assignees of a task. */
const assignment = (
  taskId: string,
  key: string,
  change: (assignees: Assignees) => Assignees,
  newcomers: readonly string[],
): CommandRequest => ({
  target: { kind: 'TASK', id: asId<TaskId>(taskId), expectedVersion: null },
  key,
  command: (run) => ({
    kind: 'ASSIGN',
    taskId: asId<TaskId>(taskId),
    assignees: change(run.tasks.find(({ id }) => id === taskId)?.assignees ?? []),
  }),
  parties: { ids: newcomers, field: 'email' },
});

/** Returns the guest of an address. Throws AddressOfPerson if a person of the workspace has it. */
const guestAt = async (
  { services, db }: RequestContext,
  tenantId: string,
  address: string,
): Promise<{ readonly id: PartyId; readonly email: string }> => {
  const email = cleanEmail(address);
  const [[person]] = await db.trip(personAtAddress(email));
  if (person !== undefined) throw new Refused(refuse('AddressOfPerson', {}, 'email'));
  const id = derivedId('guest', tenantId, email);
  await db.trip(ensureGuest(id, email, new Date(services.now())));
  return { id: asId<PartyId>(id), email };
};

const linkIdOf = (tenantId: string, taskId: string, guestId: string): string =>
  derivedId('guest-link', tenantId, taskId, guestId);

/**
 * Sends a task to an external person, who becomes an assignee. If the person already has the task,
 * sends a new link.
 */
export const sendTaskToGuest = async (
  context: RequestContext,
  { taskId, idempotencyKey, locale, days, ...order }: GuestOrder,
): Promise<void> => {
  const { services } = context;
  const found = await readTask(context, taskId);
  if (found === null) throw new Refused(refuse('NotFound', {}, 'taskId'));
  const { details, task } = found;
  demand(maySendToGuest(details.viewer, details.factsOf(task)));
  demandAll(guestOrderRefusals({ ...order, days }));
  demand(fieldNeedingAccount(await formOfGuestTask(context, found)));
  const { tenantId, userId, userName } = await context.viewer();
  const { id: guestId, email } = await guestAt(context, tenantId, order.email);
  await executeRunCommand(
    requestChannel(context),
    assignment(
      taskId,
      idempotencyKey,
      (assignees) => (assignees.includes(guestId) ? assignees : [...assignees, guestId]),
      [guestId],
    ),
  );
  const at = services.now();
  const expiresAt = guestLinkEnd(days, at);
  const id = linkIdOf(tenantId, taskId, guestId);
  const note = order.note.trim();
  await sendTaskMessage(
    services,
    tenantId,
    idempotencyKey,
    { id, guestId, email, taskName: nameOf(found), locale, expiresAt, senderName: userName, note },
    saveGuestLink(
      ...([id, details.view.workflow.id, taskId, guestId, locale, note, days, userId] as const),
      ...([new Date(at), new Date(expiresAt)] as const),
    ),
  );
  services.publish({ tenantId, workflowId: details.view.workflow.id, partyIds: [] });
};

/**
 * Sends a new link to a task to the same guest. It is valid for the same number of days, from now.
 */
export const resendGuestLink = async (
  context: RequestContext,
  id: string,
  idempotencyKey: string,
): Promise<string> => {
  const [[link]] = await context.db.trip(guestLinkById(id));
  if (link === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  const { taskId, email, note, locale, days } = link;
  if ((await readTask(context, taskId)) === null) throw new Refused(refuse('NotFound', {}, 'id'));
  await sendTaskToGuest(context, { taskId, idempotencyKey, email, note, locale, days });
  return taskId;
};

/**
 * Ends the access of a guest to a task. The guest is no longer an assignee. If no one else is, the
 * person who revokes it becomes the assignee.
 */
export const revokeGuestLink = async (
  context: RequestContext,
  id: string,
  idempotencyKey: string,
): Promise<string> => {
  const { services, db } = context;
  const [[link]] = await db.trip(guestLinkById(id));
  const found = link === undefined ? null : await readTask(context, link.taskId);
  if (link === undefined || found === null) throw new Refused(refuse('NotFound', {}, 'id'));
  const { details, task } = found;
  const { tenantId, userId } = await context.viewer();
  demand(mayRevokeGuestLink(details.viewer, details.factsOf(task), link.sentBy));
  await db.trip(revokeLink(id, userId, new Date(services.now())));
  const remaining = (assignees: Assignees): Assignees => {
    const others = assignees.filter((party) => party !== link.guestId);
    return others.length === 0 ? [asId<PartyId>(userId)] : others;
  };
  const isAssigned = task.assignees.some((party) => party === link.guestId);
  const facts = details.factsOf(task);
  if (isAssigned && maySendToGuest('SYSTEM', facts) === null) {
    const mayUnassign = mayAssignTo(details.viewer, facts, remaining(task.assignees)) === null;
    await executeRunCommand(
      mayUnassign ? requestChannel(context) : systemChannel(services, tenantId),
      assignment(link.taskId, idempotencyKey, remaining, [userId]),
    );
  }
  services.publish({ tenantId, workflowId: link.workflowId, partyIds: [] });
  return link.taskId;
};

export interface ForwardOrder {
  readonly taskId: string;
  readonly idempotencyKey: string;
  readonly email: string;
  readonly note: string;
}

/**
 * Forwards a task to a colleague of the guest, who gets a new link with the same end. The guest's
 * own access ends, and a comment tells the people of the task.
 */
export const forwardGuestTask = async (
  guest: Guest,
  { taskId, idempotencyKey, ...order }: ForwardOrder,
): Promise<void> => {
  const { context, tenantId } = guest;
  const { services } = context;
  const { details, task, link } = await guestTask(guest, taskId);
  demandAll(guestOrderRefusals({ ...order, days: link.days }));
  demand(forwardRefusal(order.email, guest.email));
  demand(maySendToGuest('SYSTEM', details.factsOf(task)));
  await demandMessagePace(context, guest.id);
  const { id: guestId, email } = await guestAt(context, tenantId, order.email);
  const note = order.note.trim();
  const workflowId = details.view.workflow.id;
  await addComment(context, {
    ...{
      idempotencyKey,
      workflowId,
      taskId,
      replyTo: null,
      isInternal: false,
      isForRequestor: false,
      documents: [],
    },
    body: `<p>→ ${escapeHtml(email)}</p>${note === '' ? '' : `<p>${escapeHtml(note)}</p>`}`,
  });
  // External people can only assign people they know. Here they forward a task to anyone.
  const forwarding = contextAs(context, { ...(await context.viewer()), accessLevel: 'LIMITED' });
  await executeRunCommand(
    requestChannel(forwarding),
    assignment(
      taskId,
      idempotencyKey,
      (assignees) => [...new Set(assignees.map((party) => (party === guest.id ? guestId : party)))],
      [guestId],
    ),
  );
  const id = linkIdOf(tenantId, taskId, guestId);
  const { locale, days, expiresAt } = link;
  await sendTaskMessage(
    services,
    tenantId,
    idempotencyKey,
    { ...link, id, guestId, email, senderName: guest.email, note },
    saveGuestLink(
      ...([id, workflowId, taskId, guestId, locale, note, days, guest.id] as const),
      ...([new Date(services.now()), new Date(expiresAt)] as const),
    ),
    forwardLink(link.id, guestId),
  );
  services.publish({ tenantId, workflowId, partyIds: [] });
};
