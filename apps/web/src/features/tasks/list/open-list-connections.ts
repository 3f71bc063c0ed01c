import { ConnectionHandler, ROOT_ID, type Environment } from 'relay-runtime';

const candidates: readonly string[] = [
  ...[false, true].map((isTestRun) =>
    ConnectionHandler.getConnectionID(ROOT_ID, 'myTasksList_myTasks', { isTestRun }),
  ),
  ConnectionHandler.getConnectionID(ROOT_ID, 'assignedTasksList_assignedTasks', { scope: 'OPEN' }),
];

/** Returns the loaded lists of open tasks, which completed tasks leave. */
export const openListConnections = (
  environment: Pick<Environment, 'getStore'>,
): readonly string[] => {
  const known = environment.getStore().getSource();
  return candidates.filter((id) => known.has(id));
};
