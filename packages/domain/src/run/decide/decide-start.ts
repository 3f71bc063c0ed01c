import { mayStartWorkflow } from '../../access/workflow-access.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { nextState, takeRow } from '../../core/state-table.ts';
import { workflowTable, type WorkflowInput } from '../../workflow/workflow-table.ts';
import type { GivenValue, StartCommand } from '../command/command.ts';
import { countDaysAnew } from '../dates/count-days-anew.ts';
import { fillIntake, fillPlannedIntake } from '../values/enter-values.ts';
import { planFromStart } from '../dates/plan-from-start.ts';
import { recordWorkflow, type Ledger } from '../command/ledger.ts';
import type { RunVariant } from '../run.ts';
import type { DecisionRecord } from '../event.ts';

/** W2, W3: the workflow runs from now on. */
const begin = (
  ledger: Ledger,
  input: WorkflowInput,
  values: readonly GivenValue[],
): Refusal | null => {
  const { workflow, agent } = ledger;
  const status = workflow.scheduleStatus;
  const row = takeRow(workflowTable, status, input, {
    guard: (name) => {
      if (name === 'mayStart') return agent === 'SYSTEM' ? null : mayStartWorkflow(agent, workflow);
      return (workflow.scheduledFor ?? 0) <= ledger.now ? null : refuse('StartDateNotReached');
    },
    holds: () => false,
    unknown: () => refuse('WorkflowAlreadyStarted', { status }),
  });
  if (!row.ok) return row.refusals[0];
  const fill = status === 'SCHEDULED' ? fillPlannedIntake : fillIntake;
  const unanswered = fill(ledger, values, row.value.row);
  if (unanswered !== null) return unanswered;
  recordWorkflow(
    ledger,
    'WORKFLOW_STARTED',
    { scheduleStatus: nextState(row.value, status), startedAt: ledger.now, scheduledFor: null },
    { row: row.value.row, decisions: variantDecisions(workflow.variant) },
  );
  if (workflow.scheduledFor !== null) countDaysAnew(ledger, row.value.row);
  planFromStart(ledger, row.value.row);
  return null;
};

/** Which variant was chosen when it was made, and by what. */
const variantDecisions = (variant: RunVariant | null): readonly DecisionRecord[] =>
  variant === null ? [] : [{ rule: 'VARIANT', operands: variant.operands, result: variant.name }];

/** A person starts the workflow. */
export const decideStart = (ledger: Ledger, command: StartCommand): Refusal | null =>
  begin(ledger, 'start', command.values ?? []);

/** Who has left since it was planned, or become a partner, cannot answer for it: whoever planned it does. */
const handToPlanner = (ledger: Ledger): void => {
  const { ownerId, createdBy } = ledger.workflow;
  const { owners } = ledger.directory;
  if (owners.has(ownerId) || !owners.has(createdBy)) return;
  recordWorkflow(
    ledger,
    'WORKFLOW_OWNER_CHANGED',
    { ownerId: createdBy },
    {
      row: 'W2',
      decisions: [{ rule: 'NOT_GIVEN', operands: { why: 'CANNOT_OWN' }, result: ownerId }],
    },
  );
};

/** The timer starts the workflow on its day. */
export const decideStartScheduled = (ledger: Ledger): Refusal | null => {
  const refusal = begin(ledger, 'startDateReached', []);
  if (refusal === null) handToPlanner(ledger);
  return refusal;
};
