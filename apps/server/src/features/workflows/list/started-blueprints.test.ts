import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, stageKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/db/uuid.ts';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`;
const DELETE = `mutation ($input: DeleteBlueprintInput!) { deleteBlueprint(input: $input) { deletedId } }`;
const LIST = `query ($first: Int!, $after: String, $search: String) {
  startedBlueprints(first: $first, after: $after, search: $search) {
    edges { node { id name isDeleted } } pageInfo { hasNextPage endCursor } } }`;
const ONE = `query ($id: ID!) { startedBlueprint(id: $id) { name isDeleted }
  startedStages(blueprint: $id) { key name isFormer } }`;

let ada: TestPerson;
let ben: TestPerson;
let stranger: TestPerson;
let gone: string;
let kept: string;
let shut: string;

const started = async (blueprintId: string, owner: TestPerson): Promise<void> => {
  const input = { idempotencyKey: newId(), blueprintId, name: 'Case', ownerId: owner.userId };
  expect((await ada.graphql(START, { input })).codes).toEqual([]);
};

/** Three blueprints have workflows: one is deleted, and one is restricted. A fourth has none. */
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  stranger = await server.createPerson({
    tenantId: await server.createTenant('Other'),
    name: 'Sam',
    isAdmin: true,
  });
  const assignees = [asId<PartyId>(ada.userId)];
  const content = buildBlueprint({ tasks: [{ assignees }] }, { tasks: [{ assignees }] });
  const named = (name: string) => publishedBlueprint(server, ada, { ...content, name });
  gone = await named('alpha');
  kept = await named('Beta');
  shut = await named('Gamma');
  await named('Delta');
  await server.database.rows(
    `UPDATE blueprint SET sharing = jsonb_build_object('viewers', jsonb_build_array($2::text), 'starters', '[]'::jsonb)
      WHERE id = $1`,
    [shut, ada.userId],
  );
  for (const [blueprint, owner] of [
    [gone, ben],
    [kept, ada],
    [shut, ben],
  ] as const)
    await started(blueprint, owner);
  expect((await ada.graphql(DELETE, { input: { id: gone } })).codes).toEqual([]);
});

const names = async (by: TestPerson, of: object = {}): Promise<readonly string[]> =>
  (await by.graphql(LIST, { first: 10, ...of })).data.startedBlueprints.edges.map(
    ({ node }: { node: { name: string; isDeleted: boolean } }) =>
      `${node.name}${node.isDeleted ? ' (deleted)' : ''}`,
  );

describe('startedBlueprints', () => {
  it('lists blueprints with workflows by name, also deleted ones', async () => {
    expect(await names(ada)).toEqual(['alpha (deleted)', 'Beta', 'Gamma']);
    const { data } = await ada.graphql(LIST, { first: 1 });
    expect(data.startedBlueprints.pageInfo.hasNextPage).toBe(true);
    const after = data.startedBlueprints.pageInfo.endCursor;
    expect(await names(ada, { after })).toEqual(['Beta', 'Gamma']);
    expect(await names(ada, { search: 'BET' })).toEqual(['Beta']);
  });

  it('pages through blueprints with the same name', async () => {
    await server.database.rows(`UPDATE blueprint SET name = 'BETA' WHERE id = $1`, [shut]);
    const both: string[] = [];
    let after: string | null = null;
    for (let pages = 0; pages < 3; pages += 1) {
      const { data } = await ada.graphql(LIST, { first: 1, after });
      both.push(
        ...data.startedBlueprints.edges.map(({ node }: { node: { id: string } }) => node.id),
      );
      after = data.startedBlueprints.pageInfo.endCursor;
    }
    expect(both.toSorted()).toEqual([gone, kept, shut].toSorted());
    await server.database.rows(`UPDATE blueprint SET name = 'Gamma' WHERE id = $1`, [shut]);
  });

  it('lists blueprints of readable workflows that the viewer can read', async () => {
    expect(await names(ben)).toEqual(['alpha (deleted)']);
    expect(await names(stranger)).toEqual([]);
  });

  it('returns a single blueprint to people who can read it', async () => {
    const of = async (by: TestPerson, id: string) =>
      (await by.graphql(ONE, { id })).data.startedBlueprint;
    expect(await of(ben, gone)).toEqual({ name: 'alpha', isDeleted: true });
    expect(await of(ben, shut)).toBe(null);
    expect(await of(stranger, kept)).toBe(null);
    expect(await of(ada, kept.toUpperCase())).toMatchObject({ name: 'Beta' });
    expect((await ada.graphql(ONE, { id: 'nope' })).data).toEqual({
      startedBlueprint: null,
      startedStages: [],
    });
  });

  it('uses the draft name for people who see drafts', async () => {
    const publisher = await server.createPerson({
      tenantId: ada.tenantId,
      name: 'Pia',
      systemRoles: ['PUBLISHER'],
    });
    await server.database.rows(`UPDATE blueprint SET name = 'Zeta' WHERE id = $1`, [kept]);
    await started(kept, publisher);
    expect(await names(publisher)).toEqual(['Zeta']);
    expect((await publisher.graphql(ONE, { id: kept })).data.startedBlueprint.name).toBe('Zeta');
    await server.database.rows(`UPDATE blueprint SET name = 'Beta' WHERE id = $1`, [kept]);
  });
});

describe('startedStages', () => {
  /** Publishes a version without the first stage and with a new name for the second. */
  const published = async (number: number, name: string): Promise<void> => {
    const version = newId();
    await server.database.rows(
      `INSERT INTO blueprint_version (tenant_id, id, blueprint_id, number, content, notes, published_at, published_by)
       SELECT tenant_id, $2, blueprint_id, $5::int,
              jsonb_set(content #- ARRAY['stages', $3], ARRAY['stages', $4, 'name'], to_jsonb($6::text)),
              '', now(), published_by
         FROM blueprint_version WHERE blueprint_id = $1 AND number = 1`,
      [kept, version, stageKey(1), stageKey(2), number, name],
    );
    await server.database.rows(`UPDATE blueprint SET published_version_id = $2 WHERE id = $1`, [
      kept,
      version,
    ]);
  };

  const stages = async (by: TestPerson) => (await by.graphql(ONE, { id: kept })).data.startedStages;

  it('returns current stages first, then stages of older versions', async () => {
    await published(2, 'Renamed');
    const now = [
      { key: stageKey(2), name: 'Renamed', isFormer: false },
      { key: stageKey(1), name: 'Stage 1', isFormer: true },
    ];
    expect(await stages(ada)).toEqual(now);
    expect(await stages(ben)).toEqual(now);
    expect(await stages(stranger)).toEqual([]);
  });

  it('ignores versions that no workflow was started from', async () => {
    const passing = '6a1b1c1e-0000-4000-8000-00000000000f';
    await server.database.rows(
      `UPDATE blueprint_version
          SET content = jsonb_set(content, ARRAY['stages', $2], content->'stages'->$3)
        WHERE blueprint_id = $1 AND number = 2`,
      [kept, passing, stageKey(2)],
    );
    expect(await stages(ada)).toHaveLength(3);
    await published(3, 'Named anew');
    expect(await stages(ada)).toEqual([
      { key: stageKey(2), name: 'Named anew', isFormer: false },
      { key: stageKey(1), name: 'Stage 1', isFormer: true },
    ]);
  });
});

describe('recentBlueprints', () => {
  const RECENT = '{ recentBlueprints { name } }';
  const recent = async (who: TestPerson) =>
    (await who.graphql(RECENT)).data.recentBlueprints.map(({ name }: { name: string }) => name);

  it('lists blueprints of workflows that the person started, newest first', async () => {
    await started(kept, ada);
    await started(shut, ben);
    expect(await recent(ada)).toEqual(['Gamma', 'Beta']);
  });

  it('is empty for an owner who started nothing', async () => {
    expect(await recent(ben)).toEqual([]);
    expect(await recent(stranger)).toEqual([]);
  });
});
