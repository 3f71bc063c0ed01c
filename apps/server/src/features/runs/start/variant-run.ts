import { selectVariant, fittingVariants } from '@baton/domain/run/facts/select-variant';
import { completeContent, type StoredContent } from '@baton/domain/blueprint/complete-content';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { partiesOfContent } from '@baton/domain/blueprint/content-parties';
import { isTestVersion } from '@baton/domain/blueprint/test-run';
import { asId, type BlueprintId, type PartyId } from '@baton/domain/core/ids';
import { viewOf } from '@baton/domain/run-model/run-view';
import { prepared } from '../../../platform/db/statement.ts';
import type { RunChannel } from '../run-channel.ts';
import type { NewRun } from '../store/index.ts';
import { newRun, type NewRunRequest } from './new-run.ts';
import { vacantParties } from './published-content.ts';

interface VariantRow {
  readonly blueprint: BlueprintId;
  readonly id: string;
  readonly number: number;
  readonly content: StoredContent;
}

const variantsInForce = prepared<VariantRow, readonly [blueprints: readonly string[]]>(
  'variants_in_force',
  `SELECT b.id AS blueprint, v.id, v.number, v.content
     FROM blueprint b
          JOIN blueprint_version v ON v.tenant_id = b.tenant_id AND v.id = b.published_version_id
    WHERE b.tenant_id = app.tenant_id() AND b.id = ANY ($1::uuid[]) AND b.deleted_at IS NULL`,
);

/**
 * Reads the contents of the published variants of a blueprint. Takes no round trip without
 * variants.
 */
export const variantContents = async (
  channel: Pick<RunChannel, 'trip'>,
  { variants }: BlueprintContent,
): Promise<ReadonlyMap<BlueprintId, BlueprintContent>> => {
  if (variants.length === 0) return new Map();
  const [rows] = await channel.trip(
    variantsInForce([...new Set(variants.map((one) => one.blueprint))]),
  );
  return new Map(rows.map(({ blueprint, content }) => [blueprint, completeContent(content)]));
};

/** Published data of a variant that a start needs. */
interface VariantInForce {
  readonly version: {
    readonly id: string;
    readonly number: number;
    readonly content: BlueprintContent;
  };
  readonly vacant: readonly { readonly id: PartyId }[];
}

type VariantReader = (
  blueprints: readonly BlueprintId[],
) => Promise<ReadonlyMap<BlueprintId, VariantInForce>>;

/** Reads each variant once for all runs that are created together. */
export const variantReader = ({ trip }: RunChannel): VariantReader => {
  const known = new Map<BlueprintId, VariantInForce>();
  const asked = new Set<BlueprintId>();
  return async (blueprints) => {
    const unknown = blueprints.filter((id) => !asked.has(id));
    if (unknown.length > 0) {
      const [rows] = await trip(variantsInForce(unknown));
      const versions = rows.map(({ blueprint, content, ...version }) => ({
        blueprint,
        version: { ...version, content: completeContent(content) },
      }));
      const named = versions.flatMap(({ version }) => partiesOfContent(version.content));
      const [vacant] = await trip(vacantParties([...new Set(named)]));
      for (const { blueprint, version } of versions) known.set(blueprint, { version, vacant });
      for (const id of unknown) asked.add(id);
    }
    return known;
  };
};

/**
 * Returns a run of the first variant whose condition is met, or of the base blueprint. Reading a
 * variant takes two round trips, and a start without variants takes none.
 */
export const newRunOrVariant = async (
  request: NewRunRequest,
  read: VariantReader,
): Promise<NewRun> => {
  const standard = await newRun(request);
  const { content, number } = request.version;
  // A test run always uses the draft itself.
  if (content.variants.length === 0 || isTestVersion(number)) return standard;
  const fitting = fittingVariants(content, viewOf(standard.run));
  if (fitting.length === 0) return standard;
  const inForce = await read(fitting.map(({ blueprint }) => blueprint));
  const selected = selectVariant(fitting, (id) => inForce.has(id));
  const found = selected === null ? undefined : inForce.get(selected.blueprint);
  if (selected === null || found === undefined) return standard;
  return newRun({
    ...request,
    ...found,
    blueprintId: selected.blueprint,
    variant: {
      name: found.version.content.name,
      standard: { id: asId<BlueprintId>(request.blueprintId), name: content.name },
      operands: selected.operands,
    },
  });
};
