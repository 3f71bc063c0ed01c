import { smallCast } from '@baton/fixtures/histories/cast';
import { playHistory } from '@baton/fixtures/histories/play';
import {
  randomBlueprint,
  type StageSeeds,
} from '@baton/fixtures/histories/random/random-blueprint';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import type { Cause } from '../../run-model/cause.ts';
import { approvalTable } from '../tables/approval-table.ts';
import { automationTable } from '../tables/automation-table.ts';
import { linkedTable } from '../tables/linked-table.ts';
import { stageTable } from '../tables/stage-table.ts';
import { taskTable } from '../tables/task-table.ts';
import { workflowTable } from '../tables/workflow-table.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Number of random histories (docs/testing.md). */
    readonly histories: number;
  }
}

const histories = inject('histories');

const seed = fc.noShrink(fc.nat());
const stage: fc.Arbitrary<StageSeeds> = fc
  .tuple(seed, fc.array(seed, { maxLength: 4, size: 'max' }))
  .map(([first, tasks]) => [first, ...tasks]);
const stages = fc.array(stage, { minLength: 1, maxLength: 4, size: 'max' });
const moves = fc.array(seed, { maxLength: 60, size: 'max' });

/** Every cause of an event. One that no history has is untested. */
const wanted = new Set([
  'task.add',
  'stage.add',
  'workflow.prepare',
  ...[taskTable, approvalTable, stageTable, workflowTable, automationTable, linkedTable].flatMap(
    ({ rows }: { readonly rows: readonly { readonly cause: Cause }[] }) =>
      rows.map(({ cause }) => cause),
  ),
]);
/** Few histories don't reach all rows. */
const isEnough = histories >= 2000;

describe('random histories', () => {
  it(
    'never break the rules of a workflow, and use every type of event',
    () => {
      const seen = new Set<string>();
      fc.assert(
        fc.property(stages, moves, (stageSeeds, moveSeeds) => {
          const content = randomBlueprint(stageSeeds, smallCast.parties);
          for (const cause of playHistory(smallCast, content, moveSeeds)) seen.add(cause);
        }),
        { numRuns: histories },
      );
      const unseen = [...wanted].filter((cause) => isEnough && !seen.has(cause));
      expect(unseen).toEqual([]);
    },
    60_000 + histories * 20,
  );
});
