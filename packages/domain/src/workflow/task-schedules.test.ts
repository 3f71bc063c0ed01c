import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { commandsFor, runScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import { plannedEnd } from '../run/dates/planned-end.ts';
import { taskSchedules } from './task-schedules.ts';

const day = 86_400_000;
const within = (amount: number) => ({ due: { kind: 'DURATION', amount, unit: 'DAYS' } }) as const;
const after = (task: number) => ({
  trigger: { afterTasks: [taskKey(task)], notBefore: null },
});

/** Task 1 takes 2 days and task 2 takes 5. Task 3 follows task 1, and stage 2 follows both. */
const started = () => {
  const made = runScene(
    buildBlueprint(
      { tasks: [within(2), within(5), { ...within(1), ...after(1) }] },
      { tasks: [within(3)] },
    ),
  );
  const run = { ...made, ...commandsFor(made) };
  run.start();
  const of = (number: number) => {
    const schedule = taskSchedules(run.run(), run.now()).get(run.task(number).id);
    if (schedule === undefined) throw new Error('The task has no schedule.');
    return schedule;
  };
  return { ...run, of };
};

describe('taskSchedules', () => {
  it('returns the same plan and forecast at the start', () => {
    const run = started();
    for (const number of [1, 2, 3, 4]) expect(run.of(number).forecast).toEqual(run.of(number).plan);
    expect(run.of(4).forecast.end).toBe(plannedEnd(run.run()));
  });

  it('keeps the plan when the forecast moves', () => {
    const run = started();
    const { plan } = run.of(1);
    run.wait(4 * day);
    expect(run.of(1)).toMatchObject({ plan, forecast: { end: run.now() } });
    run.submit(1);
    const completedAt = run.now();
    run.wait(day);
    expect(run.of(1).forecast.end).toBe(completedAt);
    expect(run.of(3).forecast.start).toBeGreaterThan(run.of(3).plan.start);
  });

  it('forecasts work that is not started from now on', () => {
    const run = started();
    run.wait(6 * day);
    const now = run.now();
    expect(run.of(3).forecast.start).toBeGreaterThanOrEqual(now);
    expect(run.of(4).forecast.start).toBe(run.of(3).forecast.end);
    expect(run.of(4).forecast.end).toBeGreaterThanOrEqual(now + 3 * day);
    expect(run.of(4).forecast.end).toBe(plannedEnd(run.run(), now));
  });

  it('names the predecessors of a task or of its stage', () => {
    const run = started();
    expect(run.of(3).predecessors).toEqual([run.task(1).id]);
    expect(run.of(4).predecessors).toEqual([1, 2, 3].map((number) => run.task(number).id));
    expect(run.of(1).predecessors).toEqual([]);
  });

  it('marks the tasks that determine the end as critical', () => {
    const run = started();
    const critical = () => [1, 2, 3, 4].filter((number) => run.of(number).isCritical);
    expect(critical()).toEqual([2, 4]);
    run.submit(2);
    expect(critical()).toEqual([1, 3, 4]);
  });

  it('is empty before a start date is known', () => {
    const run = runScene(buildBlueprint({ tasks: [within(2)] }));
    expect(taskSchedules(run.run(), run.now()).size).toBe(0);
  });
});
