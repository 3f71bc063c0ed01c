import { mayDiscardMail, mayListMail, mayReleaseMail } from '@baton/domain/access/mail-access';
import type { Refusal } from '@baton/domain/core/refusal';
import { refuse } from '@baton/domain/core/refusal';
import type { Actor } from '@baton/domain/party/actor';
import type { IncomingMailState } from '@baton/domain/mail/incoming-mail';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { actorOf } from '../../platform/auth/actor-of.ts';
import type { Statement } from '../../platform/db/statement.ts';
import {
  pageLimit,
  timeCursor,
  toConnection,
  type Connection,
  type PageArgs,
} from '../../platform/graphql/page.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import {
  discardIncomingMail,
  incomingMailById,
  incomingMailPage,
  releaseIncomingMail,
  type IncomingMailRow,
} from './incoming-mail.queries.ts';
import { processMailJob } from './receive-mail.ts';

export interface IncomingMailArgs extends PageArgs {
  readonly state?: IncomingMailState | null | undefined;
}

/** Returns a page of the messages that the workspace received, newest first. */
export const listIncomingMail = async (
  context: RequestContext,
  args: IncomingMailArgs,
): Promise<Connection<IncomingMailRow>> => {
  const limit = pageLimit(args);
  const { before, id } = timeCursor(args.after);
  demand(mayListMail(actorOf(await context.viewer())));
  const [rows] = await context.db.read(incomingMailPage(before, id, args.state ?? null, limit));
  return toConnection(rows, args, (row) => [row.receivedAt.getTime(), row.id]);
};

interface Decision {
  readonly state: IncomingMailState;
  readonly rule: (actor: Actor, mail: IncomingMailRow) => Refusal | null;
  readonly statements: (id: string, at: number) => readonly Statement[];
}

const decide =
  ({ state, rule, statements }: Decision) =>
  async (context: RequestContext, id: string): Promise<IncomingMailRow> => {
    const { now, publish } = context.services;
    const viewer = await context.viewer();
    demand(mayListMail(actorOf(viewer)));
    const [[before]] = await context.db.trip(incomingMailById(id));
    if (before === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
    demand(rule(actorOf(viewer), before));
    const at = now();
    await context.db.trip(
      ...statements(id, at),
      recordAudit(viewer.userId, at, {
        action: 'UPDATED',
        objectType: 'IncomingMail',
        objectId: id,
        objectName: before.subject,
        before: { state: before.state, reason: before.reason },
        after: { state, sender: before.sender },
      }),
    );
    publish({ tenantId: viewer.tenantId, partyIds: [] });
    const [[mail]] = await context.db.trip(incomingMailById(id));
    return mail ?? before;
  };

/** Processes a refused message after all. Rights are checked again, the sender isn't. */
export const releaseMail = decide({
  state: 'RECEIVED',
  rule: mayReleaseMail,
  statements: (id, at) => [
    releaseIncomingMail(id, new Date(at)),
    processMailJob.enqueue({ mailId: id }, { key: `incoming:${id}` }),
  ],
});

/** Deletes the content of a refused message. */
export const discardMail = decide({
  state: 'DISCARDED',
  rule: mayDiscardMail,
  statements: (id) => [discardIncomingMail(id)],
});
