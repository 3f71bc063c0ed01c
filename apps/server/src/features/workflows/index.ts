export { WorkflowRef } from './workflow.schema.ts';
