import type { InstanceKey, TaskId } from '@baton/domain/core/ids';
import { completeField, type StoredField } from '@baton/domain/field/complete-field';
import { readForm } from '@baton/domain/run-model/read-value';
import type { FieldShape, FieldValue } from '@baton/domain/field/field';
import { valueAt } from '@baton/domain/run-model/run-view';
import { prepared } from '../../platform/db/statement.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { readTask, runDetailsLoader, type RunDetails } from '../runs/index.ts';

/** Where values are entered: in a task, or in the intake form of an existing or new workflow. */
export type EnteredAt =
  | { readonly taskId: TaskId }
  | { readonly workflowId: string }
  | { readonly blueprintId: string };

/** Definition and current value of a field. */
export interface PlaceEntered {
  readonly field: Pick<FieldShape, 'kind' | 'constraints' | 'columns'>;
  readonly value: FieldValue | null;
}

const askedAtStart = prepared<
  { readonly instance: InstanceKey; readonly field: StoredField },
  readonly [blueprintId: string]
>(
  'asked_at_start',
  `SELECT i->>'key' AS instance, v.content->'fields'->(i->>'field') AS field
     FROM blueprint b JOIN blueprint_version v ON v.tenant_id = b.tenant_id AND v.id = b.published_version_id,
          LATERAL jsonb_array_elements(v.content->'intake') i
    WHERE b.tenant_id = app.tenant_id() AND b.id = $1`,
);

const inRun =
  (details: RunDetails | null | undefined) =>
  (instance: InstanceKey): PlaceEntered | undefined => {
    const place = details == null ? undefined : valueAt(details.view, instance);
    return details == null || place === undefined
      ? undefined
      : { field: place.field, value: readForm(details.view, place) };
  };

/** Returns the data of each field that document checks need. */
export const placesEntered = async (
  context: RequestContext,
  at: EnteredAt,
): Promise<(instance: InstanceKey) => PlaceEntered | undefined> => {
  if ('taskId' in at) return inRun((await readTask(context, at.taskId))?.details);
  if ('workflowId' in at) return inRun(await runDetailsLoader(context).load(at.workflowId));
  const [rows] = await context.db.read(askedAtStart(at.blueprintId));
  const fields = new Map(rows.map(({ instance, field }) => [instance, completeField(field)]));
  return (instance) => {
    const field = fields.get(instance);
    return field === undefined ? undefined : { field, value: null };
  };
};
