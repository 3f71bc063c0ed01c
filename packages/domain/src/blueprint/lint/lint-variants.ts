import type { InstanceKey } from '../../core/ids.ts';
import { placedInstances } from '../places/instances.ts';
import type { BlueprintContent, BlueprintVariant } from '../content.ts';
import { conditionFindings } from './lint-conditions.ts';
import { finding, type LintCode, type LintFinding, type LintKnowledge } from './lint-findings.ts';

/** The position before everything but the intake form. */
const atStart = -1;

/** Returns why the variant can't be used, or null; unpublished variants are skipped. */
const lintTarget = (
  { intake }: BlueprintContent,
  { blueprint: id }: BlueprintVariant,
  { blueprint, self = null }: LintKnowledge,
): LintCode | null => {
  if (id === self) return 'VariantOfItself';
  if (blueprint === undefined) return null;
  const target = blueprint(id);
  if (target === null) return 'VariantMissing';
  if (!target.isPublished) return 'VariantUnpublished';
  const asked = new Set<InstanceKey>(target.asks);
  const isSame = asked.size === intake.length && intake.every(({ key }) => asked.has(key));
  return isSame ? null : 'VariantAsksOtherwise';
};

/** Returns findings on variants. */
export function lintVariants(
  content: BlueprintContent,
  knowledge: LintKnowledge,
): readonly LintFinding[] {
  if (content.variants.length === 0) return [];
  const known = { content, place: new Map<never, number>(), placed: placedInstances(content) };
  return content.variants.flatMap((variant) => {
    const name = knowledge.blueprint?.(variant.blueprint)?.name ?? content.name;
    const target = lintTarget(content, variant, knowledge);
    const owner = { name, at: { variant: variant.blueprint }, place: atStart };
    return [
      ...(target === null ? [] : [finding(target, owner.at, { name })]),
      ...conditionFindings(variant.when, owner, known),
    ];
  });
}
