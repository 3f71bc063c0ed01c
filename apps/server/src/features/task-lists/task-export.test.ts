import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/db/uuid.ts';
import { workOff } from '../../testing/background/work-off-messages.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { writeExportHandler } from '../exports/index.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`;
const EXPORT = `mutation ($input: ExportTasksInput!) { exportTasks(input: $input) { id rowCount } }`;

let ada: TestPerson;
let ben: TestPerson;
let eve: TestPerson;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  eve = await server.createPerson({ tenantId, name: 'Eve', accessLevel: 'EXTERNAL' });
  const of = (person: TestPerson) => [asId<PartyId>(person.userId)];
  const blueprintId = await publishedBlueprint(
    server,
    ada,
    buildBlueprint({
      tasks: [
        { name: '=Order', assignees: of(ben) },
        { name: 'Bake', assignees: of(eve) },
      ],
    }),
  );
  const { codes } = await ada.graphql(START, {
    input: { idempotencyKey: newId(), blueprintId, name: 'Opening', ownerId: ada.userId },
  });
  expect(codes).toEqual([]);
});

const download = (person: TestPerson, query: string) =>
  person.request('GET', `/exports/tasks?format=csv&${query}`);

describe('GET /exports/tasks', () => {
  it('returns the shown rows and columns in their order', async () => {
    const { body, headers } = await download(
      ada,
      'sort=-name&columns=name,workflow,assignees,status,owner',
    );
    expect(headers['content-disposition']).toContain('Tasks.csv');
    expect(body.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Name,Workflow,Assignees,Status,Owner',
      'Bake,Opening,Eve,In progress,Ada',
      "'=Order,Opening,Ben,In progress,Ada",
    ]);
  });

  it('returns only tasks that the person can read', async () => {
    const { body } = await download(eve, 'columns=name,owner');
    expect(body.replace('\uFEFF', '').trim().split('\r\n')).toEqual(['Name,Owner', 'Bake,']);
  });

  it.each(['sort=owner', 'view-type=board', 'field=x'])('refuses %s', async (query) => {
    expect((await download(ada, query)).statusCode).toBe(400);
  });
});

describe('exportTasks', () => {
  const start = (by: TestPerson) =>
    by.graphql(EXPORT, { input: { idempotencyKey: newId(), format: 'CSV', parameters: [] } });

  it('doesn’t write a short list, which is downloaded directly', async () => {
    expect((await start(ada)).data.exportTasks).toBeNull();
  });

  it('writes a long list in the background', async () => {
    await server.database.rows(
      `INSERT INTO task (tenant_id, id, workflow_id, stage_id, key, position, reference, name, description, workflow_name,
         stage_name, workflow_owner_id, workflow_status, type, status, has_exception, expiration_status, level, settings,
         assignees, round, run_number, reopened_count, reject_cycles, version)
       SELECT tenant_id, gen_random_uuid(), workflow_id, stage_id, gen_random_uuid(), position, reference, 'Many ' || n, '',
              workflow_name, stage_name, workflow_owner_id, workflow_status, type, status, has_exception, expiration_status,
              level, settings, assignees, round, run_number, reopened_count, reject_cycles, version
         FROM task, generate_series(1, 5000) n WHERE name = 'Bake'`,
    );
    const { data } = await start(ada);
    expect(data.exportTasks).toMatchObject({ rowCount: 5002 });
    await workOff(server, ['write-export'], [writeExportHandler(server.composition.services)]);
    const file = await ada.request('GET', `/exports/file?id=${data.exportTasks.id}`);
    expect(file.body.trim().split('\r\n')).toHaveLength(5003);
  });
});
