import { refuse } from '@baton/domain/core/refusal';
import type { TokenScope } from '@baton/domain/party/token-scopes';
import { isDatabaseError } from '../db/database-error.ts';
import type { RowsOf, Statement } from '../db/statement.ts';
import { jointTrip } from '../db/joint-trips.ts';
import { setTenant, type Database } from '../db/trip.ts';
import { addressUnconfirmed } from '../auth/addresses/address-unconfirmed.ts';
import type { SessionCookie } from '../auth/session-cookie.ts';
import type { Egress } from '../egress/egress.ts';
import type { ResolveText } from '../egress/resolve-text.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { FileStore } from '../files/file-store.ts';
import type { LiveHub } from '../live/live-hub.ts';
import type { Log } from '../log/log.ts';
import type { Mailbox } from '../mail/imap-mailbox.ts';
import type { Mailer } from '../mail/mailer.ts';
import { Refused } from './refused.ts';
import { shareTrips } from './shared-trip.ts';
import type { RememberedNames } from './remembered/remembered-names.ts';
import type { RememberedViewers } from './remembered/remembered-viewers.ts';
import { enterConfirmedStatement, reenterStatement, type Viewer } from './viewer.ts';

/** Services that every request and job can use. */
export interface Services {
  readonly database: Database;
  readonly viewers: RememberedViewers;
  readonly names: RememberedNames;
  readonly now: () => number;
  readonly publish: (change: import('../live/change.ts').Change) => void;
  readonly live: LiveHub;
  readonly cookie: SessionCookie;
  /**
   * Returns the setup code that a request must contain, or null if none is required. It is printed
   * at startup.
   */
  readonly setupCode: (request: Pick<HttpExchange, 'isLocal'>) => string | null;
  /** Sign-in of the demo company. Null if it isn't installed. */
  readonly demo: DemoSignIn | null;
  readonly egress: Egress;
  readonly resolveText: ResolveText;
  readonly secrets: SecretBox;
  readonly files: FileStore;
  readonly mailer: Mailer;
  /** Domain of incoming messages. Null if the installation accepts none. */
  readonly mailDomain: string | null;
  /** Mailbox with incoming messages. Null if there is none. */
  readonly mailbox: Mailbox | null;
  /** Address of the installation, without a slash at its end. */
  readonly publicUrl: string;
  /** Maximum size of an uploaded file. */
  readonly maxDocumentBytes: number;
  /** Time in milliseconds during which people can undo commands. */
  readonly undoWindow: number;
}

export interface DemoSignIn {
  readonly emails: readonly string[];
  readonly password: string;
}

type Rows = readonly (readonly unknown[])[];

/** Database access of one request, limited to the session's workspace. */
export interface RequestDatabase {
  /**
   * Runs statements in one round trip. The first one includes the session check, so a command needs
   * no extra round trip.
   */
  trip<const S extends readonly Statement[]>(...statements: S): Promise<RowsOf<S>>;
  /** Runs read statements. Fields of one response that read at the same time share a round trip. */
  read<const S extends readonly Statement[]>(...statements: S): Promise<RowsOf<S>>;
  /**
   * Runs the write statements of a command about one target, batched with other requests. Each
   * command gets its own result.
   */
  write<const S extends readonly Statement[]>(
    about: string | null,
    ...statements: S
  ): Promise<RowsOf<S>>;
}

/** HTTP details of the request that commands can read, and response headers that they can set. */
export interface HttpExchange {
  readonly requestId: string;
  /** Address of the client. */
  readonly address: string;
  readonly userAgent: string;
  /** True if the request has an API token in place of a browser's cookie. */
  readonly isProgram: boolean;
  /** Scopes of the API token. Null if the request has none. */
  readonly scopes: readonly TokenScope[] | null;
  /** True if the API token can't change anything. */
  readonly isReadOnly: boolean;
  /** True if an admin views Baton as another person, without changing anything. */
  readonly isViewing: boolean;
  /** True if the request comes from this machine without a proxy. */
  readonly isLocal: boolean;
  readonly setCookie: (value: string) => void;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
}

export interface ExpectedViewer {
  readonly viewer: Viewer;
  /**
   * Runs the first round trip if the viewer and version of the workspace's people are still
   * current. Returns null if they aren't, without any effect.
   */
  readonly trip: <const S extends readonly Statement[]>(
    ...statements: S
  ) => Promise<RowsOf<S> | null>;
  /**
   * Runs the write statements of a command, batched with others, if the viewer and workspace are
   * still current. Returns null if they aren't.
   */
  readonly write: WriteExpected;
}

/**
 * Context of a query that starts as the cached viewer, so that the session check and the first
 * reads share one round trip. If the viewer turns out to be outdated, its answer must be dropped.
 */
interface Presumed {
  readonly context: RequestContext;
  /** Returns whether the database confirmed the viewer. Asks it if the query made no round trip. */
  readonly isConfirmed: () => Promise<boolean>;
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
  /** Returns the SHA-256 of the current session token, or null. */
  readonly tokenHash: () => Buffer | null;
  /** Returns the viewer. Throws Unauthenticated if no one is signed in. */
  readonly viewer: () => Promise<Viewer>;
  /** Returns true after the database confirmed the session. */
  readonly isSignedIn: () => boolean;
  /** Returns the cached viewer before the first round trip. Null if the viewer isn't cached. */
  readonly expected: () => ExpectedViewer | null;
  /** Returns the context of a query as the cached viewer. Null if the viewer isn't cached. */
  readonly presume: () => Presumed | null;
  /** Removes the viewer from the cache after the session or its data changed. */
  readonly forgetViewer: (tokenHash: Buffer | null) => void;
  /** Runs the rest of the request as the person who has just signed in. */
  readonly becomeViewer: (tokenHash: Buffer, viewer: Viewer) => void;
}

export const createRequestContext = (
  services: Services,
  http: HttpExchange,
  tokenHash: Buffer | null,
  presumed?: Viewer,
): RequestContext => {
  let token = tokenHash;
  let known: Viewer | undefined;
  let isOutdated = false;

  /** Returns null if the cached viewer is outdated. Then nothing was done. */
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
      isOutdated = true;
      return null;
    }
  };

  const enterWith = async (tokenHash: Buffer, statements: readonly Statement[]): Promise<Rows> => {
    try {
      const [viewers, ...rows] = await services.database.trip(
        { kind: 'identity' },
        enterConfirmedStatement(tokenHash, services.now()),
        ...statements,
      );
      const viewer = viewers[0];
      if (viewer === undefined) throw new Refused(refuse('Unauthenticated'));
      known = viewer;
      services.viewers.keep(tokenHash, viewer);
      return rows;
    } catch (error) {
      if (isDatabaseError(error, 'NoSession')) throw new Refused(refuse('Unauthenticated'));
      if (isDatabaseError(error, 'AddressUnconfirmed'))
        throw await addressUnconfirmed(services, tokenHash);
      throw error;
    }
  };

  const expected = (): ExpectedViewer | null => {
    const tokenHash = token;
    if (tokenHash === null || known !== undefined) return null;
    const viewer = presumed ?? services.viewers.find(tokenHash);
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
      return services.database.trip({ kind: 'tenant', ...known }, ...statements);
    if (token === null) throw new Refused(refuse('Unauthenticated'));
    const rows = isOutdated ? null : await expected()?.trip(...statements);
    if (rows !== null && rows !== undefined) return rows;
    if (presumed !== undefined) throw new Refused(refuse('Unauthenticated'));
    return enterWith(token, statements);
  };

  const write = async (about: string | null, statements: readonly Statement[]): Promise<Rows> => {
    if (known === undefined) return trip(statements);
    const enter = setTenant(known.tenantId, known.sessionId);
    return jointTrip(services.database, { enter, about, statements });
  };

  const reads = shareTrips(trip);

  return {
    requestId: http.requestId,
    services,
    http,
    tokenHash: () => token,
    viewer: async () => {
      if (known === undefined && presumed !== undefined) return presumed;
      if (known === undefined) await reads([]);
      if (known === undefined) throw new Refused(refuse('Unauthenticated'));
      return known;
    },
    isSignedIn: () => known !== undefined,
    expected,
    presume: () => {
      const viewer = expected()?.viewer;
      if (viewer === undefined) return null;
      const context = createRequestContext(services, http, token, viewer);
      return { context, isConfirmed: () => confirms(context) };
    },
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

/** Returns whether the database confirms the session. */
const confirms = async (context: RequestContext): Promise<boolean> => {
  try {
    if (!context.isSignedIn()) await context.db.read();
    return context.isSignedIn();
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
};

/** Returns the context of a background job in the name of a person. The worker logs its errors. */
export const backgroundContext = (services: Services, viewer: Viewer): RequestContext =>
  contextAs(
    {
      services,
      http: {
        ...{ requestId: '', address: '', userAgent: '', isProgram: false, scopes: null },
        ...{ isViewing: false, isReadOnly: false, isLocal: false, setCookie: () => {} },
        log: { info: () => {}, warn: () => {}, error: () => {} },
      },
    },
    viewer,
  );

/** Returns a context of its own in which someone acts who isn't signed in. It has no session. */
export const contextAs = (
  { services, http }: Pick<RequestContext, 'services' | 'http'>,
  viewer: Viewer,
): RequestContext => {
  const own = createRequestContext(services, http, null);
  // The token is never the one of the request, so that no one else becomes this person.
  own.becomeViewer(Buffer.alloc(0), viewer);
  return own;
};
