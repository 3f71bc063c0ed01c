import { mayCreateBlueprint } from '@baton/domain/access/library/blueprint-access';
import type { DayOrder } from '@baton/domain/field/written/day-order';
import type { ImportColumn } from '@baton/domain/import/import-table';
import type { ImportParty } from '@baton/domain/import/plan/import-parties';
import { type ImportPlan, planImport } from '@baton/domain/import/plan/plan-import';
import type { StageStart } from '@baton/domain/import/plan/plan-stage-dates';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { prepared } from '../../platform/db/statement.ts';
import { newId } from '../../platform/db/uuid.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { type ImportSourceInput, readSource, tableOf } from './read-source.ts';

export interface ImportMappingInput {
  readonly tableId: string;
  readonly columns: readonly ImportColumn[];
  readonly startDate?: string | null | undefined;
  /** Language for ambiguous dates. Default: the person's language. */
  readonly locale?: string | null | undefined;
  readonly stageStart?: StageStart | null | undefined;
  readonly dayOrders?:
    | readonly { readonly column: number; readonly order: DayOrder }[]
    | null
    | undefined;
}

export interface PlanRequest {
  readonly source: ImportSourceInput;
  readonly mapping: ImportMappingInput;
  /** Name of the blueprint. Null to use the document's name. */
  readonly name: string | null;
}

/** Returns all people, teams, and roles of the workspace, up to limits above any real workspace. */
const partiesOfTenant = prepared<ImportParty, readonly []>(
  'parties_of_tenant',
  `SELECT id, name, kind, email FROM party
    WHERE tenant_id = app.tenant_id() AND deleted_at IS NULL ORDER BY kind, name, id LIMIT 50000`,
);

export interface PlannedSource {
  readonly plan: ImportPlan;
  readonly parties: readonly ImportParty[];
}

/**
 * Reads the source and plans its blueprint. The people, teams, and roles are read first, with the
 * session check, so that no file of a signed-out person is parsed.
 */
export const planSource = async (
  context: RequestContext,
  { source, mapping, name }: PlanRequest,
): Promise<PlannedSource> => {
  const [parties] = await context.db.trip(partiesOfTenant());
  const viewer = await context.viewer();
  demand(mayCreateBlueprint(actorOf(viewer)));
  const document = await readSource(source, {
    person: viewer.userId,
    language: viewer.locale,
  });
  const plan = planImport({
    name: name ?? document.suggestedName,
    table: tableOf(document, source, mapping.tableId, 'mapping.tableId'),
    mapping: {
      columns: mapping.columns,
      startDate: mapping.startDate ?? null,
      stageStart: mapping.stageStart ?? 'PREVIOUS_STAGE',
      dayOrders: new Map(
        (mapping.dayOrders ?? []).map(({ column, order }) => [column, order] as const),
      ),
    },
    locale: mapping.locale ?? viewer.locale,
    parties,
    newKey: newId,
    newRoleId: () => newId(),
  });
  if (!plan.ok) throw new Refused(...plan.refusals);
  return { plan: plan.value, parties };
};
