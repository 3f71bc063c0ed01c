import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchUpSearch } from '../../testing/background/catch-up-search.ts';
import { createLog } from '../../platform/log/log.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { indexEvents } from './index-workflows.ts';
import { updateSearchIndex } from './index.ts';

const server = await createTestServer();
afterAll(server.close);

const silent = createLog('silent', 'test');

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id version stages { tasks { id version } } } } }`;
const RENAME = `mutation ($input: UpdateTaskInput!) { updateTask(input: $input) { task { id } } }`;
const DELETE = `mutation ($input: WorkflowCommandInput!) { deleteWorkflow(input: $input) { workflow { id } } }`;
const RESTORE = `mutation ($input: WorkflowCommandInput!) { restoreWorkflow(input: $input) { workflow { id } } }`;
const SEARCH = `query ($query: String!, $first: Int!, $after: String) {
  search(query: $query, first: $first, after: $after) {
    edges { node { type name reference workflowName excerpt } } pageInfo { hasNextPage endCursor } } }`;

interface Started {
  readonly id: string;
  readonly version: number;
  readonly stages: readonly {
    readonly tasks: readonly { readonly id: string; readonly version: number }[];
  }[];
}

let ada: TestPerson;
let stranger: TestPerson;

const send = async (document: string, input: object) => {
  const { data, codes } = await ada.graphql(document, {
    input: { idempotencyKey: crypto.randomUUID(), ...input },
  });
  expect(codes).toEqual([]);
  return data;
};

const start = async (name: string, taskNames: readonly string[]): Promise<Started> => {
  const tasks = taskNames.map((task) => ({ name: task, assignees: [asId<PartyId>(ada.userId)] }));
  const blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks }));
  const { startWorkflow } = await send(START, { blueprintId, name, ownerId: ada.userId });
  return startWorkflow.workflow;
};

const search = async (query: string, by = ada, first = 20, after: string | null = null) => {
  await catchUpSearch(server);
  const { data, codes } = await by.graphql(SEARCH, { query, first, after });
  expect(codes).toEqual([]);
  return data.search;
};

const names = async (query: string, by = ada): Promise<string[]> =>
  (await search(query, by)).edges.map(({ node }: { node: { name: string } }) => node.name);

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  const other = await server.createTenant('Globex');
  stranger = await server.createPerson({ tenantId: other, name: 'Eve', isAdmin: true });
});

describe('search', () => {
  it('finds workflows and tasks by words in any order and without accents', async () => {
    await start('Fjordpack: carton review', ['Order the cartons', 'Approve Crème brûlée']);
    expect(await names('carton FJORD')).toEqual(['Fjordpack: carton review']);
    expect(await names('creme approve')).toEqual(['Approve Crème brûlée']);
    expect((await names('carton')).toSorted()).toEqual([
      'Fjordpack: carton review',
      'Order the cartons',
    ]);
    expect(await names('arton')).toEqual([]);
  });

  it('finds two common words even if few texts have both', async () => {
    const { id } = await start('Ferry to Lisbon', ['Book a cabin']);
    await catchUpSearch(server);
    for (const [first, word] of ['ferry', 'lisbon'].entries())
      await server.database.rows(
        `INSERT INTO search_word (tenant_id, word, object_id, object_type, workflow_id, in_title)
         SELECT $1, $2, ('0000000' || $4::text || '-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'TASK', $3, true
           FROM generate_series(1, 3000) n`,
        [ada.tenantId, word, id, first],
      );
    expect(await names('lisbon ferry')).toEqual(['Ferry to Lisbon']);
    await server.database.rows(
      `DELETE FROM search_word s WHERE NOT EXISTS (SELECT FROM search_entry e WHERE e.object_id = s.object_id)`,
    );
  });

  it('finds two beginnings of many words', async () => {
    const numbers = Array.from({ length: 35 }, (_, n) => String(n + 10));
    await start(
      'Shelves',
      numbers.map((n) => `Label${n} shelf${n}`),
    );
    await start(
      'Boxes',
      numbers.map((n) => `Label${n}x box${n}`),
    );
    const found = await search('label shel', ada, 100);
    expect(found.edges).toHaveLength(35);
    expect(await names('label1 shelf12')).toEqual(['Label12 shelf12']);
    expect(await names('label shel shelf33 12')).toEqual([]);
  });

  it('finds Chinese by two characters and Thai by three', async () => {
    await start('変更', ['变更申请', 'อนุมัติคำขอ', '변경 승인']);
    expect(await names('申请')).toEqual(['变更申请']);
    expect(await names('คำข')).toEqual(['อนุมัติคำขอ']);
    expect(await names('승인')).toEqual(['변경 승인']);
  });

  it('finds a reference before longer ones with the same beginning', async () => {
    const { id } = await start('Reference check', ['One']);
    await catchUpSearch(server);
    const longer = 'ffffffff-0000-7000-8000-000000000001';
    await server.database.rows(
      `INSERT INTO search_entry
       SELECT tenant_id, $2, object_type, workflow_id, reference || '9', title, body, words, title_words FROM search_entry
        WHERE object_id = $1`,
      [id, longer],
    );
    await server.database.rows(
      `INSERT INTO search_word
       SELECT tenant_id, word || CASE WHEN word ~ '^=|^[0-9]' THEN '9' ELSE '' END, $2, object_type, workflow_id, root_id, in_title
         FROM search_word WHERE object_id = $1`,
      [id, longer],
    );
    const [row] = await server.database.rows('SELECT reference FROM workflow WHERE id = $1', [id]);
    const reference = String(row?.['reference']);
    const { edges } = await search(reference.toLowerCase());
    expect(edges.slice(0, 2).map(({ node }: { node: object }) => node)).toMatchObject([
      { type: 'WORKFLOW', reference },
      { type: 'WORKFLOW', reference: `${reference}9` },
    ]);
  });

  it('ranks matches in names first, and shows where else a text matches', async () => {
    const { stages } = await start('Ranking', ['Zebra', 'Plain']);
    const [, plain] = stages[0]?.tasks ?? [];
    await send(RENAME, {
      taskId: plain?.id,
      expectedVersion: plain?.version,
      description: '<p>Feed the <strong>zebra</strong> twice</p><p>Daily</p>',
    });
    const { edges } = await search('zebra');
    expect(edges.map(({ node }: { node: object }) => node)).toMatchObject([
      { name: 'Zebra', excerpt: null, workflowName: 'Ranking' },
      { name: 'Plain', excerpt: 'Feed the zebra twice · Daily' },
    ]);
  });

  it('finds new names, and no longer finds old names', async () => {
    const { stages } = await start('Renaming', ['Oldname']);
    const [task] = stages[0]?.tasks ?? [];
    expect(await names('oldname')).toEqual(['Oldname']);
    await send(RENAME, { taskId: task?.id, expectedVersion: task?.version, name: 'Newname' });
    expect(await names('oldname')).toEqual([]);
    expect(await names('newname')).toEqual(['Newname']);
  });

  it('hides deleted workflows until they are restored', async () => {
    const { id } = await start('Deleting', ['Vanishing']);
    await send(DELETE, { workflowId: id });
    expect(await names('vanishing')).toEqual([]);
    await send(RESTORE, { workflowId: id });
    expect(await names('vanishing')).toEqual(['Vanishing']);
  });

  it('never finds objects of another workspace', async () => {
    await start('Walled', ['Behind the wall']);
    expect(await names('walled')).toEqual(['Walled']);
    expect(await names('walled', stranger)).toEqual([]);
  });

  it('returns nothing for a search without letters', async () => {
    expect(await names('  …!')).toEqual([]);
  });

  it('returns every match once on several pages', async () => {
    await start(
      'Paging',
      Array.from({ length: 7 }, (_, at) => `Quagga ${at}`),
    );
    const found: string[] = [];
    let after: string | null = null;
    do {
      const page: {
        edges: { node: { name: string } }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      } = await search('quagga', ada, 3, after);
      found.push(...page.edges.map(({ node }) => node.name));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(found.toSorted()).toEqual(Array.from({ length: 7 }, (_, at) => `Quagga ${at}`));
  });
});

describe('the job that indexes events for the search', () => {
  it('waits for open transactions, so that no event is skipped', async () => {
    await search('anything');
    const endOlder = await server.database.holdTransaction();
    await start('Waiting', ['Patience']);
    await updateSearchIndex(server.composition.services, silent);
    const { data } = await ada.graphql(SEARCH, { query: 'patience', first: 20 });
    expect(data.search.edges).toEqual([]);
    await endOlder();
    expect(await names('patience')).toEqual(['Patience']);
  });
});

describe('a workflow that cannot be indexed', () => {
  it('is logged and does not stop the indexing of others', async () => {
    const { services } = server.composition;
    const workflows = [await start('First', ['A']), await start('Broken', ['B'])];
    const [first, broken] = workflows.map(({ id }) => id);
    const failing: typeof services.database = {
      ...services.database,
      trip: (scope, ...statements) => {
        if (statements.some(({ values }) => JSON.stringify(values).includes(String(broken))))
          throw new RangeError('broken');
        return services.database.trip(scope, ...statements);
      },
    };
    const failed: unknown[] = [];
    const log = { ...silent, error: (about: unknown) => failed.push(about) };
    const events = workflows.map(({ id: workflowId }) => ({
      ...{ tenantId: ada.tenantId, workflowId, seq: 1, kinds: [], position: '1' },
      ...{ at: new Date(), actorId: ada.userId, command: 'START' },
    }));
    await indexEvents({ ...services, database: failing }, events, log);
    expect(failed).toMatchObject([{ workflowId: broken }]);
    const rows = await server.database.rows('SELECT FROM search_entry WHERE object_id = $1', [
      first,
    ]);
    expect(rows).toHaveLength(1);
  });
});
