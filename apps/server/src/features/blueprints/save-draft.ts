import { mayCreateAutomation } from '@baton/domain/access/automation-access';
import { mayEditBlueprint } from '@baton/domain/access/blueprint-access';
import { partiesOfContent, partiesOfTasks } from '@baton/domain/blueprint/content-parties';
import type { BlueprintContent, BlueprintTask } from '@baton/domain/blueprint/content';
import { formOriginRefusals, addedForms } from '@baton/domain/blueprint/form-origins';
import { applyBlueprintPatch, type BlueprintPatch } from '@baton/domain/blueprint/wire/patch';
import { editionRefusals, savedColumns } from '@baton/domain/blueprint/wire/wire-fields';
import { wireConditionRefusals } from '@baton/domain/blueprint/wire/wire-condition-refusals';
import { isHeldType, patchFromWire, type WirePatch } from '@baton/domain/blueprint/wire/wire';
import { isDeepEqual } from '@baton/domain/core/equality';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import type { BlueprintForm, FormOrigin } from '@baton/domain/form/form';
import { violates } from '../../platform/db/database-error.ts';
import { newId } from '../../platform/db/uuid.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { sanitiseRichText } from '../../platform/sanitise/sanitise-rich-text.ts';
import type { PartyNode } from '../people/index.ts';
import type { BlueprintNode } from './blueprint-node.ts';
import { reachDraft } from './blueprints.access.ts';
import { cleanForm } from './clean-form.ts';
import {
  blueprintOfCommand,
  formVersionsNamed,
  partiesNamed,
  updateDraft,
} from './blueprints.repository.ts';
import { checkRepeatedCommand } from './create-blueprint.ts';

export interface DraftChange {
  readonly id: string;
  readonly expectedVersion: number;
  readonly idempotencyKey: string;
  readonly patch: WirePatch;
}

/** Returns the patch with sanitized rich texts. */
export const sanitised = (patch: BlueprintPatch): BlueprintPatch => {
  const cleaned = <T extends { readonly description: string }>(part: T): T => ({
    ...part,
    description: sanitiseRichText(part.description),
  });
  return {
    ...patch,
    ...(patch.description === undefined
      ? {}
      : { description: sanitiseRichText(patch.description) }),
    putStages: patch.putStages.map(cleaned),
    putTasks: patch.putTasks.map(cleaned),
    putForms: patch.putForms.map(cleanForm),
  };
};

/** Returns refusals for unsupported task types and unknown people. */
const taskRefusals = (
  { putTasks }: WirePatch,
  tasks: readonly BlueprintTask[],
  known: ReadonlySet<string>,
): readonly Refusal[] => [
  ...putTasks
    .filter(({ type }) => type !== 'DEFAULT' && !isHeldType(type))
    .map(({ key }) => refuse('RequestInvalid', { detail: 'type' }, `tasks.${key}.type`)),
  ...tasks
    .filter((task) => !partiesOfTasks([task]).every((party) => known.has(party)))
    .map(({ key }) => refuse('UnknownParty', {}, `tasks.${key}.assignees`)),
];

/** Returns true if a request would change. Moving or renaming its task doesn't count. */
export const changesAutomations = (
  { tasks }: Pick<BlueprintContent, 'tasks'>,
  put: readonly BlueprintTask[],
): boolean =>
  put.some(
    ({ key, type, automation }) =>
      type === 'AUTOMATION' &&
      (tasks[key]?.type !== 'AUTOMATION' || !isDeepEqual(tasks[key].automation, automation)),
  );

/**
 * Throws if the draft has forms that aren't published in the workspace. A published blueprint can't
 * contain other forms.
 */
const demandOrigins = async (
  context: RequestContext,
  { published }: BlueprintNode,
  taken: readonly BlueprintForm[],
): Promise<void> => {
  if (taken.length === 0) return;
  const [known] = await context.db.trip(
    formVersionsNamed(JSON.stringify(taken.map(({ origin }) => origin))),
  );
  const isKnown = ({ form, version }: FormOrigin): boolean =>
    known.some((one) => one.form === form && one.version === version);
  demandAll(formOriginRefusals(taken, published !== null, isKnown));
};

/** Adds keys to new table columns. */
const withColumnKeys = (wire: WirePatch): WirePatch =>
  wire.putFields == null
    ? wire
    : {
        ...wire,
        putFields: wire.putFields.map((field) => ({
          ...field,
          columns: savedColumns(field.columns ?? [], newId),
        })),
      };

/**
 * Applies a patch to the draft version that the writer edited. Throws VersionConflict if the draft
 * has changed, and then the editor merges and retries.
 */
export const saveDraft = async (
  context: RequestContext,
  { id, expectedVersion, idempotencyKey, patch: wire }: DraftChange,
): Promise<BlueprintNode> => {
  const patch = sanitised(patchFromWire(withColumnKeys(wire)));
  const { blueprint, draft, actor, tenantId, rows } = await reachDraft(
    context,
    id,
    partiesNamed(partiesOfTasks(patch.putTasks)),
    blueprintOfCommand(idempotencyKey),
  );
  const [named, doneBefore] = rows;
  demand(mayEditBlueprint(actor));
  if (doneBefore.some((subject) => subject.id === id)) return blueprint;
  if (blueprint.draftVersion !== expectedVersion) throw new Refused(refuse('VersionConflict'));
  demandAll(wireConditionRefusals(wire));
  demandAll(taskRefusals(wire, patch.putTasks, new Set(named.map((party) => party.id))));
  if (changesAutomations(draft.content, patch.putTasks)) demand(mayCreateAutomation(actor));
  await demandOrigins(context, blueprint, addedForms(draft.content, patch.putForms));
  const patched = applyBlueprintPatch(draft.content, patch);
  if (!patched.ok) throw new Refused(...patched.refusals);

  const content = patched.value;
  const placed = [...(wire.intake ?? []), ...wire.putTasks.flatMap(({ fields }) => fields ?? [])];
  demandAll(editionRefusals(placed, content.fields));
  const at = context.services.now();
  const write = { id, content, at, by: actor.id, key: idempotencyKey, expectedVersion };
  try {
    const [[written]] = await context.db.trip(updateDraft(write));
    if (written === undefined) return await checkRepeatedCommand(context, idempotencyKey, id);
  } catch (error) {
    if (violates(error, 'command_log_pkey'))
      return checkRepeatedCommand(context, idempotencyKey, id);
    throw error;
  }
  context.services.publish({ tenantId, blueprintId: id, partyIds: [] });
  const viewer = await context.viewer();
  return {
    ...blueprint,
    name: content.name,
    draftVersion: expectedVersion + 1,
    draftUpdatedAt: at,
    draftUpdatedBy: { id: viewer.userId, name: viewer.userName, kind: 'USER' },
    stageCount: Object.keys(content.stages).length,
    taskCount: Object.keys(content.tasks).length,
    details: {
      versions: blueprint.details?.versions ?? [],
      variants: blueprint.details?.variants ?? [],
      draft: { content, parties: stillNamed(partiesOfContent(content), draft.parties, named) },
    },
  };
};

const stillNamed = (
  ids: readonly string[],
  ...known: readonly (readonly PartyNode[])[]
): readonly PartyNode[] => {
  const byId = new Map(known.flat().map((party) => [party.id, party]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
