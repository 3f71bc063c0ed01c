import { completeField } from '@baton/domain/field/complete-field';
import { completeRule, type StoredRule } from '@baton/domain/form/complete-form';
import type { InstanceKey } from '@baton/domain/core/ids';
import type { RunValue } from '@baton/domain/field/run-value';
import { rowInsert } from '../../platform/db/row-insert.ts';
import { prepared, type Statement } from '../../platform/db/statement.ts';

/** What a place is, kept as one value because no list looks for it. */
type Definition = Pick<RunValue, 'field' | 'inputType' | 'source' | 'initial' | 'rules'>;

export interface ValueRow extends Omit<RunValue, keyof Definition> {
  readonly definition: Omit<Definition, 'rules'> & {
    readonly rules?: readonly StoredRule<InstanceKey>[];
  };
}

/** Drafts from before it was written down who entered them have nobody. */
const toDraft = (draft: RunValue['draft']): RunValue['draft'] =>
  draft === null ? null : { ...draft, by: draft.by ?? null, at: draft.at ?? null };

/** A workflow that was started when fields said less reads as if they had always said it all. */
export const toValue = ({ definition, draft, ...row }: ValueRow): RunValue => ({
  ...row,
  draft: toDraft(draft),
  ...definition,
  rules: (definition.rules ?? []).map(completeRule),
  field: completeField(definition.field),
});

/** For an alias `f` of field_value. */
export const valueColumns = `
  f.key, f.task_id AS "taskId", f.position, f.definition, f.committed, f.draft, f.version`;

export const insertValues = rowInsert({
  name: 'insert_field_values',
  table: 'field_value',
  columns: {
    workflow_id: 'uuid',
    key: 'uuid',
    task_id: 'uuid',
    position: 'integer',
    definition: 'jsonb',
    committed: 'jsonb',
    draft: 'jsonb',
    version: 'integer',
  },
});

const updateValues = prepared(
  'update_field_values',
  `UPDATE field_value f SET committed = c.committed, draft = c.draft, version = c.version
     FROM json_to_recordset($1) AS c(key uuid, committed jsonb, draft jsonb, version integer)
    WHERE f.tenant_id = app.tenant_id() AND f.workflow_id = $2 AND f.key = c.key`,
);

/** The rows of a new run's values; none where it has no fields. */
export const newValueRows = (values: readonly RunValue[], workflowId: string) =>
  values.map(({ field, inputType, source, initial, rules, ...value }) => ({
    workflow_id: workflowId,
    key: value.key,
    task_id: value.taskId,
    position: value.position,
    definition: { field, inputType, source, initial, rules },
    committed: value.committed,
    draft: value.draft,
    version: value.version,
  }));

/** Forms that came or went with their tasks are written with these. */
const differing = (
  before: readonly RunValue[],
  after: readonly RunValue[],
): readonly RunValue[] => {
  if (before.length === after.length) return after.filter((value, at) => before[at] !== value);
  const known = new Map(before.map((value) => [value.key, value]));
  return after.filter((value) => known.has(value.key) && known.get(value.key) !== value);
};

/** The values that a command changed: those that are no longer the same object. */
export const saveValues = (
  before: readonly RunValue[],
  after: readonly RunValue[],
  workflowId: string,
): Statement[] => {
  if (before === after) return [];
  const rows = differing(before, after).map(({ key, committed, draft, version }) => ({
    key,
    committed,
    draft,
    version,
  }));
  return rows.length === 0 ? [] : [updateValues(JSON.stringify(rows), workflowId)];
};
