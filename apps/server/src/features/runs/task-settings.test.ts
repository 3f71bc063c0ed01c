import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { buildPlan, person } from '@baton/fixtures/builders/run-scene';
import { randomBlueprint } from '@baton/fixtures/histories/random-blueprint';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settingsOf, storedSettings, toTaskSettings } from './task-settings.ts';

describe('the settings of a task', () => {
  test('are the same once they are stored and read', () => {
    const stage = fc.tuple(fc.nat(), fc.nat(), fc.nat());
    const parties = [1, 2, 3, 4, 5].map((n) => person(n).id);
    fc.assert(
      fc.property(fc.array(stage, { minLength: 1, maxLength: 4 }), (seeds) => {
        for (const task of buildPlan(randomBlueprint(seeds, parties)).run.tasks) {
          const stored = JSON.parse(JSON.stringify(storedSettings(task)));
          expect(toTaskSettings(stored)).toEqual(settingsOf(task));
        }
      }),
    );
  });

  test('take no room where they are as usual', () => {
    const [task] = buildPlan(buildBlueprint({ tasks: [{}] })).run.tasks;
    expect(task && storedSettings({ ...task, dueRule: null })).toEqual({});
  });
});
