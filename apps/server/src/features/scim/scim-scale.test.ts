import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScimClient, type ScimClient } from '../../testing/scim-client.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { provisioning } from '../people/index.ts';
import { filterOf, userColumns } from './scim-filter.ts';

const server = await createTestServer();
afterAll(server.close);

const people = 10_000;
let tenantId: string;
let directory: ScimClient;

beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  const ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  directory = await createScimClient(server, ada);
  await server.database.rows(
    `INSERT INTO party (tenant_id, id, kind, name, email, external_id, directory)
     SELECT $1, gen_random_uuid(), 'USER', 'Person ' || n, 'p' || n || '@acme.example', '00u' || n,
            jsonb_build_object('userName', 'P' || n || '@acme.example')
       FROM generate_series(1, $2) n`,
    [tenantId, people],
  );
  await server.database.rows('ANALYZE party');
}, 60_000);

/** Returns the plan of a statement as the application runs it, behind row-level security. */
const planOf = async ({ text, values }: Statement): Promise<string> => {
  const { database } = server.composition;
  const explain: Statement<Readonly<Record<string, string>>> = { text: `EXPLAIN ${text}`, values };
  const [rows] = await database.trip(
    { kind: 'tenant', tenantId, sessionId: crypto.randomUUID() },
    explain,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

describe('10,000 people of a directory', () => {
  it.each([
    ['userName eq "P777@acme.example"', 'party_directory_key'],
    ['externalId eq "00u777"', 'party_external_any'],
    [`id eq "${crypto.randomUUID()}"`, 'party_pkey'],
  ])('are found without reading the whole table: %s', async (filter, index) => {
    const where = filterOf(filter, userColumns);
    for (const statement of provisioning.provisionedUsers({ where, offset: 0, limit: 100 })) {
      const plan = await planOf(statement);
      expect(plan).toContain(index);
      expect(plan).not.toContain('Seq Scan on party');
    }
  });

  it('are listed in pages without reading the whole table', async () => {
    const where = filterOf(undefined, userColumns);
    const [page] = provisioning.provisionedUsers({ where, offset: 5000, limit: 100 });
    const plan = await planOf(page);
    expect(plan).toContain('party_pkey');
    expect(plan).not.toContain('Seq Scan on party p');
    const list = () => directory.send('GET', '/Users?startIndex=9901&count=100');
    const { body } = await list();
    expect(body.Resources).toHaveLength(100);
    expect(body.totalResults).toBe(people + 1);
  });

  it('need the same number of round trips as few people', async () => {
    const one = await server.countTrips(() => directory.send('GET', '/Users?count=1'));
    const many = await server.countTrips(() => directory.send('GET', '/Users?count=200'));
    expect(many).toBe(one);
  });
});
