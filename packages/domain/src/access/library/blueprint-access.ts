import type { PartyId } from '../../core/ids.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { SystemRole } from '../../party/system-role.ts';
import { flagsOf, type ActionFlags } from '../action-flags.ts';
import { isAdministrator, isAmong, isMember, type Actor } from '../../party/actor.ts';
import { isOfWorkspace } from '../../party/access-level.ts';

/** Facts that the rules on blueprints use. */
export interface BlueprintFacts {
  readonly isPublished: boolean;
  /** People, teams, and roles that can start workflows of it; null for all internal users. */
  readonly starters: readonly PartyId[] | null;
  /** People, teams, and roles that can view it too; null or missing for all internal users. */
  readonly viewers?: readonly PartyId[] | null;
  /** Creators who can create variants of it; null or missing for all creators. */
  readonly variantMakers?: readonly PartyId[] | null;
}

const holds = (actor: Actor, role: SystemRole): boolean =>
  isAdministrator(actor) || (isMember(actor) && actor.systemRoles.includes(role));

const forbiddenUnless = (allowed: boolean): Refusal | null =>
  allowed ? null : refuse('Forbidden');

/** Allows creating and importing blueprints. */
export const mayCreateBlueprint = (actor: Actor): Refusal | null =>
  forbiddenUnless(holds(actor, 'CREATOR'));

/**
 * Returns whether the person can view published versions because they can start workflows or are a
 * viewer.
 */
const readsPublished = (actor: Actor, blueprint: BlueprintFacts): boolean => {
  const { viewers = null } = blueprint;
  return (
    mayStartFrom(actor, blueprint) === null ||
    (viewers === null ? isMember(actor) : isOfWorkspace(actor) && isAmong(actor, viewers))
  );
};

/**
 * Allows creators and publishers to view the draft, and further people to view published versions.
 */
export const mayReadBlueprint = (actor: Actor, blueprint: BlueprintFacts): Refusal | null =>
  forbiddenUnless(
    mayReadDraft(actor) === null || (blueprint.isPublished && readsPublished(actor, blueprint)),
  );

/** Allows listing blueprints: internal users see all, limited users those they can start. */
export const mayListBlueprints = (actor: Actor): Refusal | null =>
  forbiddenUnless(isOfWorkspace(actor));

/** Allows viewing drafts. */
export const mayReadDraft = (actor: Actor): Refusal | null =>
  forbiddenUnless(holds(actor, 'CREATOR') || holds(actor, 'PUBLISHER'));

/** Allows blueprint creators to edit drafts. */
export const mayEditBlueprint = (actor: Actor): Refusal | null =>
  forbiddenUnless(holds(actor, 'CREATOR'));

/**
 * Allows publishers and admins to publish the draft. Creators need the publisher role too, so that
 * a second person checks the draft.
 */
export const mayPublish = (actor: Actor): Refusal | null =>
  forbiddenUnless(holds(actor, 'PUBLISHER'));

/** Allows replacing a person in drafts and current versions without a second person. */
export const mayReplaceInBlueprints = (actor: Actor): Refusal | null =>
  mayEditBlueprint(actor) ?? mayPublish(actor);

export const mayDeleteBlueprint = (actor: Actor): Refusal | null =>
  forbiddenUnless(holds(actor, 'CREATOR'));

/**
 * Allows the named starters, or all internal users if `starters` is null, to start workflows.
 * Admins, creators, and publishers can always start workflows. Limited users must be named.
 * External users never can.
 */
export const mayStartFrom = (
  actor: Actor,
  { isPublished, starters }: BlueprintFacts,
): Refusal | null => {
  const isGranted = starters !== null && isOfWorkspace(actor) && isAmong(actor, starters);
  const isOpen = isMember(actor) && (starters === null || mayReadDraft(actor) === null);
  return forbiddenUnless(isPublished && (isGranted || isOpen));
};

/** Allows changing who can start workflows of the blueprint and who these are shared with. */
export const mayEditBlueprintAccess = (actor: Actor): Refusal | null => mayReadDraft(actor);

/** Allows starting a test run of a draft. */
export const mayStartTestRun = (actor: Actor): Refusal | null => mayEditBlueprint(actor);

/** Allows duplicating the blueprint. */
export const mayCopyBlueprint = (actor: Actor, blueprint: BlueprintFacts): Refusal | null =>
  mayCreateBlueprint(actor) ?? mayReadBlueprint(actor, blueprint);

/** Allows creating variants of the blueprint. */
export const mayCreateVariantsOf = (actor: Actor, blueprint: BlueprintFacts): Refusal | null => {
  const { variantMakers = null } = blueprint;
  const isGranted =
    variantMakers === null || isAdministrator(actor) || isAmong(actor, variantMakers);
  return mayCopyBlueprint(actor, blueprint) ?? forbiddenUnless(isGranted);
};

/** Allows exporting the draft to a file. */
export const mayExportBlueprint = (actor: Actor): Refusal | null => mayReadDraft(actor);

/** Allows downloading the current version: anyone who can view it. */
export const mayDownloadBlueprint = (actor: Actor, blueprint: BlueprintFacts): Refusal | null =>
  mayReadBlueprint(actor, blueprint) ??
  (blueprint.isPublished ? null : refuse('BlueprintTransferNotPublished'));

/** Allows updating forms and custom fields of the draft to their current versions. */
export const mayUpdateToNewVersion = (actor: Actor): Refusal | null => mayEditBlueprint(actor);

const blueprintRules = {
  read: mayReadBlueprint,
  edit: mayEditBlueprint,
  publish: mayPublish,
  copy: mayCopyBlueprint,
  createVariantsOf: mayCreateVariantsOf,
  export: mayExportBlueprint,
  download: mayDownloadBlueprint,
  createWorkflowsFrom: mayStartFrom,
  editAccess: mayEditBlueprintAccess,
  startTestRun: mayStartTestRun,
  updateToNewVersion: mayUpdateToNewVersion,
  delete: mayDeleteBlueprint,
} as const;

export type BlueprintAction = keyof typeof blueprintRules;

/** The flags of a blueprint in the API, with the reason for each false one. */
export type BlueprintPermissions = ActionFlags<BlueprintAction>;

export const blueprintPermissions = (
  actor: Actor,
  blueprint: BlueprintFacts,
): BlueprintPermissions => flagsOf(blueprintRules, actor, blueprint);
