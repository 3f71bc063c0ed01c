import { diffBlueprint } from '@baton/domain/blueprint/patch';
import { emptyBlueprint } from '@baton/domain/blueprint/edit/edit';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { expect } from 'vitest';
import { newId } from '../../platform/db/uuid.ts';
import { createTestServer, type TestPerson } from '../test-server.ts';

const fields = `id name status draftVersion hasUnpublishedChanges stageCount taskCount draftUpdatedBy { name }
  draft { document parties { id name kind } }
  published { number notes } versions { id number notes publishedBy { name } }
  permissions { read edit publish createWorkflowsFrom delete }`;
export const createBlueprint = `mutation ($input: CreateBlueprintInput!) { createBlueprint(input: $input) { blueprint { ${fields} } } }`;
export const saveDraft = `mutation ($input: UpdateBlueprintDraftInput!) { updateBlueprintDraft(input: $input) { blueprint { ${fields} } } }`;
export const publishBlueprint = `mutation ($input: PublishBlueprintInput!) { publishBlueprint(input: $input) { blueprint { ${fields} } } }`;
export const deleteBlueprint = `mutation ($input: DeleteBlueprintInput!) { deleteBlueprint(input: $input) { deletedId } }`;
export const readBlueprint = `query ($id: ID!) { blueprint(id: $id) { ${fields} } }`;
export const listBlueprints = `query ($first: Int!, $after: String, $search: String, $status: BlueprintStatus) {
  blueprints(first: $first, after: $after, search: $search, status: $status) {
    edges { node { id name status draftVersion stageCount taskCount published { number } } } pageInfo { hasNextPage endCursor } } }`;

/** Creates people with and without rights on blueprints, and functions to edit and publish. */
export const blueprintScene = async () => {
  const server = await createTestServer();
  const tenantId = await server.createTenant('Acme');
  const cleo = await server.createPerson({ tenantId, name: 'Cleo', systemRoles: ['CREATOR'] });
  const paul = await server.createPerson({ tenantId, name: 'Paul', systemRoles: ['PUBLISHER'] });
  const admin = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  const member = await server.createPerson({ tenantId, name: 'Mia' });
  const partner = await server.createPerson({ tenantId, name: 'Pat', accessLevel: 'EXTERNAL' });
  const other = await server.createTenant('Other');
  const stranger = await server.createPerson({ tenantId: other, name: 'Sam', isAdmin: true });
  const roleId: PartyId = asId(
    await server.createGroup({ tenantId, kind: 'ROLE', name: 'Lead', memberIds: [member.userId] }),
  );

  const make = async (name = 'Process', by = cleo) => {
    const answer = await by.graphql(createBlueprint, { input: { idempotencyKey: newId(), name } });
    expect(answer.errors).toEqual([]);
    return answer.data.createBlueprint.blueprint as { id: string; draftVersion: number };
  };
  const patchOf = (after: BlueprintContent, name = 'Process') =>
    diffBlueprint(emptyBlueprint(name), after);
  const sound = () => buildBlueprint({ tasks: [{ assignees: [roleId] }, { assignees: [roleId] }] });
  const saveAs = (
    person: TestPerson,
    id: string,
    expectedVersion: number,
    patch: object,
    idempotencyKey = newId<string>(),
  ) => person.graphql(saveDraft, { input: { id, expectedVersion, idempotencyKey, patch } });
  const publishAs = (
    person: TestPerson,
    id: string,
    expectedVersion: number,
    notes: string | null = 'First.',
    idempotencyKey = newId<string>(),
  ) => person.graphql(publishBlueprint, { input: { id, expectedVersion, idempotencyKey, notes } });
  const makeSound = async (name = 'Process') => {
    const { id } = await make(name);
    const saved = await saveAs(cleo, id, 1, patchOf({ ...sound(), name }, name));
    expect(saved.errors).toEqual([]);
    return id;
  };

  return {
    server,
    tenantId,
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
  };
};
