import { readEvents, startEventReader } from '../../platform/events/event-reader.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import type { Log } from '../../platform/log/log.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import { indexEvents, indexWorkflows } from './index-workflows.ts';
import { readFiles } from './files/read-files.ts';
import { indexWorkflowJob, readFilesJob } from './search.jobs.ts';

export { indexWorkflowJob };

const reader = (services: Services, log: Pick<Log, 'error'>) => ({
  name: 'search',
  database: services.database,
  handle: (events: Parameters<typeof indexEvents>[1]) => indexEvents(services, events, log),
});

/** Keeps the search index up to date. */
export const startSearchIndex = (services: Services, log: Log) =>
  startEventReader({ ...reader(services, log), live: services.live, log });

/** Indexes all changes until now. */
export const updateSearchIndex = (services: Services, log: Pick<Log, 'error'>): Promise<void> =>
  readEvents(reader(services, log));

export const searchHandlers = (services: Services): readonly JobHandler[] => [
  handleJob(indexWorkflowJob, ({ tenantId, workflowId }) =>
    indexWorkflows(services, tenantId, [workflowId]),
  ),
  handleJob(readFilesJob, async ({ tenantId, workflowId }) => {
    await readFiles(services, tenantId, workflowId);
    await indexWorkflows(services, tenantId, [workflowId]);
  }),
];
