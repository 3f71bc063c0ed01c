import type { PartyId } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { askingRules, type ActionFlags } from './action-flags.ts';
import { isAdministrator, isMember, type Actor } from './actor.ts';
import { mayCreateBlueprint } from './blueprint-access.ts';

/** What the rules about a field of the library look at. */
export interface CustomFieldFacts {
  readonly createdBy: PartyId;
  /** Offered to everybody who writes; else to whoever made it. */
  readonly isShared: boolean;
}

/** The library is for members; they meet its fields in forms and blueprints. */
export const mayReadCustomFields = (actor: Actor): Refusal | null =>
  isMember(actor) ? null : refuse('Forbidden');

export const mayReadCustomField = (actor: Actor, field: CustomFieldFacts): Refusal | null =>
  mayReadCustomFields(actor) ??
  (field.isShared || field.createdBy === actor.id || isAdministrator(actor)
    ? null
    : refuse('NotFound'));

/** Whoever writes blueprints writes the questions that they ask. */
export const mayCreateCustomField = (actor: Actor): Refusal | null => mayCreateBlueprint(actor);

/** Whoever answers meets product objects in the fields that allow them; the list is for those who write questions. */
export const mayReadProductObjects = (actor: Actor): Refusal | null => mayReadCustomFields(actor);
export const mayManageProductObjects = (actor: Actor): Refusal | null =>
  mayCreateCustomField(actor);

/** What all use is changed by all who write; what somebody keeps to themselves, by them. */
export const mayEditCustomField = (actor: Actor, field: CustomFieldFacts): Refusal | null =>
  mayReadCustomField(actor, field) ?? mayCreateCustomField(actor);

/** Where it is used it stays as it was taken over; drafts are told that it is gone. */
export const mayDeleteCustomField = (actor: Actor, field: CustomFieldFacts): Refusal | null =>
  mayEditCustomField(actor, field);

const customFieldRules = { edit: mayEditCustomField, delete: mayDeleteCustomField } as const;

export type CustomFieldPermissions = ActionFlags<keyof typeof customFieldRules>;

export const customFieldPermissions = (
  actor: Actor,
  field: CustomFieldFacts,
): CustomFieldPermissions => {
  const { may, refusals } = askingRules(
    customFieldRules,
    mayReadCustomField(actor, field),
    actor,
    field,
  );
  return { edit: may('edit'), delete: may('delete'), refusals };
};
