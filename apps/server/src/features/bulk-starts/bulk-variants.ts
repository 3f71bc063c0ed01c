import { completeContent } from '@baton/domain/blueprint/complete-content';
import { bulkPeople } from '@baton/domain/bulk/bulk-people';
import { bulkRowPlanner } from '@baton/domain/bulk/plan-bulk-rows';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { variantContents } from '../runs/index.ts';
import { followedVariants } from '../workflows/index.ts';
import type { BulkRowNode, BulkStartNode } from '../bulk-jobs/index.ts';
import { bulkParties, versionOfBulkStart } from './bulk-starts.queries.ts';

/** Rows that would use a variant. */
export interface VariantOfRows {
  readonly name: string;
  /** Row numbers in the file. */
  readonly rows: readonly number[];
}

/** Returns which ready rows would use which variant. */
export const variantsOfRows = async (
  context: RequestContext,
  job: BulkStartNode,
  rows: readonly BulkRowNode[],
): Promise<readonly VariantOfRows[]> => {
  const ready = rows.filter(({ state }) => state === 'READY');
  if (ready.length === 0) return [];
  const [[version], parties] = await context.db.read(
    versionOfBulkStart(job.versionId),
    bulkParties(),
  );
  const content = version === undefined ? null : completeContent(version.content);
  if (version === undefined || content === null || content.variants.length === 0) return [];
  const { timeZone } = version;
  const now = context.services.now();
  const plan = bulkRowPlanner({
    ...{ content, timeZone, now },
    variants: await variantContents(context.db, content),
    people: bulkPeople(parties),
    ownerId: job.owner.id,
    mapping: job.mapping,
    locale: job.locale,
  });
  const starts = ready.flatMap((row) => {
    const { intent } = plan(row);
    return intent === null ? [] : [{ number: row.number, ...intent, timeZone, now }];
  });
  const followed = await followedVariants(context, content, starts);
  const groups = new Map<string, number[]>();
  for (const [at, { number }] of starts.entries()) {
    const name = followed[at] ?? null;
    if (name !== null) groups.set(name, [...(groups.get(name) ?? []), number]);
  }
  return [...groups].map(([name, numbers]) => ({ name, rows: numbers }));
};
