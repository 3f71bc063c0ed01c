import type { Actor } from '@baton/domain/party/actor';
import type { SilenceReason } from '@baton/domain/notification/notice-outcome';
import { isSentBy } from '@baton/domain/notification/notification-settings';
import type { NotificationType } from '@baton/domain/notification/notification-types';
import type { Notice } from '@baton/domain/notification/task-notices';
import { notificationId } from '../notify.ts';
import type { RecipientRow } from '../notifications.repository.ts';
import type { PersonRow } from './check.queries.ts';

/** Result for one notification: it was stored, it waits, or why there is none. */
export type CheckOutcome = 'NOTIFIED' | 'WAITING' | 'NOT_SENT_YET' | 'REMOVED' | SilenceReason;

/** Whether the notification was also sent by email. */
export type CheckMail =
  | 'MAILED'
  | 'PLANNED'
  | 'NO_ADDRESS'
  | 'PAUSED_ADDRESS'
  | 'TURNED_OFF'
  | 'NONE';

/** One event, as far as it concerns the notifications of a person. */
export interface CheckedNotice {
  readonly at: Date;
  readonly type: NotificationType;
  /** Null for an event of the whole workflow, or outside workflows. */
  readonly taskName: string | null;
  readonly outcome: CheckOutcome;
  readonly mail: CheckMail;
  /** When the messages were sent. Null if none was. */
  readonly mailSentAt: Date | null;
  readonly pushSentAt: Date | null;
  readonly chatSentAt: Date | null;
}

/** A person with what decides about their notifications. */
export interface CheckedPerson {
  readonly tenantId: string;
  readonly row: RecipientRow;
  readonly actor: Actor;
  /** True if a mail server refused the address. */
  readonly isPaused: boolean;
  /** Notifications that exist, by ID. */
  readonly stored: ReadonlyMap<string | null, PersonRow>;
  /** IDs of tasks, workflows, and other objects that the person muted. */
  readonly muted: ReadonlySet<string | null>;
}

/** An event whose notices are explained. */
export interface CheckedEvent {
  readonly source: string;
  readonly at: Date;
  /** Result if a notification doesn't exist although no rule prevents it. */
  readonly missing: CheckOutcome;
}

type OneNotice = Pick<Notice, 'type' | 'taskId'>;

/** Explains the notices of one event about the same type and task to a person. */
export const explainNotices = <One extends OneNotice>(
  { tenantId, row, isPaused, stored }: CheckedPerson,
  { source, at, missing }: CheckedEvent,
  notices: readonly One[],
  silenceOf: (notice: One) => SilenceReason | null,
  nameOf: (taskId: NonNullable<Notice['taskId']>) => string | null,
): readonly CheckedNotice[] =>
  [...Map.groupBy(notices, ({ type, taskId }) => `${type}.${taskId ?? ''}`).values()].flatMap(
    (same): readonly CheckedNotice[] => {
      const [notice] = same;
      if (notice === undefined) return [];
      const { type, taskId } = notice;
      const sent = stored.get(notificationId(tenantId, source, notice, row.id));
      const silences = same.map(silenceOf);
      // If there are several reasons against a notification, that the event doesn't concern the
      // person counts last.
      const silence = silences.includes(null)
        ? null
        : (silences.find((one) => one !== 'NOT_CONCERNED') ?? 'NOT_CONCERNED');
      const unsent = sent?.mailAt == null ? null : 'PLANNED';
      const unaddressed = isPaused ? 'PAUSED_ADDRESS' : 'NO_ADDRESS';
      const noMail =
        row.email === null ? unaddressed : isSentBy('mail', row, type) ? 'NONE' : 'TURNED_OFF';
      return [
        {
          ...{ at, type },
          taskName: taskId === null ? null : nameOf(taskId),
          outcome: sent === undefined ? (silence ?? missing) : 'NOTIFIED',
          mail: sent?.mailSentAt == null ? (unsent ?? noMail) : 'MAILED',
          mailSentAt: sent?.mailSentAt ?? null,
          pushSentAt: sent?.pushSentAt ?? null,
          chatSentAt: sent?.chatSentAt ?? null,
        },
      ];
    },
  );
