export {
  VoteDecisionRef,
  ReopenCascadeRef,
  ReportedCategoryRef,
  TaskTypeRef,
  WaitingReasonRef,
} from './task-types.ts';
export { nodeOfCommanded, nodeOfRun } from './task-node.ts';
export { FormFieldRef, formOfTask } from './form/task-form.schema.ts';
export * as displayTypes from './display-types.ts';
export { TaskRef } from './task.schema.ts';
export type { TaskNode } from './task-node.ts';
export { ownWork } from './viewer-work.ts';
export { visibleNames } from './visible-names.ts';
export { waitingNode } from './waiting-node.ts';
export { FormLayoutRef } from './form/form-layout.schema.ts';
export { layoutsOfPlace } from './task-layout.ts';
