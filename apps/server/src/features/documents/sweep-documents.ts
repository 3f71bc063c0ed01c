import { everyTenant } from '../../platform/db/every-tenant.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import {
  emptyDeleted,
  forgetPurged,
  forgetTexts,
  forgetUnused,
  usedContents,
} from './documents.repository.ts';

const day = 86_400_000;
/** Time in which an uploaded document can still be used. */
const unusedMillis = 7 * day;
/** Time in which a deleted document can be restored by an admin. */
const deletedMillis = 30 * day;
/** Longer than the time between storing an upload and its row. */
const graceMillis = day;
const batch = 500;

/**
 * Deletes unused uploads, content of deleted documents, documents of purged workflows, and files
 * and texts without a row.
 */
export const sweepDocuments = async ({ database, files, now }: Services): Promise<void> => {
  const at = now();
  await files.removeAborted(at - graceMillis);
  const [tenants] = await database.trip({ kind: 'identity', waiting: 'BACKGROUND' }, everyTenant());
  for (const { id: tenantId } of tenants) {
    const scope = { kind: 'tenant', tenantId } as const;
    await database.trip(
      scope,
      forgetUnused(new Date(at - unusedMillis)),
      forgetPurged(batch),
      emptyDeleted(new Date(at - deletedMillis)),
      forgetTexts(),
    );
    const old = (await files.list(tenantId)).filter(
      ({ changedAt }) => changedAt < at - graceMillis,
    );
    for (let from = 0; from < old.length; from += batch) {
      const hashes = old.slice(from, from + batch).map(({ hash }) => hash);
      const [held] = await database.trip(scope, usedContents(hashes));
      const wanted = new Set(held.map(({ hash }) => hash));
      for (const hash of hashes) if (!wanted.has(hash)) await files.remove(tenantId, hash);
    }
  }
};
