import { mayReadTaskHistory } from '@baton/domain/access/task-access';
import { mayReadWorkflowHistory } from '@baton/domain/access/workflow-access';
import type { RunValue } from '@baton/domain/field/run-value';
import type { AuditField, AuditValue } from '@baton/domain/run/audit';
import { valueAt } from '@baton/domain/run/run-view';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { connectionOf, pageComplexity, toConnection } from '../../platform/graphql/page.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { loadParty, UserRef } from '../people/index.ts';
import { TaskRef } from '../tasks/index.ts';
import { WorkflowRef } from '../workflows/index.ts';
import { readAudit, type AuditNode } from './audit-page.ts';

interface FieldNode {
  readonly field: AuditField;
  readonly names: AuditNode['record']['names'];
  readonly details: AuditNode['details'];
}

const moments: readonly AuditField['fieldName'][] = [
  'DueOn',
  'ActionItemAdjustedDueDate',
  'ActionItemCompleted',
];

const placeOf = ({ field, details }: FieldNode): RunValue | undefined =>
  field.instance === undefined ? undefined : valueAt(details.view, field.instance);

/** What stood at a place of a form: choices and people by their names. */
const textsAt = async (
  place: RunValue,
  value: AuditValue,
  context: RequestContext,
): Promise<string[]> => {
  if (value === null) return [];
  const { kind, options } = place.field;
  const items = typeof value === 'object' ? value : [String(value)];
  if (kind === 'PEOPLE') {
    const found = await Promise.all(items.map((id) => loadParty(id, context)));
    return found.map((party) => party?.name ?? '');
  }
  return items.map((item) => options.find(({ id }) => id === item)?.name ?? item);
};

/** People and groups become their names, moments ISO 8601. */
const valuesOf = ({ field, names }: FieldNode, value: AuditValue): string[] => {
  if (value === null) return [];
  if (Array.isArray(value)) return value.map((id) => names[id] ?? '');
  return [
    (typeof value === 'string' ? names[value] : undefined) ??
      (typeof value === 'number' && moments.includes(field.fieldName)
        ? new Date(value).toISOString()
        : String(value)),
  ];
};

const told = (
  node: FieldNode,
  value: AuditValue,
  context: RequestContext,
): string[] | Promise<string[]> => {
  const place = placeOf(node);
  return place === undefined ? valuesOf(node, value) : textsAt(place, value, context);
};

const AuditFieldRef = builder.objectRef<FieldNode>('AuditField').implement({
  description: 'One field that was changed.',
  fields: (t) => ({
    fieldName: t.string({
      description: 'Such as Status, DueOn or Assignees.',
      resolve: ({ field }) => field.fieldName,
    }),
    label: t.string({
      nullable: true,
      description: 'Of a value of a form: the name of its field.',
      resolve: (node) => placeOf(node)?.field.name ?? null,
    }),
    valueBefore: t.stringList({
      description: 'Empty where there was none.',
      resolve: (node, _, context) => told(node, node.field.valueBefore, context),
    }),
    valueAfter: t.stringList({
      description: 'Empty where there is none.',
      resolve: (node, _, context) => told(node, node.field.valueAfter, context),
    }),
  }),
});

const AuditEntryRef = builder.objectRef<AuditNode>('AuditEntry').implement({
  description: 'What one command changed of the workflow, of one stage or of one task.',
  fields: (t) => ({
    id: t.exposeID('id'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ record }) => record.at }),
    actor: t.field({
      type: UserRef,
      nullable: true,
      description: 'Who gave the command; null: a timer.',
      resolve: ({ record: { actorId, actorName } }) =>
        actorId === null ? null : { id: actorId, name: actorName ?? '', kind: 'USER' as const },
    }),
    command: t.string({
      description: 'What was asked for; the change is it, or followed from it.',
      resolve: ({ record }) => record.command,
    }),
    subject: t.string({
      description: 'WORKFLOW, STAGE or TASK.',
      resolve: ({ entry }) => entry.subject,
    }),
    subjectName: t.string({
      description: 'Name of the stage or task; empty for the workflow.',
      resolve: ({ entry, record }) => (entry.id === null ? '' : (record.names[entry.id] ?? '')),
    }),
    taskId: t.id({
      nullable: true,
      description: 'Null too where the task was deleted since.',
      resolve: ({ entry, details }) =>
        details.view.tasks.some(({ id }) => id === entry.id) ? entry.id : null,
    }),
    fields: t.field({
      type: [AuditFieldRef],
      resolve: ({ entry, record: { names }, details }) =>
        entry.fields.map((field) => ({ field, names, details })),
    }),
  }),
});

const AuditConnectionRef = connectionOf<AuditNode>('AuditEntry', AuditEntryRef);

builder.objectFields(TaskRef, (t) => ({
  auditHistory: t.field({
    type: AuditConnectionRef,
    complexity: pageComplexity,
    description: 'Every change of the task, newest first; empty without `permissions.readHistory`.',
    args: { first: t.arg.int({ required: true }), after: t.arg.string() },
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
      'Every change of the workflow, its stages and tasks, newest first; empty without `permissions.readHistory`.',
    args: { first: t.arg.int({ required: true }), after: t.arg.string() },
    resolve: async ({ id, facts }, args, context) =>
      mayReadWorkflowHistory(actorOf(await context.viewer()), facts) === null
        ? readAudit(context, { workflowId: id, taskId: null }, args)
        : toConnection<AuditNode>([], args, () => []),
  }),
}));
