import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { buildPlan, person } from '@baton/fixtures/builders/run-scene';
import { randomBlueprint } from '@baton/fixtures/histories/random/random-blueprint';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toStageSettings } from './stage-marks.ts';
import { storedSettings, toTaskSettings } from './task-settings.ts';

describe('storedSettings', () => {
  test('returns the same settings after storing and reading', () => {
    const stage = fc.tuple(fc.nat(), fc.nat(), fc.nat());
    const parties = [1, 2, 3, 4, 5].map((n) => person(n).id);
    fc.assert(
      fc.property(fc.array(stage, { minLength: 1, maxLength: 4 }), (seeds) => {
        for (const task of buildPlan(randomBlueprint(seeds, parties)).run.tasks) {
          const stored = JSON.parse(JSON.stringify(storedSettings(task.plan)));
          expect(toTaskSettings(stored)).toEqual(task.plan);
        }
      }),
    );
  });

  test('doesn’t store defaults', () => {
    const [task] = buildPlan(buildBlueprint({ tasks: [{}] })).run.tasks;
    expect(task && storedSettings({ ...task.plan, dueRule: null })).toEqual({});
  });

  // Stored rows omit defaults. If a default changes, a migration must write the old one into
  // existing rows.
  test('reads settings that are not stored as the defaults of that time', () => {
    expect(toTaskSettings({})).toEqual({
      rule: 'ANY',
      requiresComment: false,
      rejectAction: null,
      afterTasks: [],
      notBefore: null,
      dueRule: null,
      restartRule: 'RUN_ALWAYS',
      voting: {
        threshold: 1,
        rejectRule: 'FIRST',
        eachMember: false,
        newVoters: false,
        mayPassOn: false,
        mayCounter: false,
        onChange: 'KEEP',
      },
      peopleFrom: [],
      ccFrom: [],
      managersOf: [],
      backups: [],
      acknowledgement: 'NONE',
      completion: 'ANY',
      link: null,
      deadline: { expiry: null, countedFrom: 'START', escalations: [] },
      automation: null,
      need: 'NORMAL',
      reviewResume: 'FIRST_LEVEL',
      startOutcomes: [],
      clockStops: [],
      review: { onRevoke: 'PULL_BACK', keepsVotes: false, reworkTime: null },
      isOnCall: false,
      fixedAssignees: null,
      fixedCc: [],
    });
    expect(toStageSettings(null)).toEqual({
      restartRule: 'RUN_ALWAYS',
      openTasks: 'SKIP',
      condition: null,
      sla: null,
      isAdded: false,
    });
  });
});
