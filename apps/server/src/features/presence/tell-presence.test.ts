import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { openTestStream, type TestStream } from '../../testing/test-stream.ts';

const server = await createTestServer();
afterAll(server.close);

const TELL = `mutation ($input: TellPresenceInput!) {
  tellPresence(input: $input) { others { userId name instance } } }`;
const END = 'mutation ($input: EndPresenceInput!) { endPresence(input: $input) { ok } }';

let ada: TestPerson;
let bo: TestPerson;
let partner: TestPerson;
let stranger: TestPerson;
let elsewhere: TestPerson;
let address: string;
let blueprintId: string;
let workflowId: string;
let taskId: string;

beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  bo = await server.createPerson({ tenantId, name: 'Bo' });
  partner = await server.createPerson({ tenantId, name: 'Pia', accessLevel: 'EXTERNAL' });
  stranger = await server.createPerson({ tenantId, name: 'Stan', accessLevel: 'EXTERNAL' });
  elsewhere = await server.createPerson({
    tenantId: await server.createTenant('Other'),
    name: 'Else',
    isAdmin: true,
  });
  const assignees = [bo, partner].map(({ userId }) => asId<PartyId>(userId));
  const content = withFields(
    buildBlueprint({ tasks: [{ assignees }] }),
    [field(1, 'TEXT')],
    [taskKey(1), place(1, 1)],
  );
  blueprintId = await publishedBlueprint(server, ada, content);
});

beforeEach(async () => {
  const { data } = await ada.graphql(
    `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) {
      workflow { id stages { tasks { id } } } } }`,
    {
      input: {
        idempotencyKey: crypto.randomUUID(),
        blueprintId,
        name: 'Run',
        ownerId: ada.userId,
      },
    },
  );
  ({ id: workflowId } = data.startWorkflow.workflow);
  [{ id: taskId }] = data.startWorkflow.workflow.stages[0].tasks;
});

const tell = (person: TestPerson, instance: string | null = null, screen = 'window') =>
  person.graphql(TELL, { input: { taskId, screen, instance } });
const othersOf = async (person: TestPerson, instance: string | null = null) => {
  const { data, errors } = await tell(person, instance);
  expect(errors).toEqual([]);
  return data.tellPresence.others;
};

describe('tellPresence', () => {
  it('returns who else has the task open, and which field they edit', async () => {
    expect(await othersOf(bo, instanceKey(1))).toEqual([]);
    const trips = await server.countTrips(async () => {
      expect(await othersOf(partner)).toEqual([
        { userId: bo.userId, name: 'Bo', instance: instanceKey(1) },
      ]);
    });
    expect(trips).toBe(1);
    // Not a field of this task.
    expect(await othersOf(bo, instanceKey(7))).toMatchObject([{ name: 'Pia', instance: null }]);
    expect(await othersOf(partner)).toMatchObject([{ name: 'Bo', instance: null }]);
  });

  it('shows viewers to members, and only assignees to external people', async () => {
    // A paused workflow has no writers, so all people are viewers.
    const pause = `mutation ($input: WorkflowCommandInput!) { pauseWorkflow(input: $input) { workflow { id } } }`;
    const { errors } = await ada.graphql(pause, {
      input: { idempotencyKey: crypto.randomUUID(), workflowId, reason: 'Wait' },
    });
    expect(errors).toEqual([]);
    await othersOf(ada, instanceKey(1));
    expect(await othersOf(partner)).toEqual([]);
    expect(await othersOf(bo)).toMatchObject([
      { name: 'Ada', instance: null },
      { name: 'Pia', instance: null },
    ]);
  });

  it('returns NotFound to people without access, and hides them from others', async () => {
    for (const person of [stranger, elsewhere])
      expect((await tell(person)).errors[0]?.extensions.refusals).toMatchObject([
        { code: 'NotFound', field: 'taskId' },
      ]);
    expect((await tell(bo, null, 'x'.repeat(65))).errors[0]?.extensions.refusals).toMatchObject([
      { code: 'TooLong' },
    ]);
    expect(await othersOf(bo)).toEqual([]);
  });

  it('ends when a person leaves, is silent, or loses the task', async () => {
    await othersOf(partner);
    expect(await othersOf(bo)).toHaveLength(1);
    await partner.graphql(END, { input: { screen: 'window' } });
    expect(await othersOf(bo)).toEqual([]);
    await othersOf(partner);
    server.clock.advance(25_000);
    expect(await othersOf(bo)).toEqual([]);
    await othersOf(partner);
    const { errors } = await ada.graphql(
      `mutation ($input: AssignTaskInput!) { assignTask(input: $input) { task { id } } }`,
      {
        input: { idempotencyKey: crypto.randomUUID(), taskId, assigneeIds: [bo.userId] },
      },
    );
    expect(errors).toEqual([]);
    expect((await tell(partner)).errors).toHaveLength(1);
    expect(await othersOf(bo)).toEqual([]);
  });

  it('streams changes only to people with the task open', async () => {
    const follow = 'subscription { changes { presence myWork } }';
    const ofAda = await openTestStream(address, ada.cookie, follow, {});
    const ofBo = await openTestStream(address, bo.cookie, follow, {});
    /** The lists of people change too. This event is delayed, so it can arrive in between. */
    const until = async (stream: TestStream, matches: (change: any) => boolean) => {
      for (;;) {
        const told: any = await stream.next();
        if (matches(told.data.changes)) return told.data.changes;
      }
    };
    await tell(bo);
    await tell(partner);
    const news = await until(ofBo, ({ presence }) => presence.length > 0);
    expect(news).toEqual({ presence: [taskId], myWork: false });
    await tell(partner, instanceKey(1));
    server.composition.services.publish({ tenantId: ada.tenantId, partyIds: [ada.userId] });
    await until(ofAda, ({ myWork }) => myWork);
    for (const told of ofAda.received)
      expect(told).toMatchObject({ data: { changes: { presence: [] } } });
    for (const stream of [ofAda, ofBo]) stream.close();
  });
});
