import { isDeepEqual } from '../core/equality.ts';
import type { InstanceKey } from '../core/ids.ts';
import type { RunTask } from '../run/run.ts';
import { taskOf, valueAt, type RunView } from '../run/run-view.ts';
import type { FieldValue } from './field.ts';
import { dayAcross } from './kinds/date-kind.ts';
import type { RunValue } from './run-value.ts';

/** Whether it was submitted since its last reset. Its values count while somebody works on it again. */
export const wasSubmitted = (task: RunTask): boolean =>
  task.submittedAt !== null && task.skippedAt === null;

/** Under review or done: what it took over no longer follows its source. */
export const isClosed = (task: RunTask): boolean =>
  task.status === 'PENDING_REVIEW' || task.status === 'COMPLETED';

/** Whether people answer it. */
export const isAsked = ({ inputType }: Pick<RunValue, 'inputType'>): boolean =>
  inputType === 'REQUESTED' || inputType === 'OPTIONAL';

/** Whether the designer or a machine fills it in. */
const isPreset = ({ inputType }: Pick<RunValue, 'inputType'>): boolean =>
  inputType === 'PROVIDED' || inputType === 'HIDDEN';

/** What stands further up. */
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
  // A preset value counts from the start; a result counts once its task is submitted.
  return isPreset(value) ? (submitted ?? initial) : submitted;
};

/**
 * The value that a place has for everybody else: rules, machines, and the places that take
 * it over. Committed values only; a task that is not done yet, or was skipped, gives none.
 */
export const readValue = (view: RunView, key: InstanceKey): FieldValue | null => {
  const value = valueAt(view, key);
  return value === undefined ? null : standing(view, value);
};

/**
 * What the form of its own task shows those who fill it in: what they have entered, else
 * what they handed in before, else what it takes over or begins with.
 */
export const readForm = (view: RunView, value: RunValue): FieldValue | null => {
  const { inputType, draft, committed, initial, taskId } = value;
  if (isPreset(value)) return standing(view, value);
  const task = taskId === null ? undefined : taskOf(view, taskId);
  if (task !== undefined && isClosed(task)) return committed;
  if (inputType === 'INHERITED') return inherited(view, value);
  if (draft !== null) return draft.value;
  return committed ?? inherited(view, value) ?? initial;
};

/**
 * Whether a task that was handed in took over what its source no longer says: somebody has
 * changed it since.
 */
export const isSourceChanged = (view: RunView, value: RunValue): boolean => {
  const task = value.taskId === null ? undefined : taskOf(view, value.taskId);
  return (
    task !== undefined &&
    isClosed(task) &&
    value.inputType === 'INHERITED' &&
    !isDeepEqual(inherited(view, value), value.committed)
  );
};
