export { taskExport } from './export-tasks.ts';
export { registerTaskExport } from './task-export.routes.ts';
export { countTasks, listTasks, tasksInView } from './list-tasks.ts';
export { toTaskFilters, TaskFilterInput } from './task-list-types.ts';
