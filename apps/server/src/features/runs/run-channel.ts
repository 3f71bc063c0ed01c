import type { Agent } from '@baton/domain/access/actor';
import { actorOf } from '../../platform/auth/actor-of.ts';
import type { RowsOf, Statement } from '../../platform/db/statement.ts';
import type { RequestContext, Services } from '../../platform/graphql/request-context.ts';

/** Through what a command reaches a run: a person's request, or a job of the system. */
export interface RunChannel {
  readonly services: Services;
  readonly trip: <const S extends readonly Statement[]>(...statements: S) => Promise<RowsOf<S>>;
  /** Who acts; asked after the first trip, which brings the answer along. */
  readonly agent: () => Promise<Agent>;
}

export const requestChannel = (context: RequestContext): RunChannel => ({
  services: context.services,
  trip: (...statements) => context.db.trip(...statements),
  agent: async () => actorOf(await context.viewer()),
});

export const systemChannel = (services: Services, tenantId: string): RunChannel => ({
  services,
  trip: (...statements) => services.database.trip({ kind: 'tenant', tenantId }, ...statements),
  agent: () => Promise.resolve('SYSTEM'),
});
