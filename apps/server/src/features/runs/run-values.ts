import type { RunValue } from '@baton/domain/field/run-value';
import { prepared, type Statement } from '../../platform/db/statement.ts';

/** What a place is, kept as one value because no list looks for it. */
type Definition = Pick<RunValue, 'field' | 'inputType' | 'source' | 'initial'>;

export interface ValueRow extends Omit<RunValue, keyof Definition> {
  readonly definition: Definition;
}

export const toValue = ({ definition, ...row }: ValueRow): RunValue => ({ ...row, ...definition });

/** For an alias `f` of field_value. */
export const valueColumns = `
  f.key, f.task_id AS "taskId", f.position, f.definition, f.committed, f.draft, f.version`;

const insertValues = prepared(
  'insert_field_values',
  `INSERT INTO field_value (tenant_id, workflow_id, key, task_id, position, definition, committed, draft, version)
   SELECT app.tenant_id(), $2, c.key, c.task_id, c.position, c.definition, c.committed, c.draft, c.version
     FROM json_to_recordset($1) AS c(key uuid, task_id uuid, position integer, definition jsonb, committed jsonb, draft jsonb, version integer)`,
);

const updateValues = prepared(
  'update_field_values',
  `UPDATE field_value f SET committed = c.committed, draft = c.draft, version = c.version
     FROM json_to_recordset($1) AS c(key uuid, committed jsonb, draft jsonb, version integer)
    WHERE f.tenant_id = app.tenant_id() AND f.workflow_id = $2 AND f.key = c.key`,
);

/** The values of a new run; nothing where it has no fields. */
export const createValues = (values: readonly RunValue[], workflowId: string): Statement[] => {
  if (values.length === 0) return [];
  const rows = values.map(({ field, inputType, source, initial, ...value }) => ({
    key: value.key,
    task_id: value.taskId,
    position: value.position,
    definition: { field, inputType, source, initial },
    committed: value.committed,
    draft: value.draft,
    version: value.version,
  }));
  return [insertValues(JSON.stringify(rows), workflowId)];
};

/** The values that a command changed: those that are no longer the same object. */
export const saveValues = (
  before: readonly RunValue[],
  after: readonly RunValue[],
  workflowId: string,
): Statement[] => {
  if (before === after) return [];
  const rows = after
    .filter((value, at) => before[at] !== value)
    .map(({ key, committed, draft, version }) => ({ key, committed, draft, version }));
  return rows.length === 0 ? [] : [updateValues(JSON.stringify(rows), workflowId)];
};
