import { asId, type CustomFieldId, type PartyId } from '@baton/domain/core/ids';
import type { BlueprintTask } from '@baton/domain/blueprint/content';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, fieldKey, place, withFields } from '@baton/fixtures/builders/fields';
import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/db/uuid.ts';
import { listed } from '../../../testing/scenes/listed-content.ts';
import { blueprintScene, readBlueprint } from '../../../testing/scenes/blueprint-scene.ts';
import type { TestPerson } from '../../../testing/test-server.ts';

const {
  server,
  cleo,
  paul,
  member,
  partner,
  stranger,
  roleId,
  patchOf,
  make,
  saveAs,
  publishAs,
  makeSound,
} = await blueprintScene();
afterAll(server.close);

const flags = `query ($id: ID!) { blueprint(id: $id) { permissions { copy export download updateToNewVersion
  refusals { action code } } } }`;
const copy = `mutation ($input: CopyBlueprintInput!) { copyBlueprint(input: $input) { blueprint {
  id name status taskCount draft { document } } } }`;
const exported = 'query ($id: ID!) { blueprintExport(id: $id) { name text } }';
const downloaded =
  'query ($id: ID!, $version: Int) { blueprintDownload(id: $id, version: $version) { name text } }';
const take = `mutation ($input: ImportBlueprintFileInput!) { importBlueprintFile(input: $input) { missing blueprint {
  id name draft { document parties { id name kind } } } } }`;

const copyAs = (who: TestPerson, id: string, idempotencyKey = newId<string>()) =>
  who.graphql(copy, { input: { idempotencyKey, id, name: 'Copy of Process' } });
const takeAs = (who: TestPerson, text: string) =>
  who.graphql(take, { input: { idempotencyKey: newId(), text } });

describe('permissions of a blueprint', () => {
  it('contain allowed actions and refusals for each person', async () => {
    const id = await makeSound();
    const flagsOf = async (who: TestPerson) =>
      (await who.graphql(flags, { id })).data.blueprint.permissions;
    expect(await flagsOf(cleo)).toMatchObject({
      copy: true,
      export: true,
      download: false,
      updateToNewVersion: true,
    });
    expect((await flagsOf(cleo)).refusals).toContainEqual({
      action: 'download',
      code: 'BlueprintTransferNotPublished',
    });
    await publishAs(paul, id, 2);
    expect(await flagsOf(member)).toMatchObject({
      copy: false,
      export: false,
      download: true,
      updateToNewVersion: false,
    });
    expect(await flagsOf(paul)).toMatchObject({ copy: false, export: true, download: true });
  });
});

describe('copyBlueprint', () => {
  it('creates one draft with new keys', async () => {
    const id = await makeSound();
    const key = newId<string>();
    const [first, again] = [await copyAs(cleo, id, key), await copyAs(cleo, id, key)];
    expect(first.errors).toEqual([]);
    const made = first.data.copyBlueprint.blueprint;
    expect(made).toMatchObject({ name: 'Copy of Process', status: 'DRAFT', taskCount: 2 });
    expect(made.id).not.toBe(id);
    expect(again.data.copyBlueprint.blueprint.id).toBe(made.id);
    const source = await cleo.graphql(readBlueprint, { id });
    const draft = listed(source.data.blueprint.draft);
    const { tasks, stages } = listed(made.draft);
    expect(tasks.map(({ name }) => name)).toEqual(draft.tasks.map(({ name }) => name));
    expect(tasks[0]?.key).not.toBe(draft.tasks[0]?.key);
    expect(tasks[0]?.stage).toBe(stages[0]?.key);
  });

  it('requires the creator role', async () => {
    const id = await makeSound();
    await publishAs(paul, id, 2);
    expect((await copyAs(member, id)).codes).toEqual(['Forbidden']);
    expect((await copyAs(stranger, id)).codes).toEqual(['NotFound']);
  });
});

describe('the file of a blueprint', () => {
  const fileOf = async (who: TestPerson, id: string) => {
    const answer = await who.graphql(exported, { id });
    expect(answer.errors).toEqual([]);
    return answer.data.blueprintExport as { name: string; text: string };
  };

  it('contains the draft for creators, and the version for other people', async () => {
    const id = await makeSound();
    expect((await member.graphql(downloaded, { id })).codes).toEqual(['NotFound']);
    expect((await cleo.graphql(downloaded, { id })).codes).toEqual([
      'BlueprintTransferNotPublished',
    ]);
    await publishAs(paul, id, 2);
    await saveAs(cleo, id, 2, {
      ...patchOf(buildBlueprint()),
      putStages: [],
      putTasks: [],
      name: 'Later',
    });
    expect(await fileOf(paul, id)).toMatchObject({ name: 'Later.baton.json' });
    const inForce = (await member.graphql(downloaded, { id })).data.blueprintDownload;
    expect(inForce.name).toBe('Process v1.baton.json');
    expect(JSON.parse(inForce.text)).toMatchObject({
      formatVersion: 2,
      content: { name: 'Process' },
    });
    expect((await member.graphql(exported, { id })).codes).toEqual(['Forbidden']);
    expect((await partner.graphql(downloaded, { id })).codes).toEqual(['NotFound']);
    expect((await member.graphql(downloaded, { id, version: 7 })).codes).toEqual(['NotFound']);
  });

  it('can be imported into another workspace, and creates missing roles', async () => {
    const { id } = await make();
    const content = buildBlueprint({
      tasks: [{ assignees: [roleId, asId<PartyId>(member.userId)] }],
    });
    await saveAs(cleo, id, 1, patchOf(content));
    const { text } = await fileOf(cleo, id);
    const answer = await takeAs(stranger, text);
    expect(answer.errors).toEqual([]);
    const { blueprint, missing } = answer.data.importBlueprintFile;
    expect(missing).toEqual(['Mia']);
    expect(blueprint.draft.parties).toMatchObject([{ name: 'Lead', kind: 'ROLE' }]);
    expect(listed(blueprint.draft).tasks[0]?.assignees).toEqual([blueprint.draft.parties[0].id]);
    const at = await takeAs(cleo, text);
    const again = at.data.importBlueprintFile;
    expect(again.missing).toEqual([]);
    expect(listed(again.blueprint.draft).tasks).toMatchObject([
      { assignees: [roleId, member.userId] },
    ]);
  });

  it('leaves out people who don’t exist in the workspace', async () => {
    const file = JSON.parse((await fileOf(cleo, await makeSound())).text);
    const tasks = Object.values<BlueprintTask>(file.content.tasks);
    const alien = tasks.map((task) => [task.key, { ...task, assignees: [newId()] }]);
    const content = { ...file.content, tasks: Object.fromEntries(alien) };
    const { data, errors } = await takeAs(cleo, JSON.stringify({ ...file, content }));
    expect(errors).toEqual([]);
    expect(listed(data.importBlueprintFile.blueprint.draft).tasks[0]?.assignees).toEqual([]);
  });

  it('can be imported in the older format 1', async () => {
    const { content, ...file } = JSON.parse((await fileOf(cleo, await makeSound())).text);
    const { stages, tasks } = listed({ document: content });
    const blueprint = {
      putStages: stages,
      removeStages: [],
      putTasks: tasks.map(({ trigger, ...task }) => ({ ...task, ...trigger })),
      removeTasks: [],
    };
    const former = { ...file, formatVersion: 1, name: 'Former', blueprint };
    const { data, errors } = await takeAs(cleo, JSON.stringify(former));
    expect(errors).toEqual([]);
    const made = data.importBlueprintFile.blueprint;
    expect(made.name).toBe('Former');
    expect(listed(made.draft).tasks.map(({ name }) => name)).toEqual(['Task 1', 'Task 2']);
  });

  it('is rejected with the path of the invalid part', async () => {
    const file = JSON.parse((await fileOf(cleo, await makeSound())).text);
    const [first] = listed({ document: file.content }).tasks;
    const refused = async (change: object) => {
      const tasks = { ...file.content.tasks, [String(first?.key)]: { ...first, ...change } };
      const content = { ...file.content, tasks };
      const answer = await takeAs(cleo, JSON.stringify({ ...file, content }));
      return answer.errors[0]?.extensions.refusals?.[0];
    };
    for (const [change, place] of [
      [{ description: 7 }, 'description'],
      [{ colour: 'red' }, 'colour'],
      [{ stage: newId() }, 'stage'],
    ] as const)
      expect(await refused(change)).toMatchObject({
        code: 'BlueprintTransferInvalidPart',
        params: { place: `tasks › “Task 1” › ${place}` },
      });
    expect((await takeAs(cleo, 'no file')).codes).toEqual(['BlueprintTransferInvalidFile']);
    expect((await takeAs(cleo, JSON.stringify({ ...file, formatVersion: 3 }))).codes).toEqual([
      'BlueprintTransferInvalidVersion',
    ]);
    expect((await takeAs(member, JSON.stringify(file))).codes).toEqual(['Forbidden']);
  });
});

describe('updateBlueprintToNewVersion', () => {
  const update = `mutation ($input: UpdateBlueprintToNewVersionInput!) { updateBlueprintToNewVersion(input: $input) {
    blueprint { id draftVersion draft { document } } } }`;
  const updateAs = (who: TestPerson, id: string, expectedVersion: number) =>
    who.graphql(update, { input: { idempotencyKey: newId(), id, expectedVersion } });

  it('updates a custom field to its latest version', async () => {
    const definition = (name: string) => ({ name, kind: 'TEXT', options: [], constraints: {} });
    const input = { idempotencyKey: newId(), isShared: true, definition: definition('Amount') };
    const library = await cleo.graphql(
      `mutation ($input: CreateCustomFieldInput!) { createCustomField(input: $input) { customField { id } } }`,
      { input },
    );
    const own: CustomFieldId = library.data.createCustomField.customField.id;
    const { id } = await make();
    const asking = withFields(
      buildBlueprint({ tasks: [{ assignees: [roleId] }] }),
      [field(1, 'TEXT', { name: 'Amount', origin: { field: own, version: 1 } })],
      [taskKey(1), place(1, 1)],
    );
    expect((await saveAs(cleo, id, 1, patchOf(asking))).errors).toEqual([]);
    expect((await updateAs(cleo, id, 2)).codes).toEqual(['NothingToTakeOver']);
    const renamed = await cleo.graphql(
      `mutation ($input: UpdateCustomFieldInput!) { updateCustomField(input: $input) { customField { id } } }`,
      {
        input: {
          ...input,
          id: own,
          expectedVersion: 1,
          idempotencyKey: newId(),
          definition: definition('Sum'),
        },
      },
    );
    expect(renamed.errors).toEqual([]);
    expect((await updateAs(member, id, 2)).codes).toEqual(['NotFound']);
    expect((await updateAs(paul, id, 2)).codes).toEqual(['Forbidden']);
    expect((await updateAs(cleo, id, 1)).codes).toEqual(['VersionConflict']);
    const answer = await updateAs(cleo, id, 2);
    expect(answer.errors).toEqual([]);
    expect(answer.data.updateBlueprintToNewVersion.blueprint).toMatchObject({
      draftVersion: 3,
      draft: { document: { fields: { [fieldKey(1)]: { name: 'Sum', origin: { version: 2 } } } } },
    });
  });
});
