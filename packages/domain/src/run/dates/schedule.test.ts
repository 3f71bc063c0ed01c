import { buildBlueprint, partyId } from '@baton/fixtures/builders/blueprint';
import { commandsFor, monday, owner, person, runScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import type { PartyId } from '../../core/ids.ts';
import { emptyDirectory } from '../../run-model/directory.ts';
import { directoryNeeds } from '../engine/directory-needs.ts';
import type { BlueprintContent, DateRule, DueRule } from '../../blueprint/content.ts';
import { nextWakeUp } from '../clock/wake-up.ts';
import { wakeUpCommand } from '../command/wake-up-command.ts';

const scene = (content: BlueprintContent, over = {}) => {
  const made = runScene(content, over);
  return { ...made, ...commandsFor(made) };
};
const at = (text: string): number => Date.parse(text);
const hour = 3_600_000;
const dueRules = (due: DueRule) => buildBlueprint({ tasks: [{ due }] }, { tasks: [{ due }] });

describe('due dates', () => {
  it('end with the day in the workflow’s time zone if counted in days', () => {
    const run = scene(dueRules({ kind: 'WORKFLOW_START', days: 27 }));
    // Daylight saving time starts on March 29 in Lisbon.
    expect(run.task(2).dueOn).toBe(at('2026-03-29T22:59:59.999Z'));
    run.start();
    expect(run.task(1).dueOn).toBe(at('2026-03-29T22:59:59.999Z'));
    const fixed = scene(dueRules({ kind: 'FIXED', date: '2026-12-24' }), {
      timeZone: 'Asia/Tokyo',
    });
    expect(fixed.task(1).dueOn).toBe(at('2026-12-24T14:59:59.999Z'));
  });

  it('count a duration from the start of the task', () => {
    const run = scene(dueRules({ kind: 'DURATION', amount: 90, unit: 'MINUTES' }));
    run.start();
    expect([run.task(1).dueOn, run.task(2).dueOn]).toEqual([monday + 1.5 * hour, null]);
    run.wait(48 * hour);
    run.submit(1);
    expect(run.task(2).dueOn).toBe(monday + 49.5 * hour);
    expect(
      run
        .rows()
        .at(-1)
        ?.find((event) => event.kind === 'TASK_ACTIVATED'),
    ).toMatchObject({
      decisions: [
        { rule: 'TASK_TRIGGER' },
        {
          rule: 'DUE_DATE',
          operands: { kind: 'DURATION', amount: 90, unit: 'MINUTES' },
          result: monday + 49.5 * hour,
        },
      ],
    });
  });
});

describe('scheduled workflow', () => {
  const thursday = at('2026-03-05T00:00:00Z');
  const scheduled = () =>
    scene(dueRules({ kind: 'WORKFLOW_START', days: 0 }), { scheduledFor: thursday });

  it('waits for its start date', () => {
    const run = scheduled();
    expect(run.run().workflow.scheduleStatus).toBe('SCHEDULED');
    expect(nextWakeUp(run.run())).toBe(thursday);
    expect(wakeUpCommand(run.run())).toEqual({ kind: 'START_SCHEDULED' });
    expect(run.give('SYSTEM', { kind: 'START_SCHEDULED' })).toMatchObject({
      refusals: [{ code: 'StartDateNotReached' }],
    });
    run.wait(thursday - monday);
    expect(run.give('SYSTEM', { kind: 'START_SCHEDULED' }).ok).toBe(true);
    expect(run.run().workflow).toMatchObject({ scheduleStatus: 'RUNNING', scheduledFor: null });
    expect(run.give('SYSTEM', { kind: 'START_SCHEDULED' })).toMatchObject({
      refusals: [{ code: 'WorkflowAlreadyStarted' }],
    });
  });

  it('makes the scheduler the owner if the owner can’t be owner anymore', () => {
    const [planner, left] = [partyId(8), partyId(9)];
    const content = buildBlueprint({ tasks: [{ assignees: [] }] });
    const on = (owners: readonly PartyId[]) => {
      const run = runScene(
        content,
        { scheduledFor: thursday, ownerId: left, createdBy: planner },
        { ...emptyDirectory, owners: new Set(owners) },
      );
      run.wait(thursday - monday);
      expect(directoryNeeds(run.run(), 'SYSTEM', { kind: 'START_SCHEDULED' }, run.now())).toEqual([
        left,
        planner,
      ]);
      expect(run.give('SYSTEM', { kind: 'START_SCHEDULED' }).ok).toBe(true);
      return run;
    };
    const handed = on([planner]);
    expect(handed.run().workflow).toMatchObject({ scheduleStatus: 'RUNNING', ownerId: planner });
    // Tasks of no one belong to the owner, here the new one.
    expect(handed.task(1).assignees).toEqual([planner]);
    expect(on([planner, left]).run().workflow.ownerId).toBe(left);
  });

  it('counts due dates from an earlier start', () => {
    const run = scheduled();
    expect(run.start(person(1))).toBe('Forbidden');
    const changed = run.task(2).id;
    run.give(owner, { kind: 'CHANGE_DUE_DATE', taskId: changed, dueOn: monday + 7 });
    expect(run.start(owner)).toBeNull();
    expect(run.task(1).dueOn).toBe(at('2026-03-02T23:59:59.999Z'));
    expect(run.task(2).dueOn).toBe(monday + 7);
    expect(run.start(owner)).toBe('WorkflowAlreadyStarted');
  });
});

describe('start condition with a date', () => {
  const from = (date: string): DateRule => ({ kind: 'FIXED', date });

  it('starts on the day after all other conditions are met', () => {
    const run = scene(
      buildBlueprint(
        {
          tasks: [
            { trigger: { afterTasks: [], notBefore: from('2026-03-04') } },
            { assignees: [partyId(2)] },
          ],
        },
        { trigger: { kind: 'DATE', date: { kind: 'WORKFLOW_START', days: 1 } } },
        { tasks: [{ trigger: { afterTasks: [], notBefore: from('2026-03-03') } }] },
      ),
    );
    run.start();
    expect(nextWakeUp(run.run())).toBe(at('2026-03-03T00:00:00Z'));
    expect(run.dateReached()).toBeNull();
    expect(run.rows()).toHaveLength(1);
    run.wait(15 * hour);
    expect(wakeUpCommand(run.run())).toEqual({ kind: 'DATE_REACHED' });
    run.dateReached();
    expect(run.stage(2).status).toBe('IN_PROGRESS');
    expect(nextWakeUp(run.run())).toBe(at('2026-03-04T00:00:00Z'));
    run.wait(24 * hour);
    run.dateReached();
    expect(run.task(1).status).toBe('PENDING_SUBMISSION');
    // The date of the third stage is past: it waits only for the second stage.
    expect(nextWakeUp(run.run())).toBeNull();
    run.submit(3);
    expect(run.task(4).status).toBe('PENDING_SUBMISSION');
  });

  it('sets no timer before the start or after the end', () => {
    const run = scene(buildBlueprint({}));
    expect(nextWakeUp(run.run())).toBeNull();
    run.start();
    expect(nextWakeUp(run.run())).toBeNull();
    run.submit(1);
    expect(nextWakeUp(run.run())).toBeNull();
  });
});
