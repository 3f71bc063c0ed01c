import { isDeepEqual } from '../core/equality.ts';
import type { InstanceKey } from '../core/ids.ts';
import type { RunTask } from './run.ts';
import { taskOf, valueAt, type RunView } from './run-view.ts';
import type { FieldValue } from '../field/field.ts';
import { dayAcross } from '../field/kinds/date-kind.ts';
import type { RunValue } from './run-value.ts';

/**
 * Returns whether the task was submitted since its last reset. Its values count also while it is
 * being corrected.
 */
export const wasSubmitted = (task: RunTask): boolean =>
  task.submittedAt !== null && task.skippedAt === null;

/**
 * Returns whether the task is in review or completed: inherited values then don't follow their
 * source.
 */
export const isClosed = (task: RunTask): boolean =>
  task.status === 'PENDING_REVIEW' || task.status === 'COMPLETED';

/** Returns whether the value is preset, or filled in by a request or linked workflow. */
const isPreset = ({ inputType }: Pick<RunValue, 'inputType'>): boolean =>
  inputType === 'PROVIDED' || inputType === 'HIDDEN';

/** Returns the value of the source. */
const inherited = (view: RunView, { source, field }: RunValue): FieldValue | null => {
  const from = source === null ? undefined : valueAt(view, source);
  const value = from === undefined ? null : standing(view, from);
  return from === undefined || value === null ? null : dayAcross(value, from.field, field);
};

const standing = (view: RunView, value: RunValue): FieldValue | null => {
  const { inputType, committed, initial, taskId } = value;
  const task = taskId === null ? undefined : taskOf(view, taskId);
  if (task === undefined) return committed ?? initial;
  if (inputType === 'INHERITED' && !isClosed(task)) return inherited(view, value);
  const submitted = wasSubmitted(task) ? committed : null;
  // A preset value counts from the start; the result of a request or linked workflow counts once
  // its task is submitted.
  return isPreset(value) ? (submitted ?? initial) : submitted;
};

/**
 * Returns the value of a field for conditions, requests, and fields that inherit it: only submitted
 * values. Tasks that weren't submitted or are skipped have no values.
 */
export const readValue = (view: RunView, key: InstanceKey): FieldValue | null => {
  const value = valueAt(view, key);
  return value === undefined ? null : standing(view, value);
};

/**
 * Returns the value that a form shows to the people who fill it in: the draft, else the submitted
 * value, else the inherited or initial value. The draft of an inherited value is what an approver
 * suggested.
 */
export const readForm = (view: RunView, value: RunValue): FieldValue | null => {
  const { inputType, draft, committed, initial, taskId } = value;
  if (isPreset(value)) return standing(view, value);
  const task = taskId === null ? undefined : taskOf(view, taskId);
  if (task !== undefined && isClosed(task)) return committed;
  if (draft !== null) return draft.value;
  if (inputType === 'INHERITED') return inherited(view, value);
  return committed ?? inherited(view, value) ?? initial;
};

/** Returns whether the source of a submitted inherited value has changed since. */
export const isSourceChanged = (view: RunView, value: RunValue): boolean => {
  const task = value.taskId === null ? undefined : taskOf(view, value.taskId);
  return (
    task !== undefined &&
    isClosed(task) &&
    value.inputType === 'INHERITED' &&
    !isDeepEqual(inherited(view, value), value.committed)
  );
};
