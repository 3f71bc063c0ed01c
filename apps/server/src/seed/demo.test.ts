import { afterAll, describe, expect, it } from 'vitest';
import { company, demoPassword, demoSupplierDomain } from '@baton/fixtures/world/company';
import { worldEmail, worldPeople } from '@baton/fixtures/world/people';
import { worldFields, worldForms } from '@baton/fixtures/world/company-forms';
import { worldWorkflows } from '@baton/fixtures/world/workflows';
import { createTestClient } from '../testing/test-client.ts';
import { createTestServer } from '../testing/test-server.ts';
import { seedDemo } from './demo.ts';

const server = await createTestServer();
afterAll(server.close);

const signIn = async (key: string) => {
  const answer = await server.stranger.graphql(
    'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }',
    { input: { email: worldEmail(key), password: demoPassword } },
  );
  expect(answer.errors).toEqual([]);
  const cookie = String(answer.response.headers['set-cookie']).split(';')[0] ?? '';
  return createTestClient(server.app, cookie);
};

describe('seedDemo', () => {
  it('creates a company with workflows in different states', async () => {
    await seedDemo(server.composition.services);

    const amara = await signIn('amara');
    const { data, errors } = await amara.graphql(`{
      viewer { tenant { name displayName customerName isDemo accentColor } }
      users(first: 100) { edges { node { name teams { name } } } }
      workflows(first: 100) { edges { node { name scheduleStatus homeStatus taskCount completedTaskCount } } }
      blueprints(first: 100) { edges { node { name status hasUnpublishedChanges } } }
      bulkInvitations { rowCount faultyCount }
      invitations(first: 10) { edges { node { invitation { state } } } }
      serviceAccounts { name tokens { name mayWrite scopes } }
    }`);
    expect(errors).toEqual([]);
    const { name, displayName, customerName } = company;
    expect(data.viewer.tenant).toMatchObject({ name, displayName, customerName, isDemo: true });
    // Two more people were invited and haven't signed up yet, and one has no password.
    expect(data.users.edges).toHaveLength(worldPeople.length + 3);
    const states = data.invitations.edges.map((edge: any) => edge.node.invitation.state);
    expect(states.toSorted()).toEqual(['EXPIRED', 'OPEN']);
    expect(data.serviceAccounts).toEqual([
      { name: 'Company directory', tokens: [] },
      {
        name: 'Warehouse system',
        tokens: [{ name: 'Nightly export', mayWrite: false, scopes: ['WORK', 'PEOPLE'] }],
      },
    ]);
    const workflows = data.workflows.edges.map((edge: { node: object }) => edge.node);
    expect(workflows).toHaveLength(worldWorkflows.length);
    const statuses = new Set(workflows.map((w: { scheduleStatus: string }) => w.scheduleStatus));
    expect(statuses).toEqual(new Set(['COMPLETED', 'RUNNING', 'SCHEDULED']));
    const looks = new Set(workflows.map((w: { homeStatus: string }) => w.homeStatus));
    expect(looks).toContain('OVERDUE');
    expect(looks).toContain('ON_TRACK');
    const drafts = data.blueprints.edges.filter(({ node }: any) => node.status !== 'PUBLISHED');
    expect(drafts.map(({ node }: any) => node.name)).toEqual(['Plant safety audit']);
    for (const { node } of data.blueprints.edges)
      if (node.status === 'PUBLISHED') expect(node.hasUnpublishedChanges).toBe(false);
    expect(data.bulkInvitations).toEqual([{ rowCount: 3, faultyCount: 2 }]);
  });

  it('shows each type of access, and team admins', async () => {
    const amara = await signIn('amara');
    const { data, errors } = await amara.graphql(`{
      users(first: 100) { edges { node { name accessLevel } } }
      teams { name admins { name } }
      singleSignOn { connections { name isRequired } domains { domain verifiedAt } breakGlassIds }
    }`);
    expect(errors).toEqual([]);
    const levels = data.users.edges.map(({ node }: any) => node.accessLevel);
    expect(new Set(levels)).toEqual(new Set(['INTERNAL', 'EXTERNAL', 'LIMITED']));
    const admins = data.teams.filter((team: any) => team.admins.length > 0);
    expect(admins.map((team: any) => [team.name, team.admins.length])).toEqual([
      ['Plant Aveiro', 2],
      ['Purchasing', 1],
    ]);
    expect(data.singleSignOn).toMatchObject({
      connections: [{ name: 'Nordic ID', isRequired: true }],
      domains: [{ domain: demoSupplierDomain, verifiedAt: expect.any(String) }],
    });
    const answer = await server.app.inject({
      ...{ method: 'POST', url: '/is-sso', payload: { domain: demoSupplierDomain } },
      headers: { 'x-baton': '1' },
    });
    expect(answer.json()).toMatchObject({ isSso: true, isSsoOptional: false });
  });

  it('creates forms with values', async () => {
    const kofi = await signIn('kofi');
    const { data, errors } = await kofi.graphql(`{
      forms(first: 20) { edges { node { name status } } }
      customFields(first: 20) { edges { node { name } } }
      workflows(first: 100) { edges { node { name stages { tasks { name status form { name value } } } } } }
    }`);
    expect(errors).toEqual([]);
    expect(data.forms.edges).toHaveLength(worldForms.length);
    expect(data.customFields.edges).toHaveLength(worldFields.length);
    const fjordpack = data.workflows.edges.find((edge: { node: { name: string } }) =>
      edge.node.name.startsWith('Fjordpack'),
    );
    const assessment = fjordpack.node.stages
      .flatMap(({ tasks }: { tasks: readonly { name: string }[] }) => tasks)
      .find((task: { name: string }) => task.name === 'Fill in the self-assessment');
    expect(assessment.status).toBe('COMPLETED');
    expect(
      assessment.form.filter((place: { value: unknown }) => place.value !== null).length,
    ).toBeGreaterThan(12);
  });

  it('assigns open tasks to most people', async () => {
    const counts = await Promise.all(
      worldPeople.map(async ({ key }) => {
        const person = await signIn(key);
        const { data } = await person.graphql('{ viewer { counts { myTasks } } }');
        return data.viewer.counts.myTasks as number;
      }),
    );
    // The first person on the sign-in page.
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(worldPeople.length / 2);
  });

  it('creates no events in the future', async () => {
    const [row] = await server.database.rows<{ last: Date; rows: number }>(
      'SELECT max(at) AS last, count(*)::int AS rows FROM event',
    );
    expect(row?.rows).toBeGreaterThan(50);
    expect(row?.last.getTime()).toBeLessThanOrEqual(server.clock.now());
  });

  it('creates no accounts if the seed is interrupted', async () => {
    const cut = await createTestServer();
    try {
      const { services } = cut.composition;
      let trips = 0;
      const database: typeof services.database = {
        ...services.database,
        trip: async (scope, ...statements) => {
          trips += 1;
          if (trips > 40) throw new Error('the machine was switched off');
          return services.database.trip(scope, ...statements);
        },
      };
      await expect(seedDemo({ ...services, database })).rejects.toThrow('switched off');
      const state = await cut.stranger.graphql('{ installation { isFirstRun } }');
      expect(state.data.installation.isFirstRun).toBe(true);
      await seedDemo(services);
      const after = await cut.stranger.graphql('{ installation { isFirstRun } }');
      expect(after.data.installation.isFirstRun).toBe(false);
      const [row] = await cut.database.rows(
        `SELECT count(*)::int AS n FROM account WHERE email NOT LIKE '%@service.invalid'`,
      );
      expect(row).toEqual({ n: worldPeople.length + 1 });
    } finally {
      await cut.close();
    }
  });
});
