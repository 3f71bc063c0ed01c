import type { StageId, TaskId } from '../core/ids.ts';
import type { RunEvent } from './event.ts';
import type { RunStage, RunTask, RunWorkflow } from './run.ts';

/** One changed field, as the audit history of the specification (3.1) shows it. */
export interface AuditEntry {
  /** Null: of the workflow. */
  readonly id: StageId | TaskId | null;
  readonly fieldName: AuditFieldName;
  readonly valueBefore: AuditValue;
  readonly valueAfter: AuditValue;
}
export type AuditValue = string | number | boolean | null | readonly string[];

const taskFields = {
  status: 'Status',
  approvalStatus: 'ApprovalStatus',
  frozeForReason: 'FrozeForReason',
  hasException: 'HasException',
  dueOn: 'DueOn',
  assignees: 'Assignees',
  completedAt: 'ActionItemCompleted',
} as const satisfies Partial<Record<keyof RunTask, string>>;
const stageFields = { status: 'WorkflowStageStatus' } as const satisfies Partial<
  Record<keyof RunStage, string>
>;
const workflowFields = { scheduleStatus: 'WorkflowStatus' } as const satisfies Partial<
  Record<keyof RunWorkflow, string>
>;

type NameIn<Fields extends Record<string, string>> = Fields[keyof Fields];
export type AuditFieldName =
  | NameIn<typeof taskFields>
  | NameIn<typeof stageFields>
  | NameIn<typeof workflowFields>
  | 'ActionItemAdjustedDueDate';

const entries = <Field extends string, Name extends AuditFieldName>(
  id: AuditEntry['id'],
  fields: Readonly<Record<Field, Name>>,
  before: Readonly<Partial<Record<NoInfer<Field>, AuditValue>>>,
  after: Readonly<Partial<Record<NoInfer<Field>, AuditValue>>>,
): readonly AuditEntry[] => {
  const found: AuditEntry[] = [];
  for (const field in fields)
    if (after[field] !== undefined)
      found.push({
        id,
        fieldName: fields[field],
        valueBefore: before[field] ?? null,
        valueAfter: after[field],
      });
  return found;
};

/** Every change of a field that the audit history names, in the order of the events. */
export const auditOf = (events: readonly RunEvent[]): readonly AuditEntry[] =>
  events.flatMap((event) => {
    switch (event.subject) {
      case 'WORKFLOW':
        return entries(null, workflowFields, event.before, event.after);
      case 'STAGE':
        return entries(event.stageId, stageFields, event.before, event.after);
      case 'TASK':
        return entries(
          event.taskId,
          // A person's own date is told apart from one that the engine worked out.
          event.kind === 'TASK_DUE_CHANGED' && event.row === 'D14'
            ? { ...taskFields, dueOn: 'ActionItemAdjustedDueDate' }
            : taskFields,
          event.before,
          event.after,
        );
      case 'VOTE':
      case 'VALUE':
        return [];
    }
  });
