import { mayOwnWorkflow } from '../../party/workflow-owner.ts';
import type { BlueprintId } from '../../core/ids.ts';
import { linkLimits, type LinkRule } from '../link-rule.ts';
import type { BlueprintTask } from '../content.ts';
import { finding, type LintFinding, type LintKnowledge } from './lint-findings.ts';

/** Returns findings on linked workflows. */
export const lintLinks = (
  tasks: readonly BlueprintTask[],
  knowledge: LintKnowledge,
): readonly LintFinding[] =>
  tasks.flatMap((task) =>
    task.link === null
      ? []
      : [...lintChildren(task, task.link), ...lintTarget(task, task.link, knowledge)],
  );

const placeOf = ({ stage, key }: BlueprintTask) => ({ stage, task: key });

/** Returns findings on the number of linked workflows and how many must complete. */
function lintChildren(task: BlueprintTask, link: LinkRule): readonly LintFinding[] {
  const { name } = task;
  // The number of values of a field isn't known in advance.
  if (link.split?.kind === 'FIELD') return [];
  const count = link.split === null ? 1 : link.split.values.length;
  if (count === 0) return [finding('LinkSplitEmpty', placeOf(task), { name })];
  return link.needed !== null && link.needed > count
    ? [finding('LinkNeedsTooMany', placeOf(task), { name, count, needed: link.needed })]
    : [];
}

function lintTarget(
  task: BlueprintTask,
  link: LinkRule,
  { blueprint, self = null, party }: LintKnowledge,
): readonly LintFinding[] {
  const at = placeOf(task);
  const { name } = task;
  const owner = link.owner === null || party === undefined ? null : party(link.owner);
  const isOwned = owner !== null && mayOwnWorkflow(owner) === null;
  const owned =
    link.owner !== null && party !== undefined && !isOwned
      ? [finding('LinkOwnerUnfit', at, { name })]
      : [];
  if (link.blueprint === null) return [finding('LinkWithoutBlueprint', at, { name }), ...owned];
  if (link.blueprint === self) return [finding('LinkCycle', at, { name, other: name }), ...owned];
  if (blueprint === undefined) return owned;
  const target = blueprint(link.blueprint);
  if (target === null) return [finding('LinkedBlueprintMissing', at, { name }), ...owned];
  const params = { name, other: target.name };
  if (!target.isPublished) return [finding('LinkedBlueprintUnpublished', at, params), ...owned];
  return [...lintDepth(link.blueprint, { self, blueprint }, at, params), ...owned];
}

/** Returns findings on chains of linked workflows with a cycle or above the limit. */
function lintDepth(
  from: BlueprintId,
  { self, blueprint }: Required<Pick<LintKnowledge, 'self' | 'blueprint'>>,
  at: LintFinding['at'],
  params: LintFinding['params'],
): readonly LintFinding[] {
  let level: ReadonlySet<BlueprintId> = new Set([from]);
  for (let depth = 1; level.size > 0; depth += 1) {
    if (self !== null && level.has(self)) return [finding('LinkCycle', at, params)];
    if (depth > linkLimits.depth)
      return [finding('LinkTooDeep', at, { ...params, max: linkLimits.depth })];
    level = new Set([...level].flatMap((id) => blueprint(id)?.links ?? []));
  }
  return [];
}
