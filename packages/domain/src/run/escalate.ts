import type { DueEscalation } from '../task/escalation.ts';
import type { PartyId } from '../core/ids.ts';
import type { EscalationAction } from '../time/deadline.ts';
import type { DecisionRecord, TaskPatch } from './event.ts';
import { recordTask, recordWorkflow, type Ledger } from './ledger.ts';
import type { RunTask } from './run.ts';

/** Who takes part or is kept informed from now on; nobody twice. */
const added = (task: RunTask, action: EscalationAction, party: PartyId | null): TaskPatch => {
  if (party === null) return {};
  if (action === 'ADD_ASSIGNEE' && !task.assignees.includes(party))
    return { assignees: [...task.assignees, party] };
  return action === 'ADD_CC' && !task.cc.includes(party) ? { cc: [...task.cc, party] } : {};
};

/** The escalation is carried out, and on record as sent for this due date. Who is added stays. */
export const escalate = (
  ledger: Ledger,
  task: RunTask,
  { escalation, at, dueOn }: DueEscalation,
): void => {
  const { key, when, action, party } = escalation;
  const escalated = [...task.escalated.filter((sent) => sent.key !== key), { key, dueOn }];
  const decisions: readonly DecisionRecord[] = [
    { rule: 'ESCALATION', operands: { when, dueOn, at, action }, result: party },
  ];
  recordTask(
    ledger,
    'TASK_ESCALATED',
    task,
    { escalated, ...added(task, action, party) },
    { row: 'D14', decisions },
  );
  if (action === 'CHANGE_OWNER' && party !== null && party !== ledger.workflow.ownerId)
    recordWorkflow(ledger, 'WORKFLOW_OWNER_CHANGED', { ownerId: party }, { row: 'D14', decisions });
};
