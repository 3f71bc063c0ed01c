import { afterAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);
const ada = await server.createPerson({ tenantId: await server.createTenant(), name: 'Ada' });

describe('the HTTP server', () => {
  it('reports on probes that it is alive and ready', async () => {
    expect((await server.app.inject('/livez')).json()).toEqual({ status: 'ok' });
    expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ok', faults: [] });
  });

  it('sends a request id and security headers with each response', async () => {
    const [first, { headers }] = [
      await server.app.inject('/livez'),
      await server.app.inject('/livez'),
    ];
    expect(first.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect(first.headers['x-request-id']).not.toBe(headers['x-request-id']);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('sends security headers with API responses', async () => {
    const { response } = await server.stranger.graphql('{ __typename }');
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it('shows metrics only to this machine', async () => {
    expect((await server.app.inject('/metrics')).body).toContain('baton_http_request_seconds');
    const far = await server.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
    expect(far.statusCode).toBe(404);
    const passedOn = await server.app.inject({
      url: '/metrics',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(passedOn.statusCode).toBe(404);
  });

  it('rejects a request that another site could have sent', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: '{"query":"{ __typename }"}',
    });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      errors: [{ extensions: { code: 'ValidationErrorCode.Forbidden' } }],
    });
  });

  it('returns only an error code for unreadable requests', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', 'x-baton': '1', cookie: ada.cookie ?? '' },
      payload: '{"query": ',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      errors: [{ extensions: { code: 'ValidationErrorCode.RequestInvalid' } }],
    });
    expect(response.body).not.toContain('node_modules');
  });

  it('has no pages without a built web app', async () => {
    const response = await server.app.inject('/no/such/address');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'ValidationErrorCode.NotFound' });
  });

  it.each([
    '/api/v1/nothing',
    '/auth/nothing',
    '/calendar/nothing.ics',
    '/exports/nothing',
    '/files/x',
    '/files/x/y',
    '/hooks/nothing',
    '/openapi.json',
    '/scim/v2/nothing',
    '/submissions/tasks/x',
  ])('responds with a problem document to %s', async (url) => {
    const response = await server.app.inject({ url, headers: { cookie: ada.cookie ?? '' } });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.json().status).toBe(response.statusCode);
  });
});

describe('the Host header', () => {
  it.each(['evil.example', '192.168.1.7:3000', 'localhost.evil.example'])(
    'is rejected if it is %s',
    async (host) => {
      const answer = await server.app.inject({
        url: '/graphql',
        method: 'POST',
        headers: { host },
      });
      expect(answer.statusCode).toBe(421);
      expect(answer.headers['x-request-id']).toBeDefined();
    },
  );

  it('can have any value for health probes', async () => {
    const probe = { url: '/livez', headers: { host: '10.1.2.3:3000' } };
    expect((await server.app.inject(probe)).statusCode).toBe(200);
  });
});

describe('security headers', () => {
  it('turn off browser features that pages don’t use', async () => {
    const { headers } = await server.app.inject('/livez');
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  it('include the contact for vulnerability reports', async () => {
    const { body, headers } = await server.app.inject('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe(
      'Contact: mailto:security@test.example\nExpires: 2026-08-29T09:00:00.000Z\nCanonical: http://localhost:3000/.well-known/security.txt\nPreferred-Languages: en\n',
    );
  });

  it('closes a connection without headers after 30 s', () => {
    expect(server.app.server.headersTimeout).toBe(30_000);
  });
});
