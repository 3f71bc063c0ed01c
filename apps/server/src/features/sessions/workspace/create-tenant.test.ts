import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const CREATE = `mutation ($input: CreateTenantInput!) {
  createTenant(input: $input) { viewer { user { name isAdmin } tenant { id name timeZone } tenants { name } } } }`;

let ada: TestPerson;
let ben: TestPerson;
let tenantId: string;
beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
});

const input = (more = {}) => ({
  input: { idempotencyKey: randomUUID(), name: 'Beta', timeZone: 'Asia/Bangkok', ...more },
});

describe('createTenant', () => {
  it('refuses people who are not admins', async () => {
    expect((await ben.graphql(CREATE, input())).codes).toEqual(['Forbidden']);
  });

  it('refuses a missing name and an unknown time zone at their fields', async () => {
    const answer = await ada.graphql(CREATE, input({ name: ' ', timeZone: 'Mars/Base' }));
    expect(answer.codes).toEqual(['Required', 'InvalidTimeZone']);
    expect(await server.database.rows(`SELECT FROM tenant WHERE name = ' '`)).toEqual([]);
  });

  it('opens the new workspace with the viewer as its admin', async () => {
    const answer = await ada.graphql(CREATE, input());
    expect(answer.data.createTenant.viewer).toEqual({
      user: { name: 'Ada', isAdmin: true },
      tenant: { id: expect.any(String), name: 'Beta', timeZone: 'Asia/Bangkok' },
      tenants: [{ name: 'Acme' }, { name: 'Beta' }],
    });
    const { id } = answer.data.createTenant.viewer.tenant;
    // The session moved, so that the old cookie is worthless.
    expect((await ada.graphql('{ viewer { id } }')).data.viewer).toBeNull();
    const roles = await server.database.rows(
      `SELECT system_role FROM party WHERE tenant_id = $1 AND kind = 'ROLE'`,
      [id],
    );
    expect(roles.length).toBeGreaterThan(0);
    const audited = await server.database.rows(
      `SELECT object_name FROM audit_entry WHERE tenant_id = $1 AND object_type = 'Workspace'`,
      [tenantId],
    );
    expect(audited).toEqual([{ object_name: 'Beta' }]);
  });
});
