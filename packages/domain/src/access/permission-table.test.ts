import { expect, it } from 'vitest';
import { permissionColumns, permissionTable } from './permission-table.ts';

const internal = permissionColumns.filter((one) => one !== 'LIMITED' && one !== 'EXTERNAL');
const admins = ['ADMIN'];
const peopleAdmins = ['ADMIN', 'PEOPLE_ADMIN'];
const creators = ['ADMIN', 'CREATOR'];
const integrators = ['ADMIN', 'INTEGRATION_ADMIN'];

// The table that admins see. A change of a rule must be a change here.
const expected: Readonly<Record<string, readonly string[]>> = {
  listPeople: internal,
  invite: ['ADMIN', 'PEOPLE_ADMIN', 'INVITER'],
  editPeople: peopleAdmins,
  editAdmins: admins,
  appointAdmins: admins,
  createGroups: peopleAdmins,
  editGroups: peopleAdmins,
  editBuiltInRoles: admins,
  allowInviting: admins,
  viewAs: admins,
  listBlueprints: [...internal, 'LIMITED'],
  createBlueprints: creators,
  publish: ['ADMIN', 'PUBLISHER'],
  automate: admins,
  listForms: internal,
  createForms: internal,
  listCustomFields: internal,
  createCustomFields: creators,
  manageProductObjects: creators,
  manageTags: creators,
  listDocuments: internal,
  editWorkspace: admins,
  createWorkspaces: admins,
  manageSecrets: integrators,
  fixFailedRequests: integrators,
  manageServiceAccounts: admins,
  readMail: admins,
  readAuditLog: admins,
};

it('allows each action only to the people in the table', () => {
  const table = permissionTable();
  expect(Object.fromEntries(table.map(({ action, allowed }) => [action, allowed]))).toEqual(
    expected,
  );
  expect(table).toHaveLength(Object.keys(expected).length);
});
