import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addedTags } from '../../testing/added-tags.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { listed } from '../../testing/scenes/listed-content.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const migration = join(import.meta.dirname, '../../../migrations/0600_tags.sql');

let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestPerson;
let blueprintId: string;
let legal: string;

beforeAll(async () => {
  server = await createTestServer();
  const tenantId = await server.createTenant('Acme');
  admin = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  [legal = ''] = await addedTags(server, tenantId, ['Legal']);
  const assignees = [asId<PartyId>(admin.userId)];
  blueprintId = await publishedBlueprint(
    server,
    admin,
    buildBlueprint({ tasks: [{ assignees, tags: [legal] }, { assignees }] }),
  );
});
afterAll(() => server.close());

const EXPORT = 'query ($id: ID!) { blueprintExport(id: $id) { text } }';
const IMPORT = `mutation ($input: ImportBlueprintFileInput!) { importBlueprintFile(input: $input) {
  blueprint { id draft { document } } } }`;
const NAMED = 'query ($ids: [ID!]!) { tagsNamed(ids: $ids) { id name tagType { name } } }';

const imported = async (text: string): Promise<readonly string[]> => {
  const { data } = await admin.graphql(IMPORT, {
    input: { idempotencyKey: crypto.randomUUID(), text },
  });
  return listed(data.importBlueprintFile.blueprint.draft).tasks.flatMap(({ tags }) => tags);
};

describe('tags of a blueprint file', () => {
  it('are stored as names, and the other workspace adds missing ones', async () => {
    const { text } = (await admin.graphql(EXPORT, { id: blueprintId })).data.blueprintExport;
    expect(text).toContain('"Legal"');
    expect(text).not.toContain(legal);
    expect(await imported(text)).toEqual([legal]);
    const added = await imported(text.replace('"Legal"', '"Customs"'));
    expect((await admin.graphql(NAMED, { ids: added })).data.tagsNamed).toMatchObject([
      { name: 'Customs', tagType: { name: 'General' } },
    ]);
  });
});

describe('tags of earlier versions without a type', () => {
  it('become tags of the type General', async () => {
    const { rows } = server.database;
    const { data } = await admin.graphql(
      `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id stages { tasks { id } } } } }`,
      {
        input: {
          ...{ idempotencyKey: crypto.randomUUID(), blueprintId, name: 'Run' },
          ownerId: admin.userId,
        },
      },
    );
    const { id, stages } = data.startWorkflow.workflow;
    const [first, second] = stages[0].tasks.map((task: { id: string }) => task.id);
    await rows(`DROP TABLE tag CASCADE`);
    await rows(`DROP INDEX workflow_tagged; DROP INDEX task_tagged`);
    await rows(`ALTER TABLE blueprint DROP COLUMN tags`);
    await rows(`ALTER TABLE document DROP COLUMN tags`);
    await rows(`UPDATE tag_type SET deleted_at = now()`);
    await rows(`UPDATE workflow SET tags = '{Spring,EMEA}' WHERE id = $1`, [id]);
    await rows(`UPDATE task SET tags = '{emea}' WHERE id = $1`, [first]);
    await rows(`UPDATE task SET tags = '{EMEA,Big}' WHERE id = $1`, [second]);
    const words = `jsonb_set(content, ARRAY['tasks', (SELECT k FROM jsonb_object_keys(content->'tasks') k LIMIT 1), 'tags'], '["Big", "Late"]')`;
    await rows(`UPDATE blueprint_version SET content = ${words} WHERE blueprint_id = $1`, [
      blueprintId,
    ]);
    await rows(await readFile(migration, 'utf8'));

    const read = await admin.graphql(
      `query ($id: ID!) { workflow(id: $id) { tags { name tagType { name } } stages { tasks { id tags { name } } } } }`,
      { id },
    );
    const { workflow } = read.data;
    expect(workflow.tags).toEqual([
      { name: 'Spring', tagType: { name: 'General' } },
      { name: 'EMEA', tagType: { name: 'General' } },
    ]);
    expect(workflow.stages[0].tasks).toMatchObject([
      { tags: [{ name: 'EMEA' }] },
      { tags: [{ name: 'EMEA' }, { name: 'Big' }] },
    ]);
    const [version] = await rows<{ tags: readonly string[] }>(
      `SELECT ARRAY(SELECT jsonb_path_query(content, '$.tasks.*.tags[*]') #>> '{}') AS tags
         FROM blueprint_version WHERE blueprint_id = $1`,
      [blueprintId],
    );
    const named = await admin.graphql(NAMED, { ids: version?.tags });
    expect(named.data.tagsNamed).toMatchObject([{ name: 'Big' }, { name: 'Late' }]);
  });
});

it('leaves deleted tags out of the content of a blueprint', async () => {
  const [kept = '', gone = ''] = await addedTags(server, admin.tenantId, ['Kept', 'Gone']);
  const task = { assignees: [asId<PartyId>(admin.userId)], tags: [kept, gone] };
  const id = await publishedBlueprint(server, admin, buildBlueprint({ tasks: [task] }));
  const read = async () => {
    const query = 'query ($id: ID!) { blueprint(id: $id) { draft { document } } }';
    const { data } = await admin.graphql(query, { id });
    return listed(data.blueprint.draft).tasks.flatMap(({ tags }) => tags);
  };
  expect(await read()).toEqual([kept, gone]);
  await admin.graphql(
    'mutation ($input: DeleteTagInput!) { deleteTag(input: $input) { deletedId } }',
    { input: { id: gone } },
  );
  expect(await read()).toEqual([kept]);
});
