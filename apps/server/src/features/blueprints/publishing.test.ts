import { stepDefaults } from '@baton/domain/blueprint/complete-content';
import { asId, type BlueprintId, type PartyId } from '@baton/domain/core/ids';
import { newLinkRule } from '@baton/domain/blueprint/link-rule';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/db/uuid.ts';
import {
  blueprintScene,
  deleteBlueprint,
  readBlueprint,
  listBlueprints,
} from '../../testing/scenes/blueprint-scene.ts';
import type { TestPerson } from '../../testing/test-server.ts';

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
  publishAs,
  makeSound,
} = await blueprintScene();
afterAll(server.close);

describe('publishBlueprint', () => {
  it('creates versions with the draft’s content in two round trips', async () => {
    const id = await makeSound();
    const trips = await server.countTrips(() => publishAs(paul, id, 2, ' First '));
    expect(trips).toBe(2);
    const answer = await paul.graphql(readBlueprint, { id });
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
      `query ($id: ID!) { blueprint(id: $id) { versions { number notes publishedBy { name } content { document parties { name } } } } }`,
      { id },
    );
    expect(versions.data.blueprint.versions).toMatchObject([
      { number: 2, notes: 'Second', content: { document: { name: 'Changed' } } },
      {
        number: 1,
        publishedBy: { name: 'Paul' },
        content: {
          document: {
            name: 'Process',
            tasks: { [taskKey(1)]: { name: 'Task 1' }, [taskKey(2)]: { name: 'Task 2' } },
          },
          parties: [{ name: 'Lead' }],
        },
      },
    ]);
  });

  it('requires notes from version 2', async () => {
    const id = await makeSound();
    expect((await publishAs(paul, id, 2, null)).errors).toEqual([]);
    const { data } = await paul.graphql(readBlueprint, { id });
    expect(data.blueprint.published).toMatchObject({ number: 1, notes: '' });
    const renamed = { ...patchOf(sound()), name: 'Changed', putStages: [], putTasks: [] };
    expect((await saveAs(cleo, id, 2, renamed)).errors).toEqual([]);
    const second = await publishAs(paul, id, 3, ' ');
    expect(second.errors[0]?.extensions.refusals).toMatchObject([
      { code: 'CannotShareWorkflowTemplateWithoutVersionNotes', field: 'notes' },
    ]);
  });

  it('returns the people who escalations and expiry name', async () => {
    const { id } = await make();
    const named = asId<PartyId>(member.userId);
    const time = { amount: 1, unit: 'DAYS' } as const;
    const escalating = (action: 'ADD_CC' | 'CHANGE_OWNER', party: PartyId) => {
      const escalations = [{ key: taskKey(90), when: 'AFTER_DUE', time, action, party } as const];
      const deadline = { countedFrom: 'START', expiry: null, escalations } as const;
      return buildBlueprint({
        tasks: [{ assignees: [roleId], due: { kind: 'DURATION', ...time }, deadline }],
      });
    };
    const outside = escalating('CHANGE_OWNER', asId<PartyId>(partner.userId));
    expect((await saveAs(cleo, id, 1, patchOf(outside))).errors).toEqual([]);
    expect((await publishAs(paul, id, 2)).errors[0]?.extensions.refusals).toMatchObject([
      { code: 'CannotShareNonCompliantWorkflowTemplate', params: { count: 1 } },
    ]);
    expect((await saveAs(cleo, id, 2, patchOf(escalating('ADD_CC', named)))).errors).toEqual([]);
    expect((await publishAs(paul, id, 3)).errors).toEqual([]);
    const { data } = await cleo.graphql(
      `query ($id: ID!) { blueprint(id: $id) { draft { parties { id } } } }`,
      { id },
    );
    expect(data.blueprint.draft.parties).toContainEqual({ id: named });
  });

  it('rejects errors, long notes, and drafts without changes', async () => {
    const { id } = await make();
    const empty = await publishAs(paul, id, 1, 'x'.repeat(2001));
    expect(empty.errors[0]?.extensions.refusals).toMatchObject([
      { code: 'VersionNotesMaxLengthExceeded', params: { max: 2000 }, field: 'notes' },
      { code: 'CannotShareNonCompliantWorkflowTemplate', params: { count: 1 } },
    ]);
    const done = await makeSound();
    expect((await publishAs(paul, done, 2)).errors).toEqual([]);
    expect((await publishAs(paul, done, 2)).codes).toEqual(['NothingToPublish']);
  });

  it('rejects approvals that only the submitter could decide', async () => {
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
    expect((await publishAs(paul, id, 2)).codes).toEqual([
      'CannotShareNonCompliantWorkflowTemplate',
    ]);
  });

  it('publishes the draft that the person saw, once if repeated', async () => {
    const id = await makeSound();
    expect((await publishAs(paul, id, 1)).codes).toEqual(['VersionConflict']);
    const key = newId<string>();
    const answers = await Promise.all([1, 2].map(() => publishAs(paul, id, 2, 'First.', key)));
    answers.push(await publishAs(paul, id, 2, 'First.', key));
    expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
    expect((await paul.graphql(readBlueprint, { id })).data.blueprint.versions).toHaveLength(1);
  });

  it('publishes once if two people publish at the same time', async () => {
    const id = await makeSound();
    const answers = await Promise.all([publishAs(paul, id, 2), publishAs(admin, id, 2)]);
    expect(answers.flatMap(({ codes }) => codes)).toHaveLength(1);
    expect((await paul.graphql(readBlueprint, { id })).data.blueprint.versions).toHaveLength(1);
  });

  it('requires the publisher role', async () => {
    const id = await makeSound();
    expect((await publishAs(cleo, id, 2)).codes).toEqual(['Forbidden']);
    expect((await publishAs(member, id, 2)).codes).toEqual(['NotFound']);
  });
});

describe('deleteBlueprint', () => {
  it('hides the blueprint and accepts repeated requests', async () => {
    const id = await makeSound();
    for (let round = 0; round < 2; round += 1) {
      const answer = await cleo.graphql(deleteBlueprint, { input: { id } });
      expect(answer.data.deleteBlueprint.deletedId).toBe(id);
    }
    expect((await cleo.graphql(readBlueprint, { id })).data.blueprint).toBeNull();
    expect((await saveAs(cleo, id, 2, patchOf(sound()))).codes).toEqual(['NotFound']);
  });

  it('rejects a blueprint that a published blueprint starts workflows from', async () => {
    const child = await makeSound('Child');
    expect((await publishAs(paul, child, 2)).codes).toEqual([]);
    const parent = await make('Parent');
    const linked = {
      assignees: [],
      type: 'LINKED_WORKFLOW' as const,
      link: { ...newLinkRule, blueprint: asId<BlueprintId>(child) },
    };
    const patch = patchOf(buildBlueprint({ tasks: [linked] }));
    expect((await saveAs(cleo, parent.id, 1, { ...patch, name: 'Parent' })).codes).toEqual([]);
    expect((await publishAs(paul, parent.id, 2)).codes).toEqual([]);
    const refused = await cleo.graphql(deleteBlueprint, { input: { id: child } });
    expect(refused.codes).toEqual(['CannotDeleteLinkedBlueprint']);
    expect(JSON.stringify(refused.errors)).toContain('Parent');
    expect((await cleo.graphql(readBlueprint, { id: child })).data.blueprint).not.toBeNull();
    await cleo.graphql(deleteBlueprint, { input: { id: parent.id } });
    expect((await cleo.graphql(deleteBlueprint, { input: { id: child } })).codes).toEqual([]);
  });

  it('requires the creator role in the workspace of the blueprint', async () => {
    const { id } = await make();
    expect((await member.graphql(deleteBlueprint, { input: { id } })).codes).toEqual(['Forbidden']);
    expect((await stranger.graphql(deleteBlueprint, { input: { id } })).codes).toEqual([
      'NotFound',
    ]);
  });
});

describe('blueprint and blueprints', () => {
  it('show members the current version, and hide the draft from them', async () => {
    const id = await makeSound('Published');
    expect((await member.graphql(readBlueprint, { id })).data.blueprint).toBeNull();
    await publishAs(paul, id, 2);
    const renamed = {
      name: 'Secret plan',
      putStages: [],
      removeStages: [],
      putTasks: [],
      removeTasks: [taskKey(2)],
    };
    expect((await saveAs(cleo, id, 2, renamed)).errors).toEqual([]);
    const answer = await member.graphql(readBlueprint, { id });
    expect(answer.data.blueprint).toMatchObject({
      name: 'Published',
      draftVersion: 2,
      taskCount: 2,
      hasUnpublishedChanges: false,
      draft: { document: { name: 'Published', tasks: { [taskKey(2)]: {} } } },
      permissions: { read: true, edit: false, createWorkflowsFrom: true },
    });
    const found = await member.graphql(listBlueprints, { first: 10, search: 'secret' });
    expect(found.data.blueprints.edges).toEqual([]);
    const page = await member.graphql(listBlueprints, { first: 10, search: 'publ' });
    expect(page.data.blueprints.edges).toMatchObject([{ node: { id, name: 'Published' } }]);
    expect((await partner.graphql(readBlueprint, { id })).data.blueprint).toBeNull();
    expect((await partner.graphql(listBlueprints, { first: 10 })).data.blueprints.edges).toEqual(
      [],
    );
    expect((await stranger.graphql(readBlueprint, { id })).data.blueprint).toBeNull();
  });

  it('list a page by last change in one database round trip', async () => {
    const tenant = await server.createTenant('Paged');
    const ann = await server.createPerson({ tenantId: tenant, name: 'Ann', isAdmin: true });
    for (const name of ['A', 'B', 'C', '100% D', 'E']) {
      server.clock.advance(1000);
      await make(name, ann);
    }
    const names: string[] = [];
    let after: string | null = null;
    do {
      const answer: Awaited<ReturnType<TestPerson['graphql']>> = await ann.graphql(listBlueprints, {
        first: 2,
        after,
      });
      const { edges, pageInfo } = answer.data.blueprints;
      names.push(...edges.map((edge: { node: { name: string } }) => edge.node.name));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(names).toEqual(['E', '100% D', 'C', 'B', 'A']);
    expect(await server.countTrips(() => ann.graphql(listBlueprints, { first: 2 }))).toBe(1);
    const search = await ann.graphql(listBlueprints, { first: 10, search: '0%' });
    expect(search.data.blueprints.edges).toHaveLength(1);
    const drafts = await ann.graphql(listBlueprints, { first: 10, status: 'DRAFT' });
    expect(drafts.data.blueprints.edges).toHaveLength(5);
    const published = await ann.graphql(listBlueprints, { first: 10, status: 'PUBLISHED' });
    expect(published.data.blueprints.edges).toEqual([]);
    expect((await ann.graphql(listBlueprints, { first: 101 })).codes).toEqual([
      'MaxResultsOutOfRange',
    ]);
    expect((await ann.graphql(listBlueprints, { first: 1, after: 'x' })).codes).toEqual([
      'RequestInvalid',
    ]);
  });

  it('read one blueprint in one database round trip', async () => {
    const id = await makeSound();
    expect(await server.countTrips(() => cleo.graphql(readBlueprint, { id }))).toBe(1);
  });
});
