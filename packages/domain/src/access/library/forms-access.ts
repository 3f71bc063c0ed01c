import type { PartyId } from '../../core/ids.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { flagsOf, type ActionFlags } from '../action-flags.ts';
import { isAdministrator, isMember, type Actor } from '../../party/actor.ts';

/** Facts that the rules on workspace forms use. */
export interface FormFacts {
  readonly createdBy: PartyId;
  /** Whether its draft can be edited: never published, or a new version is being edited. */
  readonly isOpen: boolean;
  readonly lockedBy: { readonly id: PartyId; readonly name: string } | null;
  /** Number of blueprints that use it. */
  readonly usageCount: number;
  /** Whether a published blueprint uses the form. */
  readonly isInForce: boolean;
  /** Whether open tasks show the form. */
  readonly isWorkedOn: boolean;
}

/** Allows internal users to create forms. */
export const mayCreateForm = (actor: Actor): Refusal | null =>
  isMember(actor) ? null : refuse('Forbidden');

/** Allows internal users to view forms, including drafts. */
export const mayReadForms = (actor: Actor): Refusal | null =>
  isMember(actor) ? null : refuse('Forbidden');

/** Allows the creator of the form, blueprint creators, and publishers to change it. */
const mayTouch = (actor: Actor, { createdBy }: FormFacts): Refusal | null =>
  isMember(actor) &&
  (actor.id === createdBy || isAdministrator(actor) || actor.systemRoles.length > 0)
    ? null
    : refuse('CannotActionFormCreatedByAnotherUser');

const unlocked = (actor: Actor, { lockedBy }: FormFacts): Refusal | null =>
  lockedBy === null || lockedBy.id === actor.id || isAdministrator(actor)
    ? null
    : refuse('FormIsLocked', { name: lockedBy.name });

/** Allows editing a new version of a published form, or restoring an older one. */
export const mayOpenForm = (actor: Actor, form: FormFacts): Refusal | null =>
  mayTouch(actor, form) ?? unlocked(actor, form);

/** A published form can't be edited; the error names the strongest reason. */
const opened = ({ isOpen, isInForce, isWorkedOn }: FormFacts): Refusal | null => {
  if (isOpen) return null;
  if (isInForce) return refuse('CannotModifyFormVersionUsedInPublishedBlueprint');
  return refuse(
    isWorkedOn ? 'CannotModifyFormVersionWithActionItems' : 'CannotModifyPublishedForm',
  );
};

/** Allows editing the draft. */
export const mayWriteForm = (actor: Actor, form: FormFacts): Refusal | null =>
  mayOpenForm(actor, form) ?? opened(form);

/** Allows publishers and admins to publish the form. */
export const mayPublishForm = (actor: Actor, form: FormFacts): Refusal | null =>
  isAdministrator(actor) || (isMember(actor) && actor.systemRoles.includes('PUBLISHER'))
    ? unlocked(actor, form)
    : refuse('Forbidden');

/** Allows locking and unlocking the form. */
export const mayLockForm = (actor: Actor, form: FormFacts): Refusal | null =>
  mayTouch(actor, form) ?? unlocked(actor, form);

export const mayDeleteForm = (actor: Actor, form: FormFacts): Refusal | null =>
  mayOpenForm(actor, form) ??
  (form.usageCount === 0 ? null : refuse('CannotDeleteInUseForm', { count: form.usageCount }));

const formRules = {
  write: mayWriteForm,
  open: mayOpenForm,
  publish: mayPublishForm,
  lock: mayLockForm,
  delete: mayDeleteForm,
} as const;

export type FormAction = keyof typeof formRules;
export type FormPermissions = ActionFlags<FormAction>;

export const formPermissions = (actor: Actor, form: FormFacts): FormPermissions =>
  flagsOf(formRules, actor, form, () => mayReadForms(actor));
