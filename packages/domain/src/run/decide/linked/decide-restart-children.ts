import { refuse, type Refusal } from '../../../core/refusal.ts';
import { systemRow, takeRow } from '../../../core/state-table.ts';
import { mayBeCalledBack, type ChildLink } from '../../../run-model/child-link.ts';
import { linkedTable } from '../../tables/linked-table.ts';
import type { RestartChildrenCommand } from '../../../run-model/command/command.ts';
import { recordTask, type Ledger } from '../../command/ledger.ts';
import type { RunTask } from '../../../run-model/run.ts';
import { taskOf } from '../../../run-model/run-view.ts';
import { askFor } from '../../facts/take-task-row.ts';

const calledBack = ({ links }: RunTask, isMeant: (link: ChildLink) => boolean): RunTask['links'] =>
  links.map((link) => (isMeant(link) ? { ...link, isCalledBack: true } : link));

/** Restarts linked workflows that ended with their parent. Those ended by a person stay ended. */
export const decideRestartChildren = (
  ledger: Ledger,
  command: RestartChildrenCommand,
): Refusal | null => {
  const { taskId, request, reason } = command;
  const task = taskOf(ledger, taskId);
  if (task === undefined) return refuse('NotFound');
  const row = takeRow(linkedTable, task.status, 'restartChild', {
    ask: askFor(ledger, task, command),
    otherwise: refuse('LinkedWorkflowGoesOn'),
  });
  if (!row.ok) return row.refusals[0];
  const isNamed = (link: ChildLink): boolean =>
    (request === null || link.request === request) && link.fate === 'FOLLOWED';
  if (request !== null && !task.links.some(isNamed)) return refuse('NotFound', {}, 'request');
  const isMeant = (link: ChildLink): boolean => isNamed(link) && mayBeCalledBack(link);
  if (!task.links.some(isMeant)) {
    const isEnded = task.links.some(
      (link) => isNamed(link) && link.state === 'ENDED' && !link.isCalledBack,
    );
    return refuse(isEnded ? 'Forbidden' : 'LinkedWorkflowGoesOn', {}, 'request');
  }
  recordTask(
    ledger,
    'LINKED_WORKFLOW_CALLED_BACK',
    task,
    { links: calledBack(task, isMeant) },
    { cause: row.value.cause, comment: reason.trim() },
  );
  return null;
};

/** Restarts the linked workflows that ended with this one. */
export const restartEndedChildren = (ledger: Ledger, reason: string): void => {
  for (const task of ledger.tasks) {
    if (!task.links.some(mayBeCalledBack)) continue;
    const { cause } = systemRow(linkedTable, task.status, 'restartChild');
    recordTask(
      ledger,
      'LINKED_WORKFLOW_CALLED_BACK',
      task,
      { links: calledBack(task, mayBeCalledBack) },
      { cause, comment: reason === '' ? null : reason },
    );
  }
};
