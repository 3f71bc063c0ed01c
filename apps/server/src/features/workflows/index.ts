export { ScheduleStatusRef, WorkflowRef } from './workflow.schema.ts';
export type { WorkflowNode } from './workflow-node.ts';
