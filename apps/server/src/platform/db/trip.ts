import type pg from 'pg';
import type { RowsOf, Statement } from './statement.ts';
import { sendBatch } from './batch.ts';
import { toDatabaseError } from './database-error.ts';
import { openPool } from './open-pool.ts';

/** Time limit of a statement in milliseconds, by who waits for it. */
const statementTimeouts = { ANONYMOUS: 3000, REQUEST: 10_000, BACKGROUND: 60_000 } as const;

interface Waiting {
  /** Who waits for the result, which sets the time limit. Default: REQUEST. */
  readonly waiting?: keyof typeof statementTimeouts;
}

/** Access scope of a round trip. */
export type Scope = Waiting &
  /** One workspace, with row-level security. */
  (
    | {
        readonly kind: 'tenant';
        readonly tenantId: string;
        /** Session that the audit log names. Unset for jobs. */
        readonly sessionId?: string;
      }
    /** Global tables: accounts, sessions, setup. Workspace tables return nothing. */
    | { readonly kind: 'identity' }
  );

/**
 * Database access. `trip` is the only way in: it sends a transaction in one round trip. Round trips
 * are the main cost of a request, so they are counted.
 */
export interface Database {
  trip<const S extends readonly Statement[]>(scope: Scope, ...statements: S): Promise<RowsOf<S>>;
  /**
   * Notifies about a lost connection. The server behind a new connection can lack the last
   * commands, so cached data is invalid.
   */
  readonly onLost: (listener: () => void) => void;
  /** Number of round trips of this process. */
  readonly tripCount: () => number;
  readonly close: () => Promise<void>;
}

/** Sets the workspace, and the session for its audit log, for the following statements. */
export const setTenant = (tenantId: string, sessionId = ''): Statement => ({
  name: 'set_tenant',
  text: `SELECT set_config('app.tenant_id', $1, true), set_config('app.session_id', $2, true)`,
  values: [tenantId, sessionId],
});

const setStatementTimeout = (milliseconds: number): Statement => ({
  name: 'set_statement_timeout',
  text: `SELECT set_config('statement_timeout', $1, true)`,
  values: [String(milliseconds)],
});

/** Returns the statements that a scope sends first. */
const preludeOf = (scope: Scope): readonly Statement[] => [
  ...(scope.kind === 'tenant' ? [setTenant(scope.tenantId, scope.sessionId)] : []),
  ...(scope.waiting === undefined ? [] : [setStatementTimeout(statementTimeouts[scope.waiting])]),
];

export interface DatabaseOptions {
  readonly connection: pg.PoolConfig;
  /** Maximum number of connections. Default: 10. */
  readonly max?: number;
  readonly onError: (error: Error) => void;
  /** Called when the database has no space left. */
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
      // The app role owns nothing, so row-level security applies to every login. Generic plans,
      // because planning for each list of ids is slower.
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
