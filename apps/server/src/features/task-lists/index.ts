export { taskExport } from './export-tasks.ts';
export { registerTaskExport } from './task-export.routes.ts';
