export { addTask, NewTaskInput } from './commands/add-task.ts';
export { ScheduleStatusRef, StageRef, WorkflowRef } from './workflow.schema.ts';
export { FieldValueInput, peopleIn, toGivenValue } from './inputs/field-value-input.ts';
export { runTaskCommand, TaskPayloadRef } from './commands/task-payload.ts';
export type { WorkflowNode } from './workflow-node.ts';
export { ChildChangeRef } from './preview/preview.schema.ts';
export { ResetQuestionRef } from './inputs/reset-choice-types.ts';
export { followedVariants } from './followed-variants.ts';
