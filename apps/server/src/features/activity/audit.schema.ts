import { mayReadTaskHistory } from '@baton/domain/access/task-access';
import { mayReadWorkflowHistory } from '@baton/domain/access/workflow-access';
import { readDocumentRef } from '@baton/domain/document/document-ref';
import { isDocumentKind } from '@baton/domain/field/document-kinds';
import type { BlueprintField, TableRow } from '@baton/domain/field/field';
import { isRows } from '@baton/domain/field/kinds/table-rows';
import type { RunValue } from '@baton/domain/field/run-value';
import type { AuditField, AuditValue } from '@baton/domain/run/audit';
import { valueAt } from '@baton/domain/run/run-view';
import { showTemplate, templateFields } from '@baton/domain/automation/readable-template';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { connectionOf, pageComplexity, toConnection } from '../../platform/graphql/page.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { documentLoader } from '../documents/index.ts';
import { loadParty, UserRef } from '../people/index.ts';
import { TaskRef } from '../tasks/index.ts';
import { WorkflowRef } from '../workflows/index.ts';
import { readAudit, type AuditNode } from './audit-page.ts';

interface FieldNode {
  readonly field: AuditField;
  /** What was changed; null for the workflow. */
  readonly taskId: AuditNode['entry']['id'];
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

/** Lists of words, not of people. */
const asTheyAre: readonly AuditField['fieldName'][] = ['Tags', 'AutomationResponse'];

type CellField = Pick<BlueprintField, 'kind' | 'options'>;

/** Items of a value as people name them: choices, people and documents by their names. */
const namesOfItems = async (
  { kind, options }: CellField,
  items: readonly string[],
  context: RequestContext,
): Promise<string[]> => {
  if (kind === 'PEOPLE') {
    const found = await Promise.all(items.map((id) => loadParty(id, context)));
    return found.map((party) => party?.name ?? '');
  }
  if (isDocumentKind(kind)) {
    const loader = documentLoader(context);
    const found = await Promise.all(
      items.map((ref) => loader.load(readDocumentRef(ref)?.id ?? '')),
    );
    return found.map((document) => document?.name ?? '');
  }
  return items.map((item) => options.find(({ id }) => id === item)?.name ?? item);
};

/** A row in one line, its cells in the order of the columns. */
const rowText = async (
  { cells }: TableRow,
  columns: BlueprintField['columns'],
  context: RequestContext,
): Promise<string> => {
  const texts = await Promise.all(
    columns.map(async (column) => {
      const cell = cells[column.key];
      if (cell === undefined) return '';
      const items = typeof cell === 'object' ? cell : [String(cell)];
      return (await namesOfItems(column, items, context)).join(', ');
    }),
  );
  return texts.filter((text) => text !== '').join(' · ');
};

/** What stood at a place of a form. */
const textsAt = async (
  place: RunValue,
  value: AuditValue,
  context: RequestContext,
): Promise<string[]> => {
  if (value === null) return [];
  const { field } = place;
  if (isRows(value)) return Promise.all(value.map((row) => rowText(row, field.columns, context)));
  return namesOfItems(field, typeof value === 'object' ? value : [String(value)], context);
};

/** What the templates of a task's call can name. */
const placesOf = ({ view }: AuditNode['details'], taskId: FieldNode['taskId']) =>
  view.values
    .filter((place) => place.taskId === taskId)
    .map(({ key, field }) => ({ instance: key, name: field.name }));

/** People and groups become their names, moments ISO 8601. */
const valuesOf = ({ field, names, details, taskId }: FieldNode, value: AuditValue): string[] => {
  if (value === null || (typeof value === 'object' && isRows(value))) return [];
  if (typeof value === 'object') {
    // Lines of a call, with its fields by their names.
    if (field.fieldName === 'AutomationRequest')
      return value.map((line) => showTemplate(templateFields(placesOf(details, taskId)), line));
    return asTheyAre.includes(field.fieldName) ? [...value] : value.map((id) => names[id] ?? '');
  }
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
        entry.fields.map((field) => ({ field, taskId: entry.id, names, details })),
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
