export { bulkStartHandlers } from './bulk-starts.handlers.ts';
