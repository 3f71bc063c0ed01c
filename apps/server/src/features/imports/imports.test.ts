import { readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import writeXlsxFile from 'write-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/db/uuid.ts';
import { listed } from '../../testing/scenes/listed-content.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const preview = `mutation ($input: ImportSourceInput!) { previewImport(input: $input) {
  sourceName suggestedName tables { id title columns rows rowCount suggestion headerRow headerChoices { number } } issues { row code severity params { name value } } } }`;
const plan = `mutation ($input: PlanImportInput!) { planImport(input: $input) {
  newRoles startDate content { document parties { id name kind } } issues { row code } } }`;
const make = `mutation ($input: ImportBlueprintInput!) { importBlueprint(input: $input) { blueprint {
  id name status stageCount taskCount draft { document parties { id name kind } } } } }`;

const cycle = readFileSync(
  new URL(
    '../../../../../packages/fixtures/src/imports/kubernetes-1.36-release-cycle.md',
    import.meta.url,
  ),
);
const cycleSource = { fileName: 'cycle.md', data: cycle.toString('base64') };
const cycleMapping = {
  tableId: '1',
  columns: ['TASK', 'ASSIGNEE', 'DUE_DATE', 'STAGE', 'DESCRIPTION'],
};

let tenantId: string;
let cleo: TestPerson;
let member: TestPerson;
let leadId: string;

beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  cleo = await server.createPerson({ tenantId, name: 'Cleo', systemRoles: ['CREATOR'] });
  member = await server.createPerson({ tenantId, name: 'Mia' });
  leadId = await server.createGroup({ tenantId, kind: 'ROLE', name: 'lead' });
});

const previewOf = (source: object) => cleo.graphql(preview, { input: source });
const importOf = (source: object, mapping: object, name = 'Release', key = newId<string>()) =>
  cleo.graphql(make, { input: { idempotencyKey: key, name, source, mapping } });
const roleNames = async () =>
  (
    await server.database.rows<{ name: string }>(
      `SELECT name FROM party WHERE tenant_id = $1 AND kind = 'ROLE' AND system_role IS NULL`,
      [tenantId],
    )
  ).map(({ name }) => name);

describe('previewImport', () => {
  it('returns tables and suggested columns in one database round trip', async () => {
    expect(await server.countTrips(() => previewOf(cycleSource))).toBe(1);
    const answer = await previewOf(cycleSource);
    expect(answer.errors).toEqual([]);
    expect(answer.data.previewImport).toMatchObject({
      sourceName: 'cycle.md',
      suggestedName: 'Kubernetes v1.36',
      tables: [{ id: '1', title: 'Timeline', rowCount: 37, suggestion: cycleMapping.columns }],
      issues: [],
    });
  });

  it('returns the first 50 rows of pasted text', async () => {
    const text = `Task,Who\n${'a,Ann\n'.repeat(60)}`;
    const answer = await previewOf({ fileName: '', text });
    expect(answer.data.previewImport.tables[0].rows).toHaveLength(50);
    expect(answer.data.previewImport.tables[0].rowCount).toBe(60);
  });

  it('reads all sheets of a workbook, with dates as days', async () => {
    const bytes = await writeXlsxFile([
      {
        sheet: 'Plan',
        data: [
          [{ value: 'Task' }, { value: 'Due' }, { value: 'Hours' }],
          [
            { value: 'Close the books' },
            { value: new Date('2026-04-03T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' },
            { value: 4, type: Number },
          ],
          [],
          [{ value: 'Report' }, { value: 'soon' }, null],
        ],
      },
      { sheet: 'Empty', data: [] },
    ] as never).toBuffer();
    const answer = await previewOf({ fileName: 'close.xlsx', data: bytes.toString('base64') });
    expect(answer.errors).toEqual([]);
    expect(answer.data.previewImport).toMatchObject({
      suggestedName: 'Close',
      tables: [
        {
          title: 'Plan',
          columns: ['Task', 'Due', 'Hours'],
          rows: [
            ['Close the books', '2026-04-03', '4'],
            ['Report', 'soon', ''],
          ],
        },
      ],
    });
  });

  it('repeats merged cells in every row, and shows times without a day', async () => {
    const text = (value: string, over = {}) => ({ value, type: String, ...over });
    const time = { value: new Date('1899-12-30T14:30:00Z'), type: Date, format: 'hh:mm' };
    const rows = [
      [text('Suppliers 2026', { columnSpan: 3 }), null, null],
      [text('Region'), text('Name'), text('At')],
      [text('North', { rowSpan: 3 }), text('A'), time],
      [null, text('B'), time],
      [null, null, null],
      [text('South', { columnSpan: 2 }), null, time],
    ];
    const other = [
      [text('Region'), text('Name')],
      [text('East'), text('C')],
      [null, text('D')],
    ];
    const bytes = await writeXlsxFile([
      { sheet: 'Merged', data: rows },
      { sheet: 'Plain', data: other },
    ]).toBuffer();
    const answer = await previewOf({ fileName: 'a.xlsx', data: bytes.toString('base64') });
    expect(answer.errors).toEqual([]);
    expect(
      answer.data.previewImport.tables.map(({ rows: read }: { rows: unknown }) => read),
    ).toEqual([
      [
        ['North', 'A', '14:30'],
        ['North', 'B', '14:30'],
        ['South', '', '14:30'],
      ],
      [
        ['East', 'C'],
        ['', 'D'],
      ],
    ]);
  });

  it('uses the selected header row, or no header row', async () => {
    const text = 'Plan of 2026;\nTask;Who\nBuy;Ann';
    const columns = async (source: object) => {
      const { data } = await previewOf({ fileName: 'a.csv', text, ...source });
      const [{ columns: names, headerRow, headerChoices }] = data.previewImport.tables;
      return { names, headerRow, choices: headerChoices.length };
    };
    expect(await columns({})).toEqual({ names: ['Task', 'Who'], headerRow: 2, choices: 3 });
    expect(await columns({ headerRow: 1 })).toMatchObject({ names: ['Plan of 2026', ''] });
    expect(await columns({ headerRow: 0 })).toMatchObject({ names: ['', ''], headerRow: 0 });
  });

  it('rejects a selected header row that the table doesn’t have', async () => {
    const refused = async (source: object) =>
      (await previewOf(source)).errors[0]?.extensions['refusals'];
    const named = { code: 'ImportHeaderRowMissing', field: 'source.headerRow' };
    const source = { fileName: 'a.csv', text: 'Task;Who\n\nBuy;Ann', headerRow: 2 };
    expect(await refused(source)).toMatchObject([{ ...named, params: { row: 2 } }]);
    const text = (value: string) => ({ value, type: String });
    const long = ['Task', 'Buy', 'Sell', 'Pay'].map((one) => [text(one)]);
    const bytes = await writeXlsxFile([
      { sheet: 'Long', data: long },
      { sheet: 'Short', data: long.slice(0, 2) },
    ]).toBuffer();
    const workbook = { fileName: 'a.xlsx', data: bytes.toString('base64'), headerRow: 3 };
    const { data, errors } = await previewOf(workbook);
    expect(errors).toEqual([]);
    // The short sheet has no such row, so its header is detected.
    expect(
      data.previewImport.tables.map(({ headerRow }: { headerRow: number }) => headerRow),
    ).toEqual([3, 1]);
    expect(await refused({ ...workbook, headerRow: 9 })).toMatchObject([named]);
  });

  it('reads Windows files in the usual encoding of the person’s language', async () => {
    const bytes = Buffer.from([0xc0, 0xcc, 0xb8, 0xa7, 0x0a, 0xbc, 0xad, 0xbf, 0xef]);
    const source = { fileName: 'a.csv', data: bytes.toString('base64') };
    const prefer = `mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) { viewer { locale } } }`;
    await cleo.graphql(prefer, { input: { locale: 'ko' } });
    const korean = await previewOf(source);
    await cleo.graphql(prefer, { input: { locale: 'en' } });
    expect(korean.data.previewImport).toMatchObject({
      tables: [{ columns: ['이름'], rows: [['서울']] }],
      issues: [{ code: 'EncodingGuessed', params: [{ value: 'euc-kr' }] }],
    });
  });

  it('warns about a guessed encoding', async () => {
    const data = Buffer.from('Aufgabe;Wer\nPr\xfcfen;J\xfcrgen\n', 'latin1').toString('base64');
    const answer = await previewOf({ fileName: 'a.csv', data });
    expect(answer.data.previewImport.tables[0].rows).toEqual([['Prüfen', 'Jürgen']]);
    expect(answer.data.previewImport.issues).toMatchObject([
      { code: 'EncodingGuessed', row: null, params: [{ name: 'encoding', value: 'windows-1252' }] },
    ]);
  });

  it.each([
    ['nothing', { fileName: 'a.csv' }, 'ImportEmpty'],
    ['invalid Base64', { fileName: 'a.csv', data: '???' }, 'ImportNotReadable'],
    [
      'random bytes',
      {
        fileName: 'a.csv',
        data: Buffer.concat([Buffer.from([0, 1, 2, 0]), randomBytes(500)]).toString('base64'),
      },
      'ImportNotReadable',
    ],
    [
      'a broken workbook',
      {
        fileName: 'a.xlsx',
        data: Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(500)]).toString('base64'),
      },
      'ImportNotReadable',
    ],
    [
      'a PDF',
      { fileName: 'a.csv', data: Buffer.from('%PDF-1.7').toString('base64') },
      'ImportNotReadable',
    ],
    ['10,000 rows', { fileName: 'a.csv', text: `Task\n${'a\n'.repeat(10_000)}` }, 'TooMany'],
    ['more than 5 MiB', { fileName: 'a.csv', data: 'A'.repeat(7_100_000) }, 'FileExceedsSize'],
    ['only text', { fileName: 'a.md', text: '# Words' }, 'ImportWithoutTable'],
  ])('rejects %s', async (_, source, code) => {
    expect((await previewOf(source)).codes).toEqual([code]);
  });

  it('requires the creator role', async () => {
    expect((await member.graphql(preview, { input: cycleSource })).codes).toEqual(['Forbidden']);
    expect((await server.stranger.graphql(preview, { input: cycleSource })).codes).toEqual([
      'Unauthenticated',
    ]);
  });
});

describe('planImport', () => {
  it('returns the plan in one database round trip and stores nothing', async () => {
    const input = { source: cycleSource, mapping: cycleMapping };
    const before = await roleNames();
    let answer = await cleo.graphql(plan, { input });
    expect(
      await server.countTrips(async () => (answer = await cleo.graphql(plan, { input }))),
    ).toBe(1);
    expect(answer.errors).toEqual([]);
    const { newRoles, startDate, content, issues } = answer.data.planImport;
    expect(startDate).toBe('2026-01-12');
    expect(newRoles).toHaveLength(10);
    expect(newRoles).not.toContain('Lead');
    const { stages, tasks } = listed(content);
    expect(stages).toHaveLength(15);
    expect(tasks[0]).toMatchObject({ name: 'Start of Release Cycle', assignees: [leadId] });
    expect(content.parties).toContainEqual({ id: leadId, name: 'lead', kind: 'ROLE' });
    expect(content.parties).toHaveLength(11);
    expect(issues).toEqual([{ row: 76, code: 'NobodyAssigned' }]);
    expect(await roleNames()).toEqual(before);
  });

  it('turns a priority into a tag', async () => {
    const source = { fileName: 'plan.csv', text: 'Task,Who,Priority\na,lead,High\nb,lead,2' };
    const { tables } = (await previewOf(source)).data.previewImport;
    expect(tables[0].suggestion).toEqual(['TASK', 'ASSIGNEE', 'TAGS']);
    const mapping = { tableId: '1', columns: tables[0].suggestion };
    const { data } = await importOf(source, mapping, 'Tagged');
    const { id } = data.importBlueprint.blueprint;
    const read = await cleo.graphql(
      'query ($id: ID!) { blueprint(id: $id) { draft { document } } }',
      { id },
    );
    const named = await cleo.graphql('query ($ids: [ID!]!) { tagsNamed(ids: $ids) { name } }', {
      ids: listed(read.data.blueprint.draft).tasks.flatMap(({ tags }) => tags),
    });
    expect(named.data.tagsNamed).toEqual([{ name: 'High' }, { name: 'Priority 2' }]);
  });

  it('reports a name that belongs to two people', async () => {
    await server.createPerson({ tenantId, name: 'Sam Twin' });
    await server.createPerson({ tenantId, name: 'Sam Twin' });
    const source = { fileName: 'plan.csv', text: 'Task,Who\na,sam twin' };
    const mapping = { tableId: '1', columns: ['TASK', 'ASSIGNEE'] };
    const { content, issues, newRoles } = (await cleo.graphql(plan, { input: { source, mapping } }))
      .data.planImport;
    expect(listed(content).tasks).toMatchObject([{ name: 'a', assignees: [] }]);
    expect(issues).toEqual([{ row: 2, code: 'NameNotUnique' }]);
    expect(newRoles).toEqual([]);
  });

  it.each([
    [{ tableId: '9', columns: [] }, 'ImportMappingMismatch'],
    [{ tableId: '1', columns: ['TASK'] }, 'ImportMappingMismatch'],
    [
      { tableId: '1', columns: ['STAGE', 'STAGE', 'STAGE', 'STAGE', 'STAGE'] },
      'ImportWithoutTaskColumn',
    ],
  ])('rejects the mapping %#', async (mapping, code) => {
    expect((await cleo.graphql(plan, { input: { source: cycleSource, mapping } })).codes).toEqual([
      code,
    ]);
  });
});

describe('importBlueprint', () => {
  it('creates the draft and missing roles in two database round trips', async () => {
    let answer = await previewOf(cycleSource);
    const trips = await server.countTrips(
      async () => (answer = await importOf(cycleSource, cycleMapping)),
    );
    expect(trips).toBe(2);
    expect(answer.errors).toEqual([]);
    const { blueprint } = answer.data.importBlueprint;
    expect(blueprint).toMatchObject({
      name: 'Release',
      status: 'DRAFT',
      stageCount: 15,
      taskCount: 37,
    });
    expect(blueprint.draft.parties).toHaveLength(11);
    expect(listed(blueprint.draft).tasks[0]?.description).toContain(
      '<a href="https://testgrid.k8s.io/sig-release-master-blocking#Summary">',
    );
    expect(await roleNames()).toEqual(
      expect.arrayContaining(['Branch Manager', 'Docs Lead', 'All']),
    );
    // The roles exist now, so a second import creates none.
    const count = (await roleNames()).length;
    expect((await importOf(cycleSource, cycleMapping)).errors).toEqual([]);
    expect(await roleNames()).toHaveLength(count);
  });

  it('creates one blueprint for repeated requests', async () => {
    const source = { fileName: '', text: 'Task,Who\na,First new role' };
    const mapping = { tableId: '1', columns: ['TASK', 'ASSIGNEE'] };
    const key = newId<string>();
    const answers = await Promise.all([1, 2].map(() => importOf(source, mapping, 'Twice', key)));
    answers.push(await importOf(source, mapping, 'Twice', key));
    expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
    const ids = answers.map((answer) => answer.data.importBlueprint.blueprint.id);
    expect(new Set(ids).size).toBe(1);
  });

  it('creates a role once if two imports need it at the same time', async () => {
    const source = { fileName: '', text: 'Task,Who\na,Second new role' };
    const mapping = { tableId: '1', columns: ['TASK', 'ASSIGNEE'] };
    const answers = await Promise.all([1, 2, 3].map(() => importOf(source, mapping)));
    expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
    const parties = answers.map(
      (answer) => answer.data.importBlueprint.blueprint.draft.parties[0].id,
    );
    expect(new Set(parties).size).toBe(1);
  });

  it('rejects a blank name and people without the right', async () => {
    expect((await importOf(cycleSource, cycleMapping, ' ')).codes).toEqual(['Required']);
    const input = {
      idempotencyKey: newId(),
      name: 'x',
      source: cycleSource,
      mapping: cycleMapping,
    };
    expect((await member.graphql(make, { input })).codes).toEqual(['Forbidden']);
  });

  it('removes markup from names and descriptions', async () => {
    const text = 'Task,Notes\n<img src=x onerror=alert(1)>,<script>alert(1)</script> & more';
    const answer = await importOf(
      { fileName: '', text },
      { tableId: '1', columns: ['TASK', 'DESCRIPTION'] },
    );
    expect(listed(answer.data.importBlueprint.blueprint.draft).tasks).toMatchObject([
      {
        name: '<img src=x onerror=alert(1)>',
        description: '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; more</p>',
      },
    ]);
  });
});
