import { asId, type CustomFieldId, type PartyId } from '@baton/domain/core/ids';
import { locales } from '@baton/domain/core/languages';
import { buildBlueprint, stageKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/db/uuid.ts';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';
import { unzipped } from '../../../testing/unzipped.ts';
import { workflowExportWords } from './workflow-export-words.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id version } } }`;
const SHARE = `mutation ($input: ShareWorkflowInput!) { shareWorkflow(input: $input) { workflow { id } } }`;
const CREATE_FIELD = `mutation ($input: CreateCustomFieldInput!) {
  createCustomField(input: $input) { customField { id } } }`;
const END = `mutation ($input: WorkflowCommandInput!) { endWorkflow(input: $input) { workflow { id } } }`;
const SET_LANGUAGE = `UPDATE account SET locale = $2 WHERE id = (
  SELECT account_id FROM party WHERE tenant_id = $1 AND id = $3)`;

let ada: TestPerson;
let ben: TestPerson;
let eve: TestPerson;
let blueprint: string;
let customField: string;

const start = async (name: string, owner: TestPerson, harbour = 'h1') => {
  const values = [{ instance: instanceKey(1), stringValue: harbour }];
  const { data, codes } = await ada.graphql(START, {
    input: {
      ...{ idempotencyKey: newId(), blueprintId: blueprint, name, values },
      ownerId: owner.userId,
    },
  });
  expect(codes).toEqual([]);
  return data.startWorkflow.workflow;
};

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  eve = await server.createPerson({ tenantId, name: 'Eve', accessLevel: 'EXTERNAL' });
  const options = ['North', 'South'].map((name, at) => ({ id: `h${at}`, name }));
  const { data } = await ada.graphql(CREATE_FIELD, {
    input: {
      ...{ idempotencyKey: newId(), isShared: true },
      definition: { name: 'Harbour', kind: 'SELECT', options },
    },
  });
  customField = data.createCustomField.customField.id;
  const origin = { field: asId<CustomFieldId>(customField), version: 1 };
  const assignees = [asId<PartyId>(ada.userId)];
  const content = withFields(
    buildBlueprint({ tasks: [{ assignees }] }, { tasks: [{ assignees }] }),
    [field(1, 'SELECT', { name: 'Harbour', options, origin })],
    [null, place(1, 1)],
  );
  blueprint = await publishedBlueprint(server, ada, content);
  await start('=1+1, "quoted"', ada, 'h0');
  await start('Ben’s workflow', ben);
  const { id: workflowId, version } = await start('Shared', ada);
  const shared = await ada.graphql(SHARE, {
    input: {
      ...{ idempotencyKey: newId(), workflowId, expectedVersion: version },
      sharedWith: [{ partyId: eve.userId, access: 'VIEWER' }],
    },
  });
  expect(shared.codes).toEqual([]);
  const over = await start('Over', ada);
  const ended = await ada.graphql(END, {
    input: {
      idempotencyKey: newId(),
      workflowId: over.id,
      expectedVersion: over.version,
      reason: 'Done',
    },
  });
  expect(ended.codes).toEqual([]);
});

const download = (person: Pick<TestPerson, 'request'>, query: string, headers: object = {}) =>
  person.request('GET', `/exports/workflows?${query}`, undefined, headers);

/** Returns the lines of a CSV file without its header. */
const linesOf = async (person: TestPerson, query = ''): Promise<readonly string[]> => {
  const response = await download(person, `format=csv&${query}`);
  expect(response.statusCode).toBe(200);
  return response.body.trim().split('\r\n').slice(1);
};
const namesOf = async (person: TestPerson, query = ''): Promise<readonly string[]> =>
  (await linesOf(person, query)).map((line) => line.split(',')[1] ?? '');

describe('GET /exports/workflows', () => {
  it('returns a CSV without formulas', async () => {
    const response = await download(ada, 'format=csv');
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('Workflows.csv'),
      'cache-control': 'private, no-store',
    });
    expect(response.body.split('\r\n')[0]).toBe(
      '\uFEFFReference,Name,Status,Blueprint,Owner,Progress,Planned end,Started,Ended',
    );
    const line = (await linesOf(ada)).at(-1) ?? '';
    expect(line).toContain(`,"'=1+1, ""quoted""",On track,`);
    expect(line).toMatch(/,Ada,0%,[^,]*,2026-03-02T09:00:\d\d\.\d{3}Z,$/);
  });

  it('returns an Excel file with texts and dates', async () => {
    const response = await download(ada, 'format=xlsx');
    expect(response.headers['content-type']).toContain('spreadsheetml.sheet');
    const sheet = (await unzipped(response.rawPayload)).get('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<t xml:space="preserve">=1+1, &quot;quoted&quot;</t>');
    expect(sheet).toMatch(/<c r="H2" s="2"><v>46083\.\d+<\/v><\/c>/);
    expect(sheet).not.toContain('<f>');
  });

  it('returns only workflows that the person can list', async () => {
    expect(await namesOf(ada)).toHaveLength(3);
    expect(await namesOf(ben)).toEqual(['Ben’s workflow']);
    expect(await namesOf(eve)).toEqual(['Shared']);
    const elsewhere = await server.createTenant('Other');
    const sam = await server.createPerson({ tenantId: elsewhere, name: 'Sam', isAdmin: true });
    expect(await namesOf(sam)).toEqual([]);
    expect((await download(server.stranger, 'format=csv')).statusCode).toBe(401);
  });

  it('hides names of blueprints that the person can’t read', async () => {
    const [line = ''] = await linesOf(eve);
    expect(line).toMatch(/,Shared,On track,,Ada,/);
  });

  it.each([
    ['status=ended', ['Over']],
    ['status=completed', []],
    ['status=all', ['Over', 'Shared', 'Ben’s workflow', `"'=1+1`]],
    ['search=BEN', ['Ben’s workflow']],
    [`blueprint=${newId()}`, []],
    ['stage-status=IN_PROGRESS,SKIPPED', ['Shared', 'Ben’s workflow', `"'=1+1`]],
    ['stage-status=COMPLETED', []],
  ])('%s returns %j', async (query, names) => {
    expect(await namesOf(ada, query)).toEqual(names);
  });

  it('includes workflows of variants', async () => {
    const variant = await publishedBlueprint(
      server,
      ada,
      buildBlueprint({ tasks: [{ assignees: [asId<PartyId>(ada.userId)] }] }),
    );
    await server.database.rows(
      'UPDATE blueprint SET variant_of = $2 WHERE tenant_id = $1 AND id = $3',
      [ada.tenantId, blueprint, variant],
    );
    const { codes } = await ada.graphql(START, {
      input: {
        idempotencyKey: newId(),
        blueprintId: variant,
        name: 'Of a variant',
        ownerId: ada.userId,
      },
    });
    expect(codes).toEqual([]);
    expect(await namesOf(ada, `blueprint=${blueprint}`)).not.toContain('Of a variant');
    const both = `blueprint=${blueprint}&show-variants=1`;
    expect(await namesOf(ada, both)).toHaveLength(4);
    expect(await namesOf(ada, both)).toContain('Of a variant');
    expect(await namesOf(ada, `${both}&stage-status=IN_PROGRESS`)).toContain('Of a variant');
    expect(await namesOf(ben, both)).toEqual(['Ben’s workflow']);
    await server.database.rows(
      `DELETE FROM workflow WHERE tenant_id = $1 AND name = 'Of a variant'`,
      [ada.tenantId],
    );
  });

  it('filters by a stage of a blueprint', async () => {
    const of = (n: number) =>
      `blueprint=${blueprint}&stage=${stageKey(n)}&stage-status=IN_PROGRESS`;
    expect(await namesOf(ada, of(1))).toHaveLength(3);
    expect(await namesOf(ada, of(2))).toEqual([]);
  });

  it('filters by a field value', async () => {
    const by = (value: string) =>
      `field=${customField}&operator=IS_ANY_OF&values=${encodeURIComponent(JSON.stringify([value]))}`;
    expect(await namesOf(ada, by('h0'))).toEqual([`"'=1+1`]);
    expect(await namesOf(ada, by('h1'))).toEqual(['Shared', 'Ben’s workflow']);
    expect(await namesOf(ben, by('h1'))).toEqual(['Ben’s workflow']);
    expect(await namesOf(ben, by('h0'))).toEqual([]);
  });

  it.each([
    ['', 400],
    ['format=pdf', 400],
    ['format=csv&status=begun', 400],
    ['format=csv&stage-status=BEGUN', 400],
    ['format=csv&field=00000000-0000-4000-8000-000000000000', 400],
    ['format=csv&search=%00', 400],
    ['format=csv&field=00000000-0000-4000-8000-000000000000&operator=EQUALS&values=%5B1%5D', 404],
  ])('refuses %j with %i', async (query, status) => {
    expect((await download(ada, query)).statusCode).toBe(status);
  });

  it('is refused from another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await download(ada, 'format=csv', headers)).statusCode).toBe(400);
  });

  it('is in the language of the reader', async () => {
    const tenantId = await server.createTenant('Bremen');
    const uwe = await server.createPerson({ tenantId, name: 'Uwe', isAdmin: true });
    await server.database.rows(SET_LANGUAGE, [tenantId, 'de', uwe.userId]);
    const { body } = await download(uwe, 'format=csv');
    expect(body).toContain('Kennung,Name,Status,Vorlage,Verantwortlich');
    for (const locale of locales)
      expect(Object.values(workflowExportWords[locale])).not.toContain('');
  });

  it('exports the selected columns in the order of the list', async () => {
    const { body, statusCode } = await download(
      ada,
      `format=csv&sort=-name&columns=name,stage,waiting-for,field:${customField}`,
    );
    expect(statusCode).toBe(200);
    const [header, ...lines] = body.trim().split(/\r?\n/);
    expect(header?.replace('\uFEFF', '')).toBe('Name,Stage,Waiting for,Harbour');
    expect(lines[0]).toMatch(/^Shared,.*,Ada,South$/);
    expect(lines.length).toBeGreaterThan(1);
  });

  it('exports who started a workflow, also if someone else owns it', async () => {
    const lines = await linesOf(ben, 'columns=name,owner,started-by');
    expect(lines).toEqual(['Ben’s workflow,Ben,Ada']);
  });

  it('exports only workflows that need attention if filtered', async () => {
    expect(await namesOf(ada, 'attention=stuck')).toEqual([]);
  });

  it('returns each of 3,000 workflows once', async () => {
    await server.database.rows(
      `INSERT INTO workflow (tenant_id, id, reference, name, description, blueprint_id, blueprint_version_id,
         owner_id, schedule_status, time_zone, run_number, version, chain_head, task_count,
         completed_task_count, open_task_count, created_at, created_by)
       SELECT tenant_id, gen_random_uuid(), 'MANY-' || n, 'Many ' || n, '', blueprint_id, blueprint_version_id,
              owner_id, schedule_status, time_zone, 1, 1, chain_head, 3, 1, 1, created_at, created_by
         FROM workflow, generate_series(1, 3000) n WHERE tenant_id = $1 AND name = 'Shared'`,
      [ada.tenantId],
    );
    const lines = await linesOf(ada, 'search=many');
    expect(lines).toHaveLength(3000);
    expect(new Set(lines).size).toBe(3000);
    expect(lines[0]).toContain(',33%,');
    expect(await namesOf(ada, 'search=many&stage-status=IN_PROGRESS')).toEqual([]);
    expect(await namesOf(ben, 'search=many')).toEqual([]);
  });
});
