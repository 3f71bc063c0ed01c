import { mayListTroubledCalls } from '@baton/domain/access/automation-access';
import type { CallTrouble } from '@baton/domain/run/facts/call-trouble';
import { actorOf } from '../../platform/auth/actor-of.ts';
import {
  pageLimit,
  timeCursor,
  toConnection,
  type Connection,
  type PageArgs,
} from '../../platform/graphql/page.ts';
import { demand } from '../../platform/graphql/refused.ts';
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

/** Returns a page of failed or paused requests, latest first. */
export const listTroubledCalls = async (
  context: RequestContext,
  args: TroubledCallsArgs,
): Promise<Connection<TroubledCallRow>> => {
  const viewer = await context.viewer();
  demand(mayListTroubledCalls(actorOf(viewer)));
  const limit = pageLimit(args);
  const { before, id } = timeCursor(args.after, lastId);
  const [rows] = await context.db.read(
    args.state == null
      ? troubledCallsPage(before, id, limit, viewer.parties)
      : troubledCallsOfState(before, id, limit, viewer.parties, args.state),
  );
  return toConnection(rows, args, (row) => [row.since.getTime(), row.taskId]);
};
