/** Columns of a list of workflows that are not custom fields. */
export const namedWorkflowColumns = [
  'status',
  'reference',
  'name',
  'stage',
  'progress',
  'overdue',
  'waiting-for',
  'planned-end',
  'forecast',
  'owner',
  'blueprint',
  'tags',
  'start',
  'end',
  'last-change',
] as const;
export type NamedWorkflowColumn = (typeof namedWorkflowColumns)[number];

/** A column, or the values of a custom field with this id. */
export type WorkflowColumn =
  | { readonly kind: 'NAMED'; readonly name: NamedWorkflowColumn }
  | { readonly kind: 'FIELD'; readonly field: string };

export const defaultWorkflowColumns: readonly WorkflowColumn[] = (
  [
    'status',
    'reference',
    'name',
    'stage',
    'waiting-for',
    'planned-end',
    'owner',
    'tags',
    'last-change',
  ] as const
).map((name) => ({ kind: 'NAMED', name }));

/** Maximum number of columns of a list. */
export const mostWorkflowColumns = 20;

const fieldPrefix = 'field:';
const fieldId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const workflowColumnText = (column: WorkflowColumn): string =>
  column.kind === 'NAMED' ? column.name : `${fieldPrefix}${column.field}`;

const parseColumn = (text: string): WorkflowColumn | null => {
  const name = namedWorkflowColumns.find((one) => one === text);
  if (name !== undefined) return { kind: 'NAMED', name };
  const field = text.startsWith(fieldPrefix) ? text.slice(fieldPrefix.length) : '';
  return fieldId.test(field) ? { kind: 'FIELD', field } : null;
};

/** Returns columns as text in an address, such as `name,owner,field:<id>`. */
export const workflowColumnsText = (columns: readonly WorkflowColumn[]): string =>
  columns.map(workflowColumnText).join(',');

/**
 * Returns the columns of an address, each once. The name is always shown, because it opens the
 * workflow. Null if the text has an unknown column.
 */
export const parseWorkflowColumns = (text: string): readonly WorkflowColumn[] | null => {
  const read = [...new Set(text.split(','))].map(parseColumn);
  const columns = read.filter((column) => column !== null);
  if (columns.length < read.length || columns.length > mostWorkflowColumns) return null;
  return columns.some((column) => column.kind === 'NAMED' && column.name === 'name')
    ? columns
    : [{ kind: 'NAMED', name: 'name' }, ...columns];
};

/** Returns the ids of custom fields that are columns. */
export const fieldsOfColumns = (columns: readonly WorkflowColumn[]): readonly string[] =>
  columns.flatMap((column) => (column.kind === 'FIELD' ? [column.field] : []));
