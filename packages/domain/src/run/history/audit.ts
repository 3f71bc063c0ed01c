import type { AutomationState } from '../../automation/automation-state.ts';
import { requestLines } from '../../automation/request-lines.ts';
import type { TableRow } from '../../field/field.ts';
import { isDocumentRef } from '../../document/document-ref.ts';
import type { InstanceKey, StageId, TaskId } from '../../core/ids.ts';
import type { Texts } from '../../run-model/texts.ts';
import type { ChildLink } from '../../run-model/child-link.ts';
import {
  type PlanEvent,
  type RunEvent,
  type StagePlanEvent,
  type TaskEvent,
  type ValueEvent,
  type WorkflowEvent,
  isDueDateSet,
} from '../../run-model/event.ts';
import { isAddition } from '../planned-work.ts';
import { fieldCommentChanges } from './field-comment-changes.ts';
import type { RunStage, RunTask, RunWorkflow } from '../../run-model/run.ts';

/** The changes of one item by one command, for the audit log. */
export interface AuditEntry {
  readonly subject: 'WORKFLOW' | 'STAGE' | 'TASK';
  /** Null for the workflow. */
  readonly id: StageId | TaskId | null;
  readonly fields: readonly AuditField[];
}

export interface AuditField {
  readonly fieldName: AuditFieldName;
  /** The field of the form, for a value. */
  readonly instance?: InstanceKey;
  readonly valueBefore: AuditValue;
  readonly valueAfter: AuditValue;
}
/** Table rows are string arrays. */
export type AuditValue = string | number | boolean | null | readonly string[] | readonly TableRow[];

const taskFields = {
  status: 'Status',
  approvalStatus: 'ApprovalStatus',
  frozeForReason: 'FrozeForReason',
  hasException: 'HasException',
  dueOn: 'DueOn',
  assignees: 'Assignees',
  completedAt: 'ActionItemCompleted',
  skipReason: 'SkipReason',
} as const satisfies Partial<Record<keyof RunTask, string>>;
const stageFields = { status: 'WorkflowStageStatus', dueOn: 'DueOn' } as const satisfies Partial<
  Record<keyof RunStage, string>
>;
const workflowFields = {
  scheduleStatus: 'WorkflowStatus',
  ownerId: 'WorkflowOwner',
} as const satisfies Partial<Record<keyof RunWorkflow, string>>;

const textFields = {
  name: 'Name',
  description: 'Description',
  tags: 'Tags',
} as const satisfies Partial<Record<keyof Texts, string>>;

type NameIn<Fields extends Record<string, string>> = Fields[keyof Fields];
export type AuditFieldName =
  | NameIn<typeof taskFields>
  | NameIn<typeof stageFields>
  | NameIn<typeof workflowFields>
  | NameIn<typeof textFields>
  | 'ActionItemAdjustedDueDate'
  | 'AutomationRequest'
  | 'AutomationResponse'
  | 'LinkedWorkflowStatus'
  | 'Documents'
  | 'CustomFieldValue'
  | 'CustomFieldValueDraft'
  | 'FieldComment'
  | 'Delegates'
  | 'Collaborators';

const changed = <Field extends string, Name extends AuditFieldName>(
  fields: Readonly<Record<Field, Name>>,
  before: Readonly<Partial<Record<NoInfer<Field>, AuditValue>>>,
  after: Readonly<Partial<Record<NoInfer<Field>, AuditValue>>>,
): readonly AuditField[] => {
  const found: AuditField[] = [];
  for (const field in fields)
    if (after[field] !== undefined)
      found.push({
        fieldName: fields[field],
        valueBefore: before[field] ?? null,
        valueAfter: after[field],
      });
  return found;
};

/** Returns the changed lines of edited request settings. */
const editedCall = ({
  before,
  after,
}: Pick<TaskEvent, 'before' | 'after'>): readonly AuditField[] => {
  if (before.automation == null || after.automation == null) return [];
  const [was, is] = [requestLines(before.automation), requestLines(after.automation)];
  const valueBefore = was.filter((line) => !is.includes(line));
  const valueAfter = is.filter((line) => !was.includes(line));
  return valueBefore.length + valueAfter.length === 0
    ? []
    : [{ fieldName: 'AutomationRequest', valueBefore, valueAfter }];
};

/** Returns the HTTP status of the response and its result. */
const answerOf = (state: AutomationState): readonly string[] => [
  ...(state.answered == null ? [] : [String(state.answered)]),
  state.failure ?? 'SUCCEEDED',
];

/** Returns the requests of an automated task and their results. */
const callFields = ({ before, after }: TaskEvent): readonly AuditField[] => {
  const [was, is] = [before.automationState ?? null, after.automationState ?? null];
  if (is === null) return [];
  const edited = editedCall({ before, after });
  if (edited.length > 0) return edited;
  const answer = (): AuditField => ({
    fieldName: 'AutomationResponse',
    valueBefore: was === null || was.attempts === 0 ? null : answerOf(was),
    valueAfter: answerOf(is),
  });
  if (is.group === was?.group) return is.attempts === was.attempts ? [] : [answer()];
  // Without all values, no request is sent.
  if (is.failure !== null) return [answer()];
  return [
    {
      fieldName: 'AutomationRequest',
      valueBefore: null,
      valueAfter: is.called === undefined ? null : [is.called],
    },
  ];
};

/** Returns the state of a linked workflow; deleted and unlinked count as states. */
const childStateOf = ({ state, isDeleted, isDetached }: ChildLink): string =>
  isDeleted ? 'DELETED' : isDetached ? 'DETACHED' : state;

/** Returns the states of the linked workflows of a task. */
const childFields = ({ before, after }: TaskEvent): readonly AuditField[] =>
  (after.links ?? []).flatMap((link) => {
    const old = before.links?.find(({ request }) => request === link.request);
    const valueBefore = old === undefined ? null : childStateOf(old);
    const valueAfter = childStateOf(link);
    return valueBefore === valueAfter
      ? []
      : [{ fieldName: 'LinkedWorkflowStatus', valueBefore, valueAfter }];
  });

/** Returns added and resolved field comments. */
const fieldCommentFields = (event: TaskEvent): readonly AuditField[] => {
  const { added, resolved } = fieldCommentChanges(event);
  const changeOf = (text: string, isNew: boolean) => ({
    fieldName: 'FieldComment' as const,
    valueBefore: isNew ? null : text,
    valueAfter: isNew ? text : null,
  });
  return [
    ...resolved.map(({ instance, text }) => ({ instance, ...changeOf(text, false) })),
    ...added.map(({ instance, text }) => ({ instance, ...changeOf(text, true) })),
  ];
};

/** Returns started and ended delegates. */
const delegateFields = ({ before, after }: TaskEvent): readonly AuditField[] =>
  after.standIns === undefined
    ? []
    : [
        {
          fieldName: 'Delegates',
          valueBefore: (before.standIns ?? []).map(({ by }) => by),
          valueAfter: after.standIns.map(({ by }) => by),
        },
      ];

/** Returns added and removed collaborators. */
const sharedFields = ({ before, after }: WorkflowEvent): readonly AuditField[] =>
  after.collaborators === undefined
    ? []
    : [
        {
          fieldName: 'Collaborators',
          valueBefore: (before.collaborators ?? []).map(({ party }) => party),
          valueAfter: after.collaborators.map(({ party }) => party),
        },
      ];

/** Returns the change of a workflow that was unlinked by its own people. */
const parentFields = ({ kind }: WorkflowEvent): readonly AuditField[] =>
  kind === 'WORKFLOW_DETACHED'
    ? [{ fieldName: 'LinkedWorkflowStatus', valueBefore: 'LINKED', valueAfter: 'DETACHED' }]
    : [];

/** Returns whether a value change is only about documents. */
const isOfDocuments = (...values: readonly unknown[]): boolean => {
  const items = values.flat().filter((item) => item != null);
  return items.length > 0 && items.every((item) => typeof item === 'string' && isDocumentRef(item));
};

/** Returns submitted and draft values. */
const valueFields = ({ instance, before, after }: ValueEvent): readonly AuditField[] => [
  ...(after.draft === undefined || after.draft === null
    ? []
    : [
        {
          fieldName: 'CustomFieldValueDraft' as const,
          instance,
          valueBefore: before.draft?.value ?? null,
          valueAfter: after.draft.value,
        },
      ]),
  ...(after.committed === undefined
    ? []
    : [
        {
          fieldName: isOfDocuments(before.committed, after.committed)
            ? ('Documents' as const)
            : ('CustomFieldValue' as const),
          instance,
          valueBefore: before.committed ?? null,
          valueAfter: after.committed,
        },
      ]),
];

type AuditValues = readonly (readonly [AuditFieldName, AuditValue])[];

const plannedTask = ({ texts: [label], tasks: [task] }: PlanEvent): AuditValues => [
  ['Name', label?.name ?? null],
  ['Status', task?.status ?? null],
  ['Assignees', task?.assignees ?? null],
  ['DueOn', task?.dueOn ?? null],
];

const plannedStage = ({ stage, stageTexts }: StagePlanEvent): AuditValues => [
  ['Name', stageTexts.name],
  ['WorkflowStageStatus', stage.status],
];

/** Returns an added or deleted stage or task with its content. */
const planFields = (event: PlanEvent): readonly AuditField[] => {
  const entries = event.taskId === null ? plannedStage(event) : plannedTask(event);
  return entries.flatMap(([fieldName, value]) =>
    value === null || (typeof value === 'object' && value.length === 0)
      ? []
      : isAddition(event)
        ? { fieldName, valueBefore: null, valueAfter: value }
        : { fieldName, valueBefore: value, valueAfter: null },
  );
};

/** Returns the audited item of an event with its changes, or null. */
const entryOf = (event: RunEvent): AuditEntry | null => {
  switch (event.subject) {
    case 'WORKFLOW': {
      const fields = [
        ...changed(workflowFields, event.before, event.after),
        ...parentFields(event),
        ...sharedFields(event),
      ];
      return { subject: event.subject, id: null, fields };
    }
    case 'STAGE': {
      const fields = changed(stageFields, event.before, event.after);
      return { subject: event.subject, id: event.stageId, fields };
    }
    case 'TASK': {
      // Dates set by a person are distinguished from calculated dates.
      const names = isDueDateSet(event)
        ? { ...taskFields, dueOn: 'ActionItemAdjustedDueDate' as const }
        : taskFields;
      return {
        subject: event.subject,
        id: event.taskId,
        fields: [
          ...changed(names, event.before, event.after),
          ...callFields(event),
          ...childFields(event),
          ...fieldCommentFields(event),
          ...delegateFields(event),
        ],
      };
    }
    case 'TEXT': {
      const fields = changed(textFields, event.before, event.after);
      if (event.stageId !== undefined) return { subject: 'STAGE', id: event.stageId, fields };
      return { subject: event.taskId === null ? 'WORKFLOW' : 'TASK', id: event.taskId, fields };
    }
    case 'VALUE':
      // Cell changes of a draft are covered by the submitted table.
      if (event.kind === 'TABLE_PATCHED') return null;
      return {
        subject: event.taskId === null ? 'WORKFLOW' : 'TASK',
        id: event.taskId,
        fields: valueFields(event),
      };
    case 'PLAN':
      return {
        subject: event.taskId === null ? 'STAGE' : 'TASK',
        id: event.taskId ?? event.stageId,
        fields: planFields(event),
      };
    case 'VOTE':
      return null;
  }
};

const isOfForm = ({ fields }: AuditEntry): boolean =>
  fields.every(({ instance }) => instance !== undefined);

/**
 * Returns all audited changes in event order: one entry per item, unless it changed twice. All
 * values of one form are one entry.
 */
export const auditOf = (events: readonly RunEvent[]): readonly AuditEntry[] => {
  const entries: AuditEntry[] = [];
  for (const event of events) {
    const entry = entryOf(event);
    if (entry === null || entry.fields.length === 0) continue;
    const last = entries.at(-1);
    const belongs =
      event.subject === 'VALUE' && last !== undefined && last.id === entry.id && isOfForm(last);
    if (belongs) entries.splice(-1, 1, { ...last, fields: [...last.fields, ...entry.fields] });
    else entries.push(entry);
  }
  return entries;
};

/** Returns the audit log without drafts that the viewer can't see. */
export const withoutDrafts = (
  entries: readonly AuditEntry[],
  seesDrafts: (id: AuditEntry['id']) => boolean,
): readonly AuditEntry[] =>
  entries.flatMap((entry) => {
    const fields = entry.fields.filter(
      ({ fieldName }) => fieldName !== 'CustomFieldValueDraft' || seesDrafts(entry.id),
    );
    return fields.length === 0 ? [] : [{ ...entry, fields }];
  });
