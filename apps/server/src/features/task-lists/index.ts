export { taskExport } from './export-tasks.ts';
export { registerTaskExport } from './task-export.routes.ts';
export { countTasks, listTasks } from './list-tasks.ts';
export { givenTaskFilters, TaskFilterInput } from './task-list-types.ts';
