import { personOf } from '../../../party/actor.ts';
import { refuse, type Refusal, ok, fail, type Result } from '../../../core/refusal.ts';
import { nextState, takeRow } from '../../../core/state-table.ts';
import {
  isReplaceable,
  problemOfLink,
  withoutRequests,
  type ChildLink,
} from '../../../run-model/child-link.ts';
import { linkedTable } from '../../tables/linked-table.ts';
import { commitOutputs } from '../../linked/apply-result.ts';
import { isOutput, manualOutputs } from '../../flow/by-hand.ts';
import { completeTask } from '../../flow/complete-task.ts';
import type {
  CompleteLinkedCommand,
  EnteredValue,
  RelinkCommand,
  StartNewChildCommand,
} from '../../../run-model/command/command.ts';
import { enterDrafts, formRefusal } from '../../values/enter-values.ts';
import { recordTask, type Ledger } from '../../command/ledger.ts';
import { resetChildren } from '../../setbacks/reset.ts';
import type { RunTask } from '../../../run-model/run.ts';
import { taskOf, valueAt } from '../../../run-model/run-view.ts';
import { resetReworkCount } from '../../setbacks/sent-back.ts';
import { renewed } from '../../flow/start-children.ts';
import { type TaskTransition, approvalsCondition } from '../../tables/task-table.ts';
import { askFor } from '../../facts/take-task-row.ts';

type Choice = 'relink' | 'startNew' | 'completeManually';

interface Chosen {
  readonly task: RunTask;
  readonly row: TaskTransition;
}

const choose = (
  ledger: Ledger,
  choice: Choice,
  command: { readonly taskId: RunTask['id']; readonly reason: string },
): Result<Chosen> => {
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return fail(refuse('NotFound'));
  const row = takeRow(linkedTable, task.status, choice, {
    ask: askFor(ledger, task, command),
    when: approvalsCondition(ledger, task),
    otherwise: refuse('LinkedWorkflowGoesOn'),
  });
  if (!row.ok) return row;
  return ok({ task, row: row.value });
};

/**
 * Returns the linked workflow to replace: one with a problem, or any if the task's outcome was
 * rejected.
 */
const replaced = (task: RunTask, request: number): Result<ChildLink> => {
  const link = task.links.find((one) => one.request === request && one.fate === 'FOLLOWED');
  if (link === undefined) return fail(refuse('NotFound', {}, 'request'));
  return isReplaceable(link, task.status)
    ? ok(link)
    : fail(refuse('LinkedWorkflowGoesOn', {}, 'request'));
};

const replace = (
  ledger: Ledger,
  command: StartNewChildCommand | RelinkCommand,
  choice: Choice,
  linksAfter: (task: RunTask, old: ChildLink, comment: string) => Result<RunTask['links']>,
): Refusal | null => {
  const selected = choose(ledger, choice, command);
  if (!selected.ok) return selected.refusals[0];
  const { task, row } = selected.value;
  const old = replaced(task, command.request);
  if (!old.ok) return old.refusals[0];
  const comment = command.reason.trim();
  const links = linksAfter(task, old.value, comment);
  if (!links.ok) return links.refusals[0];
  recordTask(
    ledger,
    'LINKED_WORKFLOW_REPLACED',
    task,
    {
      status: nextState(row, task.status),
      links: links.value,
      ...resetReworkCount(task),
    },
    { cause: row.cause, comment },
  );
  return null;
};

/** Replaces a linked workflow by a new one. The old one is ended or unlinked. */
export const decideStartNewChild = (
  ledger: Ledger,
  command: StartNewChildCommand,
): Refusal | null =>
  replace(ledger, command, 'startNew', (task, old, fateReason) =>
    ok(renewed(task, old, { fate: command.endsFormer ? 'ENDED' : 'KEPT', fateReason }, {})),
  );

/**
 * Replaces a linked workflow by an existing one, or keeps it if only its line was removed. The
 * caller has checked that the other one can be linked.
 */
export const decideRelink = (ledger: Ledger, command: RelinkCommand): Refusal | null =>
  replace(ledger, command, 'relink', (task, old, fateReason) => {
    const { workflowId } = command;
    if (workflowId !== null)
      return ok(renewed(task, old, { fate: 'KEPT', fateReason }, { workflowId }));
    return problemOfLink(old) === 'LINE_REMOVED'
      ? ok(task.links.map((link) => (link === old ? { ...old, isLineRemoved: false } : link)))
      : fail(refuse('NotFound', {}, 'workflowId'));
  });

/** Completes the task without its linked workflows, with values entered by the owner. */
export const decideCompleteLinked = (
  ledger: Ledger,
  command: CompleteLinkedCommand,
): Refusal | null => {
  const selected = choose(ledger, 'completeManually', command);
  if (!selected.ok) return selected.refusals[0];
  const { task, row } = selected.value;
  // Only outputs of linked workflows can be entered here. Other values belong to the form of the
  // task.
  const isLeft = ({ instance }: EnteredValue): boolean => {
    const place = valueAt(ledger, instance);
    return place !== undefined && isOutput(task, place);
  };
  const left = manualOutputs(ledger, task, command.values.filter(isLeft));
  if (!left.ok) return left.refusals[0];
  const answers = command.values.filter((given) => !isLeft(given));
  const refusal = enterDrafts(ledger, task.id, answers, row.cause) ?? formRefusal(ledger, task.id);
  if (refusal !== null) return refusal;
  commitOutputs(ledger, task, left.value, { cause: row.cause, origin: 'PERSON' });
  resetChildren(ledger, task);
  completeTask(ledger, task, {
    kind: 'TASK_COMPLETED',
    row,
    answers: 'ALL',
    patch: () => ({
      isDoneByHand: true,
      ...withoutRequests(task),
      submittedBy: personOf(ledger.agent),
      ...(task.hasException && { hasException: false, exception: null }),
      ...resetReworkCount(task),
    }),
    comment: command.reason.trim(),
  });
  return null;
};
