import type { DueEscalation } from '../task/escalation.ts';
import type { DecisionRecord } from './event.ts';
import { recordTask, recordWorkflow, type Ledger } from './ledger.ts';
import type { RunTask } from './run.ts';

/** The escalation is carried out, and on record as sent for this due date. Who is added stays. */
export const escalate = (
  ledger: Ledger,
  task: RunTask,
  { escalation, at, dueOn }: DueEscalation,
): void => {
  const { key, when, action, party } = escalation;
  const escalated = [...task.escalated.filter((sent) => sent.key !== key), { key, dueOn }];
  const isNew = action === 'ADD_ASSIGNEE' && party !== null && !task.assignees.includes(party);
  const decisions: readonly DecisionRecord[] = [
    { rule: 'ESCALATION', operands: { when, dueOn, at, action }, result: party },
  ];
  recordTask(
    ledger,
    'TASK_ESCALATED',
    task,
    { escalated, ...(isNew && { assignees: [...task.assignees, party] }) },
    { row: 'D14', decisions },
  );
  if (action === 'CHANGE_OWNER' && party !== null && party !== ledger.workflow.ownerId)
    recordWorkflow(ledger, 'WORKFLOW_OWNER_CHANGED', { ownerId: party }, { row: 'D14', decisions });
};
