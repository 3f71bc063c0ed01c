import { isMember, type Actor } from '../party/actor.ts';
import { mayManageSecrets } from './automation-access.ts';
import { mayCreateBlueprint, mayListBlueprints } from './library/blueprint-access.ts';
import { mayCreateCustomField, mayReadCustomFields } from './library/custom-field-access.ts';
import { mayListDocuments } from './document-access.ts';
import { mayCreateForm, mayReadForms } from './library/forms-access.ts';
import { mayReadTags } from './tag-access.ts';
import { mayCreatePeople, mayEditTenant, mayListPeople } from './people-access.ts';

/** Pages of the sidebar, and buttons of its create menu. */
export interface Navigation {
  readonly home: boolean;
  readonly myTasks: boolean;
  readonly assignedTasks: boolean;
  readonly blueprints: boolean;
  readonly customFields: boolean;
  readonly forms: boolean;
  readonly tags: boolean;
  readonly people: boolean;
  readonly documents: boolean;
  readonly admin: boolean;
  /** Administration pages with workspace settings. */
  readonly adminSettings: boolean;
  readonly createBlueprint: boolean;
  readonly createCustomField: boolean;
  readonly createForm: boolean;
  readonly createPeople: boolean;
}

/**
 * Returns the navigation. Everyone sees their own tasks; only internal users see the workspace's
 * lists.
 */
export const navigationOf = (actor: Actor): Navigation => ({
  home: isMember(actor),
  myTasks: true,
  assignedTasks: true,
  blueprints: mayListBlueprints(actor) === null,
  customFields: mayReadCustomFields(actor) === null,
  forms: mayReadForms(actor) === null,
  tags: mayReadTags(actor) === null,
  people: mayListPeople(actor) === null,
  documents: mayListDocuments(actor) === null,
  admin: mayManageSecrets(actor) === null || mayEditTenant(actor) === null,
  adminSettings: mayEditTenant(actor) === null,
  createBlueprint: mayCreateBlueprint(actor) === null,
  createCustomField: mayCreateCustomField(actor) === null,
  createForm: mayCreateForm(actor) === null,
  createPeople: mayCreatePeople(actor) === null,
});
