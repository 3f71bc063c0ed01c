import { emptyForm } from '@baton/domain/form/edit-form';
import { diffForm } from '@baton/domain/form/patch-form';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { field } from '@baton/fixtures/builders/fields';
import { buildForm, fieldItem } from '@baton/fixtures/builders/forms';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

let ada: TestPerson;
let ben: TestPerson;
let cy: TestPerson;
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  cy = await server.createPerson({ tenantId, name: 'Cy' });
});

/** Calls a mutation as Ada. Returns its payload. */
const call = async (name: string, selection: string, input: object) => {
  server.clock.advance(1000);
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { data, codes } = await ada.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`,
    { input },
  );
  expect(codes).toEqual([]);
  return data[name];
};
const keyed = (input: object) => ({ idempotencyKey: randomUUID(), ...input });

const entriesOf = (id: string) =>
  server.database.rows(
    `SELECT e.action, e.object_type AS type, e.object_name AS name, a.name AS actor, e.before, e.after
       FROM audit_entry e JOIN party a ON a.id = e.actor_id WHERE e.object_id = $1 ORDER BY e.at, e.id`,
    [id],
  );
const emptyPatch = { putStages: [], putTasks: [], removeStages: [], removeTasks: [] };

describe('the audit log of a blueprint', () => {
  const of = { type: 'Blueprint', actor: 'Ada' };

  it('shows its creation, name, access, versions, and deletion', async () => {
    const assignees = [asId<PartyId>(ada.userId)];
    const content = buildBlueprint({ tasks: [{ assignees }] });
    const id = await publishedBlueprint(server, ada, content);
    const patch = (name?: string) => ({ ...emptyPatch, ...(name !== undefined && { name }) });
    const save = (expectedVersion: number, changed: object) =>
      call(
        'updateBlueprintDraft',
        'blueprint { id }',
        keyed({ id, expectedVersion, patch: changed }),
      );
    await save(1, patch('Purchase'));
    await save(2, { ...patch(), description: '<p>Not recorded</p>' });
    await call(
      'publishBlueprint',
      'blueprint { id }',
      keyed({ id, expectedVersion: 3, notes: 'New name' }),
    );
    const share = { id, expectedVersion: 1, starterIds: [ben.userId] };
    const sharedWith = [{ partyId: ben.userId, access: 'VIEWER' }];
    const { blueprint } = await call('shareBlueprint', 'blueprint { sharing { version } }', {
      ...share,
      sharedWith,
    });
    expect(blueprint.sharing.version).toBe(2);
    for (const _ of [1, 2]) await call('deleteBlueprint', 'deletedId', { id });
    const onlyEditors = { viewerIds: null, variantMakerIds: null };
    expect(await entriesOf(id)).toEqual([
      {
        ...{ ...of, action: 'UPDATED', name: 'Purchase' },
        ...{ before: { name: content.name }, after: { name: 'Purchase' } },
      },
      {
        ...{ ...of, action: 'PUBLISHED', name: 'Purchase' },
        ...{ before: { version: 1 }, after: { version: 2, notes: 'New name' } },
      },
      {
        ...{ ...of, action: 'UPDATED', name: 'Purchase' },
        before: expect.objectContaining({ starterIds: null, workflowViewerIds: [] }),
        after: {
          ...{ starterIds: [ben.userId], ...onlyEditors },
          ...{ workflowViewerIds: [ben.userId], workflowEditorIds: [] },
        },
      },
      {
        ...{ ...of, action: 'DELETED', name: 'Purchase' },
        ...{ before: { name: 'Purchase' }, after: null },
      },
    ]);
  });

  it('shows the creation once if the request is repeated', async () => {
    const input = keyed({ name: 'Hiring' });
    const [first] = [
      await call('createBlueprint', 'blueprint { id }', input),
      await call('createBlueprint', 'blueprint { id }', input),
    ];
    const { id } = first.blueprint;
    expect(await entriesOf(id)).toEqual([
      { ...of, action: 'CREATED', name: 'Hiring', before: null, after: { name: 'Hiring' } },
    ]);
    const variant = await call(
      'createBlueprintVariant',
      'blueprint { id }',
      keyed({ id, name: 'Hiring abroad' }),
    );
    expect(await entriesOf(variant.blueprint.id)).toMatchObject([
      { action: 'CREATED', after: { name: 'Hiring abroad', variantOf: 'Hiring' } },
    ]);
  });

  it('shows no change that was refused because of an outdated draft', async () => {
    const made = await call('createBlueprint', 'blueprint { id }', keyed({ name: 'Moving' }));
    const { id } = made.blueprint;
    const { codes } = await ada.graphql(
      `mutation ($input: UpdateBlueprintDraftInput!) { updateBlueprintDraft(input: $input) { blueprint { id } } }`,
      { input: keyed({ id, expectedVersion: 7, patch: { ...emptyPatch, name: 'Packing' } }) },
    );
    expect(codes).toEqual(['VersionConflict']);
    expect(await entriesOf(id)).toHaveLength(1);
  });
});

describe('the audit log of a form', () => {
  it('shows its creation, versions, locks, and deletion', async () => {
    const made = await call('createForm', 'form { id }', keyed({ name: 'Supplier' }));
    const { id } = made.form;
    const after = buildForm('Supplier', { items: [[fieldItem(1), field(1, 'CHECKBOX')]] });
    const patch = diffForm(emptyForm('Supplier'), after);
    const form = 'form { id draftVersion }';
    await call('updateFormDraft', form, keyed({ id, expectedVersion: 1, patch }));
    await call('publishForm', form, keyed({ id, expectedVersion: 2, notes: '' }));
    for (const isLocked of [true, true, false]) await call('lockForm', form, { id, isLocked });
    await call('openForm', form, keyed({ id, expectedVersion: 2 }));
    await call('openForm', form, keyed({ id, expectedVersion: 2, from: 1 }));
    await call('deleteForm', 'deletedId', { id });
    const name = { name: 'Supplier' };
    const of = { type: 'Form', actor: 'Ada', ...name };
    const lock = [{ lockedById: null }, { lockedById: ada.userId }];
    expect(await entriesOf(id)).toEqual([
      { ...of, action: 'CREATED', before: null, after: name },
      { ...of, action: 'PUBLISHED', before: { version: null }, after: { version: 1, notes: null } },
      { ...of, action: 'UPDATED', before: lock[0], after: lock[1] },
      { ...of, action: 'UPDATED', before: lock[1], after: lock[0] },
      { ...of, action: 'UPDATED', before: { isOpen: false }, after: { isOpen: true } },
      { ...of, action: 'UPDATED', before: name, after: { ...name, restoredVersion: 1 } },
      { ...of, action: 'DELETED', before: name, after: null },
    ]);
  });
});

describe('the audit log of a custom field', () => {
  it('shows its creation, changes, and deletion', async () => {
    const definition = { name: 'Budget', kind: 'NUMBER', options: [] };
    const selection = 'customField { id }';
    const made = await call('createCustomField', selection, keyed({ isShared: false, definition }));
    const { id } = made.customField;
    const change = (expectedVersion: number, isShared: boolean, name: string) =>
      call(
        'updateCustomField',
        selection,
        keyed({ id, expectedVersion, isShared, definition: { ...definition, name } }),
      );
    await change(1, true, 'Budget');
    await change(1, true, 'Limit');
    await change(2, true, 'Limit');
    await call('deleteCustomField', 'deletedId', { id });
    const values = (name: string, isShared: boolean, version: number) => ({
      ...{ name, type: 'NUMBER', isShared, version },
    });
    const of = { type: 'CustomField', actor: 'Ada' };
    const states = [
      values('Budget', false, 1),
      values('Budget', true, 1),
      values('Limit', true, 2),
    ] as const;
    expect(await entriesOf(id)).toEqual([
      { ...of, action: 'CREATED', name: 'Budget', before: null, after: states[0] },
      { ...of, action: 'UPDATED', name: 'Budget', before: states[0], after: states[1] },
      { ...of, action: 'UPDATED', name: 'Limit', before: states[1], after: states[2] },
      { ...of, action: 'DELETED', name: 'Limit', before: { name: 'Limit' }, after: null },
    ]);
  });
});

describe('the audit log of an absence', () => {
  it('shows its days, delegates, and end', async () => {
    const id = ben.userId;
    const days = { startsOn: '2999-01-01', endsOn: '2999-01-05' };
    const none = { approvalDelegateId: null, roleDelegateId: null };
    await call('setAbsence', 'user { id }', { userId: id, ...days });
    const longer = { ...days, endsOn: '2999-01-09', workDelegateId: cy.userId };
    await call('setAbsence', 'user { id }', { userId: id, ...longer });
    for (const _ of [1, 2]) await call('endAbsence', 'user { id }', { userId: id });
    const of = { type: 'Absence', name: 'Ben', actor: 'Ada' };
    const [first, second] = [
      { ...days, workDelegateId: null, ...none },
      { ...longer, ...none },
    ];
    expect(await entriesOf(id)).toEqual([
      { ...of, action: 'UPDATED', before: null, after: first },
      { ...of, action: 'UPDATED', before: first, after: second },
      { ...of, action: 'DELETED', before: second, after: null },
    ]);
  });
});

describe('the audit log of the working hours', () => {
  it('shows the hours of each weekday and the holidays', async () => {
    const morning = { spans: [{ from: 480, to: 750 }] };
    const week = [morning, ...Array.from({ length: 6 }, () => ({ spans: [] }))];
    const holidays = [{ date: '2999-12-25', name: 'Christmas' }];
    await call('updateWorkCalendar', 'workCalendar { edition }', { edition: 0, week, holidays });
    expect(await entriesOf(ada.tenantId)).toMatchObject([
      {
        ...{ type: 'WorkCalendar', action: 'UPDATED', name: 'Acme', actor: 'Ada' },
        before: { monday: ['00:00–24:00'], saturday: [], holidays: [] },
        after: { monday: ['08:00–12:30'], tuesday: [], holidays: ['2999-12-25 Christmas'] },
      },
    ]);
  });
});
