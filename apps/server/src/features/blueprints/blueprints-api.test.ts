import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/db/uuid.ts';
import { listed } from '../../testing/scenes/listed-content.ts';
import {
  blueprintScene,
  createBlueprint,
  readBlueprint,
} from '../../testing/scenes/blueprint-scene.ts';

const {
  server,
  cleo,
  paul,
  admin,
  member,
  partner,
  stranger,
  roleId,
  make,
  patchOf,
  sound,
  saveAs,
} = await blueprintScene();
afterAll(server.close);

describe('createBlueprint', () => {
  it('creates an empty draft in two database round trips', async () => {
    expect(await server.countTrips(() => make())).toBe(2);
    const answer = await cleo.graphql(createBlueprint, {
      input: { idempotencyKey: newId(), name: ' Close ' },
    });
    expect(answer.data.createBlueprint.blueprint).toMatchObject({
      name: 'Close',
      status: 'DRAFT',
      draftVersion: 1,
      hasUnpublishedChanges: true,
      draftUpdatedBy: { name: 'Cleo' },
      draft: { document: { name: 'Close', stages: {}, tasks: {} }, parties: [] },
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
  ])('rejects an invalid name: %#', async (name, code) => {
    const answer = await cleo.graphql(createBlueprint, {
      input: { idempotencyKey: newId(), name },
    });
    expect(answer.errors[0]?.extensions.refusals).toMatchObject([{ code, field: 'name' }]);
  });

  it('creates one blueprint for repeated requests', async () => {
    const input = { idempotencyKey: newId(), name: 'Once' };
    const answers = await Promise.all([1, 2].map(() => cleo.graphql(createBlueprint, { input })));
    answers.push(await cleo.graphql(createBlueprint, { input }));
    const ids = answers.map((answer) => answer.data.createBlueprint.blueprint.id);
    expect(new Set(ids).size).toBe(1);
  });

  it('requires the creator role', async () => {
    for (const person of [member, paul, partner]) {
      const answer = await person.graphql(createBlueprint, {
        input: { idempotencyKey: newId(), name: 'x' },
      });
      expect(answer.codes).toEqual(['Forbidden']);
    }
    const answer = await server.stranger.graphql(createBlueprint, {
      input: { idempotencyKey: newId(), name: 'x' },
    });
    expect(answer.codes).toEqual(['Unauthenticated']);
  });
});

describe('updateBlueprintDraft', () => {
  it('applies a patch in two database round trips', async () => {
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
      draft: { document: { ...content, name: 'Process' } },
    };
    expect(answer?.data.updateBlueprintDraft.blueprint).toMatchObject(expected);
    const again = await cleo.graphql(readBlueprint, { id });
    expect(again.data.blueprint).toMatchObject(expected);
    const names = again.data.blueprint.draft.parties.map((party: { name: string }) => party.name);
    expect(names.toSorted()).toEqual(['Ada', 'Lead']);
  });

  it('sanitizes rich text', async () => {
    const { id } = await make();
    const description = '<p onclick="x">Hello <script>alert(1)</script><b>you</b></p>';
    const content = buildBlueprint({ description, tasks: [{ assignees: [roleId], description }] });
    const answer = await saveAs(cleo, id, 1, patchOf({ ...content, description }));
    const draft = listed(answer.data.updateBlueprintDraft.blueprint.draft);
    expect(draft.description).toBe('<p>Hello <strong>you</strong></p>');
    expect(draft.tasks[0]?.description).toBe('<p>Hello <strong>you</strong></p>');
    const [row] = await server.database.rows<{ draft: string }>(
      'SELECT draft::text FROM blueprint WHERE id = $1',
      [id],
    );
    expect(row?.draft).not.toMatch(/<script|onclick/);
  });

  it('returns an error for each invalid field', async () => {
    const { id } = await make();
    const [task] = patchOf(sound()).putTasks;
    const patch = {
      ...patchOf(sound()),
      putTasks: [{ ...task, name: ' ', due: { kind: 'DURATION', amount: -1, unit: 'DAYS' } }],
    };
    const answer = await saveAs(cleo, id, 1, patch);
    expect(answer.errors[0]?.extensions.refusals).toMatchObject([
      { code: 'Required', field: `tasks.${taskKey(1)}.name` },
      {
        code: 'OutOfRange',
        params: { min: 0, max: 3650 },
        field: `tasks.${taskKey(1)}.due.amount`,
      },
    ]);
  });

  it('refuses properties that the schema doesn’t have, and names the place', async () => {
    const { id } = await make();
    const [task] = patchOf(sound()).putTasks;
    const refusalsOf = async (change: object) => {
      const patch = { ...patchOf(sound()), putTasks: [{ ...task, ...change }] };
      return (await saveAs(cleo, id, 1, patch)).errors[0]?.extensions.refusals;
    };
    const at = `tasks.${taskKey(1)}`;
    expect(await refusalsOf({ colour: 'red', type: 'OTHER' })).toMatchObject([
      { code: 'RequestInvalid', field: `${at}.type` },
      { code: 'RequestInvalid', field: `${at}.colour` },
    ]);
    expect(await refusalsOf({ name: 'x'.repeat(100_001) })).toMatchObject([
      { code: 'TooLong', field: `${at}.name` },
    ]);
    const deep = JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`);
    expect((await saveAs(cleo, id, 1, { putTasks: deep })).codes).toEqual(['RequestInvalid']);
  });

  it('keeps fractions of days, weeks, and months', async () => {
    const { id } = await make();
    const [task] = patchOf(sound()).putTasks;
    const due = { kind: 'DURATION', amount: 1.5, unit: 'MONTHS', countedIn: 'WORKING' };
    const patch = { ...patchOf(sound()), putTasks: [{ ...task, due }] };
    expect((await saveAs(cleo, id, 1, patch)).codes).toEqual([]);
    const { data } = await cleo.graphql(
      'query ($id: ID!) { blueprint(id: $id) { draft { document } } }',
      { id },
    );
    expect(listed(data.blueprint.draft).tasks[0]?.due).toEqual(due);
  });

  it('rejects unknown people, and automated tasks without permission', async () => {
    const { id } = await make();
    const alien = asId<PartyId>(stranger.userId);
    const patch = patchOf(buildBlueprint({ tasks: [{ assignees: [alien] }] }));
    expect((await saveAs(cleo, id, 1, patch)).codes).toEqual(['UnknownParty']);
    const [task] = patchOf(sound()).putTasks;
    const automation = { ...patchOf(sound()), putTasks: [{ ...task, type: 'AUTOMATION' }] };
    expect((await saveAs(cleo, id, 1, automation)).codes).toEqual(['AutomationNeedsAdmin']);
  });

  it('rejects an outdated draft version', async () => {
    const { id } = await make();
    expect((await saveAs(cleo, id, 1, { ...patchOf(sound()) })).errors).toEqual([]);
    expect((await saveAs(admin, id, 1, { ...patchOf(sound()) })).codes).toEqual([
      'VersionConflict',
    ]);
  });

  it('saves one of two simultaneous changes', async () => {
    const { id } = await make();
    const patch = patchOf(sound());
    const answers = await Promise.all([saveAs(cleo, id, 1, patch), saveAs(admin, id, 1, patch)]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['VersionConflict']);
    expect((await cleo.graphql(readBlueprint, { id })).data.blueprint.draftVersion).toBe(2);
  });

  it('saves once if the request is repeated', async () => {
    const { id } = await make();
    const key = newId<string>();
    const patch = patchOf(sound());
    const answers = await Promise.all([1, 2].map(() => saveAs(cleo, id, 1, patch, key)));
    answers.push(await saveAs(cleo, id, 1, patch, key));
    expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
    expect((await cleo.graphql(readBlueprint, { id })).data.blueprint.draftVersion).toBe(2);
  });

  it('requires the creator role and hides unreadable blueprints', async () => {
    const { id } = await make();
    expect((await saveAs(paul, id, 1, patchOf(sound()))).codes).toEqual(['Forbidden']);
    expect((await saveAs(member, id, 1, patchOf(sound()))).codes).toEqual(['NotFound']);
    expect((await saveAs(stranger, id, 1, patchOf(sound()))).codes).toEqual(['NotFound']);
  });

  it('rejects text that is not an id', async () => {
    expect((await saveAs(cleo, 'x', 1, patchOf(sound()))).codes).toEqual(['RequestInvalid']);
  });
});
