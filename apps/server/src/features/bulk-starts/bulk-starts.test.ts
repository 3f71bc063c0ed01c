import { bulkLimits } from '@baton/domain/bulk/bulk-limits';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { workOff } from '../../testing/background/work-off-messages.ts';
import { eventChain } from '../runs/index.ts';
import { bulkStartHandler } from './bulk-starts.handlers.ts';
import { sweepBulkDrafts } from '../bulk-jobs/sweep-bulk-drafts.ts';

const server = await createTestServer();
afterAll(server.close);

const fields = `id state rowCount readyCount faultyCount warnedCount doneCount failedCount haltCode mappingRefusal { code }
  ... on BulkStart {
    mapping { fields name owner start }
    dateColumns { column order isProven example { text date } }
  }
  editRefusal { code } cancelRefusal { code } all: startRefusal(rows: ALL) { code } good: startRefusal(rows: GOOD) { code }
  rows(first: 100) { hasMore rows { number cells state findings { column severity code } workflow { id reference } } }`;
const CREATE = `mutation ($input: CreateBulkStartInput!) { createBulkStart(input: $input) { ${fields} } }`;
const MAP = `mutation ($input: SaveBulkMappingInput!) { saveBulkMapping(input: $input) { ${fields} } }`;
const FIX = `mutation ($input: UpdateBulkCellsInput!) { updateBulkCells(input: $input) { ${fields} } }`;
const RUN = `mutation ($input: RunBulkJobInput!) { runBulkJob(input: $input) { ${fields} } }`;
const CANCEL = `mutation ($input: BulkJobInput!) { cancelBulkJob(input: $input) { ${fields} } }`;
const DISCARD = `mutation ($input: BulkJobInput!) { discardBulkJob(input: $input) }`;
const READ = `query ($id: ID!) { bulkJob(id: $id) { ${fields} } }`;
const LIST = `query ($blueprintId: ID!) { bulkStarts(blueprintId: $blueprintId) { id } }`;

type EventRow = Parameters<typeof eventChain.chainHash>[1];
interface ChainedEvent extends EventRow {
  readonly head: string;
}

let tenantId: string;
let ada: TestPerson;
let bo: TestPerson;
let partner: TestPerson;
let blueprintId: string;

beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada' });
  bo = await server.createPerson({ tenantId, name: 'Bo' });
  partner = await server.createPerson({ tenantId, name: 'Pat', accessLevel: 'EXTERNAL' });
  const mine = { assignees: [asId<PartyId>(ada.userId)] };
  const content = withFields(
    buildBlueprint({ tasks: [mine, mine] }, { tasks: [mine] }),
    [field(1, 'TEXT', { name: 'Country' }), field(2, 'NUMBER', { name: 'Employees' })],
    [null, place(1, 1)],
    [null, place(2, 2, { inputType: 'OPTIONAL' })],
    [taskKey(1), place(3, 1, { inputType: 'INHERITED', source: instanceKey(1) })],
  );
  blueprintId = await publishedBlueprint(server, ada, content);
});

const header = 'Name,Country,Employees,Owner,Start date';
const create = (lines: readonly string[], who = ada, key = crypto.randomUUID()) =>
  who.graphql(CREATE, {
    input: {
      idempotencyKey: key,
      blueprintId,
      source: { fileName: 'suppliers.csv', text: [header, ...lines].join('\n') },
      tableId: '1',
    },
  });
const draft = async (lines: readonly string[]) => {
  const { data, codes } = await create(lines);
  expect(codes).toEqual([]);
  return data.createBulkStart;
};
const run = (id: string, rows: 'ALL' | 'GOOD', key = crypto.randomUUID(), who = ada) =>
  who.graphql(RUN, { input: { idempotencyKey: key, bulkJobId: id, rows } });
const read = async (id: string) => (await ada.graphql(READ, { id })).data.bulkJob;
const work = (times = 1) =>
  workOff(server, ['bulk-start'], [bulkStartHandler(server.composition.services)], times);
const stored = (id: string) =>
  server.database.rows<{ name: string; reference: string; events: number; command: string }>(
    `SELECT w.name, w.reference, e.command,
            (SELECT count(*)::int FROM event o WHERE o.workflow_id = w.id) AS events
       FROM bulk_row r JOIN workflow w ON w.id = r.workflow_id JOIN event e ON e.workflow_id = w.id AND e.seq = 1
      WHERE r.job_id = $1 ORDER BY r.number`,
    [id],
  );

describe('createBulkStart', () => {
  it('reports errors by row and cell and starts nothing', async () => {
    const job = await draft([
      'Acme,Spain,12,,',
      'Beta,,12,Nobody,',
      'Acme,France,many,bo@test.example,',
    ]);
    expect(job).toMatchObject({
      state: 'DRAFT',
      rowCount: 3,
      readyCount: 1,
      faultyCount: 2,
      warnedCount: 1,
      mapping: { name: 0, owner: 3, start: 4 },
      all: { code: 'BulkRowsAtFault' },
      good: null,
    });
    expect(job.rows.rows[1]).toMatchObject({
      number: 3,
      state: 'FAULTY',
      findings: [
        { column: 3, severity: 'ERROR', code: 'UnknownOptions' },
        { column: 1, severity: 'ERROR', code: 'Required' },
      ],
    });
    expect(await stored(job.id)).toEqual([]);
  });

  it('warns about every row with more or fewer cells than the header', async () => {
    const job = await draft(Array.from({ length: 300 }, (_, at) => `Company ${at},Spain`));
    expect(job).toMatchObject({ rowCount: 300, readyCount: 300, warnedCount: 300 });
  });

  it('creates one bulk start for repeated requests', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2].map(() => create(['Acme,Spain,,,'], ada, key)));
    expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
    expect(new Set(answers.map(({ data }) => data.createBulkStart.id)).size).toBe(1);
  });

  it('accepts up to 20,000 rows', async () => {
    const tables = (rows: number, who = ada) =>
      who.graphql(
        `mutation ($input: ImportSourceInput!) { readTables(input: $input) { tables { id rowCount } } }`,
        { input: { fileName: 'a.csv', text: `Name\n${'a\n'.repeat(rows)}` } },
      );
    expect((await tables(2500)).data.readTables.tables).toEqual([{ id: '1', rowCount: 2500 }]);
    expect((await tables(20_001)).codes).toEqual(['TooMany']);
    // Everyone who fills in a table can upload a file, also external people.
    expect((await tables(1, partner)).codes).toEqual([]);
    expect((await create(['Acme,Spain,,,'], partner)).codes).not.toEqual([]);
  });

  it('checks rows again after a cell or column mapping changes', async () => {
    const job = await draft(['Acme,,12,,', 'Acme,Spain,12,,']);
    const fixed = await ada.graphql(FIX, {
      input: {
        bulkJobId: job.id,
        cells: [
          { row: 2, column: 1, text: ' Italy ' },
          { row: 3, column: 0, text: 'Beta' },
        ],
      },
    });
    expect(fixed.codes).toEqual([]);
    expect(fixed.data.updateBulkCells).toMatchObject({
      faultyCount: 0,
      warnedCount: 0,
      all: null,
    });
    expect(fixed.data.updateBulkCells.rows.rows[0].cells[1]).toBe('Italy');
    const mapping = { fields: [null, null, null, null, null], name: 0 };
    const mapped = await ada.graphql(MAP, {
      input: { bulkJobId: job.id, mapping, ownerId: bo.userId },
    });
    expect(mapped.data.saveBulkMapping).toMatchObject({
      mappingRefusal: { code: 'BulkFieldsNotMapped' },
      faultyCount: 0,
      readyCount: 0,
      good: { code: 'BulkFieldsNotMapped' },
    });
  });

  it.each([
    [{ row: 9, column: 0, text: 'x' }, 'UnknownReference'],
    [{ row: 2, column: 5, text: 'x' }, 'UnknownReference'],
    [{ row: 2, column: 0, text: 'x'.repeat(20_001) }, 'TooLong'],
  ])('rejects invalid cells: %#', async (cell, code) => {
    const { id } = await draft(['Acme,Spain,,,']);
    const answer = await ada.graphql(FIX, { input: { bulkJobId: id, cells: [cell] } });
    expect(answer.codes).toEqual([code]);
  });

  it('says how its dates are read, and lets the person change the order', async () => {
    const job = await draft(['Acme,Spain,12,,05/06/2087']);
    expect(job.dateColumns).toEqual([
      {
        ...{ column: 4, order: 'MDY', isProven: false },
        example: { text: '05/06/2087', date: '2087-05-06' },
      },
    ]);
    const { data } = await ada.graphql(MAP, {
      input: {
        bulkJobId: job.id,
        mapping: { ...job.mapping, dayOrders: [{ column: 4, order: 'DMY' }] },
        ownerId: ada.userId,
      },
    });
    expect(data.saveBulkMapping.dateColumns).toMatchObject([
      { order: 'DMY', example: { date: '2087-06-05' } },
    ]);
    expect((await read(job.id)).dateColumns).toMatchObject([{ order: 'DMY' }]);
  });

  it('warns that the link in a cell is not imported', async () => {
    const text = '| Name | Country |\n|---|---|\n| [Acme](https://acme.example/x) | Spain |';
    const { data, codes } = await ada.graphql(CREATE, {
      input: {
        ...{ idempotencyKey: crypto.randomUUID(), blueprintId, tableId: '1' },
        source: { fileName: 'suppliers.md', text },
      },
    });
    expect(codes).toEqual([]);
    const found = [{ column: 0, severity: 'WARNING', code: 'LinkLeftOut' }];
    const { id, mapping, rows } = data.createBulkStart;
    expect(rows.rows[0]).toMatchObject({ cells: ['Acme', 'Spain'], findings: found });
    await ada.graphql(MAP, { input: { bulkJobId: id, mapping, ownerId: ada.userId } });
    expect((await read(id)).rows.rows[0].findings).toEqual(found);
  });

  it('is visible only to its author', async () => {
    const { id } = await draft(['Acme,Spain,,,']);
    const input = { bulkJobId: id };
    expect((await bo.graphql(READ, { id })).data.bulkJob).toBeNull();
    expect((await bo.graphql(LIST, { blueprintId })).data.bulkStarts).toEqual([]);
    expect((await run(id, 'GOOD', crypto.randomUUID(), bo)).codes).toEqual(['NotFound']);
    expect((await bo.graphql(CANCEL, { input })).codes).toEqual(['NotFound']);
    expect((await bo.graphql(DISCARD, { input })).codes).toEqual(['NotFound']);
    expect((await create(['Acme,Spain,,,'], partner)).codes).toEqual(['Forbidden']);
    expect((await ada.graphql(DISCARD, { input })).codes).toEqual([]);
    expect(await read(id)).toBeNull();
  });
});

describe('runBulkJob', () => {
  it('starts each row once, even if the job runs again', async () => {
    const lines = Array.from({ length: 60 }, (_, n) => `Supplier ${n},Spain,${n},,`);
    const job = await draft([...lines, 'Later,Spain,,,2027-03-09', 'Bad,,,,']);
    const key = crypto.randomUUID();
    expect((await run(job.id, 'ALL')).codes).toEqual(['BulkRowsAtFault']);
    const [first, second] = await Promise.all([run(job.id, 'GOOD', key), run(job.id, 'GOOD', key)]);
    expect([...first.codes, ...second.codes]).toEqual([]);
    expect((await run(job.id, 'GOOD', key)).codes).toEqual([]);
    expect(first.data.runBulkJob).toMatchObject({
      state: 'RUNNING',
      editRefusal: { code: 'BulkJobNotOpen' },
      cancelRefusal: null,
    });
    await Promise.all([work(3), work(3)]);
    const done = await read(job.id);
    expect(done).toMatchObject({
      state: 'COMPLETED',
      doneCount: 61,
      failedCount: 0,
      faultyCount: 1,
      readyCount: 0,
    });
    const workflows = await stored(job.id);
    expect(workflows).toHaveLength(61);
    expect(workflows[3]).toMatchObject({ name: 'Supplier 3', events: 1, command: 'START' });
    expect(workflows[60]).toMatchObject({ name: 'Later', command: 'SCHEDULE' });
    const [{ count } = { count: 0 }] = await server.database.rows<{ count: number }>(
      'SELECT count(*)::int AS count FROM workflow WHERE blueprint_id = $1',
      [blueprintId],
    );
    expect(count).toBe(61);
    const heads = await server.database.rows<ChainedEvent>(
      `SELECT e.workflow_id AS "workflowId", e.seq, (extract(epoch from e.at) * 1000)::float8 AS at,
              e.actor_id AS "actorId", e.command, e.command_key AS "commandKey", e.events,
              encode(w.chain_head, 'hex') AS head
         FROM event e JOIN workflow w ON w.id = e.workflow_id WHERE w.blueprint_id = $1`,
      [blueprintId],
    );
    expect(
      heads.map(({ head: _, ...row }) => eventChain.chainHash(eventChain.emptyChain, row)),
    ).toEqual(heads.map(({ head }) => head));
    // A started workflow works like any other: its values exist, and its tasks can be completed.
    const opened = await ada.graphql(
      `query ($id: ID!) { workflow(id: $id) { name stages { tasks { id permissions { complete } } } } }`,
      { id: done.rows.rows[0].workflow.id },
    );
    const [task] = opened.data.workflow.stages[0].tasks;
    expect(task.permissions.complete).toBe(true);
    const completed = await ada.graphql(
      `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { status } } }`,
      { input: { idempotencyKey: crypto.randomUUID(), taskId: task.id } },
    );
    expect(completed.codes).toEqual([]);
  });

  it('names workflows by the name pattern if no column has names', async () => {
    const content = withFields(
      buildBlueprint({ tasks: [{ assignees: [asId<PartyId>(ada.userId)] }] }),
      [field(1, 'TEXT', { name: 'Country' }), field(4, 'PEOPLE', { name: 'Buyer' })],
      [null, place(1, 1)],
      [null, place(4, 4)],
    );
    const nameTemplate = 'Supplier in {Country} for {Buyer}, {date}';
    const id = await publishedBlueprint(server, ada, {
      ...content,
      settings: { ...content.settings, nameTemplate },
    });
    const { data } = await ada.graphql(CREATE, {
      input: {
        idempotencyKey: crypto.randomUUID(),
        blueprintId: id,
        source: { fileName: '', text: 'Country,Buyer,Start date\nSpain,Bo,2027-03-09' },
        tableId: '1',
      },
    });
    const job = data.createBulkStart;
    expect(job).toMatchObject({ readyCount: 1, mapping: { name: null }, all: null });
    expect((await run(job.id, 'ALL')).codes).toEqual([]);
    await work();
    expect(await stored(job.id)).toMatchObject([{ name: 'Supplier in Spain for Bo, 2027-03-09' }]);
  });

  it('starts the remaining rows when a canceled job runs again', async () => {
    const { id } = await draft(Array.from({ length: 30 }, (_, n) => `Stopped ${n},Spain,,,`));
    await run(id, 'ALL');
    const input = { bulkJobId: id };
    expect((await ada.graphql(CANCEL, { input })).data.cancelBulkJob).toMatchObject({
      state: 'CANCELLED',
      doneCount: 0,
      good: null,
    });
    expect((await ada.graphql(CANCEL, { input })).codes).toEqual(['BulkJobNotRunning']);
    await work();
    expect(await stored(id)).toEqual([]);
    expect((await ada.graphql(DISCARD, { input })).codes).toEqual(['BulkJobNotOpen']);
    await run(id, 'ALL');
    await work();
    expect(await read(id)).toMatchObject({ state: 'COMPLETED', doneCount: 30 });
  });

  it('stops when its author is deactivated', async () => {
    const cleo = await server.createPerson({ tenantId, name: 'Cleo' });
    const { data } = await create(['Acme,Spain,,,'], cleo);
    const { id } = data.createBulkStart;
    expect((await run(id, 'ALL', crypto.randomUUID(), cleo)).codes).toEqual([]);
    await server.database.rows('UPDATE party SET deleted_at = now() WHERE id = $1', [cleo.userId]);
    await work();
    const [job] = await server.database.rows(
      'SELECT state, halt_code FROM bulk_job WHERE id = $1',
      [id],
    );
    expect(job).toEqual({ state: 'HALTED', halt_code: 'NotFound' });
    expect(await stored(id)).toEqual([]);
  });

  it('checks rows again after a new version of the blueprint', async () => {
    const { id } = await draft(['Acme,Spain,,,']);
    await server.database.rows(
      `WITH v AS (
         INSERT INTO blueprint_version (tenant_id, id, blueprint_id, number, content, notes, published_at, published_by)
         SELECT tenant_id, gen_random_uuid(), blueprint_id, 2, content, '', now(), published_by
           FROM blueprint_version WHERE blueprint_id = $1 RETURNING id)
       UPDATE blueprint SET published_version_id = v.id FROM v WHERE blueprint.id = $1`,
      [blueprintId],
    );
    expect((await run(id, 'ALL')).codes).toEqual(['BulkStartOutdated']);
    expect((await read(id)).readyCount).toBe(0);
    const { mapping } = await read(id);
    await ada.graphql(MAP, { input: { bulkJobId: id, mapping, ownerId: ada.userId } });
    expect((await run(id, 'ALL')).codes).toEqual([]);
    await work();
    expect(await read(id)).toMatchObject({ state: 'COMPLETED', doneCount: 1 });
  });

  it('can be discarded as a draft, but not after the start', async () => {
    const [kept, begun, young] = [
      (await create(['Old,Spain,,,'])).data.createBulkStart.id,
      (await create(['Begun,Spain,,,'])).data.createBulkStart.id,
      (await create(['Young,Spain,,,'])).data.createBulkStart.id,
    ];
    await ada.graphql(RUN, {
      input: { idempotencyKey: crypto.randomUUID(), bulkJobId: begun, rows: 'ALL' },
    });
    await server.database.rows(
      `UPDATE bulk_job SET created_at = created_at - make_interval(days => $2) WHERE id = ANY($1)`,
      [[kept, begun], bulkLimits.draftDays + 1],
    );
    await sweepBulkDrafts(server.composition.services);
    const left = await ada.graphql(LIST, { blueprintId });
    const ids = left.data.bulkStarts.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining([begun, young]));
    expect(ids).not.toContain(kept);
  });
});
