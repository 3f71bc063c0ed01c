import { afterAll, describe, expect, it } from 'vitest';
import { createTestClient } from '../../testing/test-client.ts';
import { createTestServer } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const setUp = `mutation ($input: CreateFirstTenantInput!) {
  createFirstTenant(input: $input) { viewer { locale timeZone tenant { name isDemo } user { name isAdmin } navigation { createPeople createBlueprint } } }
}`;
const input = {
  workspaceName: ' Blue  Harbour ',
  name: 'Ada Obi',
  email: 'Ada@Harbour.example',
  password: 'Stir-the-soup-2026',
  timeZone: 'Asia/Seoul',
  locale: 'ko',
};
const state = async () =>
  (await server.stranger.graphql('{ installation { isFirstRun demo { password } } }')).data
    .installation;

describe('setUpInstallation', () => {
  it('returns an error for each invalid field and creates nothing', async () => {
    const answer = await server.stranger.graphql(setUp, {
      input: {
        workspaceName: '',
        name: ' ',
        email: 'x',
        password: 'x',
        timeZone: 'x',
        locale: 'en',
      },
    });
    expect(answer.errors[0]?.extensions.refusals.map(({ field }) => field)).toEqual([
      'workspaceName',
      'name',
      'email',
      'password',
      'timeZone',
    ]);
    expect(await state()).toEqual({ isFirstRun: true, demo: null });
  });

  it('creates one workspace for simultaneous requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        server.stranger.graphql(setUp, { input: { ...input, email: `p${n}.${input.email}` } }),
      ),
    );
    const made = answers.filter((answer) => answer.errors.length === 0);
    expect(made).toHaveLength(1);
    expect(answers.flatMap((answer) => answer.codes)).toEqual(
      Array.from({ length: 4 }, () => 'InstallationAlreadySetUp'),
    );
    expect(made[0]?.data.createFirstTenant.viewer).toEqual({
      locale: 'ko',
      timeZone: 'Asia/Seoul',
      tenant: { name: 'Blue Harbour', isDemo: false },
      user: { name: 'Ada Obi', isAdmin: true },
      navigation: { createPeople: true, createBlueprint: true },
    });
    expect(await state()).toEqual({ isFirstRun: false, demo: null });
    const [rows] = [
      await server.database.rows(
        `SELECT (SELECT count(*)::int FROM tenant) AS tenants, (SELECT count(*)::int FROM account) AS accounts`,
      ),
    ];
    expect(rows).toEqual([{ tenants: 1, accounts: 1 }]);
    const cookie = String(made[0]?.response.headers['set-cookie']).split(';')[0] ?? '';
    const { data } = await createTestClient(server.app, cookie).graphql(
      '{ roles { name isSystem members { name } } }',
    );
    expect(data.roles).toEqual([
      { name: 'Creator', isSystem: true, members: [] },
      { name: 'Integration admin', isSystem: true, members: [] },
      { name: 'People admin', isSystem: true, members: [] },
      { name: 'Publisher', isSystem: true, members: [] },
    ]);
  });

  it('is refused after the first account exists', async () => {
    const answer = await server.stranger.graphql(setUp, { input });
    expect(answer.codes).toEqual(['InstallationAlreadySetUp']);
  });
});
