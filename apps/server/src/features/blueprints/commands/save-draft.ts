import { mayCreateAutomation } from '@baton/domain/access/automation-access';
import { mayEditBlueprint } from '@baton/domain/access/library/blueprint-access';
import { partiesOfContent, partiesOfTasks } from '@baton/domain/blueprint/content-parties';
import type { BlueprintContent, BlueprintTask } from '@baton/domain/blueprint/content';
import { formOriginRefusals, addedForms } from '@baton/domain/blueprint/form-origins';
import { applyBlueprintPatch, type BlueprintPatch } from '@baton/domain/blueprint/patch';
import { tagsOfTasks } from '@baton/domain/blueprint/task-tags';
import { isDeepEqual } from '@baton/domain/core/equality';
import { asId, type FieldKey } from '@baton/domain/core/ids';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import { tidyTags } from '@baton/domain/core/tags';
import { customFieldVersionId } from '@baton/domain/field/custom/custom-field';
import { savedColumns } from '@baton/domain/field/saved-columns';
import type { BlueprintForm, FormOrigin } from '@baton/domain/form/form';
import { newLinkRule } from '@baton/domain/blueprint/link-rule';
import { blueprintPatch } from '@baton/domain/schema/blueprint-schema';
import {
  expectedVersions,
  withSchemaNames,
  type ExpectedVersion,
} from '@baton/domain/schema/payload-names';
import { partyNames } from '../../../platform/auth/names-of.ts';
import { newId } from '../../../platform/db/uuid.ts';
import { readDocument } from '../../../platform/graphql/documents/document-scalar.ts';
import { demand, demandAll, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { sanitiseRichText } from '../../../platform/sanitise/sanitise-rich-text.ts';
import type { DraftCommand } from '../../library/index.ts';
import type { PartyNode } from '../../people/index.ts';
import { checkTags } from '../../tags/index.ts';
import type { BlueprintNode } from '../blueprint-node.ts';
import { blueprints } from '../blueprints.access.ts';
import { cleanForm } from '../clean-form.ts';
import { blueprintDrafts, formVersionsNamed } from '../blueprints.repository.ts';

export interface DraftChange extends DraftCommand {
  readonly patch: BlueprintPatch;
  readonly expected?: readonly ExpectedVersion[];
}

/** Reads a patch from the API. */
export const readPatch = (given: unknown): Pick<DraftChange, 'patch' | 'expected'> => ({
  patch: readDocument(blueprintPatch, withSchemaNames(given)),
  expected: expectedVersions(given),
});

/** Removes what the type of the task doesn't use. */
const cleanTask = (task: BlueprintTask): BlueprintTask => ({
  ...task,
  description: sanitiseRichText(task.description),
  tags: tidyTags(task.tags),
  link: task.type === 'LINKED_WORKFLOW' ? (task.link ?? newLinkRule) : null,
  automation: task.type === 'AUTOMATION' ? task.automation : null,
});

/** Returns the patch with sanitized rich texts. */
export const sanitised = (patch: BlueprintPatch): BlueprintPatch => ({
  ...patch,
  ...(patch.description === undefined ? {} : { description: sanitiseRichText(patch.description) }),
  putStages: patch.putStages.map((stage) => ({
    ...stage,
    description: sanitiseRichText(stage.description),
  })),
  putTasks: patch.putTasks.map(cleanTask),
  putForms: patch.putForms.map(cleanForm),
});

/** Returns a refusal for each task with unknown people. */
const partyRefusals = (
  tasks: readonly BlueprintTask[],
  known: ReadonlySet<string>,
): readonly Refusal[] =>
  tasks
    .filter((task) => !partiesOfTasks([task]).every((party) => known.has(party)))
    .map(({ key }) => refuse('UnknownParty', {}, `tasks.${key}.assignees`));

/**
 * Returns a refusal for each field of the patch that expects another version of its custom field.
 */
const versionRefusals = (
  expected: readonly ExpectedVersion[],
  { fields }: BlueprintContent,
): readonly Refusal[] =>
  expected
    .filter(({ field, version }) => {
      const origin = fields[asId<FieldKey>(field)]?.origin ?? null;
      return origin === null || customFieldVersionId(origin) !== version;
    })
    .map(({ key }) => refuse('UnknownReference', {}, `fields.${key}.spectrumFieldVersionId`));

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
const withColumnKeys = (patch: BlueprintPatch): BlueprintPatch => ({
  ...patch,
  putFields: patch.putFields.map((field) => ({
    ...field,
    columns: savedColumns(field.columns, newId),
  })),
});

/**
 * Applies a patch to the draft version that the writer edited. Throws VersionConflict if the draft
 * has changed, and then the editor merges and retries.
 */
export const saveDraft = async (
  context: RequestContext,
  change: DraftChange,
): Promise<BlueprintNode> => {
  const { id, expectedVersion, idempotencyKey: key, expected = [] } = change;
  const patch = sanitised(withColumnKeys(change.patch));
  const { item, isDone, actor, viewer, rows } = await blueprints.reachOnce(
    context,
    change,
    mayEditBlueprint,
    partyNames(partiesOfTasks(patch.putTasks)),
  );
  const [named] = rows;
  const { draft } = item.details;
  if (isDone) return item;
  if (item.draftVersion !== expectedVersion) throw new Refused(refuse('VersionConflict'));
  demandAll(partyRefusals(patch.putTasks, new Set(named.map((party) => party.id))));
  if (changesAutomations(draft.content, patch.putTasks)) demand(mayCreateAutomation(actor));
  const used = new Set(tagsOfTasks(Object.values<BlueprintTask>(draft.content.tasks)));
  const newTags = tagsOfTasks(patch.putTasks).filter((tag) => !used.has(tag));
  if (newTags.length > 0) await checkTags(context, newTags);
  await demandOrigins(context, item, addedForms(draft.content, patch.putForms));
  const patched = applyBlueprintPatch(draft.content, patch);
  if (!patched.ok) throw new Refused(...patched.refusals);

  const content = patched.value;
  demandAll(versionRefusals(expected, content));
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
