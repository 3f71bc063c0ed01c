import { day } from '@baton/domain/core/dates';
import { hasNotices, noticesOfEvents } from '@baton/domain/notification/notices-of-events';
import { readEvents } from '@baton/domain/run/history/stored-events';
import { taskOf, viewOf, type RunView } from '@baton/domain/run-model/run-view';
import { isLastingError } from '../../platform/db/database-error.ts';
import type { ReadEvent } from '../../platform/events/event-reader.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import type { Log } from '../../platform/log/log.ts';
import {
  mailGuestsOfQuestion,
  mailGuestsOfReturn,
  type ApproverQuestion,
  type ReturnedTask,
} from '../guest-links/index.ts';
import { readRuns, systemChannel } from '../runs/index.ts';
import { commandsToNotify, type StoredCommand } from './notifications.repository.ts';
import { loadWatchers } from './watch/load-watchers.ts';
import { notify, type Occurrence } from './notify.ts';

/** Age after which events cause no notifications, such as those from before an update of Baton. */
const oldest = 30 * day;

/** Returns a command with its notices, as input for `notify`. */
export const occurrenceOf = (
  { workflowId, seq, at, actorId }: StoredCommand,
  notices: Occurrence['notices'],
): Occurrence => ({
  source: `${workflowId}.${seq}`,
  ...{ actorId, at, notices, commentId: null, isInternal: false },
});

/** Number of workflows whose people are notified together. */
const together = 50;

type CommandsByWorkflow = ReadonlyMap<string, readonly StoredCommand[]>;

/** Returns the tasks that became open again to those who did them. */
const returnedTasks = ({ source, notices }: Occurrence): readonly ReturnedTask[] =>
  notices.flatMap(({ type, taskId, parties }) =>
    taskId !== null && (type === 'TASK_SENT_BACK' || type === 'TASK_REOPENED')
      ? [{ taskId, source, assignees: parties }]
      : [],
  );

/** Returns the questions of approvers to those who submitted a task. */
const askedQuestions = (
  { source, actorId, at, notices }: Occurrence,
  view: RunView,
): readonly ApproverQuestion[] =>
  notices.flatMap(({ type, taskId, parties }) => {
    const approval =
      type === 'QUESTION_ASKED' && taskId !== null ? taskOf(view, taskId) : undefined;
    // A task can have several questions before they are read.
    const question = approval?.inquiries.findLast(
      (one) => one.kind === 'QUESTION' && one.by === actorId && one.at <= at.getTime(),
    );
    if (approval === undefined || approval.approvalFor === null || question === undefined)
      return [];
    const { by: askedBy, text } = question;
    return [
      {
        ...{ taskId: approval.approvalFor, approvalId: approval.id },
        ...{ source, submitters: parties, askedBy, text },
      },
    ];
  });

/** Returns the tasks that commands have changed. */
const tasksOfCommands = (commands: readonly StoredCommand[]): readonly string[] => [
  ...new Set(
    commands.flatMap(({ events }) =>
      readEvents(events).flatMap((event) => ('taskId' in event ? (event.taskId ?? []) : [])),
    ),
  ),
];

/** Notifies people of commands of these workflows. */
const notifyWorkflows = async (
  services: Services,
  tenantId: string,
  commands: CommandsByWorkflow,
): Promise<void> => {
  const workflowIds = [...commands.keys()];
  const runs = await readRuns(systemChannel(services, tenantId), workflowIds);
  const works = workflowIds.map((workflowId) => ({
    workflowId,
    taskIds: tasksOfCommands(commands.get(workflowId) ?? []),
  }));
  const watchersOf = await loadWatchers(services, tenantId, works);
  const happened = runs.flatMap(({ run }) => {
    const { id, deletedAt } = run.workflow;
    if (deletedAt !== null) return [];
    const view = viewOf(run);
    const watchers = watchersOf(id);
    const occurrences = (commands.get(id) ?? []).map((command) =>
      occurrenceOf(command, noticesOfEvents(readEvents(command.events), view, watchers)),
    );
    return [{ view, occurrences }];
  });
  await notify(services, tenantId, happened);
  await mailGuestsOfReturn(
    services,
    tenantId,
    happened.flatMap(({ occurrences }) => occurrences.flatMap(returnedTasks)),
  );
  await mailGuestsOfQuestion(
    services,
    tenantId,
    happened.flatMap(({ occurrences, view }) =>
      occurrences.flatMap((one) => askedQuestions(one, view)),
    ),
  );
};

/**
 * Notifies people of commands of these workflows, or of each workflow alone if one of them can't be
 * processed. That one is logged.
 */
const tryWorkflows = async (
  services: Services,
  tenantId: string,
  commands: CommandsByWorkflow,
  log: Pick<Log, 'error'>,
): Promise<void> => {
  try {
    await notifyWorkflows(services, tenantId, commands);
  } catch (error) {
    if (!isLastingError(error)) throw error;
    if (commands.size > 1) {
      for (const one of commands) await tryWorkflows(services, tenantId, new Map([one]), log);
      return;
    }
    const [workflowId] = commands.keys();
    log.error({ err: error, workflowId }, 'no one can be notified of this workflow');
  }
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
    const byWorkflow = [...Map.groupBy(commands, (command) => command.workflowId)];
    for (let from = 0; from < byWorkflow.length; from += together)
      await tryWorkflows(services, tenantId, new Map(byWorkflow.slice(from, from + together)), log);
  }
};
