import { stepDefaults } from '@baton/domain/blueprint/complete-content';
import { patchToWire } from '@baton/domain/blueprint/wire';
import { diffBlueprint } from '@baton/domain/blueprint/patch';
import { emptyBlueprint } from '@baton/domain/blueprint/edit';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { buildBlueprint, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/db/uuid.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const fields = `id name status draftVersion hasUnpublishedChanges stageCount taskCount draftUpdatedBy { name }
  draft { name description stages { key name trigger { kind stages join date { kind days } } }
    tasks { key stage name type description assignees due { kind days amount unit } afterTasks
      approvals { level approvers rule } rejectAction { kind task requiresComment } }
    parties { id name kind } }
  published { number notes } versions { id number notes publishedBy { name } }
  permissions { read edit publish createWorkflowsFrom delete }`;
const create = `mutation ($input: CreateBlueprintInput!) { createBlueprint(input: $input) { blueprint { ${fields} } } }`;
const save = `mutation ($input: UpdateBlueprintDraftInput!) { updateBlueprintDraft(input: $input) { blueprint { ${fields} } } }`;
const publish = `mutation ($input: PublishBlueprintInput!) { publishBlueprint(input: $input) { blueprint { ${fields} } } }`;
const remove = `mutation ($input: DeleteBlueprintInput!) { deleteBlueprint(input: $input) { deletedId } }`;
const read = `query ($id: ID!) { blueprint(id: $id) { ${fields} } }`;
const list = `query ($first: Int!, $after: String, $search: String, $status: BlueprintStatus) {
  blueprints(first: $first, after: $after, search: $search, status: $status) {
    edges { node { id name status draftVersion stageCount taskCount published { number } } } pageInfo { hasNextPage endCursor } } }`;

let tenantId: string;
let cleo: TestPerson;
let paul: TestPerson;
let admin: TestPerson;
let member: TestPerson;
let partner: TestPerson;
let stranger: TestPerson;
let roleId: PartyId;

beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  cleo = await server.createPerson({ tenantId, name: 'Cleo', systemRoles: ['CREATOR'] });
  paul = await server.createPerson({ tenantId, name: 'Paul', systemRoles: ['PUBLISHER'] });
  admin = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  member = await server.createPerson({ tenantId, name: 'Mia' });
  partner = await server.createPerson({ tenantId, name: 'Pat', accessLevel: 'EXTERNAL' });
  const other = await server.createTenant('Other');
  stranger = await server.createPerson({ tenantId: other, name: 'Sam', isAdmin: true });
  roleId = asId(
    await server.createGroup({ tenantId, kind: 'ROLE', name: 'Lead', memberIds: [member.userId] }),
  );
});

const make = async (name = 'Process', by = cleo) => {
  const answer = await by.graphql(create, { input: { idempotencyKey: newId(), name } });
  expect(answer.errors).toEqual([]);
  return answer.data.createBlueprint.blueprint as { id: string; draftVersion: number };
};
const patchOf = (after: BlueprintContent, name = 'Process') =>
  patchToWire(diffBlueprint(emptyBlueprint(name), after));
const sound = () => buildBlueprint({ tasks: [{ assignees: [roleId] }, { assignees: [roleId] }] });
const saveAs = (
  person: TestPerson,
  id: string,
  expectedVersion: number,
  patch: object,
  idempotencyKey = newId<string>(),
) => person.graphql(save, { input: { id, expectedVersion, idempotencyKey, patch } });
const publishAs = (
  person: TestPerson,
  id: string,
  expectedVersion: number,
  notes = '',
  idempotencyKey = newId<string>(),
) => person.graphql(publish, { input: { id, expectedVersion, idempotencyKey, notes } });
const makeSound = async (name = 'Process') => {
  const { id } = await make(name);
  const saved = await saveAs(cleo, id, 1, patchOf({ ...sound(), name }, name));
  expect(saved.errors).toEqual([]);
  return id;
};

describe('createBlueprint', () => {
  it('makes an empty draft, in two round trips', async () => {
    expect(await server.countTrips(() => make())).toBe(2);
    const answer = await cleo.graphql(create, {
      input: { idempotencyKey: newId(), name: ' Close ' },
    });
    expect(answer.data.createBlueprint.blueprint).toMatchObject({
      name: 'Close',
      status: 'DRAFT',
      draftVersion: 1,
      hasUnpublishedChanges: true,
      draftUpdatedBy: { name: 'Cleo' },
      draft: { name: 'Close', stages: [], tasks: [], parties: [] },
      published: null,
      versions: [],
      permissions: {
        read: true,
        edit: true,
        publish: false,
        createWorkflowsFrom: false,
        delete: true,
      },
    });
  });

  it.each([
    ['', 'Required'],
    ['x'.repeat(201), 'TooLong'],
  ])('refuses the name %#', async (name, code) => {
    const answer = await cleo.graphql(create, { input: { idempotencyKey: newId(), name } });
    expect(answer.errors[0]?.extensions.refusals).toMatchObject([{ code, field: 'name' }]);
  });

  it('makes one blueprint of a command that comes twice, one after the other or at once', async () => {
    const input = { idempotencyKey: newId(), name: 'Once' };
    const answers = await Promise.all([1, 2].map(() => cleo.graphql(create, { input })));
    answers.push(await cleo.graphql(create, { input }));
    const ids = answers.map((answer) => answer.data.createBlueprint.blueprint.id);
    expect(new Set(ids).size).toBe(1);
  });

  it('is for creators', async () => {
    for (const person of [member, paul, partner]) {
      const answer = await person.graphql(create, {
        input: { idempotencyKey: newId(), name: 'x' },
      });
      expect(answer.codes).toEqual(['Forbidden']);
    }
    const answer = await server.stranger.graphql(create, {
      input: { idempotencyKey: newId(), name: 'x' },
    });
    expect(answer.codes).toEqual(['Unauthenticated']);
  });
});

describe('updateBlueprintDraft', () => {
  it('applies a patch, in two round trips', async () => {
    const { id } = await make();
    const content = buildBlueprint(
      { tasks: [{ assignees: [roleId], due: { kind: 'WORKFLOW_START', days: 3 } }] },
      {
        trigger: { kind: 'AFTER_STAGES', stages: [stageKey(1)], join: 'ANY_COMPLETED' },
        tasks: [
          {
            type: 'APPROVAL',
            assignees: [asId<PartyId>(admin.userId)],
            rejectAction: { kind: 'REOPEN_TASK', task: taskKey(1), requiresComment: true },
          },
        ],
      },
    );
    let answer: Awaited<ReturnType<typeof saveAs>> | undefined;
    const trips = await server.countTrips(async () => {
      answer = await saveAs(cleo, id, 1, patchOf(content));
    });
    expect(trips).toBe(2);
    const expected = {
      draftVersion: 2,
      stageCount: 2,
      taskCount: 2,
      draft: {
        stages: [
          {
            key: stageKey(1),
            trigger: { kind: 'PREVIOUS_STAGE', stages: [], join: 'ALL_RESOLVED' },
          },
          { trigger: { kind: 'AFTER_STAGES', stages: [stageKey(1)], join: 'ANY_COMPLETED' } },
        ],
        tasks: [
          { name: 'Task 1', assignees: [roleId], due: { kind: 'WORKFLOW_START', days: 3 } },
          { type: 'APPROVAL', rejectAction: { kind: 'REOPEN_TASK', task: taskKey(1) } },
        ],
      },
    };
    expect(answer?.data.updateBlueprintDraft.blueprint).toMatchObject(expected);
    const again = await cleo.graphql(read, { id });
    expect(again.data.blueprint).toMatchObject(expected);
    const names = again.data.blueprint.draft.parties.map((party: { name: string }) => party.name);
    expect(names.toSorted()).toEqual(['Ada', 'Lead']);
  });

  it('stores no mark that rich text does not allow', async () => {
    const { id } = await make();
    const description = '<p onclick="x">Hello <script>alert(1)</script><b>you</b></p>';
    const content = buildBlueprint({ description, tasks: [{ assignees: [roleId], description }] });
    const answer = await saveAs(cleo, id, 1, patchOf({ ...content, description }));
    const { draft } = answer.data.updateBlueprintDraft.blueprint;
    expect(draft.description).toBe('<p>Hello <strong>you</strong></p>');
    expect(draft.tasks[0].description).toBe('<p>Hello <strong>you</strong></p>');
    const [row] = await server.database.rows<{ draft: string }>(
      'SELECT draft::text FROM blueprint WHERE id = $1',
      [id],
    );
    expect(row?.draft).not.toMatch(/<script|onclick/);
  });

  it('names every field that is wrong', async () => {
    const { id } = await make();
    const [task] = patchOf(sound()).putTasks;
    const patch = {
      ...patchOf(sound()),
      putTasks: [{ ...task, name: ' ', due: { kind: 'DURATION', amount: 0, unit: 'DAYS' } }],
    };
    const answer = await saveAs(cleo, id, 1, patch);
    expect(answer.errors[0]?.extensions.refusals).toMatchObject([
      { code: 'Required', field: `tasks.${taskKey(1)}.name` },
      {
        code: 'OutOfRange',
        params: { min: 1, max: 3650 },
        field: `tasks.${taskKey(1)}.due.amount`,
      },
    ]);
  });

  it('refuses people of another workspace and automations of whoever may not make them', async () => {
    const { id } = await make();
    const alien = asId<PartyId>(stranger.userId);
    const patch = patchOf(buildBlueprint({ tasks: [{ assignees: [alien] }] }));
    expect((await saveAs(cleo, id, 1, patch)).codes).toEqual(['UnknownParty']);
    const [task] = patchOf(sound()).putTasks;
    const automation = { ...patchOf(sound()), putTasks: [{ ...task, type: 'AUTOMATION' }] };
    expect((await saveAs(cleo, id, 1, automation)).codes).toEqual(['AutomationNeedsAdmin']);
  });

  it('refuses a draft that somebody else has saved meanwhile', async () => {
    const { id } = await make();
    expect((await saveAs(cleo, id, 1, { ...patchOf(sound()) })).errors).toEqual([]);
    expect((await saveAs(admin, id, 1, { ...patchOf(sound()) })).codes).toEqual([
      'VersionConflict',
    ]);
  });

  it('lets one of two writers win who save at once', async () => {
    const { id } = await make();
    const patch = patchOf(sound());
    const answers = await Promise.all([saveAs(cleo, id, 1, patch), saveAs(admin, id, 1, patch)]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['VersionConflict']);
    expect((await cleo.graphql(read, { id })).data.blueprint.draftVersion).toBe(2);
  });

  it('saves once what is sent twice, one after the other or at once', async () => {
    const { id } = await make();
    const key = newId<string>();
    const patch = patchOf(sound());
    const answers = await Promise.all([1, 2].map(() => saveAs(cleo, id, 1, patch, key)));
    answers.push(await saveAs(cleo, id, 1, patch, key));
    expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
    expect((await cleo.graphql(read, { id })).data.blueprint.draftVersion).toBe(2);
  });

  it('is for creators; what one may not read is not there', async () => {
    const { id } = await make();
    expect((await saveAs(paul, id, 1, patchOf(sound()))).codes).toEqual(['Forbidden']);
    expect((await saveAs(member, id, 1, patchOf(sound()))).codes).toEqual(['NotFound']);
    expect((await saveAs(stranger, id, 1, patchOf(sound()))).codes).toEqual(['NotFound']);
  });

  it('takes text that is no id for a bad request', async () => {
    expect((await saveAs(cleo, 'x', 1, patchOf(sound()))).codes).toEqual(['RequestInvalid']);
  });
});

describe('publishBlueprint', () => {
  it('makes versions, in two round trips each, which say what the draft said', async () => {
    const id = await makeSound();
    const trips = await server.countTrips(() => publishAs(paul, id, 2, ' First '));
    expect(trips).toBe(2);
    const answer = await paul.graphql(read, { id });
    expect(answer.data.blueprint).toMatchObject({
      status: 'PUBLISHED',
      hasUnpublishedChanges: false,
      published: { number: 1, notes: 'First' },
      permissions: { publish: true, createWorkflowsFrom: true, edit: false },
    });
    const renamed = { ...patchOf(sound()), name: 'Changed', putStages: [], putTasks: [] };
    expect((await saveAs(cleo, id, 2, renamed)).errors).toEqual([]);
    expect((await publishAs(paul, id, 3, 'Second')).errors).toEqual([]);
    const versions = await paul.graphql(
      `query ($id: ID!) { blueprint(id: $id) { versions { number notes publishedBy { name } content { name tasks { name } parties { name } } } } }`,
      { id },
    );
    expect(versions.data.blueprint.versions).toMatchObject([
      { number: 2, notes: 'Second', content: { name: 'Changed' } },
      {
        number: 1,
        publishedBy: { name: 'Paul' },
        content: {
          name: 'Process',
          tasks: [{ name: 'Task 1' }, { name: 'Task 2' }],
          parties: [{ name: 'Lead' }],
        },
      },
    ]);
  });

  it('refuses what the linter calls an error, too long notes, and no news', async () => {
    const { id } = await make();
    const empty = await publishAs(paul, id, 1, 'x'.repeat(2001));
    expect(empty.errors[0]?.extensions.refusals).toMatchObject([
      { code: 'VersionNotesMaxLengthExceeded', params: { max: 2000 }, field: 'notes' },
      { code: 'BlueprintHasErrors', params: { count: 1 } },
    ]);
    const done = await makeSound();
    expect((await publishAs(paul, done, 2)).errors).toEqual([]);
    expect((await publishAs(paul, done, 2)).codes).toEqual(['NothingToPublish']);
  });

  it('knows who is behind the parties: nobody may be the only one to approve their own work', async () => {
    const { id } = await make();
    const step = {
      key: taskKey(9),
      level: 1,
      approvers: [roleId],
      ...stepDefaults,
      rule: 'ANY',
      requiresComment: true,
      due: null,
    } as const;
    const self = buildBlueprint({
      tasks: [{ assignees: [asId<PartyId>(member.userId)], approvals: [step] }],
    });
    expect((await saveAs(cleo, id, 1, patchOf(self))).errors).toEqual([]);
    expect((await publishAs(paul, id, 2)).codes).toEqual(['BlueprintHasErrors']);
  });

  it('publishes once what is sent twice, and only what was looked at', async () => {
    const id = await makeSound();
    expect((await publishAs(paul, id, 1)).codes).toEqual(['VersionConflict']);
    const key = newId<string>();
    const answers = await Promise.all([1, 2].map(() => publishAs(paul, id, 2, '', key)));
    answers.push(await publishAs(paul, id, 2, '', key));
    expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
    expect((await paul.graphql(read, { id })).data.blueprint.versions).toHaveLength(1);
  });

  it('lets one of two publishers win', async () => {
    const id = await makeSound();
    const answers = await Promise.all([publishAs(paul, id, 2), publishAs(admin, id, 2)]);
    expect(answers.flatMap(({ codes }) => codes)).toHaveLength(1);
    expect((await paul.graphql(read, { id })).data.blueprint.versions).toHaveLength(1);
  });

  it('is for publishers', async () => {
    const id = await makeSound();
    expect((await publishAs(cleo, id, 2)).codes).toEqual(['Forbidden']);
    expect((await publishAs(member, id, 2)).codes).toEqual(['NotFound']);
  });
});

describe('deleteBlueprint', () => {
  it('takes it out of sight; once more is no mistake', async () => {
    const id = await makeSound();
    for (let round = 0; round < 2; round += 1) {
      const answer = await cleo.graphql(remove, { input: { id } });
      expect(answer.data.deleteBlueprint.deletedId).toBe(id);
    }
    expect((await cleo.graphql(read, { id })).data.blueprint).toBeNull();
    expect((await saveAs(cleo, id, 2, patchOf(sound()))).codes).toEqual(['NotFound']);
  });

  it('is for creators of the same workspace', async () => {
    const { id } = await make();
    expect((await member.graphql(remove, { input: { id } })).codes).toEqual(['Forbidden']);
    expect((await stranger.graphql(remove, { input: { id } })).codes).toEqual(['NotFound']);
  });
});

describe('reading', () => {
  it('shows members what is published, and not what is being written', async () => {
    const id = await makeSound('Published');
    expect((await member.graphql(read, { id })).data.blueprint).toBeNull();
    await publishAs(paul, id, 2);
    const renamed = {
      name: 'Secret plan',
      putStages: [],
      removeStages: [],
      putTasks: [],
      removeTasks: [taskKey(2)],
    };
    expect((await saveAs(cleo, id, 2, renamed)).errors).toEqual([]);
    const answer = await member.graphql(read, { id });
    expect(answer.data.blueprint).toMatchObject({
      name: 'Published',
      draftVersion: 2,
      taskCount: 2,
      hasUnpublishedChanges: false,
      draft: { name: 'Published', tasks: [{}, {}] },
      permissions: { read: true, edit: false, createWorkflowsFrom: true },
    });
    const found = await member.graphql(list, { first: 10, search: 'secret' });
    expect(found.data.blueprints.edges).toEqual([]);
    const page = await member.graphql(list, { first: 10, search: 'publ' });
    expect(page.data.blueprints.edges).toMatchObject([{ node: { id, name: 'Published' } }]);
    expect((await partner.graphql(read, { id })).data.blueprint).toBeNull();
    expect((await partner.graphql(list, { first: 10 })).data.blueprints.edges).toEqual([]);
    expect((await stranger.graphql(read, { id })).data.blueprint).toBeNull();
  });

  it('pages through the list, latest changed first, in two round trips', async () => {
    const tenant = await server.createTenant('Paged');
    const ann = await server.createPerson({ tenantId: tenant, name: 'Ann', isAdmin: true });
    for (const name of ['A', 'B', 'C', '100% D', 'E']) {
      server.clock.advance(1000);
      await make(name, ann);
    }
    const names: string[] = [];
    let after: string | null = null;
    do {
      const answer: Awaited<ReturnType<TestPerson['graphql']>> = await ann.graphql(list, {
        first: 2,
        after,
      });
      const { edges, pageInfo } = answer.data.blueprints;
      names.push(...edges.map((edge: { node: { name: string } }) => edge.node.name));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(names).toEqual(['E', '100% D', 'C', 'B', 'A']);
    expect(await server.countTrips(() => ann.graphql(list, { first: 2 }))).toBe(2);
    const search = await ann.graphql(list, { first: 10, search: '0%' });
    expect(search.data.blueprints.edges).toHaveLength(1);
    const drafts = await ann.graphql(list, { first: 10, status: 'DRAFT' });
    expect(drafts.data.blueprints.edges).toHaveLength(5);
    const published = await ann.graphql(list, { first: 10, status: 'PUBLISHED' });
    expect(published.data.blueprints.edges).toEqual([]);
    expect((await ann.graphql(list, { first: 101 })).codes).toEqual(['MaxResultsOutOfRange']);
    expect((await ann.graphql(list, { first: 1, after: 'x' })).codes).toEqual(['RequestInvalid']);
  });

  it('reads one blueprint in two round trips', async () => {
    const id = await makeSound();
    expect(await server.countTrips(() => cleo.graphql(read, { id }))).toBe(2);
  });
});
