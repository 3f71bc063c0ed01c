import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { compose, type Composition, type CompositionOptions } from '../composition.ts';
import { hashPassword } from '../platform/auth/credentials/password-hash.ts';
import { sessionCookie } from '../platform/auth/session-cookie.ts';
import { makeSessionToken } from '../platform/auth/session-token.ts';
import type { AccessLevel } from '@baton/domain/party/access-level';
import { parseAllowance } from '../platform/egress/address-rules.ts';
import { newId } from '../platform/db/uuid.ts';
import { createLog } from '../platform/log/log.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestDatabase, type TestDatabase } from './postgres/test-database.ts';
import { createTestClient, type TestClient } from './test-client.ts';

export interface PersonOptions {
  readonly tenantId: string;
  readonly name: string;
  readonly email?: string;
  readonly accessLevel?: AccessLevel;
  readonly isAdmin?: boolean;
  /** Codes of system roles, such as PUBLISHER. */
  readonly systemRoles?: readonly string[];
}

/** A signed-in person who can send documents. */
export interface TestPerson extends TestClient {
  readonly userId: string;
  readonly accountId: string;
  readonly tenantId: string;
  readonly email: string;
  readonly password: string;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly composition: Composition;
  readonly clock: TestClock;
  readonly database: TestDatabase;
  readonly createTenant: (name?: string) => Promise<string>;
  readonly createPerson: (options: PersonOptions) => Promise<TestPerson>;
  /** Creates a team, or a role according to `kind`, and returns its id. */
  readonly createGroup: (options: GroupOptions) => Promise<string>;
  /** Folder with the sent messages. */
  readonly mailFolder: string;
  /** DNS text records by domain. */
  readonly textRecords: Map<string, readonly string[]>;
  /** A client without a session. */
  readonly stranger: TestClient;
  /** Returns the number of round trips to the database. */
  readonly countTrips: (work: () => Promise<unknown>) => Promise<number>;
  readonly close: () => Promise<void>;
}

export interface GroupOptions {
  readonly tenantId: string;
  readonly name: string;
  readonly kind?: 'TEAM' | 'ROLE';
  readonly systemRole?: string;
  readonly memberIds?: readonly string[];
}

export const testPublicUrl = 'http://localhost:3000';
const localhost = parseAllowance('127.0.0.1');
const password = 'Correct-Horse-9';
/** Hashed once, because hashing is slow on purpose. */
let passwordHash: Promise<string> | undefined;

/**
 * Starts a complete server in this process, with its own database and a fixed clock. Usage: `const
 * server = await createTestServer(); afterAll(server.close);`
 */
export const createTestServer = async (
  over: Partial<CompositionOptions> = {},
): Promise<TestServer> => {
  const database = await createTestDatabase();
  const dataDir = path.join(tmpdir(), `baton-server-${randomUUID()}`);
  const textRecords = new Map<string, readonly string[]>();
  const clock = createTestClock('2026-03-02T09:00:00Z');
  const composition = compose({
    connection: { connectionString: database.url },
    publicUrl: testPublicUrl,
    databasePool: 6,
    trustedProxies: 0,
    rateLimit: 0,
    tokenRateLimit: 100,
    metricsToken: null,
    secretKey: 'a key for tests that is long enough',
    securityContact: 'mailto:security@test.example',
    dataDir,
    resolveText: async (domain) => textRecords.get(domain) ?? [],
    mailDomain: 'in.test.example',
    documentMegabytes: 1,
    undoSeconds: 10,
    egressAllow: localhost === null ? [] : [localhost],
    webFolder: null,
    demoSignIn: null,
    log: createLog('silent', 'test'),
    now: clock.now,
    ...over,
  });
  const app = await composition.createApp();
  const cookieName = sessionCookie(testPublicUrl, 1).name;

  const createGroup: TestServer['createGroup'] = async (group) => {
    const id = newId();
    await database.rows(
      `WITH made AS (
         INSERT INTO party (tenant_id, id, kind, name, system_role)
         VALUES ($1, $2, $3::party_kind, $4, $5) RETURNING 1)
       INSERT INTO membership (tenant_id, group_id, member_id)
       SELECT $1, $2, member FROM made, unnest($6::uuid[]) member`,
      [
        group.tenantId,
        id,
        group.kind ?? 'TEAM',
        group.name,
        group.systemRole ?? null,
        group.memberIds ?? [],
      ],
    );
    return id;
  };

  const joinSystemRole = async (tenantId: string, userId: string, code: string) => {
    const joined = await database.rows(
      `INSERT INTO membership (tenant_id, group_id, member_id)
       SELECT tenant_id, id, $2 FROM party WHERE tenant_id = $1 AND system_role = $3
       RETURNING group_id`,
      [tenantId, userId, code],
    );
    if (joined.length === 0) {
      const name = code.toLowerCase();
      await createGroup({ tenantId, name, kind: 'ROLE', systemRole: code, memberIds: [userId] });
    }
  };

  const signIn = async (accountId: string, tenantId: string): Promise<string> => {
    const { token, hash } = makeSessionToken();
    const at = new Date(clock.now());
    const end = new Date(clock.now() + 365 * 24 * 3_600_000);
    await database.rows(
      `INSERT INTO session (id, token_hash, account_id, tenant_id, created_at, last_seen_at, authenticated_at, idle_until, expires_at)
       VALUES ($1, $2, $3, $4, $5, $5, $5, $6, $6)`,
      [newId(), hash, accountId, tenantId, at, end],
    );
    return `${cookieName}=${token}`;
  };

  return {
    app,
    composition,
    clock,
    mailFolder: path.join(dataDir, 'mail'),
    textRecords,
    database,
    createGroup,
    stranger: createTestClient(app, null),
    createTenant: async (name = 'Acme') => {
      const id = newId();
      await database.rows('SELECT app.create_tenant($1, $2, $3, false)', [id, name, 'UTC']);
      return id;
    },
    createPerson: async (options) => {
      const { tenantId, name } = options;
      const [userId, accountId] = [newId(), newId()];
      const email =
        options.email ??
        `${name.toLowerCase().replaceAll(/\W+/g, '.')}.${userId.slice(-6)}@test.example`;
      passwordHash ??= hashPassword(password);
      await database.rows(
        `WITH added AS (INSERT INTO account (id, email) VALUES ($1, $2) RETURNING id)
         INSERT INTO credential (account_id, kind, secret) SELECT id, 'PASSWORD', $3 FROM added`,
        [accountId, email, await passwordHash],
      );
      await database.rows(
        `INSERT INTO party (tenant_id, id, kind, name, account_id, email, access_level, is_admin)
         VALUES ($1, $2, 'USER', $3, $4, $5, $6::access_level, $7)`,
        [
          tenantId,
          userId,
          name,
          accountId,
          email,
          options.accessLevel ?? 'INTERNAL',
          options.isAdmin ?? false,
        ],
      );
      for (const code of options.systemRoles ?? []) await joinSystemRole(tenantId, userId, code);
      const client = createTestClient(app, await signIn(accountId, tenantId));
      return { ...client, userId, accountId, tenantId, email, password };
    },
    countTrips: async (work) => {
      const before = composition.database.tripCount();
      await work();
      return composition.database.tripCount() - before;
    },
    close: async () => {
      await app.close();
      await composition.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
