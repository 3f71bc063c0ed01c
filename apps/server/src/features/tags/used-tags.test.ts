import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addedTags } from '../../testing/added-tags.ts';
import { testEntity } from '../../testing/entity-suite.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

testEntity({
  type: 'Tag',
  plural: 'Tags',
  values: { color: 'RED' },
  change: { color: '' },
  invalid: [
    [{ color: 'MAUVE' }, 'UnknownOptions'],
    [{ name: 'x'.repeat(41) }, 'TooLong'],
    [{ tagTypeId: crypto.randomUUID() }, 'NotFound'],
  ],
  group: {
    column: 'tagTypeId',
    add: async (admin) => {
      const { data } = await admin.graphql(
        'mutation ($input: CreateTagTypeInput!) { createTagType(input: $input) { tagType { id } } }',
        { input: { idempotencyKey: crypto.randomUUID(), name: 'Region', color: 'BLUE' } },
      );
      return data.createTagType.tagType.id;
    },
  },
});

const MERGE =
  'mutation ($input: MergeTagsInput!) { mergeTags(input: $input) { tag { name uses } } }';
const TAG_TASK =
  'mutation ($input: UpdateTaskInput!) { updateTask(input: $input) { task { tags { name } } } }';
const SEEN = `query ($id: ID!) { task(id: $id) { tags { name } activity(first: 1) { edges { node { params { name value } } } } } }`;

describe('a tag in use', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let admin: TestPerson;
  let member: TestPerson;
  let blueprintId: string;
  beforeAll(async () => {
    server = await createTestServer();
    const tenantId = await server.createTenant('Acme');
    admin = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
    member = await server.createPerson({ tenantId, name: 'Ben' });
    const assignees = [asId<PartyId>(member.userId)];
    blueprintId = await publishedBlueprint(
      server,
      admin,
      buildBlueprint({ tasks: [{ assignees }] }),
    );
  });
  afterAll(() => server.close());

  const startTask = async (): Promise<string> => {
    const { data } = await admin.graphql(
      `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { stages { tasks { id } } } } }`,
      {
        input: {
          ...{ idempotencyKey: crypto.randomUUID(), blueprintId, name: 'Run' },
          ownerId: admin.userId,
        },
      },
    );
    return data.startWorkflow.workflow.stages[0].tasks[0].id;
  };
  const tagTask = (taskId: string, tags: readonly string[]) =>
    member.graphql(TAG_TASK, { input: { idempotencyKey: crypto.randomUUID(), taskId, tags } });
  const seen = async (id: string) => (await member.graphql(SEEN, { id })).data.task;
  const merge = (person: TestPerson, sourceIds: readonly string[], targetId: string) =>
    person.graphql(MERGE, { input: { sourceIds, targetId } });

  it('stays on its items when it is renamed', async () => {
    const [id = ''] = await addedTags(server, admin.tenantId, ['Cafe']);
    const taskId = await startTask();
    await tagTask(taskId, [id]);
    await admin.graphql(
      'mutation ($input: UpdateTagInput!) { updateTag(input: $input) { tag { id } } }',
      { input: { id, name: 'Café' } },
    );
    expect((await seen(taskId)).tags).toEqual([{ name: 'Café' }]);
  });

  it('is replaced on all items by one merge', async () => {
    const [from = '', also = '', into = ''] = await addedTags(server, admin.tenantId, [
      'EMEA',
      'Europe',
      'EU',
    ]);
    const [first, second] = [await startTask(), await startTask()];
    await tagTask(first, [from]);
    await tagTask(second, [also, into]);
    for (const _ of [1, 2]) {
      const merged = await merge(admin, [from, also], into);
      expect(merged.codes).toEqual([]);
      expect(merged.data.mergeTags.tag).toEqual({ name: 'EU', uses: 2 });
    }
    expect((await seen(first)).tags).toEqual([{ name: 'EU' }]);
    expect((await seen(second)).tags).toEqual([{ name: 'EU' }]);
    // History shows the name at that time.
    expect((await seen(first)).activity.edges[0].node.params).toContainEqual({
      name: 'name',
      value: 'EMEA',
    });
    const entries = await server.database.rows(
      `SELECT object_name, after FROM audit_entry WHERE action = 'MERGED' ORDER BY object_name`,
    );
    expect(entries).toEqual([
      { object_name: 'EMEA', after: { name: 'EU' } },
      { object_name: 'Europe', after: { name: 'EU' } },
    ]);
    const [last = ''] = await addedTags(server, admin.tenantId, ['European Union']);
    expect((await merge(admin, [into], last)).codes).toEqual([]);
    expect((await seen(first)).tags).toEqual([{ name: 'European Union' }]);
  });

  it('can be merged only by people with permission', async () => {
    const [from = '', into = ''] = await addedTags(server, admin.tenantId, ['One', 'Two']);
    expect((await merge(member, [from], into)).codes).toEqual(['Forbidden']);
    expect((await merge(admin, [], into)).codes).toEqual(['Required']);
    expect((await merge(admin, [into], into)).codes).toEqual(['Required']);
    expect((await merge(admin, [crypto.randomUUID()], into)).codes).toEqual(['NotFound']);
    const taskId = await startTask();
    await tagTask(taskId, [from]);
    expect((await seen(taskId)).tags).toEqual([{ name: 'One' }]);
  });

  it('disappears from its items when it is deleted', async () => {
    const [id = '', other = ''] = await addedTags(server, admin.tenantId, ['Old', 'New']);
    const taskId = await startTask();
    await tagTask(taskId, [id, other]);
    await admin.graphql(
      'mutation ($input: DeleteTagInput!) { deleteTag(input: $input) { deletedId } }',
      { input: { id } },
    );
    expect((await seen(taskId)).tags).toEqual([{ name: 'New' }]);
    expect((await tagTask(taskId, [id])).codes).toEqual(['NotFound']);
  });

  it('can’t change its type', async () => {
    const [id = ''] = await addedTags(server, admin.tenantId, ['Typed']);
    const { data } = await admin.graphql(
      'query ($ids: [ID!]!) { tagsNamed(ids: $ids) { shownColor tagType { id name } } }',
      { ids: [id] },
    );
    expect(data.tagsNamed[0]).toMatchObject({ shownColor: 'GRAY', tagType: { name: 'General' } });
    const removed = await admin.graphql(
      'mutation ($input: DeleteTagTypeInput!) { deleteTagType(input: $input) { deletedId } }',
      { input: { id: data.tagsNamed[0].tagType.id } },
    );
    expect(removed.codes).toEqual(['CannotDeleteInUseTagType']);
  });

  it('is set on a blueprint and a document only by people who can edit them', async () => {
    const [id = ''] = await addedTags(server, admin.tenantId, ['Shared']);
    const tagBlueprint = (person: TestPerson) =>
      person.graphql(
        'mutation ($input: TagBlueprintInput!) { tagBlueprint(input: $input) { blueprint { tags { name } } } }',
        { input: { id: blueprintId, tags: [id] } },
      );
    expect((await tagBlueprint(member)).codes).toEqual(['Forbidden']);
    const tagged = await tagBlueprint(admin);
    expect(tagged.data.tagBlueprint.blueprint.tags).toEqual([{ name: 'Shared' }]);
    const { data } = await member.graphql(
      'mutation ($input: AddDocumentLinkInput!) { addDocumentLink(input: $input) { ref canTag } }',
      { input: { name: 'Plan', link: 'https://example.org/plan' } },
    );
    const { ref, canTag } = data.addDocumentLink;
    expect(canTag).toBe(true);
    const tagDocument = (person: TestPerson) =>
      person.graphql(
        'mutation ($input: TagDocumentInput!) { tagDocument(input: $input) { tags { name } } }',
        { input: { ref, tags: [id] } },
      );
    expect((await tagDocument(member)).data.tagDocument.tags).toEqual([{ name: 'Shared' }]);
    expect((await tagDocument(admin)).codes).toEqual(['DocumentDoesNotExist']);
    const { data: counted } = await admin.graphql(
      'query ($ids: [ID!]!) { tagsNamed(ids: $ids) { uses } }',
      { ids: [id] },
    );
    expect(counted.tagsNamed).toEqual([{ uses: 2 }]);
  });
});
