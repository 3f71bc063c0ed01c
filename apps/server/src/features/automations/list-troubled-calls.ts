import { mayListTroubledCalls } from '@baton/domain/access/automation-access';
import type { CallTrouble } from '@baton/domain/automation/call-trouble';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import {
  decodeCursor,
  pageLimit,
  toConnection,
  type Connection,
  type PageArgs,
} from '../../platform/graphql/page.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import {
  troubledCallsOfState,
  troubledCallsPage,
  type TroubledCallRow,
} from './troubled-calls.queries.ts';

export interface TroubledCallsArgs extends PageArgs {
  readonly state?: CallTrouble | null | undefined;
}

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A page of the calls that failed or are held back, latest first. */
export const listTroubledCalls = async (
  context: RequestContext,
  args: TroubledCallsArgs,
): Promise<Connection<TroubledCallRow>> => {
  const viewer = await context.viewer();
  demand(mayListTroubledCalls(actorOf(viewer)));
  const limit = pageLimit(args);
  const [time, id] = decodeCursor(args.after, 2) ?? [null, lastId];
  const before = typeof time === 'number' ? new Date(time) : null;
  if (before !== null && Number.isNaN(before.getTime()))
    throw new Refused(refuse('RequestInvalid', { detail: 'after' }, 'after'));
  const [rows] = await context.db.read(
    args.state == null
      ? troubledCallsPage(before, String(id), limit, viewer.parties)
      : troubledCallsOfState(before, String(id), limit, viewer.parties, args.state),
  );
  return toConnection(rows, args, (row) => [row.since.getTime(), row.taskId]);
};
