import { asId, type CustomFieldId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const CREATE = `mutation ($input: CreateCustomFieldInput!) {
  createCustomField(input: $input) { customField { id } } }`;
const UPDATE = `mutation ($input: UpdateCustomFieldInput!) {
  updateCustomField(input: $input) { customField { id } } }`;
const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id } } } } }`;
const SAVE = `mutation ($input: SaveTaskValuesInput!) { saveTaskValues(input: $input) { task { id } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`;
const LIST = `query ($first: Int!, $after: String, $field: WorkflowFieldFilterInput!) {
  workflows(first: $first, after: $after, filter: { fields: [$field] }) {
    edges { node { name } } pageInfo { hasNextPage endCursor } } }`;

let ada: TestPerson;
let ben: TestPerson;
let stranger: TestPerson;
let blueprintId: string;
let regionId: string;
let amountId: string;

const made = async (definition: object): Promise<string> => {
  const { data } = await ada.graphql(CREATE, {
    input: { idempotencyKey: crypto.randomUUID(), isShared: true, definition },
  });
  return data.createCustomField.customField.id;
};
const options = ['north', 'south'].map((id) => ({ id, name: id }));

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  stranger = await server.createPerson({
    tenantId: await server.createTenant('Other'),
    name: 'Sam',
    isAdmin: true,
  });
  regionId = await made({ name: 'Region', kind: 'SELECT', options });
  amountId = await made({ name: 'Amount', kind: 'NUMBER', options: [] });
  const origin = (id: string) => ({ field: asId<CustomFieldId>(id), version: 1 });
  const content = withFields(
    buildBlueprint({ tasks: [{ assignees: [asId<PartyId>(ada.userId)] }] }),
    [
      field(1, 'SELECT', { options, origin: origin(regionId) }),
      field(2, 'NUMBER', { origin: origin(amountId) }),
    ],
    [null, place(1, 1)],
    [taskKey(1), place(2, 2)],
  );
  blueprintId = await publishedBlueprint(server, ada, content);
  for (const [name, region] of [
    ['One', 'north'],
    ['Two', 'south'],
    ['Three', 'north'],
  ] as const)
    await start(name, region);
});

const start = async (name: string, region: string): Promise<string> => {
  const { data } = await ada.graphql(START, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      blueprintId,
      name,
      ownerId: ada.userId,
      values: [{ instance: instanceKey(1), stringValue: region }],
    },
  });
  return data.startWorkflow.workflow.stages[0].tasks[0].id;
};

const page = (by: TestPerson, of: object, after: string | null = null, first = 10) =>
  by.graphql(LIST, { first, after, field: of });
const names = async (by: TestPerson, of: object): Promise<readonly string[]> =>
  (await page(by, of)).data.workflows.edges.map(
    ({ node }: { node: { name: string } }) => node.name,
  );

describe('workflows filtered by a custom field', () => {
  it('are listed newest first, page by page', async () => {
    const north = { field: regionId, operator: 'IS_ANY_OF', values: ['north'] };
    expect(await names(ada, north)).toEqual(['Three', 'One']);
    expect(await names(ada, { ...north, operator: 'IS_NONE_OF' })).toEqual(['Two']);
    const first = await page(ada, north, null, 1);
    const { hasNextPage, endCursor } = first.data.workflows.pageInfo;
    expect(hasNextPage).toBe(true);
    const second = await page(ada, north, endCursor, 1);
    expect(second.data.workflows).toMatchObject({
      edges: [{ node: { name: 'One' } }],
      pageInfo: { hasNextPage: false },
    });
  });

  it('match any filter if the search says so', async () => {
    const any = `query ($filter: WorkflowFilterInput, $tasks: TaskFilterInput, $sort: WorkflowSortInput) {
      workflows(first: 20, filter: $filter, sort: $sort) { edges { node { name } } }
      workflowGroups(by: OWNER, first: 1, filter: $filter) { count }
      tasks(first: 20, filter: $tasks) { edges { node { workflowName } } }
      taskGroups(by: WORKFLOW, first: 1, filter: $tasks) { name } }`;
    const only = (value: string) => ({
      ...{ field: regionId, operator: 'IS_ANY_OF', values: [value] },
    });
    const found = async (by: TestPerson, filter: object) => {
      const sort = { key: 'NAME', direction: 'ASCENDING' };
      const tasks = { ...filter, view: 'OPEN' };
      const { data, codes } = await by.graphql(any, { filter, sort, tasks });
      expect(codes).toEqual([]);
      const { edges } = data.workflows;
      const listed = edges.map(({ node }: { node: { name: string } }) => node.name);
      const ofTasks = data.tasks.edges.map(
        ({ node }: { node: { workflowName: string } }) => node.workflowName,
      );
      expect(ofTasks.toSorted()).toEqual(listed);
      expect(data.taskGroups.map(({ name }: { name: string }) => name).toSorted()).toEqual(listed);
      expect(data.workflowGroups[0]?.count ?? 0).toBe(listed.length);
      return listed;
    };
    const both = [only('north'), only('south')];
    expect(await found(ada, { fields: both })).toEqual([]);
    expect(await found(ada, { fields: both, matchAny: true })).toEqual(['One', 'Three', 'Two']);
    const north = { fields: [only('north')], matchAny: true };
    expect(await found(ada, north)).toEqual(['One', 'Three']);
    expect(await found(ada, { ...north, owner: 'ME' })).toEqual(['One', 'Three', 'Two']);
    expect(await found(ada, { ...north, search: 'Two' })).toEqual([]);
  });

  it('match several fields', async () => {
    const both = `query ($fields: [WorkflowFieldFilterInput!], $sort: WorkflowSortInput) {
      workflows(first: 20, filter: { fields: $fields }, sort: $sort) { edges { node { name } } } }`;
    const notSouth = { field: regionId, operator: 'IS_NONE_OF', values: ['south'] };
    const north = { field: regionId, operator: 'IS_ANY_OF', values: ['north'] };
    const south = { field: regionId, operator: 'IS_ANY_OF', values: ['south'] };
    for (const sort of [null, { key: 'NAME', direction: 'ASCENDING' }]) {
      const found = await ada.graphql(both, { fields: [north, notSouth], sort });
      expect(found.codes).toEqual([]);
      expect(found.data.workflows.edges).toHaveLength(2);
      const none = await ada.graphql(both, { fields: [north, south], sort });
      expect(none.data.workflows.edges).toEqual([]);
    }
    const many = Array.from({ length: 6 }, () => north);
    expect((await ada.graphql(both, { fields: many, sort: null })).codes).toEqual(['TooMany']);
  });

  it('match submitted values, not drafts', async () => {
    const taskId = await start('Four', 'south');
    const of = { field: amountId, operator: 'GREATER_THAN', values: [5] };
    await ada.graphql(SAVE, {
      input: {
        idempotencyKey: crypto.randomUUID(),
        taskId,
        values: [{ instance: instanceKey(2), intValue: 7 }],
      },
    });
    expect(await names(ada, of)).toEqual([]);
    await ada.graphql(COMPLETE, { input: { idempotencyKey: crypto.randomUUID(), taskId } });
    expect(await names(ada, of)).toEqual(['Four']);
  });

  it('match preset values', async () => {
    const origin = { field: asId<CustomFieldId>(regionId), version: 1 };
    const provided = place(3, 1, { inputType: 'PROVIDED', value: 'south' });
    const content = withFields(
      buildBlueprint({ tasks: [{ assignees: [asId<PartyId>(ada.userId)] }] }),
      [field(1, 'SELECT', { options, origin })],
      [taskKey(1), provided],
    );
    const id = await publishedBlueprint(server, ada, content);
    const input = {
      idempotencyKey: crypto.randomUUID(),
      blueprintId: id,
      name: 'Given',
      ownerId: ada.userId,
    };
    expect((await ada.graphql(START, { input })).codes).toEqual([]);
    const south = { field: regionId, operator: 'IS_ANY_OF', values: ['south'] };
    expect(await names(ada, south)).toContain('Given');
  });

  it('include only readable workflows and fields', async () => {
    const north = { field: regionId, operator: 'IS_ANY_OF', values: ['north'] };
    expect(await names(ben, north)).toEqual([]);
    expect((await page(stranger, north)).codes).toEqual(['NotFound']);
  });

  it('ignore values in forms that the viewer can’t read', async () => {
    const taskId = await start('Five', 'south');
    const input = { idempotencyKey: crypto.randomUUID(), taskId };
    await ada.graphql(SAVE, {
      input: { ...input, values: [{ instance: instanceKey(2), intValue: 9 }] },
    });
    await ada.graphql(COMPLETE, { input: { idempotencyKey: crypto.randomUUID(), taskId } });
    // A person who started a workflow for another owner reads its intake form, and no form of its
    // tasks.
    await server.database.rows(
      `UPDATE workflow SET created_by = $2 WHERE tenant_id = $1 AND name = 'Five'`,
      [ada.tenantId, ben.userId],
    );
    const over = { field: amountId, operator: 'GREATER_THAN', values: [8] };
    expect(await names(ben, { field: regionId, operator: 'IS_ANY_OF', values: ['south'] })).toEqual(
      ['Five'],
    );
    expect(await names(ben, over)).toEqual([]);
    expect(await names(ada, over)).toEqual(['Five']);
  });

  it('return a short page and a cursor after many workflows without a match', async () => {
    await server.database.rows(
      `WITH source AS (SELECT * FROM workflow WHERE tenant_id = $1 AND name = 'Two'),
            copies AS (INSERT INTO workflow (tenant_id, id, reference, name, description, blueprint_id, blueprint_version_id,
                owner_id, schedule_status, time_zone, run_number, version, chain_head, task_count,
                completed_task_count, open_task_count, created_at, created_by)
              SELECT tenant_id, uuidv7(), 'C-' || n, 'Copy', '', blueprint_id, blueprint_version_id,
                owner_id, schedule_status, time_zone, 1, 1, chain_head, 3, 1, 1, created_at, created_by
                FROM source, generate_series(1, 2000) n RETURNING id)
       INSERT INTO field_value (tenant_id, workflow_id, key, task_id, position, definition, committed, draft, version, draft_patches)
       SELECT copy.tenant_id, copy.workflow_id, copy.key, copy.task_id, copy.position, copy.definition, copy.committed, copy.draft, copy.version, copy.draft_patches
         FROM copies, field_value v JOIN source w ON w.id = v.workflow_id,
              jsonb_populate_record(NULL::field_value,
                to_jsonb(v) || jsonb_build_object('workflow_id', copies.id)) copy
        WHERE v.tenant_id = $1 AND v.task_id IS NULL`,
      [ada.tenantId],
    );
    const of = { field: regionId, operator: 'IS_NONE_OF', values: ['south'] };
    const first = await page(ada, of);
    expect(first.data.workflows).toMatchObject({ edges: [], pageInfo: { hasNextPage: true } });
    const second = await page(ada, of, first.data.workflows.pageInfo.endCursor);
    expect(second.data.workflows).toMatchObject({
      edges: [{ node: { name: 'Three' } }, { node: { name: 'One' } }],
      pageInfo: { hasNextPage: false },
    });
    const own = await page(ben, of);
    expect(own.data.workflows).toMatchObject({ edges: [], pageInfo: { hasNextPage: false } });
  });

  it('match options that a field no longer has', async () => {
    const id = await made({ name: 'Country', kind: 'SELECT', options });
    const origin = { field: asId<CustomFieldId>(id), version: 1 };
    const content = withFields(
      buildBlueprint({ tasks: [{ assignees: [asId<PartyId>(ada.userId)] }] }),
      [field(1, 'SELECT', { options, origin })],
      [null, place(1, 1)],
    );
    blueprintId = await publishedBlueprint(server, ada, content);
    await start('Former', 'south');
    const change = { name: 'Country', kind: 'SELECT', options: options.slice(0, 1) };
    const input = { id, expectedVersion: 1, isShared: true, definition: change };
    const { codes } = await ada.graphql(UPDATE, {
      input: { ...input, idempotencyKey: crypto.randomUUID() },
    });
    expect(codes).toEqual([]);
    const south = { field: id, operator: 'IS_ANY_OF', values: ['south'] };
    expect(await names(ada, south)).toEqual(['Former']);
    expect((await page(ada, { ...south, values: ['east'] })).codes).toEqual(['WrongValueType']);
  });

  it('reject operators that the field type does not support', async () => {
    const of = (operator: string, values: readonly unknown[]) =>
      page(ada, { field: regionId, operator, values });
    expect((await of('GREATER_THAN', ['north'])).codes).toEqual(['RequestInvalid']);
    expect((await of('IS_ANY_OF', ['east'])).codes).toEqual(['WrongValueType']);
  });

  it('match comments in fields for the owner of the field only', async () => {
    const id = await made({ name: 'Colour', kind: 'SELECT', options, mayAppend: true });
    const content = withFields(
      buildBlueprint({ tasks: [{ assignees: [asId<PartyId>(ada.userId)] }] }),
      [
        field(1, 'SELECT', {
          options,
          mayAppend: true,
          origin: { field: asId<CustomFieldId>(id), version: 1 },
        }),
      ],
      [null, place(1, 1)],
    );
    blueprintId = await publishedBlueprint(server, ada, content);
    for (const word of ['Red', 'red', 'Blue', 'north']) await start(word, word);
    const wordsFor = async (by: TestPerson) =>
      (await by.graphql(`query ($id: ID!) { customField(id: $id) { appendedWords } }`, { id })).data
        .customField.appendedWords;
    expect(await wordsFor(ada)).toEqual(['red', 'Blue']);
    expect(await wordsFor(ben)).toEqual([]);
  });
});
