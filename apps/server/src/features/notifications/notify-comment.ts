import { doersOf } from '@baton/domain/party/delegate';
import { mentionedParties } from '@baton/domain/comment/mentioned-parties';
import { asId, type PartyId, type TaskId } from '@baton/domain/core/ids';
import { noWatchers, type Watchers } from '@baton/domain/notification/watchers';
import type { Notice } from '@baton/domain/notification/task-notices';
import { taskOf, viewOf, type RunView } from '@baton/domain/run-model/run-view';
import type { Services } from '../../platform/graphql/request-context.ts';
import { mailGuestOfReply } from '../guest-links/index.ts';
import { mailRequestor } from '../public-forms/index.ts';
import { readRuns, systemChannel } from '../runs/index.ts';
import { queueOccurrences, type WebhookOccurrence } from '../webhook-occurrences/index.ts';
import { commentToNotify, type CommentToNotify } from './notifications.repository.ts';
import { loadWatchers } from './watch/load-watchers.ts';
import { notify } from './notify.ts';

/** Returns the people who work on the task, or lead the workflow. */
const concerned = (view: RunView, taskId: TaskId | null): readonly PartyId[] => {
  const task = taskId === null ? undefined : taskOf(view, taskId);
  return task === undefined ? [view.workflow.ownerId] : doersOf(task);
};

const without = (parties: readonly PartyId[], others: readonly PartyId[]): readonly PartyId[] =>
  parties.filter((party) => !others.includes(party));

/** Returns what webhooks get: the comment, and its mentions each time that they change. */
const occurrencesOf = (
  { id, workflowId, taskId, authorId: actorId, isInternal, ...comment }: CommentToNotify,
  mentioned: readonly PartyId[],
): readonly WebhookOccurrence[] => {
  const about = { workflowId, taskId, objectId: workflowId, actorId };
  const data = { comment: { id, isInternal } };
  const people = mentioned.toSorted();
  const added = { ...about, type: 'comment.added', parties: [], data } as const;
  const named = { ...about, type: 'person.mentioned', parties: people, data } as const;
  return [
    { ...added, source: `comment.${id}`, at: comment.createdAt.getTime() },
    ...(people.length === 0
      ? []
      : [
          {
            ...named,
            source: `comment.${id}.${people.join('.')}`,
            at: comment.changedAt.getTime(),
          },
        ]),
  ];
};

/** Returns who is notified of a comment. Only mentions count in an edited one. */
export const commentNotices = (
  { isEdited, ...comment }: CommentToNotify,
  view: RunView,
  watchers: Watchers,
): readonly Notice[] => {
  const taskId = comment.taskId === null ? null : asId<TaskId>(comment.taskId);
  const mentioned = mentionedParties(comment.body);
  const senders = comment.senders.map((party) => asId<PartyId>(party));
  const others = isEdited
    ? []
    : [
        ...concerned(view, taskId),
        ...senders,
        ...(senders.length === 0 ? [] : [view.workflow.ownerId]),
        ...comment.participants.map((party) => asId<PartyId>(party)),
      ];
  const watching = [
    ...watchers.workflow,
    ...(taskId === null ? [] : (watchers.tasks.get(taskId) ?? [])),
  ];
  const said = { taskId, isAutomatic: false };
  return [
    { ...said, type: 'MENTIONED', reason: 'MENTIONED', parties: mentioned },
    { ...said, type: 'COMMENT_ADDED', reason: 'PARTICIPANT', parties: without(others, mentioned) },
    { ...said, type: 'COMMENT_ADDED', reason: 'WATCHER', parties: without(watching, mentioned) },
  ];
};

/** Notifies mentioned people, and others who take part, of a comment. */
export const notifyComment = async (
  services: Services,
  tenantId: string,
  commentId: string,
): Promise<void> => {
  const channel = systemChannel(services, tenantId);
  const [[comment]] = await channel.trip(commentToNotify(commentId));
  if (comment === undefined) return;
  const { id, workflowId, authorId, body, isInternal, createdAt: at } = comment;
  const [loaded] = await readRuns(channel, [workflowId]);
  if (loaded === undefined || loaded.run.workflow.deletedAt !== null) return;
  const view = viewOf(loaded.run);
  const taskIds = comment.taskId === null ? [] : [comment.taskId];
  const watchers = comment.isEdited
    ? noWatchers
    : (await loadWatchers(services, tenantId, [{ workflowId, taskIds }]))(workflowId);
  const notices = commentNotices(comment, view, watchers);
  await queueOccurrences(services, tenantId, occurrencesOf(comment, mentionedParties(body)));
  await mailGuestOfReply(services, tenantId, id);
  await mailRequestor(services, tenantId, id);
  const occurrences = [
    { source: `comment.${id}`, actorId: authorId, commentId: id, isInternal, at, notices },
  ];
  await notify(services, tenantId, [{ view, occurrences }]);
};
