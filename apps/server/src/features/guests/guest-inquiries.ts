import { mayAnswerInformation } from '@baton/domain/access/task/vote-access';
import { asId, type TaskId } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import { childrenOf } from '@baton/domain/run-model/run-view';
import type { RunTask } from '@baton/domain/run-model/run';
import { namesOf } from '../../platform/auth/names-of.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import { linksOfGuest } from '../guest-links/index.ts';
import { readTask } from '../runs/index.ts';
import { runTaskCommand } from '../workflows/index.ts';
import type { Guest } from './guest-session.ts';
import { guestTask, type GuestTask } from './guest-tasks.ts';

/** A question of an approver about the work of a guest, or the answer. */
export interface GuestInquiry {
  readonly text: string;
  readonly authorName: string;
  readonly isOwn: boolean;
  readonly at: number;
}

/** Returns the approval that waits for an answer of the guest, or null. */
export const askingApproval = ({ details, task }: GuestTask): RunTask | null =>
  childrenOf(details.view, task).find(
    (child) => mayAnswerInformation(details.viewer, details.factsOf(child)) === null,
  ) ?? null;

/** Returns the questions and answers of that approval, oldest first. */
export const inquiriesOf = async (asked: GuestTask): Promise<readonly GuestInquiry[]> => {
  const approval = askingApproval(asked);
  if (approval === null) return [];
  const { context, id } = asked.guest;
  const inquiries = approval.inquiries.filter(({ round }) => round === approval.round);
  const names = await namesOf(
    context,
    inquiries.map(({ by }) => by),
  );
  return inquiries.map(({ text, by, at }) => ({
    ...{ text, at, isOwn: by === id },
    authorName: names.get(by)?.name ?? '',
  }));
};

/** Returns the task of the guest that an approval decides on. Null for other tasks. */
export const taskOfApproval = async (
  { context, id }: Guest,
  approvalId: string,
): Promise<TaskId | null> => {
  const [[links], found] = await Promise.all([
    context.db.trip(linksOfGuest(id)),
    readTask(context, approvalId),
  ]);
  const taskId = found?.task.approvalFor ?? null;
  return links.some((link) => link.taskId === taskId) ? taskId : null;
};

/** Answers the question of an approver. */
export const answerGuestInquiry = async (
  guest: Guest,
  taskId: string,
  idempotencyKey: string,
  text: string,
): Promise<void> => {
  const approval = askingApproval(await guestTask(guest, taskId));
  if (approval === null) throw new Refused(refuse('InformationNotAsked'));
  await runTaskCommand(
    guest.context,
    { idempotencyKey, taskId: approval.id },
    { kind: 'ANSWER_INFORMATION', taskId: asId<TaskId>(approval.id), text },
  );
};
