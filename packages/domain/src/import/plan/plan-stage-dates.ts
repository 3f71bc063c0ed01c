import type { StageTrigger, StartDate } from '../../blueprint/content.ts';
import type { ReadDue, ReadStart } from './import-due.ts';

/** How the stages of an imported plan start. */
export const stageStarts = ['PREVIOUS_STAGE', 'DATE'] as const;
export type StageStart = (typeof stageStarts)[number];

/** When a row starts and when it is due. */
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

/** Returns true if a stage begins before an earlier one ends. */
export const doOverlap = (stages: readonly (StageDays | null)[]): boolean => {
  let last = 0;
  for (const days of stages) {
    if (days === null) continue;
    if (days.first < last) return true;
    last = Math.max(last, days.last);
  }
  return false;
};

/** The first day of a stage as its trigger. Without days, it follows the stage before. */
export const stageTrigger = (days: StageDays | null | undefined, isFirst: boolean): StageTrigger =>
  days == null || (isFirst && days.first === 0)
    ? { kind: 'PREVIOUS_STAGE' }
    : { kind: 'DATE', date: { kind: 'WORKFLOW_START', days: days.first } };

/** The day before which a task doesn't start. On the first day there is nothing to wait for. */
export const startRule = (days: number | null): StartDate | null =>
  days === null || days === 0 ? null : { kind: 'WORKFLOW_START', days };
