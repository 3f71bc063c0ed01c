import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { asId, type BlueprintId, type PartyId } from '@baton/domain/core/ids';
import { newLinkRule } from '@baton/domain/blueprint/link-rule';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';
import { workOff, workOffMessages } from '../../../testing/background/work-off-messages.ts';
import { bulkStartHandler } from '../../bulk-starts/index.ts';

const server = await createTestServer();
afterAll(server.close);

const FOLLOWED = `id reference scheduleStatus blueprint { name } variant { name standardName }
  explanations { code params { name value } }`;
const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { ${FOLLOWED} } } }`;
const CREATE = `mutation ($input: CreateBlueprintVariantInput!) { createBlueprintVariant(input: $input) {
  blueprint { id name variantOf { id name } draft { document } } } }`;
const SAVE = `mutation ($input: UpdateBlueprintDraftInput!) { updateBlueprintDraft(input: $input) {
  blueprint { draftVersion variants { id isPublished } draft { document } } } }`;
const PUBLISH = `mutation ($input: PublishBlueprintInput!) { publishBlueprint(input: $input) { blueprint { id } } }`;
const BULK = `mutation ($input: CreateBulkStartInput!) { createBulkStart(input: $input) { id readyCount } }`;
const RUN = `mutation ($input: RunBulkJobInput!) { runBulkJob(input: $input) { id } }`;

const key = () => crypto.randomUUID();
let ada: TestPerson;
let cleo: TestPerson;
let standard: string;
let draftVersion = 1;

/** Returns a blueprint whose intake form asks for a country. */
const asking = (name: string): BlueprintContent => ({
  ...withFields(
    buildBlueprint({ tasks: [{ assignees: [asId<PartyId>(ada.userId)] }] }),
    [field(1, 'TEXT', { name: 'Country' })],
    [null, place(1, 1, { inputType: 'OPTIONAL' })],
  ),
  name,
});
const patch = { putStages: [], removeStages: [], putTasks: [], removeTasks: [] };
const inCountry = (country: string) => ({
  match: 'ALL',
  whenUnknown: 'SKIP',
  parts: [{ instance: instanceKey(1), operator: 'EQUALS', values: [country] }],
});

const createVariant = async (name: string) => {
  const made = await ada.graphql(CREATE, {
    input: { idempotencyKey: key(), id: standard, name },
  });
  expect(made.codes).toEqual([]);
  return made.data.createBlueprintVariant.blueprint;
};
const publish = (id: string, expectedVersion: number, who = ada) =>
  who.graphql(PUBLISH, { input: { id, expectedVersion, idempotencyKey: key(), notes: 'x' } });
/** Publishes the base blueprint with conditions for its variants. */
const decide = async (variants: readonly (readonly [id: string, country: string])[]) => {
  const saved = await ada.graphql(SAVE, {
    input: {
      id: standard,
      expectedVersion: draftVersion,
      idempotencyKey: key(),
      patch: {
        ...patch,
        variants: variants.map(([blueprint, country]) => ({ blueprint, when: inCountry(country) })),
      },
    },
  });
  expect(saved.codes).toEqual([]);
  draftVersion += 1;
  return publish(standard, draftVersion);
};
const start = async (country: string | null, over: object = {}) => {
  const started = await ada.graphql(START, {
    input: {
      idempotencyKey: key(),
      blueprintId: standard,
      name: 'Hire',
      ownerId: ada.userId,
      values: country === null ? [] : [{ instance: instanceKey(1), value: country }],
      ...over,
    },
  });
  expect(started.errors).toEqual([]);
  return started.data.startWorkflow.workflow;
};

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', systemRoles: ['CREATOR', 'PUBLISHER'] });
  cleo = await server.createPerson({ tenantId, name: 'Cleo' });
  standard = await publishedBlueprint(server, ada, asking('Onboarding'));
});

describe('variants of a blueprint', () => {
  let french: string;
  let german: string;

  it('are copies of the base blueprint that only its editors can create', async () => {
    const refused = await cleo.graphql(CREATE, {
      input: { idempotencyKey: key(), id: standard, name: 'Mine' },
    });
    expect(refused.codes).toEqual(['Forbidden']);
    const made = await createVariant('Onboarding FR');
    expect(made).toMatchObject({
      name: 'Onboarding FR',
      variantOf: { id: standard, name: 'Onboarding' },
      draft: { document: { intake: [{ key: instanceKey(1) }], variants: [] } },
    });
    french = made.id;
    german = (await createVariant('Onboarding DE')).id;
  });

  it('are used if published, and the first one with a met condition wins', async () => {
    // Ignored, because it isn't published.
    const decided = await decide([
      [french, 'FR'],
      [german, 'DE'],
    ]);
    expect(decided.codes).toEqual([]);
    expect(await start('FR')).toMatchObject({ variant: null, blueprint: { name: 'Onboarding' } });

    expect((await publish(french, 1)).codes).toEqual([]);
    expect((await publish(german, 1)).codes).toEqual([]);
    const followed = await start('FR');
    expect(followed).toMatchObject({
      variant: { name: 'Onboarding FR', standardName: 'Onboarding' },
      blueprint: { name: 'Onboarding FR' },
    });
    expect(followed.explanations).toContainEqual({
      code: 'WORKFLOW_FOLLOWS_VARIANT',
      params: [
        { name: 'variant', value: 'Onboarding FR' },
        { name: 'standard', value: 'Onboarding' },
      ],
    });
    const [event] = await server.database.rows<{ decisions: unknown }>(
      `SELECT item->'decisions' AS decisions FROM event e, LATERAL jsonb_array_elements(e.events) item
        WHERE e.workflow_id = $1 AND item->>'kind' = 'WORKFLOW_STARTED'`,
      [followed.id],
    );
    expect(event?.decisions).toEqual([
      { rule: 'VARIANT', operands: { [instanceKey(1)]: 'FR' }, result: 'Onboarding FR' },
    ]);
    // Without a met or decidable condition, the base blueprint is used.
    expect(await start('IT')).toMatchObject({ variant: null });
    expect(await start(null)).toMatchObject({ variant: null });
  });

  it('are shown before the start to people who can start them', async () => {
    const ask = async (country: string | null, who = ada) => {
      const { data, codes } = await who.graphql(
        `query ($id: ID!, $values: [FieldValueInput!]!) { blueprint(id: $id) { followedVariant(values: $values) } }`,
        { id: standard, values: [{ instance: instanceKey(1), value: country }] },
      );
      return codes.length > 0 ? codes : (data.blueprint?.followedVariant ?? null);
    };
    expect(await ask('FR')).toBe('Onboarding FR');
    expect(await ask('FR', cleo)).toBe('Onboarding FR');
    expect(await ask('IT')).toBeNull();
    expect(await ask(null)).toBeNull();
    const eve = await server.createPerson({
      tenantId: ada.tenantId,
      name: 'Eve',
      accessLevel: 'EXTERNAL',
    });
    expect(await ask('FR', eve)).toBeNull();
  });

  it('are selected when a scheduled workflow is created', async () => {
    const input = { idempotencyKey: key(), startDate: '2099-01-04' };
    const planned = await start('DE', input);
    expect(planned).toMatchObject({
      scheduleStatus: 'SCHEDULED',
      variant: { name: 'Onboarding DE' },
    });
    expect((await start('DE', input)).id).toBe(planned.id);
  });

  it('are selected for each row of a bulk start', async () => {
    const table = await ada.graphql(BULK, {
      input: {
        idempotencyKey: key(),
        blueprintId: standard,
        source: { fileName: 'a.csv', text: 'Name,Country\nA,FR\nB,IT\nC,DE\nD,FR' },
        tableId: '1',
      },
    });
    expect(table.data.createBulkStart.readyCount).toBe(4);
    const { id } = table.data.createBulkStart;
    const before = await ada.graphql(
      `query ($id: ID!) { bulkJob(id: $id) { rows(first: 10) { rows { number } variants { name rows } } } }`,
      { id },
    );
    const { rows: seen, variants } = before.data.bulkJob.rows;
    const numberOf = (at: number) => seen[at].number;
    expect(variants).toEqual([
      { name: 'Onboarding FR', rows: [numberOf(0), numberOf(3)] },
      { name: 'Onboarding DE', rows: [numberOf(2)] },
    ]);
    await ada.graphql(RUN, { input: { idempotencyKey: key(), bulkJobId: id, rows: 'ALL' } });
    await workOff(server, ['bulk-start'], [bulkStartHandler(server.composition.services)]);
    const rows = await server.database.rows<{ name: string; followed: string }>(
      `SELECT w.name, v.content->>'name' AS followed
         FROM bulk_row r JOIN workflow w ON w.id = r.workflow_id JOIN blueprint_version v ON v.id = w.blueprint_version_id
        WHERE r.job_id = $1 ORDER BY r.number`,
      [id],
    );
    expect(rows.map(({ name, followed }) => `${name} ${followed}`)).toEqual([
      'A Onboarding FR',
      'B Onboarding',
      'C Onboarding DE',
      'D Onboarding FR',
    ]);
  });

  it("are selected for a linked workflow by its parent's values", async () => {
    const link = {
      ...newLinkRule,
      blueprint: asId<BlueprintId>(standard),
      split: { kind: 'LIST', values: ['DE'] } as const,
      inputs: [{ from: null, column: null, to: instanceKey(1) }],
    };
    const parent = await publishedBlueprint(
      server,
      ada,
      buildBlueprint({ tasks: [{ type: 'LINKED_WORKFLOW', assignees: [], link }] }),
    );
    const { id } = await start(null, { blueprintId: parent });
    await workOffMessages(server);
    const [child] = await server.database.rows<{ followed: string }>(
      `SELECT v.content->>'name' AS followed FROM workflow w JOIN blueprint_version v ON v.id = w.blueprint_version_id
        WHERE w.marks->'parent'->>'workflowId' = $1`,
      [id],
    );
    expect(child?.followed).toBe('Onboarding DE');
  });

  it('must have the same intake form', async () => {
    const other = await publishedBlueprint(
      server,
      ada,
      buildBlueprint({ tasks: [{ assignees: [asId<PartyId>(ada.userId)] }] }),
    );
    const refused = await decide([[other, 'ES']]);
    expect(refused.codes).toEqual(['CannotShareNonCompliantWorkflowTemplate']);
  });
});
