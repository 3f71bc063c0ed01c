import { ConnectionHandler, ROOT_ID, type Environment } from 'relay-runtime';

const candidates: readonly string[] = [
  ...[false, true].map((isTestRun) =>
    ConnectionHandler.getConnectionID(ROOT_ID, 'myTasksList_myTasks', { isTestRun }),
  ),
  ConnectionHandler.getConnectionID(ROOT_ID, 'assignedTasksList_assignedTasks', { scope: 'OPEN' }),
];

/** The lists of open work that have been read: a finished task leaves them. */
export const openListConnections = (
  environment: Pick<Environment, 'getStore'>,
): readonly string[] => {
  const known = environment.getStore().getSource();
  return candidates.filter((id) => known.has(id));
};
