import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { updateStage } from '@baton/domain/blueprint/edit/edit';
import type { Comparison, ConditionOperator } from '@baton/domain/condition/condition';
import { asId, type CustomFieldId, type PartyId } from '@baton/domain/core/ids';
import type { FieldValue } from '@baton/domain/field/field';
import {
  buildBlueprint,
  stageKey,
  taskKey,
  type StageRecipe,
} from '@baton/fixtures/builders/blueprint';
import { fieldKey, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { judgedComparisons } from '@baton/fixtures/fields/comparison-cases';
import { faultyComparisons } from '@baton/fixtures/fields/comparison-faults';
import { caseField } from '@baton/fixtures/fields/field-cases';
import { filterCases, refusedFilters } from '@baton/fixtures/fields/filter-cases';
import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/db/uuid.ts';
import { blueprintScene } from '../../../testing/scenes/blueprint-scene.ts';
import { caseWorld } from '../../../testing/scenes/case-world.ts';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';

/**
 * Runs the shared comparison cases through the API: stage conditions, publishing, and filters. The
 * domain and the web app use the same cases.
 */

const scene = await blueprintScene();
const { server } = scene;
afterAll(server.close);
const { ada, withOwn } = await caseWorld(server);
const assignees = [asId<PartyId>(ada.userId)];

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!, $values: [FieldValueInput!]) {
  completeTask(input: $input, values: $values) { workflow { stages { status } } } }`;
const LIST = `query ($field: WorkflowFieldFilterInput!) {
  workflows(first: 50, filter: { fields: [$field] }) { edges { node { id } } } }`;

const comparing = (
  n: number,
  operator: ConditionOperator,
  values: readonly FieldValue[],
): Comparison => ({
  kind: 'COMPARISON',
  operand: { kind: 'FIELD', instance: instanceKey(n) },
  operator,
  values: withOwn(values),
});

/** Starts a workflow of a blueprint and submits its first task with these values. */
const handedIn = async (
  content: BlueprintContent,
  answers: readonly (readonly [number, FieldValue | null])[],
) => {
  const blueprintId = await publishedBlueprint(server, ada, content);
  const input = { idempotencyKey: newId(), blueprintId, name: 'Cases', ownerId: ada.userId };
  const { workflow } = (await ada.graphql(START, { input })).data.startWorkflow;
  const { data } = await ada.graphql(COMPLETE, {
    input: { idempotencyKey: newId(), taskId: workflow.stages[0].tasks[0].id },
    values: answers.map(([n, value]) => ({ instance: instanceKey(n), value: withOwn(value) })),
  });
  const { stages } = data.completeTask.workflow;
  return {
    id: String(workflow.id),
    statuses: stages.map(({ status }: { status: string }) => status),
  };
};

const fieldsOf = (cases: readonly Parameters<typeof caseField>[0][]) =>
  cases.map((one, at) => ({ ...caseField(one), key: fieldKey(at + 1) }));

describe('start conditions of stages', () => {
  it('start or skip their stage and explain why', async () => {
    const trigger = { kind: 'AFTER_STAGES', stages: [stageKey(1)], join: 'ALL_RESOLVED' } as const;
    const stages = judgedComparisons.map(({ operator, values }, at): StageRecipe => ({
      trigger,
      condition: {
        match: 'ALL',
        whenUnknown: 'SKIP',
        parts: [comparing(at + 1, operator, values)],
      },
      tasks: [{ assignees }],
    }));
    const content = withFields(
      buildBlueprint({ tasks: [{ assignees }] }, ...stages),
      fieldsOf(judgedComparisons),
      ...judgedComparisons.map(
        (_, at) => [taskKey(1), place(at + 1, at + 1, { inputType: 'OPTIONAL' })] as const,
      ),
    );
    const { id, statuses } = await handedIn(
      content,
      judgedComparisons.flatMap(({ answer }, at) =>
        answer === null ? [] : [[at + 1, answer] as const],
      ),
    );
    const decided = await server.database.rows<{ result: string }>(
      `SELECT decision->>'result' AS result
         FROM event e, jsonb_array_elements(e.events) WITH ORDINALITY item(event, at),
              jsonb_array_elements(item.event->'decisions') decision
        WHERE e.workflow_id = $1 AND decision->>'rule' = 'STAGE_CONDITION'
        ORDER BY e.seq, item.at`,
      [id],
    );
    expect(
      judgedComparisons.map((one, at) => ({
        ...one,
        truth: decided[at]?.result,
        status: statuses[at + 1],
      })),
    ).toEqual(
      judgedComparisons.map((one) => ({
        ...one,
        status: one.truth === 'TRUE' ? 'IN_PROGRESS' : 'SKIPPED',
      })),
    );
  });

  const published = async (parts: readonly Comparison[], fields: ReturnType<typeof fieldsOf>) => {
    const { cleo, paul, roleId } = scene;
    const content = updateStage(
      withFields(
        buildBlueprint({ tasks: [{ assignees: [roleId] }] }, { tasks: [{ assignees: [roleId] }] }),
        fields,
        ...fields.map(
          (_, at) => [taskKey(1), place(at + 1, at + 1, { inputType: 'OPTIONAL' })] as const,
        ),
      ),
      stageKey(2),
      { condition: { match: 'ALL', whenUnknown: 'SKIP', parts } },
    );
    const { id } = await scene.make();
    expect((await scene.saveAs(cleo, id, 1, scene.patchOf(content))).errors).toEqual([]);
    return scene.publishAs(paul, id, 2);
  };

  it.each(faultyComparisons)('$rule: reports an error for $kind $operator $values', async (one) => {
    const answer = await published([comparing(1, one.operator, one.values)], fieldsOf([one]));
    expect(answer.errors[0]?.extensions.refusals).toMatchObject([
      { code: 'CannotShareNonCompliantWorkflowTemplate', params: { count: 1, list: one.code } },
    ]);
  });

  it('can be published if they are valid', async () => {
    const most = 50;
    for (let from = 0; from < judgedComparisons.length; from += most) {
      const some = judgedComparisons.slice(from, from + most);
      const parts = some.map(({ operator, values }, at) => comparing(at + 1, operator, values));
      expect((await published(parts, fieldsOf(some))).errors).toEqual([]);
    }
  });
});

describe('filters by value', () => {
  /** Stores custom fields as published versions. */
  const inLibrary = async (cases: readonly Parameters<typeof caseField>[0][]) => {
    const made = cases.map((one, at) => {
      const { key: _key, origin: _origin, ...content } = caseField(one);
      return { id: newId<string>(), content: { ...content, name: `Case ${at + 1}` } };
    });
    const rows = JSON.stringify(made);
    await server.database.rows(
      `INSERT INTO custom_field (tenant_id, id, name, kind, is_shared, version, created_at, created_by, updated_at, updated_by)
       SELECT $1, (f->>'id')::uuid, (f->>'id'), f->'content'->>'kind', true, 1, now(), $2, now(), $2
         FROM jsonb_array_elements($3::jsonb) f`,
      [ada.tenantId, ada.userId, rows],
    );
    await server.database.rows(
      `INSERT INTO custom_field_version (tenant_id, field_id, number, content, created_at, created_by)
       SELECT $1, (f->>'id')::uuid, 1, f->'content', now(), $2 FROM jsonb_array_elements($3::jsonb) f`,
      [ada.tenantId, ada.userId, rows],
    );
    return made.map(({ id }) => id);
  };
  const find = (field: string, operator: string, values: readonly FieldValue[]) =>
    ada.graphql(LIST, { field: { field, operator, values: withOwn(values) } });

  it('find only workflows with matching values', async () => {
    const ids = await inLibrary(filterCases);
    const places = filterCases.flatMap(({ answers }, of) =>
      answers.map((answer) => ({ of, answer })),
    );
    const content = withFields(
      buildBlueprint({ tasks: [{ assignees }] }),
      fieldsOf(filterCases).map((field, at) => ({
        ...field,
        origin: { field: asId<CustomFieldId>(ids[at] ?? ''), version: 1 },
      })),
      ...places.map(
        ({ of }, at) => [taskKey(1), place(at + 1, of + 1, { inputType: 'OPTIONAL' })] as const,
      ),
    );
    await handedIn(
      content,
      places.flatMap(({ answer }, at) => (answer === null ? [] : [[at + 1, answer] as const])),
    );
    const found = [];
    for (const [at, one] of filterCases.entries()) {
      const { data } = await find(ids[at] ?? '', one.operator, one.values);
      found.push({ ...one, isFound: data.workflows.edges.length === 1 });
    }
    expect(found).toEqual(filterCases);
  });

  it('are rejected if the field type does not support them', async () => {
    const ids = await inLibrary(refusedFilters);
    for (const [at, one] of refusedFilters.entries()) {
      const { codes } = await find(ids[at] ?? '', one.operator, one.values);
      expect(codes, `${one.rule} ${one.operator}`).toEqual([one.code]);
    }
  });
});
