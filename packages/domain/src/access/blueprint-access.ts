import type { PartyId } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { SystemRole } from '../party/system-role.ts';
import { askingRules, type ActionFlags } from './action-flags.ts';
import { isAdministrator, isAmong, isOfWorkspace, isMember, type Actor } from './actor.ts';

/** What the rules about a blueprint look at. */
export interface BlueprintFacts {
  readonly isPublished: boolean;
  /** Who may start from it; null: every member. */
  readonly starters: readonly PartyId[] | null;
  /** Who reads what is published besides; null, or left out: every member. */
  readonly viewers?: readonly PartyId[] | null;
  /** Who of those that write blueprints makes variants of it; null, or left out: all of them. */
  readonly variantMakers?: readonly PartyId[] | null;
}

const holds = (actor: Actor, role: SystemRole): boolean =>
  isAdministrator(actor) || (isMember(actor) && actor.systemRoles.includes(role));

const forbiddenUnless = (allowed: boolean): Refusal | null =>
  allowed ? null : refuse('Forbidden');

/** Make or import a blueprint. */
export const mayCreateBlueprint = (actor: Actor): Refusal | null =>
  forbiddenUnless(holds(actor, 'CREATOR'));

/** Whoever starts from it, and every member or, where those who may are named, these. */
const readsPublished = (actor: Actor, blueprint: BlueprintFacts): boolean => {
  const { viewers = null } = blueprint;
  return (
    mayStartFrom(actor, blueprint) === null ||
    (viewers === null ? isMember(actor) : isOfWorkspace(actor) && isAmong(actor, viewers))
  );
};

/** Drafts are for those who write and publish them; what is published, for those who were given it as well. */
export const mayReadBlueprint = (actor: Actor, blueprint: BlueprintFacts): Refusal | null =>
  forbiddenUnless(
    mayReadDraft(actor) === null || (blueprint.isPublished && readsPublished(actor, blueprint)),
  );

/** Look for blueprints: members among all, a limited account among those that it was given the start of. */
export const mayListBlueprints = (actor: Actor): Refusal | null =>
  forbiddenUnless(isOfWorkspace(actor));

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

/**
 * Publishing grants the start to every member, unless those who may are named: then to these, beside
 * administrators and those who write and publish blueprints. A limited account starts where it is named, a partner nowhere.
 */
export const mayStartFrom = (
  actor: Actor,
  { isPublished, starters }: BlueprintFacts,
): Refusal | null => {
  const isGranted = starters !== null && isOfWorkspace(actor) && isAmong(actor, starters);
  const isOpen = isMember(actor) && (starters === null || mayReadDraft(actor) === null);
  return forbiddenUnless(isPublished && (isGranted || isOpen));
};

/** Say who starts from it, and whom its workflows are shared with. */
export const mayEditBlueprintAccess = (actor: Actor): Refusal | null => mayReadDraft(actor);

/** Try a draft out, before it is in force. */
export const mayStartTestRun = (actor: Actor): Refusal | null => mayEditBlueprint(actor);

/** Begin another blueprint with what this one says. */
export const mayCopyBlueprint = (actor: Actor, blueprint: BlueprintFacts): Refusal | null =>
  mayCreateBlueprint(actor) ?? mayReadBlueprint(actor, blueprint);

/** Make what a workflow may follow instead of this one. */
export const mayCreateVariantsOf = (actor: Actor, blueprint: BlueprintFacts): Refusal | null => {
  const { variantMakers = null } = blueprint;
  const isGranted =
    variantMakers === null || isAdministrator(actor) || isAmong(actor, variantMakers);
  return mayCopyBlueprint(actor, blueprint) ?? forbiddenUnless(isGranted);
};

/** Take the draft along in a file, to go on with it elsewhere. */
export const mayExportBlueprint = (actor: Actor): Refusal | null => mayReadDraft(actor);

/** Keep what is in force as a file: whoever may read it may take it along. */
export const mayDownloadBlueprint = (actor: Actor, blueprint: BlueprintFacts): Refusal | null =>
  mayReadBlueprint(actor, blueprint) ??
  (blueprint.isPublished ? null : refuse('BlueprintTransferNotPublished'));

/** Have the draft say what its forms and its fields of the library say by now. */
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

/** The flags of a blueprint as the API gives them, and the reason of each false one. */
export type BlueprintPermissions = ActionFlags<BlueprintAction>;

export const blueprintPermissions = (
  actor: Actor,
  blueprint: BlueprintFacts,
): BlueprintPermissions => {
  const { may, refusals } = askingRules(blueprintRules, null, actor, blueprint);
  return {
    read: may('read'),
    edit: may('edit'),
    publish: may('publish'),
    copy: may('copy'),
    createVariantsOf: may('createVariantsOf'),
    export: may('export'),
    download: may('download'),
    createWorkflowsFrom: may('createWorkflowsFrom'),
    editAccess: may('editAccess'),
    startTestRun: may('startTestRun'),
    updateToNewVersion: may('updateToNewVersion'),
    delete: may('delete'),
    refusals,
  };
};
