import { afterAll, describe, expect, it } from 'vitest';
import { forgeryHeader } from '../../../platform/auth/request-forgery.ts';
import { createTestServer } from '../../../testing/test-server.ts';

const [closed, open] = await Promise.all([
  createTestServer(),
  createTestServer({ development: true }),
]);
afterAll(() => Promise.all([closed.close(), open.close()]));

const headers = { [forgeryHeader]: '1' };
const loginAs = (server: typeof open, username: unknown, over = headers) =>
  server.app.inject({
    method: 'POST',
    url: '/dev/login-as',
    payload: { username },
    headers: over,
  });

describe('the calls for developers', () => {
  it.each([
    ['POST', '/dev/login-as'],
    ['GET', '/dev/feature-flag-overrides'],
  ] as const)('%s %s does not exist without the development setting', async (method, url) => {
    const ask = (path: string) =>
      closed.app.inject({ method, url: path, headers, ...(method === 'POST' && { payload: {} }) });
    const [answer, unknown] = [await ask(url), await ask('/dev/unknown')];
    expect(answer.statusCode).toBe(404);
    expect({ ...answer.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
  });

  it('sign in as a person, and the audit log names the method', async () => {
    const tenantId = await open.createTenant('Acme');
    const ada = await open.createPerson({ tenantId, name: 'Ada' });
    const answer = await loginAs(open, ` ${ada.email.toUpperCase()} `);
    expect(answer.statusCode).toBe(204);
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const { data } = (
      await open.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { ...headers, cookie },
        payload: { query: '{ viewer { user { name } } }' },
      })
    ).json();
    expect(data.viewer.user.name).toBe('Ada');
    const entries = await open.database.rows(
      `SELECT after FROM audit_entry WHERE actor_id = $1 AND action = 'SIGNED_IN'`,
      [ada.userId],
    );
    expect(entries).toEqual([{ after: expect.objectContaining({ method: 'DEVELOPMENT' }) }]);
  });

  it('refuse unknown people, other sites, and invalid input', async () => {
    expect((await loginAs(open, 'eve@acme.example')).statusCode).toBe(404);
    expect((await loginAs(open, 7)).statusCode).toBe(400);
    expect((await loginAs(open, 'eve@acme.example', {} as never)).statusCode).toBe(403);
  });

  it('return the overrides of feature flags', async () => {
    const answer = await open.app.inject({ method: 'GET', url: '/dev/feature-flag-overrides' });
    expect(answer.json()).toEqual({});
  });
});
