import { asId, type PartyId } from '../core/ids.ts';
import type { Refusal } from '../core/refusal.ts';
import type { AccessLevel } from '../party/access-level.ts';
import { systemRoles, type SystemRole } from '../party/system-role.ts';
import type { Actor } from '../party/actor.ts';
import {
  mayCreateAutomation,
  mayListTroubledCalls,
  mayManageSecrets,
} from './automation-access.ts';
import { mayCreateBlueprint, mayListBlueprints, mayPublish } from './library/blueprint-access.ts';
import {
  mayCreateCustomField,
  mayManageProductObjects,
  mayReadCustomFields,
} from './library/custom-field-access.ts';
import { mayListDocuments } from './document-access.ts';
import { mayCreateForm, mayReadForms } from './library/forms-access.ts';
import { mayListMail } from './mail-access.ts';
import {
  mayAllowInviting,
  mayCreatePeople,
  mayCreateTenant,
  mayEditGroup,
  mayEditPerson,
  mayEditTenant,
  mayGrantAdmin,
  mayInvite,
  mayListPeople,
  mayManageServiceAccounts,
  mayReadAuditLog,
  mayViewAs,
} from './people-access.ts';
import { mayManageTags } from './tag-access.ts';

/**
 * Columns of the permission table: a role or access level of a person. INVITER is a person with a
 * role that allows inviting.
 */
export const permissionColumns = [
  'ADMIN',
  ...systemRoles,
  'INVITER',
  'INTERNAL',
  'LIMITED',
  'EXTERNAL',
] as const;
export type PermissionColumn = (typeof permissionColumns)[number];

const invitingRole = asId<PartyId>('inviting-role');

const isSystemRole = (column: PermissionColumn): column is SystemRole =>
  systemRoles.some((role) => role === column);

const accessLevelOf = (column: PermissionColumn): AccessLevel =>
  column === 'LIMITED' || column === 'EXTERNAL' ? column : 'INTERNAL';

/** Returns a person with only the role or access level of the column. */
const actorOf = (column: PermissionColumn): Actor => {
  const id = asId<PartyId>('person');
  return {
    id,
    parties: column === 'INVITER' ? [id, invitingRole] : [id],
    isAdmin: column === 'ADMIN',
    accessLevel: accessLevelOf(column),
    systemRoles: isSystemRole(column) ? [column] : [],
  };
};

const colleague = { isAdmin: false, accessLevel: 'INTERNAL', isActive: true } as const;
const plainGroup = { systemRole: null };
const builtInRole = { systemRole: 'PUBLISHER' } as const;

/** Rules that depend on the person alone. */
const rules = [
  ['people', 'listPeople', mayListPeople],
  ['people', 'invite', (actor: Actor) => mayInvite(actor, [invitingRole])],
  ['people', 'editPeople', (actor: Actor) => mayEditPerson(actor, colleague)],
  ['people', 'editAdmins', (actor: Actor) => mayEditPerson(actor, { ...colleague, isAdmin: true })],
  [
    'people',
    'appointAdmins',
    (actor: Actor) => mayGrantAdmin(actor, { ...colleague, isAdmin: true }),
  ],
  ['people', 'createGroups', mayCreatePeople],
  ['people', 'editGroups', (actor: Actor) => mayEditGroup(actor, plainGroup)],
  ['people', 'editBuiltInRoles', (actor: Actor) => mayEditGroup(actor, builtInRole)],
  ['people', 'allowInviting', (actor: Actor) => mayAllowInviting(actor, plainGroup)],
  ['people', 'viewAs', mayViewAs],
  ['library', 'listBlueprints', mayListBlueprints],
  ['library', 'createBlueprints', mayCreateBlueprint],
  ['library', 'publish', mayPublish],
  ['library', 'automate', mayCreateAutomation],
  ['library', 'listForms', mayReadForms],
  ['library', 'createForms', mayCreateForm],
  ['library', 'listCustomFields', mayReadCustomFields],
  ['library', 'createCustomFields', mayCreateCustomField],
  ['library', 'manageProductObjects', mayManageProductObjects],
  ['library', 'manageTags', mayManageTags],
  ['library', 'listDocuments', mayListDocuments],
  ['workspace', 'editWorkspace', mayEditTenant],
  ['workspace', 'createWorkspaces', mayCreateTenant],
  ['workspace', 'manageSecrets', mayManageSecrets],
  ['workspace', 'fixFailedRequests', mayListTroubledCalls],
  ['workspace', 'manageServiceAccounts', mayManageServiceAccounts],
  ['workspace', 'readMail', mayListMail],
  ['workspace', 'readAuditLog', mayReadAuditLog],
] as const satisfies readonly (readonly [string, string, (actor: Actor) => Refusal | null])[];

export type PermissionGroup = (typeof rules)[number][0];
export type PermittedAction = (typeof rules)[number][1];

export interface PermissionRow {
  readonly group: PermissionGroup;
  readonly action: PermittedAction;
  /** Columns that allow the action. */
  readonly allowed: readonly PermissionColumn[];
}

/** Returns what people with each role and access level can do, by asking the rules themselves. */
export const permissionTable = (): readonly PermissionRow[] =>
  rules.map(([group, action, rule]) => ({
    group,
    action,
    allowed: permissionColumns.filter((column) => rule(actorOf(column)) === null),
  }));
