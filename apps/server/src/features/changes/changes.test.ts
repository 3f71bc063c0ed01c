import { isDeepStrictEqual } from 'node:util';
import { taskDefaults } from '@baton/domain/blueprint/complete-content';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../../composition.ts';
import { createLog } from '../../platform/log/log.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, testPublicUrl, type TestPerson } from '../../testing/test-server.ts';
import { openTestStream, type TestStream } from '../../testing/test-stream.ts';

const server = await createTestServer();
const streams: TestStream[] = [];
afterAll(async () => {
  for (const stream of streams) stream.close();
  await other.close();
  await server.close();
});

// A second node with its own hub, connected only through the database.
const other = compose({
  connection: { connectionString: server.database.url },
  publicUrl: testPublicUrl,
  databasePool: 2,
  trustedProxies: 0,
  rateLimit: 0,
  tokenRateLimit: 0,
  secretKey: null,
  dataDir: '',
  documentMegabytes: 1,
  undoSeconds: 0,
  egressAllow: [],
  metricsToken: null,
  webFolder: null,
  demoSignIn: null,
  log: createLog('silent', 'test'),
  now: server.clock.now,
});

const changes = `subscription ($workflowIds: [ID!], $blueprintIds: [ID!]) {
  changes(workflowIds: $workflowIds, blueprintIds: $blueprintIds) { workflowIds blueprintIds myWork }
}`;

let address: string;
let tenantId: string;
let ada: TestPerson;
let bo: TestPerson;
let team: string;
beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  bo = await server.createPerson({ tenantId, name: 'Bo' });
  team = await server.createGroup({ tenantId, name: 'Team', memberIds: [bo.userId] });
});

const open = async (person: TestPerson, variables = {}): Promise<TestStream> => {
  const stream = await openTestStream(address, person.cookie, changes, variables);
  streams.push(stream);
  return stream;
};
/**
 * Change of the lists of people. It is sent with a delay, so it can arrive between other events.
 */
const lists = { data: { changes: { workflowIds: [], blueprintIds: [], myWork: false } } };
const next = async (stream: TestStream): Promise<unknown> => {
  const result = await stream.next();
  return isDeepStrictEqual(result, lists) ? next(stream) : result;
};
const told = (stream: TestStream) =>
  stream.received.filter((one) => !isDeepStrictEqual(one, lists));
const mine = { data: { changes: { workflowIds: [], blueprintIds: [], myWork: true } } };

describe('changes (live updates of a screen)', () => {
  it('notify about own and team tasks only the people of these tasks', async () => {
    const [ofBo, ofAda] = [await open(bo), await open(ada)];
    server.composition.services.publish({ tenantId, partyIds: [team] });
    expect(await next(ofBo)).toEqual(mine);
    server.composition.services.publish({ tenantId, partyIds: [ada.userId] });
    expect(await next(ofAda)).toEqual(mine);
    expect(told(ofBo)).toHaveLength(1);
    expect(told(ofAda)).toHaveLength(1);
  });

  it('notify assignees of a deletion and a restoration', async () => {
    const content = buildBlueprint({ tasks: [{ assignees: [asId<PartyId>(bo.userId)] }] });
    const blueprintId = await publishedBlueprint(server, ada, content);
    const key = () => crypto.randomUUID();
    const { data } = await ada.graphql(
      `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`,
      { input: { idempotencyKey: key(), blueprintId, name: 'Run', ownerId: ada.userId } },
    );
    const workflowId = data.startWorkflow.workflow.id;
    const ofBo = await open(bo);
    for (const command of ['deleteWorkflow', 'restoreWorkflow']) {
      const { errors } = await ada.graphql(
        `mutation ($input: WorkflowCommandInput!) { ${command}(input: $input) { workflow { id } } }`,
        { input: { idempotencyKey: key(), workflowId } },
      );
      expect(errors).toEqual([]);
      expect(await next(ofBo)).toEqual(mine);
    }
  });

  it('notify screens that are connected to another server process', async () => {
    const ofBo = await open(bo);
    await other.services.database.trip({ kind: 'identity' }, { text: 'SELECT 1', values: [] });
    other.services.publish({ tenantId, partyIds: [bo.userId] });
    expect(await next(ofBo)).toEqual(mine);
  });

  it('are separate for each workspace', async () => {
    const ofBo = await open(bo);
    const elsewhere = await server.createTenant('Elsewhere');
    server.composition.services.publish({ tenantId: elsewhere, partyIds: [bo.userId, team] });
    server.composition.services.publish({ tenantId, partyIds: [bo.userId] });
    expect(await next(ofBo)).toEqual(mine);
    expect(told(ofBo)).toHaveLength(1);
  });

  it('end when the session ends', async () => {
    const carl = await server.createPerson({ tenantId, name: 'Carl' });
    const ofCarl = await open(carl);
    await carl.graphql('mutation { signOut { ok } }');
    expect(await next(ofCarl)).toBe('end');
  });

  it('end on every server process when a person is deactivated', async () => {
    const dee = await server.createPerson({ tenantId, name: 'Dee' });
    const ofDee = await open(dee);
    const token = await dee.graphql(
      `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }`,
      { input: { name: 'Script', access: 'READ', days: 30 } },
    );
    expect(token.codes).toEqual([]);
    const since = performance.now();
    const disabled = await ada.graphql(
      `mutation ($input: DeactivateUserInput!) { deactivateUser(input: $input) { user { deletedAt } } }`,
      { input: { id: dee.userId } },
    );
    expect(disabled.errors).toEqual([]);
    expect(await next(ofDee)).toBe('end');
    expect(performance.now() - since).toBeLessThan(1000);
    const left = await server.database.rows(
      'SELECT FROM session s JOIN party p ON p.account_id = s.account_id WHERE p.id = $1',
      [dee.userId],
    );
    expect(left).toEqual([]);
    expect((await dee.graphql('{ viewer { id } }')).data.viewer).toBeNull();
  });

  it('include a new team after the person joins it', async () => {
    const eve = await server.createPerson({ tenantId, name: 'Eve' });
    const ofEve = await open(eve);
    await ada.graphql(
      `mutation ($input: SaveGroupInput!) { saveTeam(input: $input) { team { id } } }`,
      { input: { id: team, name: 'Team', memberIds: [bo.userId, eve.userId] } },
    );
    expect(await next(ofEve)).toEqual(mine);
    expect(await next(ofEve)).toBe('end');
    const again = await open(eve);
    server.composition.services.publish({ tenantId, partyIds: [team] });
    expect(await next(again)).toEqual(mine);
  });

  it('contain only workflows that the person can read', async () => {
    const content = buildBlueprint({ tasks: [{ assignees: [asId<PartyId>(ada.userId)] }] });
    const blueprintId = await publishedBlueprint(server, ada, content);
    const start = async (name: string): Promise<string> => {
      const { data } = await ada.graphql(
        `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`,
        { input: { idempotencyKey: crypto.randomUUID(), blueprintId, name, ownerId: ada.userId } },
      );
      return data.startWorkflow.workflow.id;
    };
    const ids = [await start('First'), await start('Second')];
    const partner = await server.createPerson({ tenantId, name: 'Pia', accessLevel: 'EXTERNAL' });
    const unknown = '01900000-0000-7000-8000-000000000000';
    const workflowIds = [...ids, unknown, 'malformed'];
    const [ofAda, ofPartner] = [
      await open(ada, { workflowIds, blueprintIds: [unknown] }),
      await open(partner, { workflowIds }),
    ];
    for (const workflowId of ids) {
      server.composition.services.publish({ tenantId, workflowId, partyIds: [] });
      expect(await next(ofAda)).toMatchObject({ data: { changes: { workflowIds: [workflowId] } } });
    }
    server.composition.services.publish({ tenantId, partyIds: [partner.userId] });
    expect(await next(ofPartner)).toEqual(mine);
    expect(told(ofPartner)).toHaveLength(1);
  });

  it('reject more watched workflows than the limit', async () => {
    const workflowIds = Array.from({ length: 101 }, () => crypto.randomUUID());
    const stream = await open(bo, { workflowIds });
    expect(await next(stream)).toMatchObject({
      errors: [{ extensions: { refusals: [{ code: 'TooMany' }] } }],
    });
  });

  it('require a session', async () => {
    const stream = await openTestStream(address, null, changes, {});
    expect(await next(stream)).toMatchObject({
      errors: [{ extensions: { refusals: [{ code: 'Unauthenticated' }] } }],
    });
  });

  it('stop for a browser that disconnects', async () => {
    const before = server.composition.services.live.size();
    const stream = await open(bo);
    expect(server.composition.services.live.size()).toBe(before + 1);
    stream.close();
    await expect.poll(() => server.composition.services.live.size()).toBe(before);
  });

  it('name the command if nothing else has changed', async () => {
    const hours = (amount: number) => ({ amount, unit: 'HOURS' }) as const;
    const assignees = [asId<PartyId>(bo.userId)];
    const late = {
      assignees,
      due: { kind: 'DURATION' as const, ...hours(2) },
      deadline: {
        ...taskDefaults.deadline,
        expiry: { grace: hours(1), outcome: 'BLOCK' as const, party: null },
      },
    };
    const blueprintId = await publishedBlueprint(
      server,
      ada,
      withFields(
        buildBlueprint({ tasks: [{ assignees }, late] }),
        [field(1, 'TEXT')],
        [taskKey(1), place(1, 1)],
      ),
    );
    const key = () => crypto.randomUUID();
    const started = await ada.graphql(
      `mutation ($input: StartWorkflowInput!) {
        startWorkflow(input: $input) { workflow { id stages { tasks { id } } } } }`,
      { input: { idempotencyKey: key(), blueprintId, name: 'Run', ownerId: ada.userId } },
    );
    const { id: workflowId, stages } = started.data.startWorkflow.workflow;
    const query = `subscription ($ids: [ID!]) { changes(workflowIds: $ids) { workflowIds cause } }`;
    const stream = await openTestStream(address, bo.cookie, query, { ids: [workflowId] });
    streams.push(stream);
    const causeOfDraft = async (value: string) => {
      const idempotencyKey = key();
      const values = [{ instance: instanceKey(1), value }];
      await bo.graphql(
        'mutation ($input: SaveTaskValuesInput!) { saveTaskValues(input: $input) { task { id } } }',
        { input: { idempotencyKey, taskId: stages[0].tasks[0].id, values } },
      );
      for (;;) {
        const told: any = await stream.next();
        const { changes: change } = told.data;
        if (change.workflowIds.includes(workflowId)) return [change.cause, idempotencyKey];
      }
    };
    const [cause, own] = await causeOfDraft('first');
    expect(cause).toBe(own);
    // The other task expires with the next command.
    server.clock.advance(4 * 3_600_000);
    expect((await causeOfDraft('second'))[0]).toBeNull();
  });
});
