import { refuse, type Refusal } from '../core/refusal.ts';
import { isReleasable, type IncomingMailState, type MailRefusal } from '../mail/incoming-mail.ts';
import type { MailState } from '../mail/mail-delivery.ts';
import { isAdministrator, type Actor } from '../party/actor.ts';

export interface MailFacts {
  readonly state: MailState;
  /** Time when the link in the message expires. */
  readonly expiresAt: number;
}

/** Allows admins to list the messages of their workspace. */
export const mayListMail = (actor: Actor): Refusal | null =>
  isAdministrator(actor) ? null : refuse('Forbidden');

/** Allows admins to read a message that no mail server sends, until its link expires. */
export const mayOpenMail = (actor: Actor, mail: MailFacts, now: number): Refusal | null => {
  if (!isAdministrator(actor)) return refuse('Forbidden');
  return mail.state === 'STORED' && now < mail.expiresAt ? null : refuse('LinkInvalid');
};

/** Allows admins to send a failed message again, until its link expires. */
export const mayRetryMail = (actor: Actor, mail: MailFacts, now: number): Refusal | null => {
  if (!isAdministrator(actor)) return refuse('Forbidden');
  return mail.state === 'FAILED' && now < mail.expiresAt ? null : refuse('LinkInvalid');
};

export interface IncomingMailStatus {
  readonly state: IncomingMailState;
  readonly reason: MailRefusal | null;
}

/** Allows admins to process a refused message after all. */
export const mayReleaseMail = (actor: Actor, mail: IncomingMailStatus): Refusal | null => {
  if (!isAdministrator(actor)) return refuse('Forbidden');
  return mail.state === 'REFUSED' && isReleasable(mail.reason) ? null : refuse('LinkInvalid');
};

/** Allows admins to delete the content of a refused message. */
export const mayDiscardMail = (actor: Actor, mail: IncomingMailStatus): Refusal | null => {
  if (!isAdministrator(actor)) return refuse('Forbidden');
  return mail.state === 'REFUSED' ? null : refuse('LinkInvalid');
};
