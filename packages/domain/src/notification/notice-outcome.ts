import type { Actor } from '../party/actor.ts';
import type { PartyId } from '../core/ids.ts';
import { needOf } from './notification-types.ts';
import { isInInbox, type NotificationSettings } from './notification-settings.ts';
import type { Notice } from './task-notices.ts';

export const silenceReasons = [
  'NOT_CONCERNED',
  'OWN_ACTION',
  'INTERNAL_NOTE',
  'NO_ACCESS',
  'TURNED_OFF',
  'MUTED',
] as const;

/** Why a person doesn't get a notification. */
export type SilenceReason = (typeof silenceReasons)[number];

/** An event, with the facts that decide who is notified. */
export interface NoticedAction {
  /** Null for an action of the system. */
  readonly actorId: PartyId | null;
  /** True for internal notes, which only internal users read. */
  readonly isInternal: boolean;
}

/**
 * Returns why a notice doesn't concern a person. No one is notified about their own action or about
 * what they can't read.
 */
export const unconcernedReason = (
  person: Actor,
  { parties }: Pick<Notice, 'parties'>,
  { actorId, isInternal }: NoticedAction,
  canRead: () => boolean,
): SilenceReason | null => {
  if (!person.parties.some((party) => parties.includes(party))) return 'NOT_CONCERNED';
  if (person.id === actorId) return 'OWN_ACTION';
  if (isInternal && person.accessLevel !== 'INTERNAL') return 'INTERNAL_NOTE';
  return canRead() ? null : 'NO_ACCESS';
};

/**
 * Returns why the settings of a person keep a notice out of their inbox. They always get what they
 * must act on.
 */
export const settingsReason = (
  { type, reason }: Pick<Notice, 'type' | 'reason'>,
  settings: Pick<NotificationSettings, 'inbox'>,
  isMuted: boolean,
): SilenceReason | null => {
  if (!isInInbox(settings, type)) return 'TURNED_OFF';
  return isMuted && needOf(type, reason) === null ? 'MUTED' : null;
};
