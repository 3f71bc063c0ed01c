import { describe, expect, it } from 'vitest';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { monday, owner, startedScene } from '@baton/fixtures/builders/run-scene';
import { validateBlueprint } from '../../blueprint/validate/validate.ts';
import { explainStage } from '../../explain/explain-stage.ts';
import { isStageOverdue } from './stage-lateness.ts';
import type { Duration } from '../../time/duration.ts';
import { usualCalendar } from '../../time/work-calendar.ts';
import { homeStatus } from '../../workflow/home-status.ts';
import { plannedEnd } from './planned-end.ts';
import { workflowSummary } from '../../workflow/workflow-summary.ts';
import { auditOf } from '../history/audit.ts';
import { viewOf } from '../../run-model/run-view.ts';

const hour = 3_600_000;
const working = (amount: number): Duration => ({ amount, unit: 'HOURS', countedIn: 'WORKING' });
/** Starts on Monday at 9:00 with two working hours for stage 1 and three for stage 2. */
const begun = () => startedScene(buildBlueprint({ sla: working(2) }, { sla: working(3) }));

describe('due date of a stage', () => {
  it('counts from its start and delays the workflow', () => {
    const run = begun();
    expect(run.stage(1).dueOn).toBe(monday + 2 * hour);
    expect(run.stage(2).dueOn).toBeNull();
    expect(plannedEnd(run.run())).toBe(monday + 5 * hour);
    const home = () => homeStatus(workflowSummary(run.run()), run.now());
    expect(home()).toBe('ON_TRACK');
    run.wait(3 * hour);
    expect(home()).toBe('OVERDUE');
    expect(isStageOverdue(run.stage(1), run.now())).toBe(true);
    run.submit(1);
    expect(isStageOverdue(run.stage(1), run.now())).toBe(false);
    expect(run.stage(2).dueOn).toBe(monday + 6 * hour);
    expect(home()).toBe('ON_TRACK');
    const named = run.rows().flatMap((row) => auditOf(row));
    expect(named).toContainEqual({
      subject: 'STAGE',
      id: run.stage(2).id,
      fields: expect.arrayContaining([
        { fieldName: 'DueOn', valueBefore: null, valueAfter: monday + 6 * hour },
      ]),
    });
  });

  it('moves with a pause, and starts again with the stage', () => {
    const run = begun();
    run.pause();
    run.wait(hour);
    run.resume();
    expect(run.stage(1).dueOn).toBe(monday + 3 * hour);
    const past = run
      .rows()
      .flat()
      .toReversed()
      .map((event) => ({ at: run.now(), actorId: null, event }))
      .filter(({ event }) => event.subject === 'STAGE' && event.stageId === run.stage(1).id);
    expect(
      explainStage(viewOf(run.run()), run.stage(1), past)
        .filter(({ topic }) => topic === 'DUE')
        .map(({ code }) => code),
    ).toEqual(['STAGE_DUE', 'DUE_SHIFTED']);
    run.submit(1);
    run.reopen(1);
    expect(run.stage(1).dueOn).toBe(monday + 3 * hour);
    run.submit(1);
    run.wait(4 * hour);
    run.reopen(1);
    expect(run.stage(1).dueOn).toBe(monday + 7 * hour);
    run.wait(hour);
    run.give(owner, { kind: 'RESTART_STAGE', stageId: run.stage(1).id, reason: 'Again' });
    expect(run.stage(1).dueOn).toBe(monday + 8 * hour);
    expect(run.stage(2).dueOn).toBeNull();
  });

  it('moves with changed working hours', () => {
    const run = begun();
    const shut = {
      ...usualCalendar,
      edition: usualCalendar.edition + 1,
      holidays: [{ date: '2026-03-02', name: 'Shut' }],
    };
    run.give('SYSTEM', { kind: 'ADOPT_CALENDAR', calendar: shut });
    // Days count as whole working days: the rest starts on Tuesday.
    expect(run.stage(1).dueOn).toBe(monday + 17 * hour);
  });

  it('must be at least one unit', () => {
    expect(validateBlueprint(buildBlueprint({ sla: working(0) })).map(({ code }) => code)).toEqual([
      'OutOfRange',
    ]);
  });
});
