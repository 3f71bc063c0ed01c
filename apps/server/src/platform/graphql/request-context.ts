import { refuse } from '@baton/domain/core/refusal';
import { isDatabaseError } from '../db/database-error.ts';
import type { RowsOf, Statement } from '../db/statement.ts';
import { jointTrip } from '../db/joint-trips.ts';
import { setTenant, type Database } from '../db/trip.ts';
import type { SessionCookie } from '../auth/session-cookie.ts';
import type { Egress } from '../egress/egress.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { FileStore } from '../files/file-store.ts';
import type { LiveHub } from '../live/live-hub.ts';
import type { Log } from '../log/log.ts';
import { Refused } from './refused.ts';
import { shareTrips } from './shared-trip.ts';
import type { RememberedViewers } from './remembered-viewers.ts';
import { enterStatement, reenterStatement, type Viewer } from './viewer.ts';

/** What the composition root hands to every request and job. */
export interface Services {
  readonly database: Database;
  readonly viewers: RememberedViewers;
  readonly now: () => number;
  readonly publish: (change: import('../live/change.ts').Change) => void;
  readonly live: LiveHub;
  readonly cookie: SessionCookie;
  /**
   * Returns the code that the first run demands of a request, or null if it demands none. The
   * start prints the code.
   */
  readonly setupCode: (request: Pick<HttpExchange, 'isLocal'>) => string | null;
  /** How to sign in to the demo company, shown where that company is installed; null: never. */
  readonly demo: DemoSignIn | null;
  readonly egress: Egress;
  readonly secrets: SecretBox;
  readonly files: FileStore;
  /** The largest file that is taken in. */
  readonly maxDocumentBytes: number;
  /** For how long people can take back what they did, in milliseconds. */
  readonly undoWindow: number;
}

export interface DemoSignIn {
  readonly emails: readonly string[];
  readonly password: string;
}

type Rows = readonly (readonly unknown[])[];

/** The database as one request sees it: its session's workspace and no other. */
export interface RequestDatabase {
  /**
   * One round trip in the viewer's workspace. The first one of a request carries the
   * session check with it, so that a command needs no trip of its own for that.
   */
  trip<const S extends readonly Statement[]>(...statements: S): Promise<RowsOf<S>>;
  /**
   * The same for what only looks: siblings of one answer that ask at the same moment
   * share a trip, with the session check if that has not been made.
   */
  read<const S extends readonly Statement[]>(...statements: S): Promise<RowsOf<S>>;
  /**
   * The same for what a command writes about one thing: it shares a trip with what other requests
   * write at the same time, and has its own answer.
   */
  write<const S extends readonly Statement[]>(
    about: string | null,
    ...statements: S
  ): Promise<RowsOf<S>>;
}

/** What a command may know of the browser that asks, and tell it besides the answer. */
export interface HttpExchange {
  readonly requestId: string;
  /** Address that the request comes from. */
  readonly address: string;
  readonly userAgent: string;
  /** True if the request comes from this machine and no proxy has passed it on. */
  readonly isLocal: boolean;
  readonly setCookie: (value: string) => void;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
}

export interface ExpectedViewer {
  readonly viewer: Viewer;
  /**
   * The first trip of the request, which is made only where it is this viewer still and the
   * workspace's stamp is theirs. Null: it is not, and nothing was done.
   */
  readonly trip: <const S extends readonly Statement[]>(
    ...statements: S
  ) => Promise<RowsOf<S> | null>;
  /** The same for what a command writes, which travels with what others write. */
  readonly write: WriteExpected;
}

type WriteExpected = (
  about: string | null,
  ...statements: readonly Statement[]
) => Promise<Rows | null>;

export interface RequestContext {
  readonly requestId: string;
  readonly services: Services;
  readonly http: HttpExchange;
  readonly db: RequestDatabase;
  /** SHA-256 of the session token that the request goes by now, or null. */
  readonly tokenHash: () => Buffer | null;
  /** Who asks. Refuses with Unauthenticated where nobody is signed in. */
  readonly viewer: () => Promise<Viewer>;
  /** True once this request has confirmed its session with the database. */
  readonly isSignedIn: () => boolean;
  /** Who is going to ask as far as is remembered, while no trip has been made. */
  readonly expected: () => ExpectedViewer | null;
  /** Forgets the viewer, after the session or what it shows was changed. */
  readonly forgetViewer: (tokenHash: Buffer | null) => void;
  /** Goes on as somebody who has just signed in. */
  readonly becomeViewer: (tokenHash: Buffer, viewer: Viewer) => void;
}

export const createRequestContext = (
  services: Services,
  http: HttpExchange,
  tokenHash: Buffer | null,
): RequestContext => {
  let token = tokenHash;
  let known: Viewer | undefined;

  /** Null: what was remembered may be old, and nothing was done. */
  const reenterWith = async (
    tokenHash: Buffer,
    viewer: Viewer,
    make: (enter: Statement) => Promise<Rows>,
  ): Promise<Rows | null> => {
    try {
      const rows = await make(reenterStatement(tokenHash, services.now(), viewer));
      known = viewer;
      return rows;
    } catch (error) {
      if (!isDatabaseError(error, 'StaleSession')) throw error;
      services.viewers.forget(tokenHash);
      return null;
    }
  };

  const enterWith = async (tokenHash: Buffer, statements: readonly Statement[]): Promise<Rows> => {
    try {
      const [viewers, ...rows] = await services.database.trip(
        { kind: 'identity' },
        enterStatement(tokenHash, services.now()),
        ...statements,
      );
      const viewer = viewers[0];
      if (viewer === undefined) throw new Refused(refuse('Unauthenticated'));
      known = viewer;
      services.viewers.keep(tokenHash, viewer);
      return rows;
    } catch (error) {
      if (isDatabaseError(error, 'NoSession')) throw new Refused(refuse('Unauthenticated'));
      throw error;
    }
  };

  const expected = (): ExpectedViewer | null => {
    const tokenHash = token;
    if (tokenHash === null || known !== undefined) return null;
    const viewer = services.viewers.find(tokenHash);
    if (viewer === undefined) return null;
    const { database } = services;
    return {
      viewer,
      trip: async (...statements) =>
        (await reenterWith(tokenHash, viewer, async (enter) =>
          (await database.trip({ kind: 'identity' }, enter, ...statements)).slice(1),
        )) as never,
      write: (about, ...statements) =>
        reenterWith(tokenHash, viewer, (enter) =>
          jointTrip(database, { enter, about, statements }),
        ),
    };
  };

  const trip = async (statements: readonly Statement[]): Promise<Rows> => {
    if (known !== undefined)
      return services.database.trip({ kind: 'tenant', tenantId: known.tenantId }, ...statements);
    if (token === null) throw new Refused(refuse('Unauthenticated'));
    return (await expected()?.trip(...statements)) ?? enterWith(token, statements);
  };

  const write = async (about: string | null, statements: readonly Statement[]): Promise<Rows> => {
    if (known === undefined) return trip(statements);
    const enter = setTenant(known.tenantId);
    return jointTrip(services.database, { enter, about, statements });
  };

  const reads = shareTrips(trip);

  return {
    requestId: http.requestId,
    services,
    http,
    tokenHash: () => token,
    viewer: async () => {
      if (known === undefined) await reads([]);
      if (known === undefined) throw new Refused(refuse('Unauthenticated'));
      return known;
    },
    isSignedIn: () => known !== undefined,
    expected,
    forgetViewer: (next) => {
      token = next;
      known = undefined;
    },
    becomeViewer: (next, viewer) => {
      token = next;
      known = viewer;
    },
    db: {
      trip: async (...statements) => (await trip(statements)) as never,
      read: async (...statements) => (await reads(statements)) as never,
      write: async (about, ...statements) => (await write(about, statements)) as never,
    },
  };
};
