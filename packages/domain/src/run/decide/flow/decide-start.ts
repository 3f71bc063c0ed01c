import { refuse, type Refusal } from '../../../core/refusal.ts';
import { nextState, takeRow } from '../../../core/state-table.ts';
import { workflowTable } from '../../tables/workflow-table.ts';
import type { EnteredValue, StartCommand } from '../../../run-model/command/command.ts';
import { recountDays } from '../../dates/recount-days.ts';
import { fillIntake, fillPlannedIntake } from '../../values/enter-values.ts';
import { planFromStart } from '../../dates/plan-from-start.ts';
import { recordWorkflow, type Ledger } from '../../command/ledger.ts';
import type { RunVariant } from '../../../run-model/run.ts';
import type { DecisionRecord } from '../../../run-model/event.ts';
import { factsOfWorkflow } from '../../facts/facts-of-workflow.ts';

/** Starts the workflow. */
const begin = (
  ledger: Ledger,
  input: 'start' | 'startDateReached',
  values: readonly EnteredValue[],
): Refusal | null => {
  const { workflow, agent } = ledger;
  const status = workflow.scheduleStatus;
  const row = takeRow(workflowTable, status, input, {
    ask: (guard) => guard(agent, factsOfWorkflow(ledger, agent), null),
    otherwise: refuse('WorkflowAlreadyStarted', { status }),
  });
  if (!row.ok) return row.refusals[0];
  if (input === 'startDateReached' && (workflow.scheduledFor ?? 0) > ledger.now)
    return refuse('StartDateNotReached');
  const fill = status === 'SCHEDULED' ? fillPlannedIntake : fillIntake;
  const unanswered = fill(ledger, values, row.value.cause);
  if (unanswered !== null) return unanswered;
  recordWorkflow(
    ledger,
    'WORKFLOW_STARTED',
    { scheduleStatus: nextState(row.value, status), startedAt: ledger.now, scheduledFor: null },
    { cause: row.value.cause, decisions: variantDecisions(workflow.variant) },
  );
  if (workflow.scheduledFor !== null) recountDays(ledger, row.value.cause);
  planFromStart(ledger, row.value.cause);
  return null;
};

/** Returns the decision records of the variant that was used. */
const variantDecisions = (variant: RunVariant | null): readonly DecisionRecord[] =>
  variant === null ? [] : [{ rule: 'VARIANT', operands: variant.operands, result: variant.name }];

export const decideStart = (ledger: Ledger, command: StartCommand): Refusal | null =>
  begin(ledger, 'start', command.values ?? []);

/** Makes the planner owner if the owner has left or can't own workflows anymore. */
const makePlannerOwner = (ledger: Ledger): void => {
  const { ownerId, createdBy } = ledger.workflow;
  const { owners } = ledger.directory;
  if (owners.has(ownerId) || !owners.has(createdBy)) return;
  recordWorkflow(
    ledger,
    'WORKFLOW_OWNER_CHANGED',
    { ownerId: createdBy },
    {
      cause: 'workflow.startDateReached',
      decisions: [{ rule: 'NOT_GIVEN', operands: { why: 'CANNOT_OWN' }, result: ownerId }],
    },
  );
};

/** Starts a scheduled workflow on its start date. */
export const decideStartScheduled = (ledger: Ledger): Refusal | null => {
  const refusal = begin(ledger, 'startDateReached', []);
  if (refusal === null) makePlannerOwner(ledger);
  return refusal;
};
