import { refuse, type Refusal } from '../../../core/refusal.ts';
import type { ScheduleCommand } from '../../../run-model/command/command.ts';
import { fillIntake } from '../../values/enter-values.ts';
import type { Ledger } from '../../command/ledger.ts';

/** Schedules a workflow. Its intake form must be complete now. */
export const decideSchedule = (ledger: Ledger, command: ScheduleCommand): Refusal | null => {
  const { scheduleStatus, version } = ledger.workflow;
  if (scheduleStatus !== 'SCHEDULED' || version > 0)
    return refuse('WorkflowAlreadyStarted', { status: scheduleStatus });
  return fillIntake(ledger, command.values, 'workflow.prepare');
};
