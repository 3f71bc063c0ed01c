export {
  ApprovalRuleRef,
  VoteDecisionRef,
  PermissionRefusalRef,
  ReopenCascadeRef,
  ReportedCategoryRef,
  rejectionRefs,
  TaskTypeRef,
  WaitingReasonRef,
} from './task-types.ts';
export { nodeOfCommanded, nodeOfRun } from './task-node.ts';
export { FormFieldRef, formOfTask } from './task-form.schema.ts';
export { PunctualityRef, TaskRef } from './task.schema.ts';
export type { TaskNode } from './task-node.ts';
export { workCountsOf } from './work-counts.ts';
export { visibleNames } from './visible-names.ts';
export { waitingNode } from './waiting-node.ts';
export { FormLayoutRef } from './form-layout.schema.ts';
export { layoutsOfPlace } from './task-layout.ts';
