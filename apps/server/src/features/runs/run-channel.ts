import type { Agent } from '@baton/domain/party/actor';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { jointTrip } from '../../platform/db/joint-trips.ts';
import { setTenant } from '../../platform/db/trip.ts';
import type { RowsOf, Statement } from '../../platform/db/statement.ts';
import type { RequestContext, Services } from '../../platform/graphql/request-context.ts';

/** Access of a command to a run: a person's request or a system job. */
export interface RunChannel {
  readonly services: Services;
  readonly trip: <const S extends readonly Statement[]>(...statements: S) => Promise<RowsOf<S>>;
  /**
   * Writes the command's statements, batched with writes of others. The first argument is the
   * workflow id, or null for large writes.
   */
  readonly write: Write<readonly (readonly unknown[])[]>;
  /** Returns the actor. Available after the first round trip, which loads the actor. */
  readonly agent: () => Promise<Agent>;
  /** Returns the cached actor before the first round trip. Null if the actor isn't cached. */
  readonly expected: () => ExpectedAgent | null;
}

export interface ExpectedAgent {
  readonly agent: Agent;
  readonly tenantId: string;
  /** Version of the workspace's people at the time the actor was read. */
  readonly stamp: number;
  /**
   * Returns null if the actor or the version of the workspace's people changed. Then nothing was
   * written.
   */
  readonly write: Write<readonly (readonly unknown[])[] | null>;
}

/** Larger changes are written in their own round trip, so that no one waits for them. */
const maxBatchedTasks = 20;

/** Returns the workflow id for a batched write, or null if many tasks are written. */
export const aboutRun = (workflowId: string, tasksWritten: number): string | null =>
  tasksWritten > maxBatchedTasks ? null : workflowId;

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
