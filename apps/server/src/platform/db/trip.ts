import type pg from 'pg';
import type { RowsOf, Statement } from './statement.ts';
import { sendBatch } from './batch.ts';
import { toDatabaseError } from './database-error.ts';
import { openPool } from './open-pool.ts';

/** Longest time of one statement in milliseconds, by who waits for it. */
const statementTimeouts = { ANONYMOUS: 3000, REQUEST: 10_000, BACKGROUND: 60_000 } as const;

interface Waiting {
  /** Who waits for the answer; default: a request of somebody who is signed in. */
  readonly waiting?: keyof typeof statementTimeouts;
}

/** In whose name a trip is made. */
export type Scope = Waiting &
  /** Inside one workspace, with row-level security on. */
  (
    | { readonly kind: 'tenant'; readonly tenantId: string }
    /** Above all workspaces: accounts, sessions, set-up. Tenant tables answer nothing here. */
    | { readonly kind: 'identity' }
  );

/**
 * The database. Everything goes through `trip`: one transaction sent as one pipelined
 * round trip on one connection. Round trips are the first cost of a request, so there is
 * no other way in, and each is counted.
 */
export interface Database {
  trip<const S extends readonly Statement[]>(scope: Scope, ...statements: S): Promise<RowsOf<S>>;
  /**
   * Tells when a connection was lost. What is behind it then may be another server, which has not
   * heard of the last commands: nothing is to be expected of it that was read before.
   */
  readonly onLost: (listener: () => void) => void;
  /** Round trips made so far by this process. */
  readonly tripCount: () => number;
  readonly close: () => Promise<void>;
}

/** Opens a workspace for the statements behind it. */
export const setTenant = (tenantId: string): Statement => ({
  name: 'set_tenant',
  text: `SELECT set_config('app.tenant_id', $1, true)`,
  values: [tenantId],
});

const setStatementTimeout = (milliseconds: number): Statement => ({
  name: 'set_statement_timeout',
  text: `SELECT set_config('statement_timeout', $1, true)`,
  values: [String(milliseconds)],
});

/** What a scope sends ahead of the statements. */
const preludeOf = (scope: Scope): readonly Statement[] => [
  ...(scope.kind === 'tenant' ? [setTenant(scope.tenantId)] : []),
  ...(scope.waiting === undefined ? [] : [setStatementTimeout(statementTimeouts[scope.waiting])]),
];

export interface DatabaseOptions {
  readonly connection: pg.PoolConfig;
  /** Connections kept; default 10. */
  readonly max?: number;
  readonly onError: (error: Error) => void;
  /** The database had no room for what was to be written. */
  readonly onStorageFull?: () => void;
}

export const openDatabase = ({
  connection,
  max = 10,
  onError,
  onStorageFull,
}: DatabaseOptions): Database => {
  const listeners: (() => void)[] = [];
  const lost = (): void => {
    for (const listener of listeners) listener();
  };
  const pool = openPool(
    {
      ...connection,
      // The app role owns nothing, so row-level security applies to every login.
      // Plans are made once: planning again for each list of ids costs more than it saves.
      options: `-c role=baton_app -c plan_cache_mode=force_generic_plan -c statement_timeout=${statementTimeouts.REQUEST} -c idle_in_transaction_session_timeout=15000`,
      application_name: 'baton',
      max,
      // A fast "unavailable" is better than a request that waits forever.
      connectionTimeoutMillis: 5000,
    },
    (error) => {
      lost();
      onError(error);
    },
  );
  let trips = 0;

  return {
    onLost: (listener) => void listeners.push(listener),
    tripCount: () => trips,
    close: () => pool.end(),
    trip: async (scope, ...statements) => {
      trips += 1;
      const client = await pool.connect().catch((error: unknown) => {
        throw toDatabaseError(error);
      });
      let broken: Error | undefined;
      try {
        const before = preludeOf(scope);
        const rows = await sendBatch(client, [...before, ...statements]);
        return rows.slice(before.length) as never;
      } catch (cause) {
        const error = toDatabaseError(cause);
        if (error.name === 'ConnectionLost') {
          broken = error;
          lost();
        }
        if (error.name === 'StorageFull') onStorageFull?.();
        throw error;
      } finally {
        client.release(broken);
      }
    },
  };
};
