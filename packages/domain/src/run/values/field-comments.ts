import { judgedTasks } from '../../approval/judged.ts';
import { isDeepEqual } from '../../core/equality.ts';
import type { InstanceKey, PartyId } from '../../core/ids.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { FieldValue } from '../../field/field.ts';
import { mostFieldComments } from '../../run-model/limits.ts';
import { textRefusal } from '../command/comment-length.ts';
import type { EnteredFieldComment } from '../../run-model/command/entered-field-comment.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import type { FieldComment, RunTask } from '../../run-model/run.ts';
import { formOf, valueAt, type RunView } from '../../run-model/run-view.ts';
import type { Cause } from '../../run-model/cause.ts';

/** Returns the task that contains the field and is reviewed by the approval. */
const remarkedTask = (
  view: RunView,
  approval: RunTask,
  instance: InstanceKey,
): RunTask | undefined => {
  const place = valueAt(view, instance);
  if (place === undefined || place.inputType === 'HIDDEN') return undefined;
  return judgedTasks(view, approval).find(({ id }) => id === place.taskId);
};

/** Returns why the comments are refused, or null. */
export const fieldCommentsRefusal = (
  view: RunView,
  approval: RunTask,
  given: readonly EnteredFieldComment[],
  by: PartyId,
): Refusal | null => {
  const places = new Set(given.map(({ instance }) => instance));
  for (const { instance, text } of given) {
    const at = `remarks.${instance}`;
    const task = remarkedTask(view, approval, instance);
    if (task === undefined) return refuse('UnknownReference', {}, at);
    const refusal = textRefusal(text, at);
    if (refusal !== null) return refusal;
    // Only the newest comment of a person on a field counts.
    const others = task.remarks.filter((one) => one.by !== by || !places.has(one.instance));
    const count = others.length + given.length;
    if (count > mostFieldComments) return refuse('TooMany', { count, max: mostFieldComments }, at);
  }
  return null;
};

const record = (
  ledger: Ledger,
  task: RunTask,
  remarks: readonly FieldComment[],
  cause: Cause,
): void => {
  if (!isDeepEqual(remarks, task.remarks))
    recordTask(ledger, 'TASK_REMARKED', task, { remarks }, { cause });
};

interface Said extends Pick<FieldComment, 'of'> {
  readonly by: PartyId;
  readonly cause: Cause;
}

/**
 * Stores field comments of an approver. A newer comment of the same person on a field replaces the
 * older one.
 */
export const putRemarks = (
  ledger: Ledger,
  approval: RunTask,
  given: readonly EnteredFieldComment[],
  { of, by, cause }: Said,
): void => {
  for (const task of judgedTasks(ledger, approval)) {
    const said = given
      .filter(({ instance }) => remarkedTask(ledger, approval, instance)?.id === task.id)
      .map(({ instance, text }): FieldComment => ({
        instance,
        of,
        text: text.trim(),
        by,
        at: ledger.now,
        approval: approval.id,
      }));
    if (said.length === 0) continue;
    const places = new Set(said.map(({ instance }) => instance));
    const others = task.remarks.filter((one) => one.by !== by || !places.has(one.instance));
    record(ledger, task, [...others, ...said], cause);
  }
};

/** Resolves the comments of this approval that match the filter. */
export const resolveFieldComments = (
  ledger: Ledger,
  approval: RunTask,
  cause: Cause,
  fits: (remark: FieldComment) => boolean = () => true,
): void => {
  for (const task of judgedTasks(ledger, approval))
    record(
      ledger,
      task,
      task.remarks.filter((one) => one.approval !== approval.id || !fits(one)),
      cause,
    );
};

type Committed = ReadonlyMap<InstanceKey, FieldValue | null>;

/** Returns the values of the commented fields. */
export const remarkedValues = (view: RunView, { id, remarks }: RunTask): Committed => {
  if (remarks.length === 0) return new Map();
  const places = new Set(remarks.map(({ instance }) => instance));
  return new Map(
    formOf(view, id)
      .filter(({ key }) => places.has(key))
      .map(({ key, committed }) => [key, committed]),
  );
};

/** Returns the comments whose fields haven't changed. */
export const openFieldComments = (
  view: RunView,
  task: RunTask,
  before: Committed,
): Partial<Pick<RunTask, 'remarks'>> => {
  const now = remarkedValues(view, task);
  const remarks = task.remarks.filter(({ instance }) =>
    isDeepEqual(now.get(instance) ?? null, before.get(instance) ?? null),
  );
  return remarks.length === task.remarks.length ? {} : { remarks };
};
