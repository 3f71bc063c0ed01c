export { bulkStartHandlers } from './bulk-starts.handlers.ts';
export { sweepBulkDraftsEveryNight } from './bulk-starts.jobs.ts';
