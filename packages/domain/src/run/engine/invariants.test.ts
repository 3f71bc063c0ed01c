import { smallCast } from '@baton/fixtures/histories/cast';
import { playHistory } from '@baton/fixtures/histories/play';
import {
  randomBlueprint,
  type StageSeeds,
} from '@baton/fixtures/histories/random/random-blueprint';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { approvalTable } from '../../approval/approval-table.ts';
import { automationTable } from '../../automation/automation-table.ts';
import { linkedTable } from '../../linked-workflow/linked-table.ts';
import { stageTable } from '../../stage/stage-table.ts';
import { taskTable } from '../../task/task-table.ts';
import { workflowTable } from '../../workflow/workflow-table.ts';

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

/** Every row of every state table. A row that no history uses is untested. */
const wanted = new Set([
  'W1',
  'D25',
  'G10',
  ...[taskTable, approvalTable, stageTable, workflowTable, automationTable, linkedTable].flatMap(
    ({ rows }: { readonly rows: readonly { readonly row: string }[] }) =>
      rows.map(({ row }) => row),
  ),
]);
/** Few histories don't reach all rows. */
const isEnough = histories >= 2000;

describe('random histories', () => {
  it(
    'keep the invariants and cover every row',
    () => {
      const seen = new Set<string>();
      fc.assert(
        fc.property(stages, moves, (stageSeeds, moveSeeds) => {
          const content = randomBlueprint(stageSeeds, smallCast.parties);
          for (const row of playHistory(smallCast, content, moveSeeds)) seen.add(row);
        }),
        { numRuns: histories },
      );
      const unseen = [...wanted].filter((row) => isEnough && !seen.has(row));
      expect(unseen).toEqual([]);
    },
    60_000 + histories * 20,
  );
});
