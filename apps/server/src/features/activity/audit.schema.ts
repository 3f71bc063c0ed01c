import { mayReadTaskHistory } from '@baton/domain/access/task/task-access';
import { mayReadWorkflowHistory } from '@baton/domain/access/workflow/workflow-access';
import { isRows } from '@baton/domain/field/kinds/table-rows';
import type { AuditField, AuditValue } from '@baton/domain/run/history/audit';
import { valueAt } from '@baton/domain/run-model/run-view';
import { showTemplate, templateFields } from '@baton/domain/automation/readable-template';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { connectionOf, pageComplexity, toConnection } from '../../platform/graphql/page.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { translatedField, namedPlaces } from '../fields/index.ts';
import { UserRef } from '../people/index.ts';
import { TaskRef } from '../tasks/index.ts';
import { WorkflowRef } from '../workflows/index.ts';
import { findDeletedField } from './deleted-fields.ts';
import { readAudit, type AuditNode } from './audit-page.ts';
import { formatValueChange, type ReportedChange, type ChangeSide } from './value-changes.ts';

/** A change as its viewer reads it. */
interface FieldNode extends ReportedChange {
  readonly fieldName: AuditField['fieldName'];
  /** Label of the changed form field. */
  readonly label: string | null;
}

const moments: readonly AuditField['fieldName'][] = [
  'DueOn',
  'ActionItemAdjustedDueDate',
  'ActionItemCompleted',
];

/** Properties whose values are lists of plain text, which are shown unchanged. */
const asTheyAre: readonly AuditField['fieldName'][] = ['AutomationResponse'];

/** Values of forms. Field comments are separate text. */
const answers: readonly AuditField['fieldName'][] = [
  'CustomFieldValue',
  'CustomFieldValueDraft',
  'Documents',
];

/** Returns the parts of a request with field names. */
const callLines = async (
  lines: readonly string[],
  node: AuditNode,
  context: RequestContext,
): Promise<readonly string[]> => {
  if (lines.length === 0) return lines;
  const { details, entry } = node;
  const fields = templateFields(await namedPlaces(context, details, entry.id));
  return lines.map((line) => showTemplate(fields, line));
};

/** Replaces people and groups with names, and formats times as ISO 8601. */
const wordsOf = async (
  fieldName: AuditField['fieldName'],
  value: AuditValue,
  node: AuditNode,
  context: RequestContext,
): Promise<readonly string[]> => {
  if (value === null || (typeof value === 'object' && isRows(value))) return [];
  const { names } = node.record;
  if (typeof value === 'object') {
    if (fieldName === 'AutomationRequest') return callLines(value, node, context);
    // Old entries contain words in place of tags.
    const unknown = (id: string): string => (fieldName === 'Tags' ? id : '');
    return asTheyAre.includes(fieldName) ? value : value.map((id) => names[id] ?? unknown(id));
  }
  if (typeof value === 'number' && moments.includes(fieldName))
    return [new Date(value).toISOString()];
  return [(typeof value === 'string' ? names[value] : undefined) ?? String(value)];
};

const tell = async (
  field: AuditField,
  node: AuditNode,
  context: RequestContext,
): Promise<FieldNode> => {
  const { fieldName, instance, valueBefore, valueAfter } = field;
  const { details } = node;
  const place =
    instance === undefined
      ? undefined
      : (valueAt(details.view, instance) ??
        (await findDeletedField(context, details.view.workflow.id, instance)));
  const asked = place === undefined ? null : await translatedField(context, details, place);
  const label = asked?.name ?? null;
  if (asked !== null && answers.includes(fieldName)) {
    const change = await formatValueChange(context, details, asked, [valueBefore, valueAfter]);
    return { fieldName, label, ...change };
  }
  const side = async (value: AuditValue): Promise<ChangeSide> => ({
    texts: await wordsOf(fieldName, value, node, context),
    rows: null,
  });
  const [before, after] = await Promise.all([side(valueBefore), side(valueAfter)]);
  return { fieldName, label, before, after };
};

const AuditFieldRef = builder.objectRef<FieldNode>('AuditField').implement({
  description: 'One changed field.',
  fields: (t) => ({
    fieldName: t.exposeString('fieldName', {
      description: 'Name of the changed property, such as Status, DueOn, or Assignees.',
    }),
    label: t.exposeString('label', {
      nullable: true,
      description: "Name of the form field in the reader's language. Null for other properties.",
    }),
    valueBefore: t.stringList({
      description:
        'Previous value. Empty if there was none. Form values are formatted for the reader. Tables show at most 50 changed rows.',
      resolve: ({ before }) => [...before.texts],
    }),
    valueAfter: t.stringList({
      description: 'New value. Empty if there is none.',
      resolve: ({ after }) => [...after.texts],
    }),
    rowsBefore: t.int({
      nullable: true,
      description: 'Number of changed or removed table rows. Null for other fields.',
      resolve: ({ before }) => before.rows,
    }),
    rowsAfter: t.int({
      nullable: true,
      description: 'Number of changed or added table rows. Null for other fields.',
      resolve: ({ after }) => after.rows,
    }),
  }),
});

const AuditEntryRef = builder.objectRef<AuditNode>('AuditEntry').implement({
  description: 'Changes that one command made to a workflow, stage, or task.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the entry.' }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'Time of the change.',
      resolve: ({ record }) => record.at,
    }),
    actor: t.field({
      type: UserRef,
      nullable: true,
      description: 'Person who gave the command. Null for a timer.',
      resolve: ({ record: { actorId, actorName } }) =>
        actorId === null ? null : { id: actorId, name: actorName ?? '', kind: 'USER' as const },
    }),
    command: t.string({
      description: 'Command that caused the change.',
      resolve: ({ record }) => record.command,
    }),
    subject: t.string({
      description: 'WORKFLOW, STAGE, or TASK.',
      resolve: ({ entry }) => entry.subject,
    }),
    subjectName: t.string({
      description: 'Name of the stage or task. Empty for the workflow.',
      resolve: ({ entry, record }) => (entry.id === null ? '' : (record.names[entry.id] ?? '')),
    }),
    isApproval: t.boolean({
      description: 'True if the subject is an approval. It has the name of its task.',
      resolve: ({ entry, details }) =>
        details.view.tasks.some(({ id, approvalFor }) => id === entry.id && approvalFor !== null),
    }),
    taskId: t.id({
      nullable: true,
      description: 'Null if the entry is about the workflow or the task was deleted.',
      resolve: ({ entry, details }) =>
        details.view.tasks.some(({ id }) => id === entry.id) ? entry.id : null,
    }),
    fields: t.field({
      type: [AuditFieldRef],
      description: 'Changed fields.',
      resolve: (node, _, context) =>
        Promise.all(node.entry.fields.map((field) => tell(field, node, context))),
    }),
  }),
});

const AuditConnectionRef = connectionOf<AuditNode>('AuditEntry', AuditEntryRef);

builder.objectFields(TaskRef, (t) => ({
  auditHistory: t.field({
    type: AuditConnectionRef,
    complexity: pageComplexity,
    description: 'All changes of the task, newest first. Empty without `permissions.readHistory`.',
    args: {
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
    },
    resolve: async ({ workflowId, task, facts }, args, context) =>
      mayReadTaskHistory(actorOf(await context.viewer()), facts) === null
        ? readAudit(context, { workflowId, taskId: task.id }, args)
        : toConnection<AuditNode>([], args, () => []),
  }),
}));

builder.objectFields(WorkflowRef, (t) => ({
  auditHistory: t.field({
    type: AuditConnectionRef,
    complexity: pageComplexity,
    description:
      'All changes of the workflow, newest first. Empty without `permissions.readHistory`.',
    args: {
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
    },
    resolve: async ({ id, facts }, args, context) =>
      mayReadWorkflowHistory(actorOf(await context.viewer()), facts) === null
        ? readAudit(context, { workflowId: id, taskId: null }, args)
        : toConnection<AuditNode>([], args, () => []),
  }),
}));
