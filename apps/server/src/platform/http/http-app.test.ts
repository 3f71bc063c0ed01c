import { afterAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);
const ada = await server.createPerson({ tenantId: await server.createTenant(), name: 'Ada' });

describe('the web server', () => {
  it('tells that it lives and that it can serve', async () => {
    expect((await server.app.inject('/livez')).json()).toEqual({ status: 'ok' });
    expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ok', faults: [] });
  });

  it('answers each request with its id and with the headers that keep a browser safe', async () => {
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
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('does so for the API too, whose answers another library writes', async () => {
    const { response } = await server.stranger.graphql('{ __typename }');
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it('shows its metrics to this machine only', async () => {
    expect((await server.app.inject('/metrics')).body).toContain('baton_http_request_seconds');
    const far = await server.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
    expect(far.statusCode).toBe(404);
    const passedOn = await server.app.inject({
      url: '/metrics',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(passedOn.statusCode).toBe(404);
  });

  it('refuses a request that another site could have made', async () => {
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

  it('answers what it cannot read with a code, and nothing about itself', async () => {
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

  it('has no page where no web application was built', async () => {
    const response = await server.app.inject('/no/such/address');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      errors: [{ extensions: { code: 'ValidationErrorCode.NotFound' } }],
    });
  });
});

describe('the Host header', () => {
  it.each(['evil.example', '192.168.1.7:3000', 'localhost.evil.example'])(
    'is refused if it is %s',
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

  it('can be anything for a probe', async () => {
    const probe = { url: '/livez', headers: { host: '10.1.2.3:3000' } };
    expect((await server.app.inject(probe)).statusCode).toBe(200);
  });
});

describe('security', () => {
  it('tells browsers which features no page may use', async () => {
    const { headers } = await server.app.inject('/livez');
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  it('says where to report a weakness', async () => {
    const { body, headers } = await server.app.inject('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe(
      'Contact: mailto:security@test.example\nExpires: 2026-08-29T09:00:00.000Z\nCanonical: http://localhost:3000/.well-known/security.txt\nPreferred-Languages: en\n',
    );
  });

  it('waits 30 s for headers', () => {
    expect(server.app.server.headersTimeout).toBe(30_000);
  });
});
