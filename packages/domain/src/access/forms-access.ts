import type { PartyId } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { askingRules, type ActionFlags } from './action-flags.ts';
import { isAdministrator, isMember, type Actor } from './actor.ts';

/** What the rules about a form of the workspace look at. */
export interface FormFacts {
  readonly createdBy: PartyId;
  /** Its draft may be written in: it was never published, or its next version was begun. */
  readonly isOpen: boolean;
  readonly lockedBy: { readonly id: PartyId; readonly name: string } | null;
  /** Blueprints that have taken it over. */
  readonly usageCount: number;
  /** One of them has put it in force. */
  readonly isInForce: boolean;
  /** Tasks of workflows that go on show it. */
  readonly isWorkedOn: boolean;
}

/** Forms are made by members (specification 6). */
export const mayCreateForm = (actor: Actor): Refusal | null =>
  isMember(actor) ? null : refuse('Forbidden');

/** The library of forms is for members, drafts included: they are to be made together. */
export const mayReadForms = (actor: Actor): Refusal | null =>
  isMember(actor) ? null : refuse('Forbidden');

/** Whoever made it, and those whose office it is to write and publish processes. */
const mayTouch = (actor: Actor, { createdBy }: FormFacts): Refusal | null =>
  isMember(actor) &&
  (actor.id === createdBy || isAdministrator(actor) || actor.systemRoles.length > 0)
    ? null
    : refuse('CannotActionFormCreatedByAnotherUser');

const unlocked = (actor: Actor, { lockedBy }: FormFacts): Refusal | null =>
  lockedBy === null || lockedBy.id === actor.id || isAdministrator(actor)
    ? null
    : refuse('FormIsLocked', { name: lockedBy.name });

/** Begin the next version of a published form, or go back to an older one. */
export const mayOpenForm = (actor: Actor, form: FormFacts): Refusal | null =>
  mayTouch(actor, form) ?? unlocked(actor, form);

/** What is published stays as it is, and the more so the more depends on it. */
const opened = ({ isOpen, isInForce, isWorkedOn }: FormFacts): Refusal | null => {
  if (isOpen) return null;
  if (isInForce) return refuse('CannotModifyFormVersionUsedInPublishedBlueprint');
  return refuse(
    isWorkedOn ? 'CannotModifyFormVersionWithActionItems' : 'CannotModifyPublishedForm',
  );
};

/** Change its draft. */
export const mayWriteForm = (actor: Actor, form: FormFacts): Refusal | null =>
  mayOpenForm(actor, form) ?? opened(form);

/** Publishers put forms in force, together with administrators (specification 6). */
export const mayPublishForm = (actor: Actor, form: FormFacts): Refusal | null =>
  isAdministrator(actor) || (isMember(actor) && actor.systemRoles.includes('PUBLISHER'))
    ? unlocked(actor, form)
    : refuse('Forbidden');

/** Keep others from changing it, and let them again. */
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

export const formPermissions = (actor: Actor, form: FormFacts): FormPermissions => {
  const { may, refusals } = askingRules(formRules, mayReadForms(actor), actor, form);
  return {
    write: may('write'),
    open: may('open'),
    publish: may('publish'),
    lock: may('lock'),
    delete: may('delete'),
    refusals,
  };
};
