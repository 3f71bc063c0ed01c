import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { approvalStep, commandsFor, person, runScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import { taskDisplayStatus } from '../task/default-display-status.ts';
import { dueOnClass, isOverdue } from '../task/due.ts';
import { forecastEnd, homeStatus } from './home-status.ts';
import { plannedEnd } from '../run/dates/planned-end.ts';
import { workflowSummary } from './workflow-summary.ts';

const day = 86_400_000;
const within = (amount: number) => ({ due: { kind: 'DURATION', amount, unit: 'DAYS' } }) as const;

const started = () => {
  const made = runScene(
    buildBlueprint(
      { tasks: [{ ...within(2), approvals: [approvalStep(91)] }] },
      { tasks: [within(5)] },
    ),
  );
  const run = { ...made, ...commandsFor(made) };
  run.start();
  const ends = () => ({
    plannedEnd: run.run().workflow.plannedEndAtStart,
    forecastEnd: plannedEnd(run.run()),
  });
  return {
    ...run,
    ends,
    home: () => homeStatus({ ...workflowSummary(run.run()), ...ends() }, run.now()),
  };
};

describe('plan and forecast', () => {
  it('keep the plan when an overdue task is sent back', () => {
    const run = started();
    const { plannedEnd: plan } = run.ends();
    expect(run.home()).toBe('ON_TRACK');
    run.wait(6 * day);
    expect(run.home()).toBe('OVERDUE');
    run.submit(1);
    run.reject(91);
    expect(run.task(1).dueOn).toBeGreaterThan(run.now());
    expect(run.ends().plannedEnd).toBe(plan);
    expect(run.ends().forecastEnd).toBeGreaterThan(plan ?? Infinity);
    expect(run.home()).toBe('AT_RISK');
    run.wait(1.5 * day);
    expect(run.home()).toBe('AT_RISK');
  });

  it('show the workflow as overdue after its planned end', () => {
    const run = started();
    run.wait(12 * day);
    run.submit(1);
    run.reject(91);
    expect(run.task(1).dueOn).toBeGreaterThan(run.now());
    expect(run.home()).toBe('OVERDUE');
  });

  it('do not end in the past while tasks are open', () => {
    const ends = { scheduleStatus: 'RUNNING', forecastEnd: 1000 } as const;
    expect(forecastEnd(ends, 5000)).toBe(5000);
    expect(forecastEnd({ ...ends, scheduleStatus: 'COMPLETED' }, 5000)).toBe(1000);
  });
});

describe('submitted task in review', () => {
  it('is not overdue for its submitter', () => {
    const run = started();
    run.submit(1, person(1));
    run.wait(2.5 * day);
    const [task, approval] = [run.task(1), run.task(91)];
    expect(isOverdue(task, run.now())).toBe(false);
    expect(dueOnClass(task, run.now())).toBeNull();
    expect(taskDisplayStatus(task, run.now())).toBe('IN_PROGRESS_ON_TRACK');
    expect(dueOnClass(approval, run.now())).toBe('SOON');
  });

  it('makes its approval overdue by its own due date', () => {
    const run = started();
    run.wait(day);
    run.submit(1);
    run.wait(4 * day);
    expect(dueOnClass(run.task(91), run.now())).toBe('OVERDUE');
    expect(run.home()).toBe('OVERDUE');
  });
});
