import { updateSettings } from '@baton/domain/blueprint/edit/edit';
import { stepDefaults } from '@baton/domain/blueprint/complete-content';
import type { ContentAccess } from '@baton/domain/blueprint/content';
import { asId, type CustomFieldId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchUpSearch } from '../../testing/background/catch-up-search.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const CREATE = `mutation ($input: CreateCustomFieldInput!) {
  createCustomField(input: $input) { customField { id } } }`;
const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id version stages { tasks { id name } } } } }`;
const SHARE = `mutation ($input: ShareWorkflowInput!) { shareWorkflow(input: $input) { workflow { id } } }`;
const SAVE = `mutation ($input: SaveTaskValuesInput!) { saveTaskValues(input: $input) { task { id } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTaskOnBehalf(input: $input) { task { id } } }`;
const LINK = `mutation ($input: AddDocumentLinkInput!) { addDocumentLink(input: $input) { ref } }`;

const secret = 48_611;
const reason = 'The contract is missing';

const TASK = `query ($id: ID!) { task(id: $id) {
  name form { value sourceTask isShown } activity(first: 50) { edges { node { comment } } }
  explanations { comment names } } }`;
const WHOLE = `query ($id: ID!) { workflow(id: $id) {
  data { field { value } } activity(first: 100) { edges { node { comment subject } } }
  stages { tasks { name } } } }`;
const CHANGES = `auditHistory(first: 100) { edges { node { subjectName fields { valueBefore valueAfter } } } }`;
const WORKFLOW_CHANGES = `query ($id: ID!) { workflow(id: $id) { ${CHANGES} } }`;
const TASK_CHANGES = `query ($id: ID!) { task(id: $id) { ${CHANGES} } }`;
const LIST = `query ($fields: [WorkflowFieldFilterInput!], $search: String, $blueprint: ID) {
  workflows(first: 50, filter: { fields: $fields, search: $search, blueprint: $blueprint }) { edges { node { id } } } }`;
const BLUEPRINTS = `{ startedBlueprints(first: 50) { edges { node { id } } } }`;
const SEARCH = `query ($query: String!) { search(query: $query, first: 50) { edges { node { objectId } } } }`;
const DOCUMENTS = `{ documents(first: 50) { edges { node { document { name } workflowId taskName } } } }`;

const readers = [
  'admin',
  'owner',
  'editor',
  'viewer',
  'assignee',
  'approver',
  'watcher',
  'limited assignee',
  'external assignee',
  'external watcher',
  'external viewer',
  'stranger',
] as const;
type Reader = (typeof readers)[number];

interface World {
  readonly blueprintId: string;
  readonly workflowId: string;
  readonly hidden: string;
  readonly own: string;
  readonly file: string;
}

const people = new Map<Reader, TestPerson>();
const worlds = new Map<ContentAccess, World>();
let amountId: string;

const by = (reader: Reader): TestPerson => {
  const found = people.get(reader);
  if (found === undefined) throw new Error(reader);
  return found;
};
const partyOf = (reader: Reader): PartyId => asId<PartyId>(by(reader).userId);

const give = async (person: TestPerson, document: string, input: object) => {
  const { data, codes } = await person.graphql(document, {
    input: { idempotencyKey: crypto.randomUUID(), ...input },
  });
  expect(codes).toEqual([]);
  return data;
};

const makeWorld = async (contentAccess: ContentAccess): Promise<World> => {
  const approvals = [
    {
      key: taskKey(91),
      level: 1,
      approvers: [partyOf('approver')],
      ...stepDefaults,
      rule: 'ANY' as const,
      requiresComment: false,
      due: null,
    },
  ];
  const plain = buildBlueprint(
    { tasks: [{ name: 'Set the salary', assignees: [partyOf('admin')] }] },
    {
      tasks: [
        {
          name: 'Prepare the contract',
          assignees: [
            partyOf('assignee'),
            partyOf('limited assignee'),
            partyOf('external assignee'),
          ],
          cc: [partyOf('watcher'), partyOf('external watcher')],
          approvals,
        },
      ],
    },
  );
  const content = withFields(
    updateSettings({ ...plain, name: `Hiring ${contentAccess}` }, { contentAccess }),
    [
      field(1, 'NUMBER', { origin: { field: asId<CustomFieldId>(amountId), version: 1 } }),
      field(2, 'TEXT'),
      field(3, 'DOCUMENT'),
      field(4, 'DOCUMENT'),
    ],
    [taskKey(1), place(1, 1)],
    [taskKey(1), place(2, 2)],
    [taskKey(1), place(4, 3)],
    [taskKey(1), place(5, 4)],
    [null, place(7, 2, { inputType: 'OPTIONAL' })],
    [taskKey(2), place(3, 2, { source: instanceKey(2) })],
    [taskKey(2), place(6, 4, { source: instanceKey(5) })],
  );
  const blueprintId = await publishedBlueprint(server, by('admin'), content);
  const { startWorkflow } = await give(by('admin'), START, {
    blueprintId,
    name: `Hire Maya ${contentAccess}`,
    ownerId: by('owner').userId,
  });
  const { id, version, stages } = startWorkflow.workflow;
  await give(by('owner'), SHARE, {
    workflowId: id,
    expectedVersion: version,
    sharedWith: [
      { partyId: partyOf('editor'), access: 'EDITOR' },
      { partyId: partyOf('viewer'), access: 'VIEWER' },
      { partyId: partyOf('external viewer'), access: 'VIEWER' },
    ],
  });
  const [hidden, own] = stages.map((stage: { tasks: { id: string }[] }) => stage.tasks[0]?.id);
  const file = `Offer ${contentAccess}`;
  const [offer, brief] = await Promise.all(
    [file, `Brief ${contentAccess}`].map(async (name) => {
      const input = { name, link: 'https://files.example/offer' };
      return (await by('admin').graphql(LINK, { input })).data.addDocumentLink.ref;
    }),
  );
  await give(by('admin'), SAVE, {
    taskId: hidden,
    values: [
      { instance: instanceKey(1), floatValue: secret },
      { instance: instanceKey(2), stringValue: 'Maya' },
      { instance: instanceKey(4), stringMultiValue: [offer] },
      { instance: instanceKey(5), stringMultiValue: [brief] },
    ],
  });
  await give(by('owner'), COMPLETE, { taskId: hidden, reason });
  return { blueprintId, workflowId: id, hidden, own, file };
};

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  for (const reader of readers) {
    const accessLevel = reader.startsWith('external')
      ? 'EXTERNAL'
      : reader.startsWith('limited')
        ? 'LIMITED'
        : 'INTERNAL';
    people.set(
      reader,
      await server.createPerson({
        tenantId,
        name: reader,
        accessLevel,
        isAdmin: reader === 'admin',
      }),
    );
  }
  const { createCustomField } = await give(by('admin'), CREATE, {
    isShared: true,
    definition: { name: 'Salary', kind: 'NUMBER', options: [] },
  });
  amountId = createCustomField.customField.id;
  for (const access of ['WORKFLOW', 'OWN_TASKS'] as const)
    worlds.set(access, await makeWorld(access));
  await catchUpSearch(server);
});

const world = (access: ContentAccess): World => {
  const found = worlds.get(access);
  if (found === undefined) throw new Error(access);
  return found;
};

const finds = async (person: TestPerson, query: string, objectId: string): Promise<boolean> => {
  const { data } = await person.graphql(SEARCH, { query });
  return data.search.edges.some(
    ({ node }: { node: { objectId: string } }) => node.objectId === objectId,
  );
};

type Edges = { readonly edges: readonly { readonly node: { readonly id: string } }[] };
const holds = ({ edges }: Edges, what: string): boolean =>
  edges.some(({ node }) => node.id === what);

/** Returns, for each place that could show the hidden task's content, whether it does. */
const places = {
  task: async (person, { hidden }) =>
    (await person.graphql(TASK, { id: hidden })).data.task !== null,
  workflow: async (person, { workflowId }) =>
    (await person.graphql(WHOLE, { id: workflowId })).data.workflow !== null,
  'Data tab': async (person, { workflowId }) =>
    JSON.stringify((await person.graphql(WHOLE, { id: workflowId })).data).includes(String(secret)),
  'reasons and activity': async (person, { workflowId, hidden }) =>
    JSON.stringify([
      (await person.graphql(WHOLE, { id: workflowId })).data,
      (await person.graphql(TASK, { id: hidden })).data,
    ]).includes(reason),
  list: async (person, { workflowId }) =>
    holds((await person.graphql(LIST, {})).data.workflows, workflowId),
  search: async (person, { workflowId }) =>
    holds((await person.graphql(LIST, { search: 'Hire' })).data.workflows, workflowId),
  'search for the workflow': (person, { workflowId }) => finds(person, 'hire maya', workflowId),
  'search for the task': (person, { hidden }) => finds(person, 'salary', hidden),
  'search for a value': (person, { hidden }) => finds(person, '48,611', hidden),
  'list of a blueprint': async (person, { workflowId, blueprintId }) =>
    holds((await person.graphql(LIST, { blueprint: blueprintId })).data.workflows, workflowId),
  'PDF of the task': async (person, { hidden }) =>
    (await person.request('GET', `/submissions/tasks/${hidden}`)).statusCode !== 404,
  'PDF of the intake form': async (person, { workflowId }) =>
    (await person.request('GET', `/submissions/workflows/${workflowId}`)).statusCode !== 404,
  'name of the source task': async (person, { own }) =>
    JSON.stringify((await person.graphql(TASK, { id: own })).data).includes('Set the salary'),
} satisfies Record<string, (person: TestPerson, of: World) => Promise<boolean>>;

/** Places for internal users only. External and limited users have no such pages. */
const memberPlaces = {
  'filter by value': async (person, { workflowId }) => {
    const { data } = await person.graphql(LIST, {
      fields: [{ field: amountId, operator: 'EQUALS', values: [secret] }],
    });
    return data.workflows !== undefined && holds(data.workflows, workflowId);
  },
  'blueprints of the filter': async (person, { blueprintId }) =>
    holds((await person.graphql(BLUEPRINTS)).data.startedBlueprints, blueprintId),
  documents: async (person, { file }) =>
    JSON.stringify((await person.graphql(DOCUMENTS)).data).includes(file),
} satisfies Record<string, (person: TestPerson, of: World) => Promise<boolean>>;

const readsAll: readonly Reader[] = ['admin', 'owner', 'editor', 'viewer', 'external viewer'];
const takesPart: readonly Reader[] = ['assignee', 'approver', 'watcher'];

describe.each(['WORKFLOW', 'OWN_TASKS'] as const)('content of other tasks: %s', (access) => {
  describe.each(readers)('%s', (reader) => {
    const isSeen =
      readsAll.includes(reader) || (access === 'WORKFLOW' && takesPart.includes(reader));

    it.each(Object.entries(places))(
      `${isSeen ? 'shows' : 'hides'} the content: %s`,
      async (_, look) => {
        expect(await look(by(reader), world(access))).toBe(isSeen);
      },
    );

    it.each(
      reader.startsWith('external') || reader.startsWith('limited')
        ? []
        : Object.entries(memberPlaces),
    )(`${isSeen ? 'shows' : 'hides'} the content: %s`, async (_, look) => {
      expect(await look(by(reader), world(access))).toBe(isSeen);
    });
  });

  it.each(['assignee', 'limited assignee', 'external assignee'] as const)(
    'shows assignees their own task with its inherited values: %s',
    async (reader) => {
      const { data } = await by(reader).graphql(TASK, { id: world(access).own });
      expect(data.task.form[0].value).toEqual('Maya');
    },
  );

  it.each(readers)('shows the change history to admins and owners only: %s', async (reader) => {
    const { workflowId, hidden } = world(access);
    const answers = [
      await by(reader).graphql(WORKFLOW_CHANGES, { id: workflowId }),
      await by(reader).graphql(TASK_CHANGES, { id: hidden }),
    ];
    expect(JSON.stringify(answers.map(({ data }) => data)).includes('48,611')).toBe(
      reader === 'admin' || reader === 'owner',
    );
  });

  it('lists the documents of the own task', async () => {
    const { data } = await by('assignee').graphql(DOCUMENTS);
    const taskName = access === 'WORKFLOW' ? 'Set the salary' : 'Prepare the contract';
    expect(data.documents.edges).toContainEqual({
      node: {
        document: { name: `Brief ${access}` },
        workflowId: world(access).workflowId,
        taskName,
      },
    });
  });
});
