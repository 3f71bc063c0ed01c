import { mayCreateAutomation } from '@baton/domain/access/automation-access';
import { mayEditBlueprint } from '@baton/domain/access/library/blueprint-access';
import { partiesOfContent, partiesOfTasks } from '@baton/domain/blueprint/content-parties';
import type { BlueprintContent, BlueprintTask } from '@baton/domain/blueprint/content';
import { formOriginRefusals, addedForms } from '@baton/domain/blueprint/form-origins';
import { applyBlueprintPatch, type BlueprintPatch } from '@baton/domain/blueprint/wire/patch';
import { customFieldVersionRefusals, savedColumns } from '@baton/domain/blueprint/wire/wire-fields';
import { wireConditionRefusals } from '@baton/domain/blueprint/wire/wire-condition-refusals';
import { isHeldType, patchFromWire, type WirePatch } from '@baton/domain/blueprint/wire/wire';
import { tagsOfTasks } from '@baton/domain/blueprint/task-tags';
import { isDeepEqual } from '@baton/domain/core/equality';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import type { BlueprintForm, FormOrigin } from '@baton/domain/form/form';
import { newId } from '../../../platform/db/uuid.ts';
import { demand, demandAll, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { sanitiseRichText } from '../../../platform/sanitise/sanitise-rich-text.ts';
import type { DraftCommand } from '../../library/index.ts';
import type { PartyNode } from '../../people/index.ts';
import { checkTags } from '../../tags/index.ts';
import type { BlueprintNode } from '../blueprint-node.ts';
import { blueprints } from '../blueprints.access.ts';
import { cleanForm } from '../clean-form.ts';
import { blueprintDrafts, formVersionsNamed, partiesNamed } from '../blueprints.repository.ts';

export interface DraftChange extends DraftCommand {
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
  change: DraftChange,
): Promise<BlueprintNode> => {
  const { id, expectedVersion, idempotencyKey: key, patch: wire } = change;
  const patch = sanitised(patchFromWire(withColumnKeys(wire)));
  const { item, isDone, actor, viewer, rows } = await blueprints.reachOnce(
    context,
    change,
    mayEditBlueprint,
    partiesNamed(partiesOfTasks(patch.putTasks)),
  );
  const [named] = rows;
  const { draft } = item.details;
  if (isDone) return item;
  if (item.draftVersion !== expectedVersion) throw new Refused(refuse('VersionConflict'));
  demandAll(wireConditionRefusals(wire));
  demandAll(taskRefusals(wire, patch.putTasks, new Set(named.map((party) => party.id))));
  if (changesAutomations(draft.content, patch.putTasks)) demand(mayCreateAutomation(actor));
  const used = new Set(tagsOfTasks(Object.values<BlueprintTask>(draft.content.tasks)));
  const newTags = tagsOfTasks(patch.putTasks).filter((tag) => !used.has(tag));
  if (newTags.length > 0) await checkTags(context, newTags);
  await demandOrigins(context, item, addedForms(draft.content, patch.putForms));
  const patched = applyBlueprintPatch(draft.content, patch);
  if (!patched.ok) throw new Refused(...patched.refusals);

  const content = patched.value;
  const placed = [...(wire.intake ?? []), ...wire.putTasks.flatMap(({ fields }) => fields ?? [])];
  demandAll(customFieldVersionRefusals(placed, content.fields));
  const at = context.services.now();
  return blueprints.write(context, {
    ...change,
    statement: blueprintDrafts.save({ id, content, at, by: actor.id, key }, expectedVersion),
    after: {
      ...item,
      name: content.name,
      draftVersion: expectedVersion + 1,
      draftUpdatedAt: at,
      draftUpdatedBy: { id: viewer.userId, name: viewer.userName, kind: 'USER' },
      stageCount: Object.keys(content.stages).length,
      taskCount: Object.keys(content.tasks).length,
      details: {
        ...item.details,
        draft: { content, parties: stillNamed(partiesOfContent(content), draft.parties, named) },
      },
    },
  });
};

const stillNamed = (
  ids: readonly string[],
  ...known: readonly (readonly PartyNode[])[]
): readonly PartyNode[] => {
  const byId = new Map(known.flat().map((party) => [party.id, party]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
