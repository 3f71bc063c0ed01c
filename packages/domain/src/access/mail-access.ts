import { refuse, type Refusal } from '../core/refusal.ts';
import type { MailState } from '../mail/mail-delivery.ts';
import { isAdministrator, type Actor } from './actor.ts';

export interface MailFacts {
  readonly state: MailState;
  /** End of the link in the message. */
  readonly expiresAt: number;
}

/** Allows admins to list the messages of their workspace. */
export const mayListMail = (actor: Actor): Refusal | null =>
  isAdministrator(actor) ? null : refuse('Forbidden');

/** Allows admins to read a message that no mail server sends, until its link ends. */
export const mayOpenMail = (actor: Actor, mail: MailFacts, now: number): Refusal | null => {
  if (!isAdministrator(actor)) return refuse('Forbidden');
  return mail.state === 'STORED' && now < mail.expiresAt ? null : refuse('LinkInvalid');
};

/** Allows admins to send a failed message again, until its link ends. */
export const mayRetryMail = (actor: Actor, mail: MailFacts, now: number): Refusal | null => {
  if (!isAdministrator(actor)) return refuse('Forbidden');
  return mail.state === 'FAILED' && now < mail.expiresAt ? null : refuse('LinkInvalid');
};
