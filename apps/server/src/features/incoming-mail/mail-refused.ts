import type { MailRefusal } from '@baton/domain/mail/incoming-mail';

/** A message that has no effect, with the reason that admins see. */
export class MailRefused extends Error {
  readonly reason: MailRefusal;
  readonly detail: string;

  constructor(reason: MailRefusal, detail = '') {
    super(reason);
    this.reason = reason;
    this.detail = detail;
  }
}
