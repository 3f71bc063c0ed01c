import type { DueEscalation } from '../task/escalation.ts';
import type { PartyId } from '../core/ids.ts';
import type { Escalation as EscalationRule, EscalationAction } from '../time/deadline.ts';
import { activate } from './activate.ts';
import type { DecisionRecord, TaskPatch } from './event.ts';
import { recordTask, recordWorkflow, type Ledger } from './ledger.ts';
import type { RunTask } from './run.ts';
import { stageOf, taskByKey } from './run-view.ts';

/** Who takes part or is kept informed from now on; nobody twice. */
const added = (task: RunTask, action: EscalationAction, party: PartyId | null): TaskPatch => {
  if (party === null) return {};
  if (action === 'ADD_ASSIGNEE' && !task.assignees.includes(party))
    return { assignees: [...task.assignees, party] };
  return action === 'ADD_CC' && !task.cc.includes(party) ? { cc: [...task.cc, party] } : {};
};

/** An automated task that waited for it begins, where its stage goes on and nobody has passed it over. */
const callFor = (
  ledger: Ledger,
  { action, task: key }: EscalationRule,
  why: DecisionRecord,
): void => {
  const called =
    action !== 'RUN_AUTOMATION' || key === undefined ? undefined : taskByKey(ledger, key);
  if (called?.type !== 'AUTOMATION' || called.status !== 'INACTIVE' || called.skippedAt !== null)
    return;
  if (called.frozeForReason === null && stageOf(ledger, called).status === 'IN_PROGRESS')
    activate(ledger, called, why);
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
  const by = { rule: 'ESCALATION', operands: { task: task.key }, result: 'MET' } as const;
  recordTask(
    ledger,
    'TASK_ESCALATED',
    task,
    { escalated, ...added(task, action, party) },
    { row: 'D14', decisions },
  );
  callFor(ledger, escalation, by);
  if (action === 'CHANGE_OWNER' && party !== null && party !== ledger.workflow.ownerId)
    recordWorkflow(ledger, 'WORKFLOW_OWNER_CHANGED', { ownerId: party }, { row: 'D14', decisions });
};
