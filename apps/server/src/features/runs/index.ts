export { readRunOfWorkflow, readTask, runDetailsLoader } from './run-details.ts';
export type { RunDetails } from './run-details.ts';
export { executeRunCommand } from './execute-command.ts';
export type { CommandRequest } from './execute-command.ts';
export { requestChannel } from './run-channel.ts';
export { startRun } from './start-run.ts';
export { runJobHandlers } from './runs.handlers.ts';
export { toTaskSettings } from './run-load.ts';
export type { StoredTaskSettings } from './run-load.ts';
