export { BulkActionKindRef } from './bulk-actions.schema.ts';
export { bulkActionHandler } from './run-bulk-action.ts';
