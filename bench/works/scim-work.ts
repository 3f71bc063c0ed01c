import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { tokenScopes } from '@baton/domain/party/token-scopes';
import { makeApiToken } from '../../apps/server/src/platform/auth/api-token.ts';
import { newId } from '../../apps/server/src/platform/db/uuid.ts';
import type { BenchDatabase } from '../bench-database.ts';
import { measure, median, quantile } from '../contest.ts';
import { tenantId, type DataSize } from '../data-shape.ts';
import type { Figure } from '../report.ts';
import type { Effort } from '../requests.ts';
import { serveBaton, type Served } from '../served.ts';
import { completeAlone, createTaskPicker } from './complete-work.ts';

/** People of the directory. The quick size has fewer. */
export const scimPeople = ({ name }: DataSize): number => (name === 'quick' ? 2000 : 10_000);
/** Requests that a directory sends at the same time. */
const connections = 4;
const pageSize = 100;
const domain = 'directory.example';

const core = 'urn:ietf:params:scim:schemas:core:2.0:User';
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

/** A person as Entra sends them, or as Okta does. */
const personOf = (n: number): object => {
  const email = `Person.${n}@${domain}`;
  const [givenName, familyName] = ['Person', String(n)];
  return n % 2 === 0
    ? {
        schemas: [core, enterprise],
        externalId: randomUUID(),
        userName: email,
        active: 'True',
        emails: [{ primary: true, type: 'work', value: email }],
        meta: { resourceType: 'User' },
        name: { formatted: `Person ${n}`, givenName, familyName },
        [enterprise]: { organization: 'Northwind', department: 'Purchasing' },
      }
    : {
        schemas: [core],
        userName: email,
        name: { givenName, familyName },
        emails: [{ primary: true, value: email, type: 'work' }],
        displayName: `Person ${n}`,
        locale: 'en-US',
        externalId: `00u${n}`,
        groups: [],
        password: randomUUID(),
        active: true,
      };
};

/** Adds a service account of a directory, and an identity provider, so that no one gets an invitation. */
const addDirectory = async (pool: pg.Pool): Promise<string> => {
  const { token, hash } = makeApiToken({ access: 'SCIM', scopes: tokenScopes });
  const [accountId, connectionId] = [newId<string>(), newId<string>()];
  await pool.query(
    `WITH account AS (INSERT INTO account (id, email) VALUES ($2::uuid, $2::uuid || '@service.invalid')),
     party AS (INSERT INTO party (tenant_id, id, kind, name, account_id, email, user_type, is_admin)
               VALUES ($1, $3, 'USER', 'Directory', $2, $2::uuid || '@service.invalid', 'SCIM_SERVICE_ACCOUNT', true))
     INSERT INTO session (id, token_hash, account_id, tenant_id, kind, name, scopes, created_at, last_seen_at, idle_until, expires_at)
     VALUES ($4, $5, $2, $1, 'API_TOKEN', 'Bench', '{scim}', now(), now(), 'infinity', 'infinity')`,
    [tenantId, accountId, newId(), newId(), hash],
  );
  await pool.query(
    `INSERT INTO sso_connection (tenant_id, id, name, issuer, created_at, protocol, client_id, client_secret)
     VALUES ($1, $2, 'Directory', 'https://directory.example', now(), 'OIDC', 'bench', '\\x00')`,
    [tenantId, connectionId],
  );
  await pool.query(
    `INSERT INTO sso_domain (tenant_id, id, domain, proof, connection_id, verified_at, created_at)
     VALUES ($1, $2, $3, 'proof', $4, now(), now())`,
    [tenantId, newId(), domain, connectionId],
  );
  return token;
};

type Send = (method: string, path: string, body?: object) => Promise<any>;

const clientOf =
  ({ port }: Served, token: string): Send =>
  async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}/scim/v2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/scim+json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  };

/** Runs work for each number, some at the same time. Returns the milliseconds of all of it. */
const timed = async (
  from: number,
  count: number,
  work: (n: number) => Promise<void>,
): Promise<number> => {
  let next = from;
  const since = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < from + count) {
        const n = next;
        next += 1;
        await work(n);
      }
    }),
  );
  return performance.now() - since;
};

/** Looks for each person and adds them, as both directories do. */
const provision = (send: Send, from: number, count: number): Promise<number> =>
  timed(from, count, async (n) => {
    const filter = encodeURIComponent(`userName eq "Person.${n}@${domain}"`);
    const { totalResults } = await send('GET', `/Users?filter=${filter}`);
    if (totalResults !== 0) throw new Error('the person exists already');
    await send('POST', '/Users', personOf(n));
  });

/** Looks for each person and stores the same rows by handwritten SQL, without any rules. */
const timeFloor = (pool: pg.Pool, from: number, count: number): Promise<number> =>
  timed(from, count, async (n) => {
    const email = `floor.${n}@${domain}`;
    await pool.query('SELECT id FROM party WHERE tenant_id = $1 AND directory_key = $2', [
      tenantId,
      email,
    ]);
    await pool.query(
      `WITH added AS (
         INSERT INTO party (tenant_id, id, kind, name, email, external_id, directory)
         VALUES ($1, $2, 'USER', $3, $4, $4, jsonb_build_object('userName', $4::text)) RETURNING id)
       INSERT INTO audit_entry (tenant_id, id, at, action, object_type, object_id, object_name)
       SELECT $1, $5, now(), 'CREATED', 'User', id, $3 FROM added`,
      [tenantId, newId(), `Floor ${n}`, email, newId()],
    );
  });

/** Reads all people in pages. Returns the milliseconds of each page. */
const pageTimes = async (send: Send): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let start = 1; ; start += pageSize) {
    const since = performance.now();
    const { Resources } = await send('GET', `/Users?startIndex=${start}&count=${pageSize}`);
    times.push(performance.now() - since);
    if (Resources.length < pageSize) return times;
  }
};

/** Puts people into one team, a page of them at a time. Returns the milliseconds of each request. */
const memberTimes = async (send: Send, pool: pg.Pool): Promise<readonly number[]> => {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM party WHERE tenant_id = $1 AND directory IS NOT NULL AND created_by IS NOT NULL ORDER BY id',
    [tenantId],
  );
  const { id } = await send('POST', '/Groups', { displayName: 'Everyone', members: [] });
  const times: number[] = [];
  for (let at = 0; at < rows.length; at += pageSize) {
    const value = rows.slice(at, at + pageSize).map((row) => ({ value: row.id }));
    const since = performance.now();
    await send('PATCH', `/Groups/${id}?excludedAttributes=members`, {
      Operations: [{ op: 'Add', path: 'members', value }],
    });
    times.push(performance.now() - since);
  }
  return times;
};

/**
 * Measures a directory that provisions 10,000 people, next to the same rows stored by SQL, and other
 * requests during that time, next to a server without a directory.
 */
export const scimFigures = async (
  { url, dataDir, postmaster }: BenchDatabase,
  size: DataSize,
  effort: Effort,
): Promise<readonly Figure[]> => {
  const people = scimPeople(size);
  const count = people.toLocaleString('en');
  const pool = new pg.Pool({ connectionString: url, max: connections });
  const baton = await serveBaton({ url, dataDir, env: { BATON_TOKEN_RATE_LIMIT: '0' } });
  const figure = (what: string, unit: string, value: number, floor: number | null = null) => ({
    ...{ work: 'SCIM', what, unit },
    ...{ baton: value, floor },
  });
  try {
    const send = clientOf(baton, await addDirectory(pool));
    const picker = await createTaskPicker(pool);
    const alone = completeAlone(picker, { ...effort, operations: 3000, seconds: 8, warmUp: 100 });
    await provision(send, 0, 200);
    await timeFloor(pool, 0, 200);
    const quiet = await measure(baton, postmaster, await alone.planFor(baton));
    const plan = await alone.planFor(baton);
    const [busy, took] = await Promise.all([
      measure(baton, postmaster, plan),
      provision(send, 200, people - 200),
    ]);
    const more = 1000;
    const undisturbed = await provision(send, people, more);
    const floor = await timeFloor(pool, 200, more);
    const pages = await pageTimes(send);
    const members = await memberTimes(send, pool);
    return [
      figure(`provision ${count} people while others work`, 'ms', took),
      figure(
        'people provisioned alone (the floor: the same rows by SQL)',
        'a second',
        more / (undisturbed / 1000),
        more / (floor / 1000),
      ),
      figure(
        'a task completed meanwhile, p50 (the floor: by a quiet server)',
        'ms',
        busy.p50,
        quiet.p50,
      ),
      figure(
        'a task completed meanwhile, p99 (the floor: by a quiet server)',
        'ms',
        busy.p99,
        quiet.p99,
      ),
      figure(
        `the last page of ${pageSize} people (the floor: the first page)`,
        'ms',
        median(pages.slice(-5)),
        median(pages.slice(0, 5)),
      ),
      figure(
        `${pageSize} people join a team of ${count} (the floor: a team of ${pageSize * 5})`,
        'ms',
        median(members.slice(-5)),
        median(members.slice(0, 5)),
      ),
      figure('a page of people, slowest of 100', 'ms', quantile(pages, 0.99)),
    ];
  } finally {
    await baton.stop();
    await pool.end();
  }
};
