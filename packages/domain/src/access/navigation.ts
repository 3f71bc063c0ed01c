import { isMember, type Actor } from './actor.ts';
import { mayManageSecrets } from './automation-access.ts';
import { mayCreateBlueprint, mayListBlueprints } from './blueprint-access.ts';
import { mayCreateCustomField, mayReadCustomFields } from './custom-field-access.ts';
import { mayListDocuments } from './document-access.ts';
import { mayCreateForm, mayReadForms } from './forms-access.ts';
import { mayCreatePeople, mayEditTenant, mayListPeople } from './people-access.ts';

/** Which pages the sidebar shows, and which buttons its create menu has. */
export interface Navigation {
  readonly home: boolean;
  readonly myTasks: boolean;
  readonly assignedTasks: boolean;
  readonly blueprints: boolean;
  readonly customFields: boolean;
  readonly forms: boolean;
  readonly people: boolean;
  readonly documents: boolean;
  readonly admin: boolean;
  /** What concerns the workspace as a whole, among what is administered. */
  readonly adminSettings: boolean;
  readonly createBlueprint: boolean;
  readonly createCustomField: boolean;
  readonly createForm: boolean;
  readonly createPeople: boolean;
}

/** Everyone has work of their own; the lists of the workspace are for its members. */
export const navigationOf = (actor: Actor): Navigation => ({
  home: isMember(actor),
  myTasks: true,
  assignedTasks: true,
  blueprints: mayListBlueprints(actor) === null,
  customFields: mayReadCustomFields(actor) === null,
  forms: mayReadForms(actor) === null,
  people: mayListPeople(actor) === null,
  documents: mayListDocuments(actor) === null,
  admin: mayManageSecrets(actor) === null || mayEditTenant(actor) === null,
  adminSettings: mayEditTenant(actor) === null,
  createBlueprint: mayCreateBlueprint(actor) === null,
  createCustomField: mayCreateCustomField(actor) === null,
  createForm: mayCreateForm(actor) === null,
  createPeople: mayCreatePeople(actor) === null,
});
