import { refuse, type Refusal } from '../core/refusal.ts';
import type { SystemRole } from '../party/system-role.ts';
import { isAdministrator, isMember, type Actor } from './actor.ts';

/** What the rules about a blueprint look at. */
export interface BlueprintFacts {
  readonly isPublished: boolean;
}

const holds = (actor: Actor, role: SystemRole): boolean =>
  isAdministrator(actor) || (isMember(actor) && actor.systemRoles.includes(role));

const forbiddenUnless = (allowed: boolean): Refusal | null =>
  allowed ? null : refuse('Forbidden');

/** Make or import a blueprint. */
export const mayCreateBlueprint = (actor: Actor): Refusal | null =>
  forbiddenUnless(holds(actor, 'CREATOR'));

/** Drafts are for those who write and publish them; what is published, every member may read. */
export const mayReadBlueprint = (actor: Actor, blueprint: BlueprintFacts): Refusal | null =>
  forbiddenUnless(mayReadDraft(actor) === null || (isMember(actor) && blueprint.isPublished));

/** See drafts, in the list and one by one. */
export const mayReadDraft = (actor: Actor): Refusal | null =>
  forbiddenUnless(holds(actor, 'CREATOR') || holds(actor, 'PUBLISHER'));

/** Change a draft. */
export const mayEditBlueprint = (actor: Actor): Refusal | null =>
  forbiddenUnless(holds(actor, 'CREATOR'));

/** Whoever writes does not publish unless they hold both roles: four eyes on a process. */
export const mayPublish = (actor: Actor): Refusal | null =>
  forbiddenUnless(holds(actor, 'PUBLISHER'));

export const mayDeleteBlueprint = (actor: Actor): Refusal | null =>
  forbiddenUnless(holds(actor, 'CREATOR'));

/** Publishing grants the start to every member. */
export const mayStartFrom = (actor: Actor, blueprint: BlueprintFacts): Refusal | null =>
  forbiddenUnless(isMember(actor) && blueprint.isPublished);

/** The flags of a blueprint as the API gives them. */
export interface BlueprintPermissions {
  readonly read: boolean;
  readonly edit: boolean;
  readonly publish: boolean;
  readonly createWorkflowsFrom: boolean;
  readonly delete: boolean;
}

export const blueprintPermissions = (
  actor: Actor,
  blueprint: BlueprintFacts,
): BlueprintPermissions => ({
  read: mayReadBlueprint(actor, blueprint) === null,
  edit: mayEditBlueprint(actor) === null,
  publish: mayPublish(actor) === null,
  createWorkflowsFrom: mayStartFrom(actor, blueprint) === null,
  delete: mayDeleteBlueprint(actor) === null,
});
