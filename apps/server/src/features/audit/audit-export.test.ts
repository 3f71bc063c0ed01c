import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const SAVE_TEAM = `mutation ($input: SaveGroupInput!) { saveTeam(input: $input) { team { id } } }`;

let ada: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
});

const download = (person: Pick<TestPerson, 'request'>, query = '', headers: object = {}) =>
  person.request('GET', `/exports/audit-log${query}`, undefined, headers);
const linesOf = (body: string) => body.trim().split('\r\n');

describe('GET /exports/audit-log', () => {
  it('returns a CSV without formulas, with names in place of ids', async () => {
    const input = { name: '=1+1', memberIds: [ben.userId] };
    expect((await ada.graphql(SAVE_TEAM, { input })).codes).toEqual([]);
    const response = await download(ada);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('audit-log.csv'),
      'cache-control': 'private, no-store',
    });
    expect(response.body.startsWith('\uFEFFid,time,actor,on behalf of,client,')).toBe(true);
    const [, line = ''] = linesOf(response.body);
    expect(line).toContain(',Ada,,,,CREATED,Team,');
    expect(line).toContain(",'=1+1,");
    expect(line).toContain('[""Ben""]');
  });

  it('returns only the filtered entries', async () => {
    const { userId } = ben;
    expect(linesOf((await download(ada, '?type=Role')).body)).toHaveLength(1);
    expect(linesOf((await download(ada, '?type=Team&action=CREATED')).body)).toHaveLength(2);
    expect(linesOf((await download(ada, `?person=${userId}`)).body)).toHaveLength(1);
    expect(linesOf((await download(ada, '?until=2000-01-01T00:00:00.000Z')).body)).toHaveLength(1);
    expect((await download(ada, '?type=Nothing')).statusCode).toBe(400);
  });

  it('returns a long log completely, each entry once', async () => {
    await server.database.rows(
      `INSERT INTO audit_entry (tenant_id, id, at, action, object_type, object_id, object_name)
       SELECT $1, gen_random_uuid(), date_trunc('milliseconds', now()) - n / 7 * interval '1 second', 'UPDATED', 'Secret', $1, 'Key ' || n
         FROM generate_series(1, 2500) n`,
      [ada.tenantId],
    );
    const lines = linesOf((await download(ada, '?type=Secret')).body);
    expect(new Set(lines).size).toBe(2501);
    expect(lines).toHaveLength(2501);
  });

  it('is only for admins of the workspace, and not for other sites', async () => {
    expect((await download(ben)).statusCode).toBe(403);
    expect((await download(server.stranger)).statusCode).toBe(401);
    expect((await download(ada, '', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400);
    const elsewhere = await server.createTenant('Other');
    const sam = await server.createPerson({ tenantId: elsewhere, name: 'Sam', isAdmin: true });
    expect(linesOf((await download(sam)).body)).toHaveLength(1);
  });
});
