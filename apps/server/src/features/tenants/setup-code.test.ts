import { afterAll, describe, expect, it } from 'vitest';
import { setupCodeOf } from '../../platform/auth/setup-code.ts';
import { createTestClient } from '../../testing/test-client.ts';
import { createTestServer } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);
const code = setupCodeOf('a key for tests that is long enough');
const remote = createTestClient(server.app, null, '192.0.2.7');

const setUp = `mutation ($input: CreateFirstTenantInput!) {
  createFirstTenant(input: $input) { viewer { user { name } } } }`;
const input = {
  workspaceName: 'Blue Harbour',
  name: 'Ada Obi',
  email: 'ada@harbour.example',
  password: 'Stir-the-soup-2026',
  timeZone: 'Asia/Seoul',
  locale: 'ko',
};
const needsCode = '{ installation { needsSetupCode } }';

/** Sends a request as if through a proxy on this machine. */
const proxied = async (header: string) => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', 'x-baton': '1', [header]: '192.0.2.7' },
    payload: JSON.stringify({ query: setUp, variables: { input } }),
  });
  return response.json<{ errors: { extensions: { refusals: unknown } }[] }>();
};

describe('the setup code', () => {
  it('is not needed on the same machine', async () => {
    expect((await server.stranger.graphql(needsCode)).data.installation.needsSetupCode).toBe(false);
  });

  it('is needed from another machine', async () => {
    expect((await remote.graphql(needsCode)).data.installation.needsSetupCode).toBe(true);
    const { errors } = await remote.graphql(setUp, { input });
    expect(errors[0]?.extensions.refusals).toEqual([
      { code: 'Required', params: {}, field: 'setupCode' },
    ]);
  });

  it.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])(
    'is needed behind a proxy that sends %s',
    async (header) => {
      const { errors } = await proxied(header);
      expect(errors[0]?.extensions.refusals).toEqual([
        { code: 'Required', params: {}, field: 'setupCode' },
      ]);
    },
  );

  it.each(['x', code.replace(/.$/, code.endsWith('2') ? '3' : '2')])(
    'is refused if it is wrong: %s',
    async (setupCode) => {
      const { codes } = await remote.graphql(setUp, { input: { ...input, setupCode } });
      expect(codes).toEqual(['SetupCodeWrong']);
    },
  );

  it('is accepted in any case and without hyphens', async () => {
    const setupCode = code.toLowerCase().replaceAll('-', ' ');
    const { codes } = await remote.graphql(setUp, { input: { ...input, setupCode } });
    expect(codes).toEqual([]);
    expect((await remote.graphql(needsCode)).data.installation.needsSetupCode).toBe(false);
  });
});
