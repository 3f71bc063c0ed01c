import type { PartyId } from '../../core/ids.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { flagsOf, type ActionFlags } from '../action-flags.ts';
import { isAdministrator, isMember, type Actor } from '../../party/actor.ts';
import { mayCreateBlueprint } from './blueprint-access.ts';

/** Facts that the rules on custom fields use. */
export interface CustomFieldFacts {
  readonly createdBy: PartyId;
  /** Whether all creators can use it, or only its own creator. */
  readonly isShared: boolean;
}

/** Allows internal users to list custom fields. Others see custom fields only in forms. */
export const mayReadCustomFields = (actor: Actor): Refusal | null =>
  isMember(actor) ? null : refuse('Forbidden');

export const mayReadCustomField = (actor: Actor, field: CustomFieldFacts): Refusal | null =>
  mayReadCustomFields(actor) ??
  (field.isShared || field.createdBy === actor.id || isAdministrator(actor)
    ? null
    : refuse('NotFound'));

/** Allows creators and publishers to create custom fields. */
export const mayCreateCustomField = (actor: Actor): Refusal | null => mayCreateBlueprint(actor);

/**
 * Allows creators and publishers to list product objects. Others see product objects only in
 * fields.
 */
export const mayReadProductObjects = (actor: Actor): Refusal | null => mayReadCustomFields(actor);
export const mayManageProductObjects = (actor: Actor): Refusal | null =>
  mayCreateCustomField(actor);

/**
 * Allows everyone with the creator role to edit shared fields, and only the person who created it
 * to edit a private one.
 */
export const mayEditCustomField = (actor: Actor, field: CustomFieldFacts): Refusal | null =>
  mayReadCustomField(actor, field) ?? mayCreateCustomField(actor);

/**
 * Allows the people who can edit a custom field to delete it. Forms and blueprints keep their
 * version and show that it was deleted.
 */
export const mayDeleteCustomField = (actor: Actor, field: CustomFieldFacts): Refusal | null =>
  mayEditCustomField(actor, field);

const customFieldRules = { edit: mayEditCustomField, delete: mayDeleteCustomField } as const;

export type CustomFieldAction = keyof typeof customFieldRules;
type CustomFieldPermissions = ActionFlags<CustomFieldAction>;

export const customFieldPermissions = (
  actor: Actor,
  field: CustomFieldFacts,
): CustomFieldPermissions =>
  flagsOf(customFieldRules, actor, field, () => mayReadCustomField(actor, field));
