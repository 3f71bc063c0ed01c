import { mayManageNotifications } from '@baton/domain/access/notification-access';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import { noticesOfEvents } from '@baton/domain/notification/notices-of-events';
import {
  settingsReason,
  unconcernedReason,
  type SilenceReason,
} from '@baton/domain/notification/notice-outcome';
import { isSentBy } from '@baton/domain/notification/notification-settings';
import type { NotificationType } from '@baton/domain/notification/notification-types';
import type { Notice } from '@baton/domain/notification/task-notices';
import { readEvents } from '@baton/domain/run/history/stored-events';
import { viewOf } from '@baton/domain/run/run-view';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import { isFinal } from '../../../platform/events/is-final.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { readRuns, systemChannel } from '../../runs/index.ts';
import { canReadNotice, notificationId } from '../notify.ts';
import { occurrenceOf } from '../notify-events.ts';
import { recipientsOf } from '../notifications.repository.ts';
import { actorFrom } from '../recipient.ts';
import { loadWatchers, peopleWhoMuted } from '../watch/load-watchers.ts';
import { viewMutes } from '../watch/watches.queries.ts';
import { latestCommands, notifiedAndMuted } from './check.queries.ts';

/** Result for one notification: it was stored, it waits, or why there is none. */
export type CheckOutcome = 'NOTIFIED' | 'WAITING' | 'REMOVED' | SilenceReason;

/** Whether the notification was also sent by email. */
export type CheckMail = 'MAILED' | 'PLANNED' | 'NO_ADDRESS' | 'TURNED_OFF' | 'NONE';

/** One event of a workflow, as far as it concerns the notifications of a person. */
export interface CheckedNotice {
  readonly at: Date;
  readonly type: NotificationType;
  /** Null for an event of the whole workflow. */
  readonly taskName: string | null;
  readonly outcome: CheckOutcome;
  readonly mail: CheckMail;
  /** When the messages were sent. Null if none was. */
  readonly mailSentAt: Date | null;
  readonly pushSentAt: Date | null;
  readonly chatSentAt: Date | null;
}

/** Number of commands to check. */
const checked = 100;

/**
 * Explains for the latest events of a workflow whether a person was notified, and why not. Rights,
 * teams, and settings are those of today. For admins.
 */
export const checkNotifications = async (
  context: RequestContext,
  { personId, workflowId }: { readonly personId: string; readonly workflowId: string },
): Promise<readonly CheckedNotice[]> => {
  const { services } = context;
  const viewer = await context.viewer();
  demand(mayManageNotifications(actorOf(viewer)));
  const channel = systemChannel(services, viewer.tenantId);
  const [[loaded], watchersOf] = await Promise.all([
    readRuns(channel, [workflowId]),
    loadWatchers(services, viewer.tenantId, [workflowId]),
  ]);
  if (loaded === undefined) throw new Refused(refuse('NotFound', {}, 'workflowId'));
  const [commands, people, known, mutes] = await channel.trip(
    latestCommands(workflowId, checked),
    recipientsOf([personId]),
    notifiedAndMuted(personId, workflowId),
    viewMutes([workflowId]),
  );
  const row = people.find(({ id }) => id === personId);
  if (row === undefined) throw new Refused(refuse('NotFound', {}, 'personId'));
  const person = actorFrom(row);
  const view = viewOf(loaded.run);
  const stored = new Map(known.map((one) => [one.id, one]));
  const muted = new Set(known.map(({ mutedId }) => mutedId));
  const ofViews = await peopleWhoMuted(services, viewer.tenantId, [{ workflowId, people }], mutes);
  if (ofViews.has(workflowId)) muted.add(workflowId);

  return commands.flatMap((command) => {
    const { source, actorId, isInternal } = occurrenceOf(command, []);
    const action = { actorId: actorId === null ? null : asId<PartyId>(actorId), isInternal };
    const isUndoable = !isFinal(command, services);
    const silenceOf = (notice: Notice): SilenceReason | null =>
      unconcernedReason(person, notice, action, () => canReadNotice(person, view, notice.taskId)) ??
      settingsReason(notice, row, muted.has(notice.taskId ?? workflowId) || muted.has(workflowId));
    const notices = Map.groupBy(
      noticesOfEvents(readEvents(command.events), view, watchersOf(workflowId)),
      ({ type, taskId }) => `${type}.${taskId ?? ''}`,
    );
    return [...notices.values()].flatMap((same): readonly CheckedNotice[] => {
      const [notice] = same;
      if (notice === undefined) return [];
      const { type, taskId } = notice;
      const told = stored.get(notificationId(viewer.tenantId, source, notice, person.id));
      const silences = same.map(silenceOf);
      // The reason that comes closest to a notification counts.
      const silence = silences.includes(null)
        ? null
        : (silences.find((one) => one !== 'NOT_CONCERNED') ?? 'NOT_CONCERNED');
      const missing = silence ?? (isUndoable ? 'WAITING' : 'REMOVED');
      const unsent = told?.mailAt == null ? null : 'PLANNED';
      const noMail =
        row.email === null ? 'NO_ADDRESS' : isSentBy('mail', row, type) ? 'NONE' : 'TURNED_OFF';
      return [
        {
          ...{ at: command.at, type },
          taskName: taskId === null ? null : (loaded.texts.tasks.get(taskId)?.name ?? null),
          outcome: told === undefined ? missing : 'NOTIFIED',
          mail: told?.mailSentAt == null ? (unsent ?? noMail) : 'MAILED',
          mailSentAt: told?.mailSentAt ?? null,
          pushSentAt: told?.pushSentAt ?? null,
          chatSentAt: told?.chatSentAt ?? null,
        },
      ];
    });
  });
};
