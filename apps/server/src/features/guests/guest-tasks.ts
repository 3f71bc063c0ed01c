import { remarksOn } from '@baton/domain/approval/remarks';
import { mayCompleteTask } from '@baton/domain/access/task/task-access';
import { settingsDefaults } from '@baton/domain/blueprint/complete-content';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { readDocumentRef } from '@baton/domain/document/document-ref';
import { refsIn } from '@baton/domain/document/refs-in';
import { readForm } from '@baton/domain/run-model/read-value';
import { givesAccess } from '@baton/domain/guest/guest-link';
import { guestContent } from '@baton/domain/public-form/public-questions';
import { refuse } from '@baton/domain/core/refusal';
import type { FieldInstance } from '@baton/domain/field/field';
import type { EnteredValue } from '@baton/domain/run-model/command/command';
import type { RunTask } from '@baton/domain/run-model/run';
import { formOf } from '@baton/domain/run-model/run-view';
import { asId, type TaskId } from '@baton/domain/core/ids';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { addComment } from '../comments/index.ts';
import { pinnedForms } from '../fields/index.ts';
import { readTask, type RunDetails } from '../runs/index.ts';
import { runTaskCommand } from '../workflows/index.ts';
import { linksOfGuest, type GuestLinkRow } from '../guest-links/index.ts';
import { commentsOfGuest, countComments } from './guests.queries.ts';
import type { Guest } from './guest-session.ts';

/** A task that a guest can open. */
export interface GuestTask {
  readonly guest: Guest;
  readonly link: GuestLinkRow;
  readonly details: RunDetails;
  readonly task: RunTask;
}

const openTask = async (guest: Guest, link: GuestLinkRow): Promise<GuestTask | null> => {
  const found = await readTask(guest.context, link.taskId);
  return found === null ? null : { guest, link, ...found };
};

const openLinks = async ({ context, id }: Guest): Promise<readonly GuestLinkRow[]> => {
  const [links] = await context.db.trip(linksOfGuest(id));
  return links.filter((link) => givesAccess(link, context.services.now()));
};

/** Returns the tasks that were sent to the guest and that are still assigned to them. */
export const listGuestTasks = async (guest: Guest): Promise<readonly GuestTask[]> => {
  const tasks = await Promise.all((await openLinks(guest)).map((link) => openTask(guest, link)));
  return tasks.filter((task) => task !== null);
};

/** Returns a task of the guest. Throws NotFound for all others. */
export const guestTask = async (guest: Guest, taskId: string): Promise<GuestTask> => {
  const link = (await openLinks(guest)).find((one) => one.taskId === taskId);
  const task = link === undefined ? null : await openTask(guest, link);
  if (task === null) throw new Refused(refuse('NotFound'));
  return task;
};

/** Returns whether the guest can complete the task now. */
export const canComplete = ({ details, task }: GuestTask): boolean =>
  mayCompleteTask(details.viewer, details.factsOf(task)) === null;

/** Why a task was sent back, without who did it. */
export interface ReturnReason {
  /** Name of the field that it is about. Null for the task. */
  readonly field: string | null;
  readonly text: string;
}

/** Returns what approvers wrote when they sent a task back. Empty after a new submission. */
export const returnReasons = ({ details, task }: GuestTask): readonly ReturnReason[] => {
  const names = new Map(formOf(details.view, task.id).map(({ key, field }) => [key, field.name]));
  const onTask = remarksOn(details.view, task).map(({ comment }) => ({
    field: null,
    text: comment,
  }));
  const onFields = task.remarks
    .filter((remark) => remark.of === 'REJECTION')
    .map(({ instance, text }) => ({ field: names.get(instance) ?? null, text }));
  return [...onTask, ...onFields].filter(({ text }) => text !== '');
};

/** Returns the fields of a task as an intake form, with the values that its form shows. */
export const formOfGuestTask = async (
  context: RequestContext,
  { details, task }: Pick<GuestTask, 'details' | 'task'>,
): Promise<Pick<BlueprintContent, 'fields' | 'forms' | 'intake'>> => {
  const { forms, tasks } = await pinnedForms(context, details.texts);
  const pinned = tasks[task.key]?.fields ?? [];
  const places = formOf(details.view, task.id);
  return {
    forms,
    fields: Object.fromEntries(places.map(({ field }) => [field.key, field])),
    intake: places.map((place): FieldInstance => ({
      key: place.key,
      field: place.field.key,
      inputType: place.inputType,
      source: null,
      required: place.required,
      value: readForm(details.view, place),
      item: pinned.find(({ key }) => key === place.key)?.item ?? null,
    })),
  };
};

/** Returns what the guest sees of the form. */
export const contentForGuest = async (task: GuestTask): Promise<BlueprintContent> => ({
  ...guestContent(await formOfGuestTask(task.guest.context, task)),
  formatVersion: 1,
  name: '',
  description: asId(''),
  settings: settingsDefaults,
  stages: {},
  tasks: {},
  variants: [],
});

/** Returns the ids of the documents in the form. */
export const documentsInForm = async (task: GuestTask): Promise<readonly string[]> => {
  const { intake } = await contentForGuest(task);
  return intake
    .flatMap(({ value }) => refsIn(value))
    .flatMap((ref) => readDocumentRef(ref)?.id ?? []);
};

/** Completes a task, or submits it for approval. */
export const submitGuestTask = async (
  guest: Guest,
  taskId: string,
  idempotencyKey: string,
  values: readonly EnteredValue[],
): Promise<void> => {
  const { task } = await guestTask(guest, taskId);
  const command = { kind: 'SUBMIT', taskId: task.id, values } as const;
  await runTaskCommand(guest.context, { idempotencyKey, taskId }, command);
};

const questionsPerHour = 30;
const hour = 60 * 60_000;

export interface GuestQuestion {
  readonly taskId: string;
  readonly idempotencyKey: string;
  readonly body: string;
  /** Comment in a thread of the guest. Null to start one. */
  readonly replyTo: string | null;
  /** References of files that the guest added. */
  readonly documents: readonly string[];
}

/** Adds a comment of a guest. The people of the task are notified. */
export const askGuestQuestion = async (
  guest: Guest,
  { taskId, replyTo, ...question }: GuestQuestion,
): Promise<void> => {
  const { context, id } = guest;
  const { details } = await guestTask(guest, taskId);
  const since = new Date(context.services.now() - hour);
  const [[asked], own] = await context.db.trip(
    countComments(id, since),
    commentsOfGuest(taskId, id),
  );
  if ((asked?.count ?? 0) >= questionsPerHour)
    throw new Refused(refuse('RateLimited', { seconds: hour / 1000 }));
  if (replyTo !== null && !own.some((comment) => comment.id === replyTo))
    throw new Refused(refuse('NotFound', {}, 'replyTo'));
  await addComment(context, {
    ...question,
    replyTo,
    workflowId: details.view.workflow.id,
    taskId: asId<TaskId>(taskId),
    isInternal: false,
    isForRequestor: false,
  });
};
