import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgeryHeader } from './platform/auth/request-forgery.ts';
import { callsOf, describeApi } from './calls.ts';
import type { Call } from './platform/rest/define-call.ts';
import { createTestServer, type TestPerson } from './testing/test-server.ts';

const calls = callsOf({});
const server = await createTestServer();
afterAll(server.close);

let ada: TestPerson;
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
});

const send = (
  method: Call['method'],
  url: string,
  payload?: object,
  headers: Readonly<Record<string, string>> = { [forgeryHeader]: '1' },
) => server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const code = async (access = 'READ', person = ada): Promise<string> => {
  const { data, codes } = await person.graphql(
    `mutation ($access: TokenAccess!) { createTokenCode(input: { access: $access }) { code expiresAt } }`,
    { access },
  );
  expect(codes).toEqual([]);
  return data.createTokenCode.code;
};

const exchange = (given: string, email = ada.email) =>
  send('POST', '/auth/request-for-token-with-code', { code: given, email });

describe('every call', () => {
  it.each(calls.map((call) => [call.method, call.path, call] as const))(
    '%s %s refuses people without a session, and invalid input, as a problem',
    async (method, path, call) => {
      const response = await send(method, path, method !== 'GET' ? { fps: 'x', locale: 1 } : {});
      if (call.needsSession) expect(response.statusCode).toBe(401);
      else if (!call.input.safeParse({}).success) expect(response.statusCode).toBe(400);
      if (response.statusCode < 400) return;
      expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
      const problem = response.json();
      expect(problem.code).toBe(`ValidationErrorCode.${problem.refusals[0].code}`);
      expect(problem.status).toBe(response.statusCode);
    },
  );

  it.each(
    calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, scopes }) => [method, path, scopes] as const),
  )('%s %s refuses a request that another site could send', async (method, path, scopes) => {
    const response = await send(method, path, {}, { cookie: ada.cookie ?? '' });
    // Calls that need a token ignore cookies.
    expect(response.statusCode).toBe(scopes === undefined ? 403 : 401);
  });

  const open = calls.filter((call) => call.method !== 'GET' && call.scopes === undefined);
  it.each(open.map((call) => [call.path, call.setsCookie === true] as const))(
    '%s requires the header of browsers even without a cookie: %s',
    async (path, setsCookie) => {
      const alone = await send('POST', path, {}, {});
      if (setsCookie) expect(alone.statusCode).toBe(403);
      else expect(alone.statusCode).not.toBe(403);
      const elsewhere = await send('POST', path, {}, { 'sec-fetch-site': 'cross-site' });
      expect(elsewhere.statusCode).toBe(403);
      const described = describeApi('http://localhost', 'sid').paths[path];
      const header = { name: forgeryHeader, in: 'header', required: setsCookie };
      expect(described).toMatchObject({ post: { parameters: [header] } });
    },
  );

  it('is described as OpenAPI with the schemas of its route', async () => {
    const { token } = { token: (await exchange(await code())).json().access_token };
    const response = await send('GET', '/api/openapi.json', undefined, bearer(token));
    const { openapi, paths, components } = response.json();
    expect(ada.cookie).toContain(`${components.securitySchemes.cookie.name}=`);
    expect(openapi).toBe('3.1.1');
    for (const { method, path, input } of calls) {
      const operation = paths[path][method.toLowerCase()];
      expect(operation.summary).toMatch(/\.$/);
      const parameters: readonly { name: string; in: string }[] = operation.parameters ?? [];
      const body = operation.requestBody?.content['application/json'].schema.properties ?? {};
      const described = [
        ...parameters.flatMap((one) => (one.in === 'header' ? [] : [one.name])),
        ...Object.keys(body),
      ];
      expect(new Set(described)).toEqual(new Set(Object.keys(input.shape)));
    }
  });
});

describe('GET /api/schemas/{document}', () => {
  it('describes blueprint and form documents as JSON Schema', async () => {
    const token = (await exchange(await code())).json().access_token;
    for (const document of ['blueprint-content', 'blueprint-patch', 'form-content', 'form-patch']) {
      const response = await send('GET', `/api/schemas/${document}`, undefined, bearer(token));
      const { $ref, $defs } = response.json();
      const described = $defs[$ref.replace('#/$defs/', '')];
      expect(described).toMatchObject({ type: 'object', additionalProperties: false });
      expect(Object.keys(described.properties)).toContain('name');
    }
  });
});

describe('an API token from a code', () => {
  it('gives a program the access that the person selected for the code', async () => {
    const answer = await exchange(await code('WRITE'), ` ${ada.email.toUpperCase()} `);
    expect(answer.json()).toMatchObject({ token_type: 'Bearer', expires_in: 86_400 });
    const written = await server.app.inject({
      ...{ method: 'POST', url: '/graphql', headers: bearer(answer.json().access_token) },
      payload: {
        query: 'mutation { updatePreferences(input: { locale: fr }) { viewer { locale } } }',
      },
    });
    expect(written.json().data.updatePreferences.viewer.locale).toBe('fr');
    const read = (await exchange(await code())).json().access_token;
    expect(read).toMatch(/^baton_read_/);
  });

  it('works without the header that browsers send', async () => {
    const payload = { code: await code(), email: ada.email };
    const answer = await send('POST', '/auth/request-for-token-with-code', payload, {});
    expect(answer.statusCode).toBe(200);
  });

  it('can be fetched once, for 10 minutes, with the person’s email address', async () => {
    const used = await code();
    expect((await exchange(used)).statusCode).toBe(200);
    expect((await exchange(used)).statusCode).toBe(404);
    const [entry] = await server.database.rows<{ after: object }>(
      `SELECT a.after FROM audit_entry a JOIN session s ON s.id = a.object_id
        WHERE a.actor_id = $1 AND a.object_type = 'ApiToken' AND a.action = 'CREATED' LIMIT 1`,
      [ada.userId],
    );
    expect(entry?.after).toHaveProperty('access');
    const other = await code();
    expect((await exchange(other, 'eve@acme.example')).statusCode).toBe(404);
    expect((await exchange(other.replace('read-', 'write-'))).statusCode).toBe(404);
    server.clock.advance(10 * 60_000);
    expect((await exchange(other)).statusCode).toBe(404);
  });

  it('can be extended for 90 days, unlike a token with a lifetime', async () => {
    const token = (await exchange(await code())).json().access_token as string;
    const extend = (given: string) =>
      send('POST', '/auth/request-for-token-with-token', { access_token: given });
    for (let halfDays = 0; halfDays < 179; halfDays += 1) {
      server.clock.advance(43_200_000);
      expect((await extend(token)).statusCode).toBe(200);
    }
    const last = (await extend(token)).json();
    expect(last.expires_in).toBe(43_200);
    expect((await extend(`${token}x`)).statusCode).toBe(404);
    const person = await server.createPerson({ tenantId: ada.tenantId, name: 'Bo' });
    const { data } = await person.graphql(
      `mutation { createApiToken(input: { name: "Export", access: READ, days: 30 }) { token } }`,
    );
    expect((await extend(data.createApiToken.token)).statusCode).toBe(404);
  });

  it('ends with POST /auth/logout', async () => {
    const person = await server.createPerson({ tenantId: ada.tenantId, name: 'Cy' });
    const { data } = await person.graphql(
      `mutation { createApiToken(input: { name: "Export", access: READ, days: 30 }) { token } }`,
    );
    const token = data.createApiToken.token as string;
    const ask = () => send('GET', '/api/openapi.json', undefined, bearer(token));
    expect((await ask()).statusCode).toBe(200);
    expect((await send('POST', '/auth/logout', { access_token: token })).statusCode).toBe(204);
    expect((await ask()).statusCode).toBe(401);
  });
});

describe('the rate limit of a token', () => {
  it('refuses more requests in a minute, but not those of other tokens', async () => {
    const person = await server.createPerson({ tenantId: ada.tenantId, name: 'Ed' });
    const token = async () => (await exchange(await code('READ', person), person.email)).json();
    const [one, other] = [await token(), await token()];
    const ask = (token: { readonly access_token: string }) =>
      send('GET', '/api/openapi.json', undefined, bearer(token.access_token));
    const first = await ask(one);
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '100', 'ratelimit-remaining': '99' });
    for (let count = 1; count < 100; count += 1) await ask(one);
    const refused = await ask(one);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'ValidationErrorCode.RateLimited' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(other)).statusCode).toBe(200);
  });
});

describe('reports of slow screens', () => {
  it('are accepted from signed-in people only', async () => {
    const { data } = await (
      await server.createPerson({ tenantId: ada.tenantId, name: 'Di' })
    ).graphql(
      `mutation { createApiToken(input: { name: "T", access: WRITE, days: 7 }) { token } }`,
    );
    const headers = bearer(data.createApiToken.token);
    const answer = await send('POST', '/fe-slowdown-reports', { fps: 11.5 }, headers);
    expect(answer.statusCode).toBe(204);
  });
});
