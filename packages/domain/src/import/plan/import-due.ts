import type { DueRule } from '../../blueprint/content.ts';
import { blueprintLimits } from '../../blueprint/validate/validate.ts';
import type { PlainDate } from '../../core/ids.ts';
import { daysBetween } from '../../core/plain-date.ts';
import { cellToPlain } from '../import-cell.ts';
import { type ImportIssue, type ImportIssueCode, warning } from '../import-table.ts';
import { type CellDate, type PlanDateReading, readPlanDate } from './plan-date.ts';
import { type CellDuration, parseCellDuration } from './parse-duration.ts';
import { cellsFor, type NamedCell, type PlannedRow } from './planned-row.ts';

export interface ReadDue {
  readonly rule: DueRule | null;
  /** Cells with more information than a rule can store. They become part of the description. */
  readonly notes: readonly NamedCell[];
  readonly issues: readonly ImportIssue[];
}

/** A date takes precedence over a duration, which is only an estimate. */
export function readDue(
  row: PlannedRow,
  startDate: PlainDate | null,
  readingOf: (column: number) => PlanDateReading,
): ReadDue {
  const all = [
    ...cellsFor(row, 'DUE_DATE').map((source) =>
      readDate(row, source, startDate, readingOf(source.at)),
    ),
    ...cellsFor(row, 'DURATION').map((source) => readDuration(row, source)),
  ];
  return {
    rule: all.find(({ rule }) => rule !== null)?.rule ?? null,
    notes: all.flatMap(({ notes }) => notes),
    issues: all.flatMap(({ issues }) => issues),
  };
}

export interface ReadStart extends Omit<ReadDue, 'rule'> {
  /** Returns days after the start of the workflow, or null without a start date. */
  readonly days: number | null;
}

/** Returns the start day of a task, as days after the start of the workflow. */
export function readStart(
  row: PlannedRow,
  startDate: PlainDate | null,
  readingOf: (column: number) => PlanDateReading,
): ReadStart {
  const all = cellsFor(row, 'START_DATE').map((source) => {
    const read = readDate(row, source, startDate, readingOf(source.at));
    // A duration can't be a start date.
    return read.rule?.kind === 'DURATION' ? unclear('DateNotUnderstood', row, source) : read;
  });
  const rule = all.find((read) => read.rule !== null)?.rule ?? null;
  return {
    days: rule?.kind === 'WORKFLOW_START' ? rule.days : null,
    notes: all.flatMap(({ notes }) => notes),
    issues: all.flatMap(({ issues }) => issues),
  };
}

const understood = (rule: DueRule): ReadDue => ({ rule, notes: [], issues: [] });

/** Adds the cell to the description and reports it. */
function unclear(code: ImportIssueCode, row: PlannedRow, source: NamedCell): ReadDue {
  const value = cellToPlain(source.cell).slice(0, 80);
  return {
    rule: null,
    notes: [source],
    issues: [warning(code, row.number, { value }, source.header)],
  };
}

function readDate(
  row: PlannedRow,
  source: NamedCell,
  startDate: PlainDate | null,
  reading: PlanDateReading,
): ReadDue {
  // Exports write midnight for dates without a time.
  const text = cellToPlain(source.cell).replace(/ 00:00(?::00)?$/, '');
  const date = readPlanDate(text, reading);
  if (date?.kind === 'OFFSET') {
    return date.days > blueprintLimits.days
      ? unclear('DateTooFar', row, source)
      : understood({ kind: 'WORKFLOW_START', days: date.days });
  }
  if (date === null || startDate === null) {
    const duration = parseCellDuration(text);
    return duration === null || !isWithinLimits(duration)
      ? unclear('DateNotUnderstood', row, source)
      : understood({ kind: 'DURATION', ...duration });
  }
  const days = daysBetween(startDate, lastDay(date));
  if (days < 0) return unclear('DateBeforeStart', row, source);
  if (days > blueprintLimits.days) return unclear('DateTooFar', row, source);
  return {
    ...understood({ kind: 'WORKFLOW_START', days }),
    // Other time zones, times, and the end of a range become part of the description.
    notes: date.kind === 'DAY' && date.exact ? [] : [source],
  };
}

/** The last day of a range of days, on which the task is due. */
const lastDay = (date: Exclude<CellDate, { readonly kind: 'OFFSET' }>): PlainDate =>
  date.kind === 'DAY' ? date.date : date.to;

function readDuration(row: PlannedRow, source: NamedCell): ReadDue {
  const duration = parseCellDuration(cellToPlain(source.cell), true);
  return duration === null || !isWithinLimits(duration)
    ? unclear('DurationNotUnderstood', row, source)
    : understood({ kind: 'DURATION', ...duration });
}

const isWithinLimits = ({ amount, unit }: CellDuration): boolean =>
  amount <= blueprintLimits.amounts[unit];
