import type { Agent } from '@baton/domain/access/actor';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { jointTrip } from '../../../platform/db/joint-trips.ts';
import { setTenant } from '../../../platform/db/trip.ts';
import type { RowsOf, Statement } from '../../../platform/db/statement.ts';
import type { RequestContext, Services } from '../../../platform/graphql/request-context.ts';

/** Through what a command reaches a run: a person's request, or a job of the system. */
export interface RunChannel {
  readonly services: Services;
  readonly trip: <const S extends readonly Statement[]>(...statements: S) => Promise<RowsOf<S>>;
  /**
   * A trip for what a command on the run writes, which travels with what others write: about the
   * workflow, or about null where it writes much.
   */
  readonly write: Write<readonly (readonly unknown[])[]>;
  /** Who acts; asked after the first trip, which brings the answer along. */
  readonly agent: () => Promise<Agent>;
  /** Who is going to act, as far as is remembered, while no trip has been made. */
  readonly expected: () => ExpectedAgent | null;
}

export interface ExpectedAgent {
  readonly agent: Agent;
  readonly tenantId: string;
  /** Of the workspace when it was read who they are. */
  readonly stamp: number;
  /** Null: it is somebody else, or the workspace has another stamp, and nothing was done. */
  readonly write: Write<readonly (readonly unknown[])[] | null>;
}

/** What changes more tasks is written by itself: nobody waits for it. */
const mostTogether = 20;

/** What a command writes about, for its trip, when so many tasks are written. */
export const aboutRun = (workflowId: string, tasksWritten: number): string | null =>
  tasksWritten > mostTogether ? null : workflowId;

type Write<Answer> = (about: string | null, ...statements: readonly Statement[]) => Promise<Answer>;

export const requestChannel = (context: RequestContext): RunChannel => ({
  services: context.services,
  trip: (...statements) => context.db.trip(...statements),
  write: (about, ...statements) => context.db.write(about, ...statements),
  agent: async () => actorOf(await context.viewer()),
  expected: () => {
    const expected = context.expected();
    if (expected === null) return null;
    const { viewer, write } = expected;
    return { agent: actorOf(viewer), tenantId: viewer.tenantId, stamp: viewer.stamp, write };
  },
});

export const systemChannel = (services: Services, tenantId: string): RunChannel => ({
  services,
  trip: (...statements) =>
    services.database.trip({ kind: 'tenant', tenantId, waiting: 'BACKGROUND' }, ...statements),
  write: (about, ...statements) =>
    jointTrip(services.database, { enter: setTenant(tenantId), about, statements }),
  agent: () => Promise.resolve('SYSTEM'),
  expected: () => null,
});
