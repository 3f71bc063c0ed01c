import { fittingVariants, type FittingVariant } from '../blueprint/choose-variant.ts';
import type { BlueprintContent } from '../blueprint/content.ts';
import { asId, type Instant, type PartyId } from '../core/ids.ts';
import type { GivenValue } from '../run/command/command.ts';
import { execute } from '../run/engine/execute.ts';
import { planRun } from '../run/flow/plan-run.ts';
import { viewOf } from '../run/run-view.ts';

/** What a start would be given. */
export interface ForeseenStart {
  readonly values: readonly GivenValue[];
  readonly ownerId: PartyId;
  readonly timeZone: string;
  readonly now: Instant;
}

/**
 * W1, before anything is made: the variants that a start with these answers would find fitting, in
 * order. The answers are taken in by the rules of the start, of nothing but its form; where the
 * start would refuse them, nothing can be told yet.
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
