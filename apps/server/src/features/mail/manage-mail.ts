import { mayListMail, mayOpenMail, mayRetryMail } from '@baton/domain/access/mail-access';
import { refuse } from '@baton/domain/core/refusal';
import type { MailState } from '@baton/domain/mail/mail-delivery';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { actorOf } from '../../platform/auth/actor-of.ts';
import {
  pageLimit,
  timeCursor,
  toConnection,
  type Connection,
  type PageArgs,
} from '../../platform/graphql/page.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { freshViewer } from '../../platform/graphql/access/fresh-viewer.ts';
import { listedMail, mailPage, requeueMail, type MailRow } from './mail.repository.ts';
import { mailBody, mailPlace, sendMailJob } from './queue-mail.ts';

export type { MailRow } from './mail.repository.ts';

export interface MailArgs extends PageArgs {
  readonly state?: MailState | null | undefined;
}

/** Returns the facts for the permission rules. */
export const mailFacts = ({ state, kind, content, expiresAt }: MailRow) => ({
  state,
  // Not even admins can read a message with a domain code, because the code proves who controls the
  // domain.
  expiresAt: content === null || kind === 'DOMAIN_CODE' ? 0 : expiresAt.getTime(),
});

/** Returns a page of the messages of the workspace, newest first. */
export const listMail = async (
  context: RequestContext,
  args: MailArgs,
): Promise<Connection<MailRow>> => {
  const limit = pageLimit(args);
  const { before, id } = timeCursor(args.after);
  demand(mayListMail(actorOf(await context.viewer())));
  const [rows] = await context.db.read(mailPage(before, id, args.state ?? null, limit));
  return toConnection(rows, args, (row) => [row.createdAt.getTime(), row.id]);
};

const findMail = async (context: RequestContext, id: string): Promise<MailRow> => {
  demand(mayListMail(actorOf(await context.viewer())));
  const [[mail]] = await context.db.trip(listedMail(id));
  if (mail === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  return mail;
};

export interface OpenedMail {
  readonly text: string;
  readonly html: string;
  readonly link: string;
}

/**
 * Returns the content of a message that no mail server sends. Its link can give access to an
 * account, so this needs a fresh sign-in and is written to the audit log.
 */
export const openMail = async (context: RequestContext, id: string): Promise<OpenedMail> => {
  const viewer = await freshViewer(context);
  const { mailer, now, secrets } = context.services;
  const mail = await findMail(context, id);
  demand(mayOpenMail(actorOf(viewer), mailFacts(mail), now()));
  const opened =
    mail.content === null ? null : secrets.open(mail.content, mailPlace(viewer.tenantId, id));
  if (opened === null || !mailer.isFolder) throw new Refused(refuse('LinkInvalid'));
  await context.db.trip(
    recordAudit(viewer.userId, now(), {
      action: 'OPENED',
      objectType: 'OutgoingMail',
      objectId: id,
      objectName: mail.subject,
      before: null,
      after: { recipient: mail.recipient },
    }),
  );
  return mailBody.parse(JSON.parse(opened));
};

/** Sends a failed message again. */
export const retryMail = async (context: RequestContext, id: string): Promise<MailRow> => {
  const viewer = await context.viewer();
  const { now, publish } = context.services;
  const before = await findMail(context, id);
  demand(mayRetryMail(actorOf(viewer), mailFacts(before), now()));
  const [, , [mail]] = await context.db.trip(
    requeueMail(id, new Date(now())),
    sendMailJob.enqueue({ mailId: id }, { key: `mail:${id}` }),
    listedMail(id),
    recordAudit(viewer.userId, now(), {
      action: 'UPDATED',
      objectType: 'OutgoingMail',
      objectId: id,
      objectName: before.subject,
      before: { state: before.state },
      after: { state: 'QUEUED', recipient: before.recipient },
    }),
  );
  if (mail === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  publish({ tenantId: viewer.tenantId, partyIds: [] });
  return mail;
};
