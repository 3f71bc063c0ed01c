import type { StageTrigger, StartDate } from '../../blueprint/content.ts';
import type { ReadDue, ReadStart } from './import-due.ts';

/** How the stages of an imported plan start. */
export const stageStarts = ['PREVIOUS_STAGE', 'DATE'] as const;
export type StageStart = (typeof stageStarts)[number];

/** Start and due date of a row. */
export interface DatedRow {
  readonly start: ReadStart;
  readonly due: ReadDue;
}

/** Days after the start of the workflow. */
export interface StageDays {
  readonly first: number;
  readonly last: number;
}

/** The first and last day of a stage; null if none of its rows has a date. */
export const stageDays = (rows: readonly DatedRow[]): StageDays | null => {
  const days = rows.flatMap(({ start, due }) => [
    ...(start.days === null ? [] : [start.days]),
    ...(due.rule?.kind === 'WORKFLOW_START' ? [due.rule.days] : []),
  ]);
  return days.length === 0 ? null : { first: Math.min(...days), last: Math.max(...days) };
};

/** Returns true if a stage starts before an earlier one ends. */
export const doOverlap = (stages: readonly (StageDays | null)[]): boolean => {
  let last = 0;
  for (const days of stages) {
    if (days === null) continue;
    if (days.first < last) return true;
    last = Math.max(last, days.last);
  }
  return false;
};

/**
 * Returns the trigger for the first day of a stage. Without a date, the stage follows the one
 * before it.
 */
export const stageTrigger = (days: StageDays | null | undefined, isFirst: boolean): StageTrigger =>
  days == null || (isFirst && days.first === 0)
    ? { kind: 'PREVIOUS_STAGE' }
    : { kind: 'DATE', date: { kind: 'WORKFLOW_START', days: days.first } };

/** Returns the earliest start of a task. On the first day of the stage, none is needed. */
export const startRule = (days: number | null): StartDate | null =>
  days === null || days === 0 ? null : { kind: 'WORKFLOW_START', days };
