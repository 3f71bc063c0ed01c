import { mayEditDescription, mayEditName } from '../../access/task-access.ts';
import { mayEditOwner, mayEditWorkflow } from '../../access/workflow-access.ts';
import { approvalTable } from '../../approval/approval-table.ts';
import { nameRefusals } from '../../blueprint/validate-parts.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { takeRow } from '../../core/state-table.ts';
import { taskTable } from '../../task/task-table.ts';
import type {
  DescribeTaskCommand,
  EditWorkflowCommand,
  TextPatch,
  Texts,
} from '../about-command.ts';
import { factsIn } from '../facts-of-task.ts';
import { recordText, recordWorkflow, type Ledger } from '../ledger.ts';
import { taskOf } from '../run-view.ts';

/** What of the patch says something new, tidied. */
const newIn = ({ name, description }: TextPatch, was: Texts): TextPatch => ({
  ...(name !== undefined && name.trim() !== was.name && { name: name.trim() }),
  ...(description !== undefined && description !== was.description && { description }),
});

const nameRefusal = ({ name }: TextPatch): Refusal | null =>
  name === undefined ? null : (nameRefusals(name, 'name')[0] ?? null);

const isEmpty = (patch: object): boolean => Object.keys(patch).length === 0;

/** D14: another name or description; what is done keeps its own. */
export const decideDescribe = (ledger: Ledger, command: DescribeTaskCommand): Refusal | null => {
  const { agent } = ledger;
  const { texts, was } = command;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const check = {
    guard: () => {
      const facts = factsIn(ledger, agent)(task);
      return texts.name === undefined
        ? mayEditDescription(agent, facts)
        : mayEditName(agent, facts);
    },
    holds: () => false,
    unknown: () => refuse('TaskCompleted'),
  };
  const row =
    task.type === 'APPROVAL'
      ? takeRow(approvalTable, task.status, 'describe', check)
      : takeRow(taskTable, task.status, 'describe', check);
  if (!row.ok) return row.refusals[0];
  const wrong = nameRefusal(texts);
  if (wrong !== null) return wrong;
  const patch = newIn(texts, was);
  if (!isEmpty(patch)) recordText(ledger, task.id, was, patch, row.value.row);
  return null;
};

/** What a workflow is called and who answers for it, in whatever state it is. */
export const decideEditWorkflow = (
  ledger: Ledger,
  command: EditWorkflowCommand,
): Refusal | null => {
  const { agent } = ledger;
  const { texts, was, ownerId } = command;
  const isHandedOver = ownerId !== null && ownerId !== ledger.workflow.ownerId;
  const refusal =
    (isEmpty(texts) ? null : mayEditWorkflow(agent, ledger.workflow)) ??
    (isHandedOver ? mayEditOwner(agent, ledger.workflow) : null) ??
    nameRefusal(texts);
  if (refusal !== null) return refusal;
  const patch = newIn(texts, was);
  if (!isEmpty(patch)) recordText(ledger, null, was, patch, 'ABOUT');
  if (isHandedOver) recordWorkflow(ledger, 'WORKFLOW_OWNER_CHANGED', { ownerId }, { row: 'ABOUT' });
  return null;
};
