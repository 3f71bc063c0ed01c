import type { RunCommand } from './command.ts';
import type { Run } from '../run.ts';

/** What the timer of `nextWakeUp` asks of a run: to begin, or to look at its dates again. */
export const wakeUpCommand = ({ workflow }: Run): RunCommand =>
  workflow.scheduleStatus === 'SCHEDULED' ? { kind: 'START_SCHEDULED' } : { kind: 'DATE_REACHED' };
