export { bulkStartHandler } from './bulk-starts.handlers.ts';
