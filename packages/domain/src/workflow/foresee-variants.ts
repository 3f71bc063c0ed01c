import {
  fittingVariants,
  selectVariant,
  type FittingVariant,
} from '../run/facts/select-variant.ts';
import type { BlueprintContent } from '../blueprint/content.ts';
import { asId, type BlueprintId, type Instant, type PartyId } from '../core/ids.ts';
import type { Refusal } from '../core/refusal.ts';
import type { EnteredValue } from '../run-model/command/command.ts';
import { execute } from '../run/engine/execute.ts';
import { planRun } from '../run/flow/plan-run.ts';
import { viewOf } from '../run-model/run-view.ts';

/** The input of a start. */
export interface ForeseenStart {
  readonly values: readonly EnteredValue[];
  readonly ownerId: PartyId;
  readonly timeZone: string;
  readonly now: Instant;
}

/** Starts a workflow without stages, only to check the values. */
const startIntake = (
  content: BlueprintContent,
  { values, ownerId, timeZone, now }: ForeseenStart,
) => {
  const { run } = planRun(
    { ...content, stages: {}, tasks: {} },
    {
      workflowId: asId(''),
      tenantId: asId(''),
      ownerId,
      createdBy: ownerId,
      timeZone,
      scheduledFor: null,
      now,
      newId: () => '',
    },
  );
  return execute(run, { kind: 'START', values }, { now, actor: 'SYSTEM' });
};

/**
 * Returns the variants that would match a start with these values, in order. Values are read by the
 * rules of a start, except its form rules. If the start would refuse them, returns no variants.
 */
export const foreseeVariants = (
  content: BlueprintContent,
  start: ForeseenStart,
): readonly FittingVariant[] => {
  if (content.variants.length === 0) return [];
  const started = startIntake(content, start);
  return started.ok ? fittingVariants(content, viewOf(started.value.run)) : [];
};

/** Returns why the variant that a start would use refuses its values, at the fields if possible. */
export const variantRefusals = (
  content: BlueprintContent,
  /** Published variants. */
  variants: ReadonlyMap<BlueprintId, BlueprintContent>,
  start: ForeseenStart,
): readonly Refusal[] => {
  const selected = selectVariant(foreseeVariants(content, start), (id) => variants.has(id));
  const variant = selected === null ? undefined : variants.get(selected.blueprint);
  if (variant === undefined) return [];
  const started = startIntake(variant, start);
  if (started.ok) return [];
  const atFields = started.refusals.filter(({ field }) => field?.startsWith('values.'));
  return atFields.length > 0 ? atFields : started.refusals;
};
