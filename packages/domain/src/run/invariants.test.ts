import { smallCast } from '@baton/fixtures/histories/cast';
import { playHistory } from '@baton/fixtures/histories/play';
import { randomBlueprint, type StageSeeds } from '@baton/fixtures/histories/random-blueprint';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many random histories are played (docs/testing.md). */
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

/** Rows of the state tables that histories have to come by often; the others are rarer by nature. */
const wanted =
  'M1 M2 M3 M4 M5 G1 G2 G4 G5 G6 G7 G8 D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 D11 D12 D13 D14 D15 D16 D17 D18 D19 D20 D21 D22 D25 D26 A1 A2 A3 A5 A6 A7 A8 A9 W2 W3 W4 W5 W6 W7 W8 W9 W10 W11 L1 L2 L3 L4';

describe('whatever people do, in whatever order', () => {
  it(
    'the invariants hold after every command, and the events tell it all',
    () => {
      const seen = new Map<string, number>();
      fc.assert(
        fc.property(stages, moves, (stageSeeds, moveSeeds) => {
          const content = randomBlueprint(stageSeeds, smallCast.parties);
          const scene = playHistory(smallCast, content, moveSeeds);
          for (const row of scene.rows())
            for (const { row: name } of row) seen.set(name, (seen.get(name) ?? 0) + 1);
        }),
        { numRuns: histories },
      );
      // Histories that never get anywhere would prove nothing.
      const rare = wanted.split(' ').filter((row) => (seen.get(row) ?? 0) < histories / 50);
      expect(rare).toEqual([]);
    },
    60_000 + histories * 20,
  );
});
