import { replaceParty } from '@baton/domain/blueprint/release/replace-party';
import type { ApprovalStep } from '@baton/domain/blueprint/content';
import { newLinkRule } from '@baton/domain/blueprint/link-rule';
import type { TaskChange } from '@baton/domain/blueprint/edit/edit';
import { asId, type PartyId } from '@baton/domain/core/ids';
import type { Deadline } from '@baton/domain/time/deadline';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { approvalStep } from '@baton/fixtures/builders/run-scene';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { blueprintScene } from '../../testing/scenes/blueprint-scene.ts';
import type { TestPerson } from '../../testing/test-server.ts';
import { reassignmentHandler } from './index.ts';

const { server, tenantId, admin, cleo, paul, partner, member, make, patchOf, saveAs, publishAs } =
  await blueprintScene();
afterAll(server.close);

const DEACTIVATE = `mutation ($input: DeactivateUserInput!) { deactivateUser(input: $input) { user { id } } }`;
const NAMING = `query ($ids: [ID!]) { parties(ids: $ids) { ... on User { namingBlueprints { id name } reassignment { totalCount doneCount refusedCount finishedAt } } } }`;
const CONTENT = `query ($id: ID!) { blueprint(id: $id) { draftVersion hasUnpublishedChanges draft { document }
  versions { number notes publishedBy { name } content { document } } } }`;

let leaver: TestPerson;
let sofia: TestPerson;
beforeEach(async () => {
  leaver = await server.createPerson({ tenantId, name: 'Lee' });
  sofia = await server.createPerson({ tenantId, name: 'Sofia' });
});
const party = (person: TestPerson): PartyId => asId(person.userId);

/** Creates a blueprint with one task. Returns its id and the number of its draft. */
const blueprint = async (task: TaskChange, isPublished = true) => {
  const { id } = await make('Process', admin);
  const content = buildBlueprint({ tasks: [{ assignees: [party(member)], ...task }] });
  expect((await saveAs(admin, id, 1, patchOf(content))).codes).toEqual([]);
  if (isPublished) expect((await publishAs(admin, id, 2)).codes).toEqual([]);
  return id;
};
const deactivate = (over: object = {}, by = admin) =>
  by.graphql(DEACTIVATE, {
    input: { id: leaver.userId, blueprintsTo: sofia.userId, ...over },
  });
const work = async (): Promise<void> => {
  const [row] = await server.database.rows<{ id: string }>(
    'SELECT id FROM reassignment WHERE person_id = $1',
    [leaver.userId],
  );
  const payload = { reassignmentId: row?.id, personId: leaver.userId };
  await reassignmentHandler(server.composition.services).run(payload, { tenantId, attempt: 1 });
};
const seenBy = async (viewer: TestPerson) =>
  (await viewer.graphql(NAMING, { ids: [leaver.userId] })).data.parties[0];
const contentOf = async (id: string) => (await admin.graphql(CONTENT, { id })).data.blueprint;

const time = { amount: 1, unit: 'DAYS' } as const;
const deadlineOf = (person: PartyId): Deadline => ({
  countedFrom: 'START',
  expiry: { grace: time, outcome: 'ESCALATE', party: person },
  escalations: [{ key: taskKey(80), when: 'AFTER_DUE', time, action: 'ADD_CC', party: person }],
});
const approvedByMember = (over: Partial<ApprovalStep>): ApprovalStep =>
  approvalStep(90, { approvers: [party(member)], ...over });
const places: readonly (readonly [string, (person: PartyId) => TaskChange])[] = [
  ['assignee', (one) => ({ assignees: [one] })],
  ['watcher', (one) => ({ cc: [one] })],
  ['backup', (one) => ({ backups: [one] })],
  ['person with a manager', (one) => ({ managersOf: [{ kind: 'PERSON', person: one }] })],
  ['person of an escalation', (one) => ({ deadline: deadlineOf(one) })],
  ['approver', (one) => ({ approvals: [approvalStep(90, { approvers: [one] })] })],
  ['backup of an approval', (one) => ({ approvals: [approvedByMember({ backups: [one] })] })],
  [
    'person of an escalation of an approval',
    (one) => ({ approvals: [approvedByMember({ deadline: deadlineOf(one) })] }),
  ],
  [
    'owner of linked workflows',
    (one) => ({ type: 'LINKED_WORKFLOW', link: { ...newLinkRule, owner: one } }),
  ],
];

describe('deactivateUser', () => {
  it.each(places)('lists drafts that name the %s, and replaces the person', async (_, task) => {
    const id = await blueprint(task(party(leaver)), false);
    expect((await seenBy(admin)).namingBlueprints).toEqual([{ id, name: 'Process' }]);
    expect((await deactivate()).codes).toEqual([]);
    await work();
    const { reassignment, namingBlueprints } = await seenBy(admin);
    expect(namingBlueprints).toEqual([]);
    expect(reassignment).toMatchObject({ totalCount: 1, doneCount: 1, refusedCount: 0 });
    const { draft, versions } = await contentOf(id);
    expect(JSON.stringify(draft)).toContain(sofia.userId);
    expect(versions).toEqual([]);
  });

  it('publishes a new version with the successor', async () => {
    const id = await blueprint({ assignees: [party(leaver), party(sofia)] });
    await deactivate();
    await work();
    await work();
    const { versions, hasUnpublishedChanges, draftVersion } = await contentOf(id);
    expect(versions).toMatchObject([
      { number: 2, notes: 'Lee → Sofia', publishedBy: { name: 'Ada' } },
      { number: 1 },
    ]);
    const [after, before] = versions.map(({ content }: any) => content.document.tasks[taskKey(1)]);
    expect(after.assignees).toEqual([sofia.userId]);
    expect(before.assignees).toEqual([leaver.userId, sofia.userId]);
    expect({ hasUnpublishedChanges, draftVersion }).toEqual({
      hasUnpublishedChanges: false,
      draftVersion: 3,
    });
    const audited = await server.database.rows(
      `SELECT actor_id FROM audit_entry WHERE object_id = $1 AND action = 'PUBLISHED'`,
      [id],
    );
    expect(audited).toEqual(Array.from({ length: 2 }, () => ({ actor_id: admin.userId })));
  });

  it('publishes no other changes of a draft', async () => {
    const content = buildBlueprint({ tasks: [{ assignees: [party(leaver)] }] });
    const id = await blueprint({ assignees: [party(leaver)] });
    const renamed = { ...patchOf(content), name: 'Not yet', putStages: [], putTasks: [] };
    expect((await saveAs(admin, id, 2, renamed)).codes).toEqual([]);
    await deactivate();
    await work();
    const { versions, hasUnpublishedChanges, draft } = await contentOf(id);
    const expected = replaceParty(content, party(leaver), party(sofia)).tasks;
    expect(versions[0]).toMatchObject({
      number: 2,
      content: { document: { name: 'Process', tasks: expected } },
    });
    expect(draft.document).toMatchObject({ name: 'Not yet', tasks: expected });
    expect(hasUnpublishedChanges).toBe(true);
  });

  it('keeps a version in which no one could approve anymore', async () => {
    const id = await blueprint({
      assignees: [party(sofia)],
      approvals: [approvalStep(90, { approvers: [party(leaver)] })],
    });
    await deactivate();
    await work();
    expect((await seenBy(admin)).reassignment).toMatchObject({ doneCount: 0, refusedCount: 1 });
    expect((await contentOf(id)).versions).toHaveLength(1);
    expect((await seenBy(admin)).namingBlueprints).toEqual([{ id, name: 'Process' }]);
  });

  it('makes the successor the owner of workflows that a webhook starts', async () => {
    const id = await blueprint({ assignees: [party(member)] });
    await server.database.rows(
      `INSERT INTO start_webhook (tenant_id, id, blueprint_id, owner_id, mapping, secret, created_at, created_by)
       VALUES ($1, gen_random_uuid(), $2, $3, '{}', '', now(), $3)`,
      [tenantId, id, leaver.userId],
    );
    expect((await seenBy(admin)).namingBlueprints).toMatchObject([{ id }]);
    await deactivate();
    await work();
    expect((await seenBy(admin)).namingBlueprints).toEqual([]);
    const owners = await server.database.rows(
      `SELECT w.owner_id, (SELECT before->>'ownerId' FROM audit_entry a WHERE a.object_id = $1 AND a.before ? 'ownerId') AS former
         FROM start_webhook w WHERE w.blueprint_id = $1`,
      [id],
    );
    expect(owners).toEqual([{ owner_id: sofia.userId, former: leaver.userId }]);
  });

  it('changes no blueprint without a successor', async () => {
    const id = await blueprint({ assignees: [party(leaver)] });
    await deactivate({ blueprintsTo: null });
    await work();
    expect((await seenBy(admin)).reassignment).toMatchObject({ totalCount: 0 });
    expect((await contentOf(id)).versions).toHaveLength(1);
  });

  it('replaces people only if the admin can edit and publish blueprints', async () => {
    await blueprint({ assignees: [party(leaver)] });
    const keeper = (systemRoles: readonly ('PEOPLE_ADMIN' | 'CREATOR' | 'PUBLISHER')[]) =>
      server.createPerson({ tenantId, name: 'Kee', systemRoles });
    const people = await keeper(['PEOPLE_ADMIN', 'CREATOR']);
    expect((await seenBy(people)).namingBlueprints).toBeNull();
    expect((await deactivate({}, people)).codes).toEqual(['Forbidden']);
    for (const one of [cleo, paul]) expect((await seenBy(one)).namingBlueprints).toBeNull();
    const all = await keeper(['PEOPLE_ADMIN', 'CREATOR', 'PUBLISHER']);
    expect((await seenBy(all)).namingBlueprints).toHaveLength(1);
    expect((await deactivate({ blueprintsTo: partner.userId }, all)).codes).toEqual([
      'CannotAssignExternalUserOrTeamAsWorkflowOwner',
    ]);
    expect((await deactivate({}, all)).codes).toEqual([]);
  });
});
