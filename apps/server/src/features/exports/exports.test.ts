import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/db/uuid.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { workOff } from '../../testing/background/work-off-messages.ts';
import { unzipped } from '../../testing/unzipped.ts';
import { sweepExportsHandler, writeExportHandler } from './index.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`;
const EXPORT = `mutation ($input: ExportWorkflowsInput!) {
  exportWorkflows(input: $input) { id state rowCount doneCount fileName } }`;
const CANCEL = `mutation ($input: CancelListExportInput!) { cancelListExport(input: $input) { id state } }`;
const EXPORTS = '{ listExports { id state rowCount doneCount fileName size refusal { code } } }';

const rowCount = 5200;
let ada: TestPerson;
let ben: TestPerson;

const write = (): Promise<number> =>
  workOff(server, ['write-export'], [writeExportHandler(server.composition.services)]);

const start = async (by: TestPerson, input: object = {}) =>
  by.graphql(EXPORT, {
    input: { idempotencyKey: newId(), format: 'CSV', parameters: [], ...input },
  });

const startedId = async (by: TestPerson, input: object = {}): Promise<string> => {
  const { data, codes } = await start(by, input);
  expect(codes).toEqual([]);
  return data.exportWorkflows.id;
};

interface Listed {
  readonly id: string;
  readonly state: string;
  readonly size: number;
}

const exportsOf = async (person: TestPerson): Promise<readonly Listed[]> =>
  (await person.graphql(EXPORTS, {})).data.listExports;
const download = (person: Pick<TestPerson, 'request'>, id: string) =>
  person.request('GET', `/exports/file?id=${id}`);

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  const assignees = [asId<PartyId>(ada.userId)];
  const blueprintId = await publishedBlueprint(
    server,
    ada,
    buildBlueprint({ tasks: [{ assignees }] }),
  );
  const { codes } = await ada.graphql(START, {
    input: { idempotencyKey: newId(), blueprintId, name: 'First', ownerId: ada.userId },
  });
  expect(codes).toEqual([]);
  await server.database.rows(
    `INSERT INTO workflow (tenant_id, id, reference, name, description, blueprint_id, blueprint_version_id,
       owner_id, schedule_status, time_zone, run_number, version, chain_head, task_count,
       completed_task_count, open_task_count, created_at, created_by)
     SELECT tenant_id, gen_random_uuid(), 'MANY-' || n, 'Many ' || n, '', blueprint_id, blueprint_version_id,
            owner_id, schedule_status, time_zone, 1, 1, chain_head, 3, 1, 1, created_at, created_by
       FROM workflow, generate_series(2, $2) n WHERE tenant_id = $1 AND name = 'First'`,
    [tenantId, rowCount],
  );
});

describe('exportWorkflows', () => {
  it('writes a long list in the background', async () => {
    const { data } = await start(ada);
    const { id } = data.exportWorkflows;
    expect(data.exportWorkflows).toMatchObject({ state: 'RUNNING', rowCount, doneCount: 0 });
    expect((await download(ada, id)).statusCode).toBe(404);
    await write();
    const [found] = await exportsOf(ada);
    expect(found).toMatchObject({ id, state: 'DONE', doneCount: rowCount });
    const response = await download(ada, id);
    expect(response.headers['content-disposition']).toContain('Workflows.csv');
    expect(found?.size).toBe(response.rawPayload.length);
    const lines = response.body.trim().split('\r\n').slice(1);
    expect(new Set(lines).size).toBe(rowCount);
  });

  it('writes an Excel file with the columns and filters of the list', async () => {
    const parameters = [
      { name: 'columns', value: 'name' },
      { name: 'sort', value: 'name' },
    ];
    const id = await startedId(ada, { format: 'XLSX', parameters });
    await write();
    const files = await unzipped((await download(ada, id)).rawPayload);
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet.match(/<row /g)).toHaveLength(rowCount + 1);
    const names = [...sheet.matchAll(/<t xml:space="preserve">([^<]*)</g)].map(([, name]) => name);
    expect(names.slice(0, 3)).toEqual(['Name', 'First', 'Many 10']);
  });

  it('returns null for a short list, which is downloaded directly', async () => {
    const { data } = await start(ada, { parameters: [{ name: 'search', value: 'First' }] });
    expect(data.exportWorkflows).toBeNull();
    expect((await start(ben)).data.exportWorkflows).toBeNull();
  });

  it('starts one export for repeated requests', async () => {
    const input = { idempotencyKey: newId() };
    const ids = [await startedId(ada, input), await startedId(ada, input)];
    expect(new Set(ids).size).toBe(1);
    await write();
  });

  it('refuses unknown parameters', async () => {
    const { codes } = await start(ada, { parameters: [{ name: 'sort', value: 'age' }] });
    expect(codes).toEqual(['UnknownOption']);
  });

  it('refuses a fourth export at the same time', async () => {
    const ids = [await startedId(ada), await startedId(ada), await startedId(ada)];
    expect((await start(ada)).codes).toEqual(['ExportsRunning']);
    for (const id of ids) await ada.graphql(CANCEL, { input: { id } });
    await write();
    const found = await exportsOf(ada);
    expect(found.filter(({ state }) => state === 'CANCELED').map(({ id }) => id)).toEqual(
      expect.arrayContaining(ids),
    );
  });

  it('is visible only to the person who started it', async () => {
    const id = await startedId(ada);
    await write();
    expect(await exportsOf(ben)).toEqual([]);
    expect((await download(ben, id)).statusCode).toBe(404);
    expect((await ben.graphql(CANCEL, { input: { id } })).codes).toEqual(['NotFound']);
    expect((await download(server.stranger, id)).statusCode).toBe(401);
  });

  it('fails if the person was deactivated', async () => {
    const tenantId = ada.tenantId;
    const eve = await server.createPerson({ tenantId, name: 'Eve', isAdmin: true });
    const id = await startedId(eve);
    await server.database.rows(
      'UPDATE party SET deleted_at = now() WHERE tenant_id = $1 AND id = $2',
      [tenantId, eve.userId],
    );
    await write();
    const [row] = await server.database.rows(
      `SELECT state, refusal->>'code' AS code FROM list_export WHERE tenant_id = $1 AND id = $2`,
      [tenantId, id],
    );
    expect(row).toEqual({ state: 'FAILED', code: 'Forbidden' });
  });

  it('is deleted after a week', async () => {
    const id = await startedId(ada);
    await write();
    server.clock.advance(8 * 86_400_000);
    await sweepExportsHandler(server.composition.services).run({}, { tenantId: null, attempt: 1 });
    expect(await exportsOf(ada)).toEqual([]);
    expect((await download(ada, id)).statusCode).toBe(404);
  });
});
