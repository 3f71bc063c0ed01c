export { addTask, NewTaskInput } from './add-task.ts';
export { ScheduleStatusRef, StageRef, WorkflowRef } from './workflow.schema.ts';
export { FieldValueInput, peopleIn, toGivenValue } from './field-value-input.ts';
export { runTaskCommand, TaskPayloadRef } from './task-payload.ts';
export type { WorkflowNode } from './workflow-node.ts';
export { ChildChangeRef } from './preview.schema.ts';
export { ResetQuestionRef } from './reset-choice-types.ts';
export { followedVariants } from './followed-variants.ts';
