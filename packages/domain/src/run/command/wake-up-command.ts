import type { RunCommand } from '../../run-model/command/command.ts';
import type { Run } from '../../run-model/run.ts';

/** Returns the command for the timer of `nextWakeUp`: start the workflow or apply its dates. */
export const wakeUpCommand = ({ workflow }: Run): RunCommand =>
  workflow.scheduleStatus === 'SCHEDULED' ? { kind: 'START_SCHEDULED' } : { kind: 'DATE_REACHED' };
