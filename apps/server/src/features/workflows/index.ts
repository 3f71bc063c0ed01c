export { ScheduleStatusRef, StageRef, WorkflowRef } from './workflow.schema.ts';
export type { WorkflowNode } from './workflow-node.ts';
