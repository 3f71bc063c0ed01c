import type { Page } from '@playwright/test';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { emptyBlueprint } from '@baton/domain/blueprint/edit/edit';
import { diffBlueprint } from '@baton/domain/blueprint/patch';
import { asId, type FormId, type PartyId } from '@baton/domain/core/ids';
import type { BlueprintField } from '@baton/domain/field/field';
import { emptyForm } from '@baton/domain/form/edit-form';
import type { FormContent } from '@baton/domain/form/form';
import { diffForm } from '@baton/domain/form/patch-form';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, place, withFields } from '@baton/fixtures/builders/fields';
import { approvalStep } from '@baton/fixtures/builders/run-scene';
import { z } from 'zod';
import { callApi } from './api-calls.ts';

const viewerShape = z.object({ viewer: z.object({ user: z.object({ id: z.string() }) }) });
const partiesShape = z.object({ parties: z.array(z.object({ id: z.string() })) });
const createdShape = z.object({
  createBlueprint: z.object({ blueprint: z.object({ id: z.string(), draftVersion: z.number() }) }),
});
const savedShape = z.object({
  updateBlueprintDraft: z.object({ blueprint: z.object({ draftVersion: z.number() }) }),
});
const startedShape = z.object({
  startWorkflow: z.object({
    workflow: z.object({
      id: z.string(),
      stages: z.array(z.object({ tasks: z.array(z.object({ id: z.string() })) })),
    }),
  }),
});

/** Name and type of one field of the form. */
export type Question = Pick<BlueprintField, 'name' | 'kind'> & Partial<BlueprintField>;

export const partyCalled = async (page: Page, name: string): Promise<PartyId> => {
  const { parties } = partiesShape.parse(
    await callApi(page, 'query ($search: String) { parties(search: $search) { id } }', {
      search: name,
    }),
  );
  return asId<PartyId>(parties[0]?.id ?? '');
};

/** Publishes a blueprint with this content as the signed-in person. Returns its id. */
export const publishBlueprint = async (
  page: Page,
  name: string,
  content: BlueprintContent,
): Promise<string> => {
  const key = () => crypto.randomUUID();
  const { createBlueprint } = createdShape.parse(
    await callApi(
      page,
      'mutation ($input: CreateBlueprintInput!) { createBlueprint(input: $input) { blueprint { id draftVersion } } }',
      { input: { idempotencyKey: key(), name } },
    ),
  );
  const { id, draftVersion } = createBlueprint.blueprint;
  const patch = diffBlueprint(emptyBlueprint(name), { ...content, name });
  const { updateBlueprintDraft } = savedShape.parse(
    await callApi(
      page,
      'mutation ($input: UpdateBlueprintDraftInput!) { updateBlueprintDraft(input: $input) { blueprint { draftVersion } } }',
      { input: { idempotencyKey: key(), id, expectedVersion: draftVersion, patch } },
    ),
  );
  await callApi(
    page,
    'mutation ($input: PublishBlueprintInput!) { publishBlueprint(input: $input) { blueprint { id } } }',
    {
      input: {
        idempotencyKey: key(),
        id,
        expectedVersion: updateBlueprintDraft.blueprint.draftVersion,
        notes: 'First',
      },
    },
  );
  return id;
};

/** Starts a workflow from a published blueprint as the signed-in person. Returns the URL of its first task. */
export const startPublished = async (
  page: Page,
  name: string,
  blueprintId: string,
): Promise<string> => {
  const { viewer } = viewerShape.parse(await callApi(page, '{ viewer { user { id } } }'));
  const { startWorkflow } = startedShape.parse(
    await callApi(
      page,
      'mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id stages { tasks { id } } } } }',
      {
        input: {
          ...{ idempotencyKey: crypto.randomUUID(), blueprintId, name },
          ownerId: viewer.user.id,
        },
      },
    ),
  );
  const { workflow } = startWorkflow;
  return `/workflow/${workflow.id}?task-id=${workflow.stages[0]?.tasks[0]?.id ?? ''}`;
};

/**
 * Publishes a blueprint with this content and starts a workflow as the signed-in person. Returns
 * the URL of its first task.
 */
export const startFrom = async (
  page: Page,
  name: string,
  content: BlueprintContent,
): Promise<string> => startPublished(page, name, await publishBlueprint(page, name, content));

/**
 * Starts a workflow with one task that has these fields, assignees, and optional approvers, as the
 * signed-in person. Returns the URL of the task.
 */
export const startFormWorkflow = async (
  page: Page,
  name: string,
  assignees: readonly string[],
  questions: readonly Question[],
  approvers: readonly string[] = [],
): Promise<string> => {
  const parties = await Promise.all(assignees.map((one) => partyCalled(page, one)));
  const judges = await Promise.all(approvers.map((one) => partyCalled(page, one)));
  const approvals = judges.length === 0 ? [] : [approvalStep(91, { approvers: judges })];
  const content = withFields(
    buildBlueprint({ tasks: [{ name: 'Fill in the form', assignees: parties, approvals }] }),
    questions.map(({ kind, ...over }, at) => field(at + 1, kind, over)),
    ...questions.map(
      (_, at) => [taskKey(1), place(at + 1, at + 1, { inputType: 'OPTIONAL' })] as const,
    ),
  );
  return startFrom(page, name, content);
};

const formShape = z.object({ form: z.object({ id: z.string(), draftVersion: z.number() }) });

/** Publishes a form as the signed-in person. Returns its id. */
export const publishForm = async (page: Page, content: FormContent): Promise<FormId> => {
  const key = () => crypto.randomUUID();
  const create =
    'mutation ($input: CreateFormInput!) { done: createForm(input: $input) { form { id draftVersion } } }';
  const save =
    'mutation ($input: UpdateFormDraftInput!) { done: updateFormDraft(input: $input) { form { id draftVersion } } }';
  const publish =
    'mutation ($input: PublishFormInput!) { done: publishForm(input: $input) { form { id draftVersion } } }';
  const give = async (mutation: string, input: object) =>
    z
      .object({ done: formShape })
      .parse(await callApi(page, mutation, { input: { idempotencyKey: key(), ...input } })).done
      .form;

  const { id, draftVersion } = await give(create, { name: content.name });
  const patch = diffForm(emptyForm(content.name), content);
  const { draftVersion: saved } = await give(save, { id, expectedVersion: draftVersion, patch });
  await give(publish, { id, expectedVersion: saved, notes: 'First' });
  return asId<FormId>(id);
};
