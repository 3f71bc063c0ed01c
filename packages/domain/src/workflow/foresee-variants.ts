import { fittingVariants, type FittingVariant } from '../blueprint/select-variant.ts';
import type { BlueprintContent } from '../blueprint/content.ts';
import { asId, type Instant, type PartyId } from '../core/ids.ts';
import type { GivenValue } from '../run/command/command.ts';
import { execute } from '../run/engine/execute.ts';
import { planRun } from '../run/flow/plan-run.ts';
import { viewOf } from '../run/run-view.ts';

/** The input of a start. */
export interface ForeseenStart {
  readonly values: readonly GivenValue[];
  readonly ownerId: PartyId;
  readonly timeZone: string;
  readonly now: Instant;
}

/**
 * Returns the variants that would match a start with these values, in order. Values are read by the
 * rules of a start, except its form rules. If the start would refuse them, returns no variants.
 */
export const foreseeVariants = (
  content: BlueprintContent,
  { values, ownerId, timeZone, now }: ForeseenStart,
): readonly FittingVariant[] => {
  if (content.variants.length === 0) return [];
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
  const started = execute(run, { kind: 'START', values }, { now, actor: 'SYSTEM' });
  return started.ok ? fittingVariants(content, viewOf(started.value.run)) : [];
};
