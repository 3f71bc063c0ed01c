import type { DueEscalation } from '../../task/escalation.ts';
import type { PartyId } from '../../core/ids.ts';
import type { Escalation as EscalationRule } from '../../time/deadline.ts';
import { activate } from '../flow/activate.ts';
import type { DecisionRecord, TaskPatch } from '../../run-model/event.ts';
import { recordTask, recordWorkflow, type Ledger } from '../command/ledger.ts';
import { informed, nextInLine, type Reach } from '../people/next-in-line.ts';
import type { RunTask } from '../../run-model/run.ts';
import { stageOf, taskByKey } from '../../run-model/run-view.ts';

const nobody: Reach = { parties: [], decisions: [] };

/** Returns the new owner. Skips people who have left or can't own workflows. */
const ownerFor = (ledger: Ledger, party: PartyId): Reach =>
  ledger.directory.owners.has(party) || party === ledger.workflow.ownerId
    ? { parties: [party], decisions: [] }
    : {
        parties: [],
        decisions: [{ rule: 'NOT_GIVEN', operands: { why: 'CANNOT_OWN' }, result: party }],
      };

const reachOf = (ledger: Ledger, task: RunTask, { action, party }: EscalationRule): Reach => {
  if (party === null) return nobody;
  switch (action) {
    case 'CHANGE_OWNER':
      return ownerFor(ledger, party);
    case 'ADD_ASSIGNEE':
      return nextInLine(ledger, task, party);
    case 'ADD_CC':
      return informed(ledger, party);
    case 'RUN_AUTOMATION':
      return nobody;
  }
};

/** Adds the person, team, or role to the assignees or watchers unless it is already there. */
const added = (
  task: RunTask,
  { action }: EscalationRule,
  parties: readonly PartyId[],
): TaskPatch => {
  const field = action === 'ADD_ASSIGNEE' ? 'assignees' : 'cc';
  const newcomers = parties.filter((party) => !task[field].includes(party));
  return newcomers.length === 0 || (action !== 'ADD_ASSIGNEE' && action !== 'ADD_CC')
    ? {}
    : { [field]: [...task[field], ...newcomers] };
};

/**
 * Starts the automated task that waits for this escalation, unless the task is skipped or its stage
 * is completed.
 */
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

/**
 * Applies the escalation and records it as sent for this due date. People added by an earlier
 * escalation stay.
 */
export const escalate = (
  ledger: Ledger,
  task: RunTask,
  { escalation, at, dueOn }: DueEscalation,
): void => {
  const { key, when, action } = escalation;
  const escalated = [...task.escalated.filter((sent) => sent.key !== key), { key, dueOn }];
  const { parties, decisions: passedOver } = reachOf(ledger, task, escalation);
  const result = parties.length === 0 ? null : parties.join(' ');
  const decisions: readonly DecisionRecord[] = [
    { rule: 'ESCALATION', operands: { when, dueOn, at, action }, result },
    ...passedOver,
  ];
  const by = { rule: 'ESCALATION', operands: { task: task.key }, result: 'MET' } as const;
  recordTask(
    ledger,
    'TASK_ESCALATED',
    task,
    { escalated, ...added(task, escalation, parties) },
    { cause: 'task.escalate', decisions },
  );
  callFor(ledger, escalation, by);
  const [ownerId] = parties;
  if (action === 'CHANGE_OWNER' && ownerId !== undefined && ownerId !== ledger.workflow.ownerId)
    recordWorkflow(
      ledger,
      'WORKFLOW_OWNER_CHANGED',
      { ownerId },
      { cause: 'task.escalate', decisions },
    );
};
