import { completeField } from '@baton/domain/field/complete-field';
import { completeRule, type StoredRule } from '@baton/domain/form/complete-form';
import type { InstanceKey } from '@baton/domain/core/ids';
import { rowsOf } from '@baton/domain/field/kinds/table-rows';
import type { RunValue } from '@baton/domain/run-model/run-value';
import type { RunEvent } from '@baton/domain/run-model/event';
import { patchedDraft, type DraftPatch } from '@baton/domain/run/patched-draft';
import { rowInsert } from '../../../../platform/db/row-insert.ts';
import { prepared, type Statement } from '../../../../platform/db/statement.ts';
import type { RunSave } from './saved-run.ts';

/** Definition of a field, stored as one JSON value because no list filters by it. */
type Definition = Pick<
  RunValue,
  'field' | 'inputType' | 'source' | 'required' | 'onSourceChange' | 'initial' | 'rules'
>;

export interface ValueRow extends Omit<RunValue, keyof Definition> {
  /** Draft changes of a table since the last full write. */
  readonly draftPatches: readonly DraftPatch[] | null;
  readonly definition: Omit<Definition, 'rules' | 'required'> & {
    readonly required?: boolean;
    readonly rules?: readonly StoredRule<InstanceKey>[];
  };
}

/** Returns drafts with null as the person if they were stored before this was recorded. */
const toDraft = (draft: RunValue['draft']): RunValue['draft'] =>
  draft === null ? null : { ...draft, by: draft.by ?? null, at: draft.at ?? null };

/** Returns a value with defaults for properties that older workflows don't have. */
export const toValue = ({ definition, draft, draftPatches, ...row }: ValueRow): RunValue => ({
  ...row,
  draft: (draftPatches ?? []).reduce<RunValue['draft']>(patchedDraft, toDraft(draft)),
  ...definition,
  required: definition.required ?? false,
  rules: (definition.rules ?? []).map(completeRule),
  field: completeField(definition.field),
});

/** Columns for an alias `f` of field_value. */
export const valueColumns = `
  f.key, f.task_id AS "taskId", f.position, f.definition, f.committed, f.draft, f.draft_patches AS "draftPatches", f.version`;

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
  `UPDATE field_value f SET committed = c.committed, draft = c.draft, draft_patches = NULL, version = c.version
     FROM json_to_recordset($1) AS c(key uuid, committed jsonb, draft jsonb, version integer)
    WHERE f.tenant_id = app.tenant_id() AND f.workflow_id = $2 AND f.key = c.key`,
);

/** Returns the value rows of a new run. Empty if it has no fields. */
export const newValueRows = (values: readonly RunValue[], workflowId: string) =>
  values.map(
    ({ field, inputType, source, required, onSourceChange, initial, rules, ...value }) => ({
      workflow_id: workflowId,
      key: value.key,
      task_id: value.taskId,
      position: value.position,
      // Omitted properties aren't stored.
      definition: { field, inputType, source, required, onSourceChange, initial, rules },
      committed: value.committed,
      draft: value.draft,
      version: value.version,
    }),
  );

const appendPatches = prepared(
  'append_draft_patches',
  `UPDATE field_value f SET draft_patches = coalesce(f.draft_patches, '[]') || c.patches, version = c.version
     FROM json_to_recordset($1) AS c(key uuid, patches jsonb, version integer)
    WHERE f.tenant_id = app.tenant_id() AND f.workflow_id = $2 AND f.key = c.key`,
);

/** Smaller tables are written whole. Larger ones are written whole after many or large changes. */
const [smallTable, mostPatches, largePatch] = [50, 64, 500];

const isSmallPatch = ({
  patch: { insertRows, setCells, removeRows, order },
}: DraftPatch): boolean =>
  insertRows.length + setCells.length + removeRows.length + order.length <= largePatch;

/**
 * Returns draft changes of a large table if nothing else changed. Returns null if the whole table
 * must be written.
 */
const patchesOf = (
  before: RunValue,
  after: RunValue,
  events: readonly RunEvent[],
): readonly DraftPatch[] | null => {
  if (rowsOf(before.draft?.value ?? null).length < smallTable) return null;
  const period = (version: number): number => Math.floor(version / mostPatches);
  if (period(before.version) !== period(after.version)) return null;
  const patches = events.flatMap((event) =>
    event.subject === 'VALUE' && event.instance === after.key && event.kind === 'TABLE_PATCHED'
      ? [{ patch: event.patch, by: event.by, at: event.at }]
      : [],
  );
  const isAll = patches.length === after.version - before.version;
  return isAll && patches.every(isSmallPatch) ? patches : null;
};

/**
 * Returns changed values before and after a command. Forms of added or removed tasks are stored
 * elsewhere.
 */
const changedValues = (
  before: readonly RunValue[],
  after: readonly RunValue[],
): readonly { readonly was: RunValue; readonly value: RunValue }[] => {
  const known =
    before.length === after.length ? null : new Map(before.map((value) => [value.key, value]));
  return after.flatMap((value, at) => {
    const was = known === null ? before[at] : known.get(value.key);
    return was === undefined || was === value ? [] : [{ was, value }];
  });
};

/** Returns statements that store changed values, detected by object identity. */
export const saveValues = ({ before, after, row }: RunSave): Statement[] => {
  if (before.values === after.values) return [];
  const changed = changedValues(before.values, after.values).map(({ was, value }) => ({
    value,
    patches: patchesOf(was, value, row.events),
  }));
  const whole = changed.flatMap(({ value: { key, committed, draft, version }, patches }) =>
    patches === null ? [{ key, committed, draft, version }] : [],
  );
  const appended = changed.flatMap(({ value: { key, version }, patches }) =>
    patches === null ? [] : [{ key, patches, version }],
  );
  const { id } = after.workflow;
  return [
    ...(whole.length === 0 ? [] : [updateValues(JSON.stringify(whole), id)]),
    ...(appended.length === 0 ? [] : [appendPatches(JSON.stringify(appended), id)]),
  ];
};
