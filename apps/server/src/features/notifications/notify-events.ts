import { day } from '@baton/domain/core/dates';
import { hasNotices, noticesOfEvents } from '@baton/domain/notification/notices-of-events';
import { readEvents } from '@baton/domain/run/history/stored-events';
import { viewOf } from '@baton/domain/run/run-view';
import { isLastingError } from '../../platform/db/database-error.ts';
import type { ReadEvent } from '../../platform/events/event-reader.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import type { Log } from '../../platform/log/log.ts';
import { readRun, systemChannel } from '../runs/index.ts';
import { commandsToNotify, type StoredCommand } from './notifications.repository.ts';
import { loadWatchers } from './watch/load-watchers.ts';
import { notify, type Occurrence } from './notify.ts';

/** Older events notify no one, such as those from before an update of Baton. */
const oldest = 30 * day;

/** Returns a command with its notices in the form that notifies people. */
export const occurrenceOf = (
  { workflowId, seq, at, actorId }: StoredCommand,
  notices: Occurrence['notices'],
): Occurrence => ({
  source: `${workflowId}.${seq}`,
  ...{ actorId, at, notices, commentId: null, isInternal: false },
});

/** Notifies people of commands of one workflow. */
const notifyWorkflow = async (
  services: Services,
  tenantId: string,
  workflowId: string,
  commands: readonly StoredCommand[],
): Promise<void> => {
  const loaded = await readRun(systemChannel(services, tenantId), {
    kind: 'WORKFLOW',
    id: workflowId,
  });
  if (loaded === null || loaded.run.workflow.deletedAt !== null) return;
  const view = viewOf(loaded.run);
  const watchers = await loadWatchers(services, tenantId, workflowId);
  const occurrences = commands.map((command) =>
    occurrenceOf(command, noticesOfEvents(readEvents(command.events), view, watchers)),
  );
  await notify(services, tenantId, view, occurrences);
};

/**
 * Notifies people of these events. A workflow whose events can't be processed is logged, because it
 * would stop the notifications of all workspaces. Other errors are thrown, to retry.
 */
export const notifyEvents = async (
  services: Services,
  events: readonly ReadEvent[],
  log: Pick<Log, 'error'>,
): Promise<void> => {
  const since = services.now() - oldest;
  const relevant = events.filter(({ kinds, at }) => hasNotices(kinds) && at.getTime() >= since);
  for (const [tenantId, group] of Map.groupBy(relevant, (event) => event.tenantId)) {
    const [commands] = await services.database.trip(
      { kind: 'tenant', tenantId, waiting: 'BACKGROUND' },
      commandsToNotify(
        group.map(({ workflowId }) => workflowId),
        group.map(({ seq }) => seq),
      ),
    );
    for (const [workflowId, own] of Map.groupBy(commands, (command) => command.workflowId)) {
      try {
        await notifyWorkflow(services, tenantId, workflowId, own);
      } catch (error) {
        if (!isLastingError(error)) throw error;
        log.error({ err: error, workflowId }, 'no one can be notified of this workflow');
      }
    }
  }
};
