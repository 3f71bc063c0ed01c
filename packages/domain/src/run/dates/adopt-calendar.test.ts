import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { commandsFor, monday, owner, runScene } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import type { DueRule } from '../../blueprint/content.ts';
import { endOfDay } from '../../core/dates.ts';
import { usualCalendar, type WorkCalendar } from '../../time/work-calendar.ts';

const hour = 3_600_000;
const zone = 'Europe/Lisbon';
const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
const inDays = { kind: 'DURATION', amount: 3, unit: 'DAYS', countedIn: 'WORKING' } as const;
const inHours = { kind: 'DURATION', amount: 12, unit: 'HOURS', countedIn: 'WORKING' } as const;
const onDay = { kind: 'WORKFLOW_START', days: 4, countedIn: 'WORKING' } as const;
const always = { kind: 'DURATION', amount: 3, unit: 'DAYS' } as const;

const withHoliday: WorkCalendar = {
  ...usualCalendar,
  edition: 1,
  holidays: [{ date: '2026-03-03', name: 'Carnival' }],
};
const office: WorkCalendar = {
  edition: 2,
  week: usualCalendar.week.map((day) => day.map(() => ({ from: 540, to: 1020 }))),
  holidays: [],
};

const scene = (...rules: readonly DueRule[]) => {
  const made = runScene(buildBlueprint({ tasks: rules.map((due) => ({ due })) }));
  const run = { ...made, ...commandsFor(made) };
  run.start();
  return run;
};

describe('adoptCalendar', () => {
  it('recalculates the remaining working time only', () => {
    const run = scene(inDays, onDay, always, inDays);
    expect(run.task(1).dueOn).toBe(endOfDay('2026-03-05', zone));
    expect(run.task(2).dueOn).toBe(endOfDay('2026-03-06', zone));
    run.due(4, monday + 50 * hour);
    const adopt = { kind: 'ADOPT_CALENDAR', calendar: withHoliday } as const;
    expect(run.give(owner, adopt)).toMatchObject({ refusals: [{ code: 'Forbidden' }] });
    expect(run.give('SYSTEM', adopt).ok).toBe(true);
    expect(run.task(1).dueOn).toBe(endOfDay('2026-03-06', zone));
    expect(run.task(2).dueOn).toBe(endOfDay('2026-03-09', zone));
    expect(run.task(3).dueOn).toBe(endOfDay('2026-03-05', zone));
    expect(run.task(4).dueOn).toBe(monday + 50 * hour);
    // A repeated or older version has no effect.
    expect(run.give('SYSTEM', adopt)).toMatchObject({ value: { events: [] } });
    expect(run.rows()).toHaveLength(3);
  });

  it('counts the remaining hours by the new working hours', () => {
    const run = scene(inHours, inDays);
    run.wait(4 * hour);
    run.give('SYSTEM', { kind: 'ADOPT_CALENDAR', calendar: office });
    // At 13:00, eight hours are left: four of them on Monday.
    expect(iso(run.task(1).dueOn)).toBe('2026-03-03T13:00:00.000Z');
    expect(iso(run.task(2).dueOn)).toBe('2026-03-05T17:00:00.000Z');
    run.wait(40 * hour);
    run.give('SYSTEM', { kind: 'ADOPT_CALENDAR', calendar: { ...withHoliday, edition: 3 } });
    expect(iso(run.task(1).dueOn)).toBe('2026-03-03T13:00:00.000Z');
  });

  it('keeps the remaining time of a paused workflow', () => {
    const run = scene(inHours);
    run.wait(2 * hour);
    run.pause();
    run.wait(30 * hour);
    run.give('SYSTEM', { kind: 'ADOPT_CALENDAR', calendar: office });
    run.resume();
    // Ten hours were left at 11:00 on Monday; the workflow resumes at 17:00 on Tuesday.
    expect(iso(run.task(1).dueOn)).toBe('2026-03-05T11:00:00.000Z');
  });
});
