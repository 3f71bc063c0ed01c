import { refuse } from '@baton/domain/core/refusal';
import { readDocumentRef } from '@baton/domain/document/document-ref';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { documentLoader } from './document-loader.ts';

/**
 * Returns the ids of documents that the viewer added and that nothing uses yet. Throws
 * DocumentDoesNotExist at the field for others, because a reference gives read access.
 */
export const demandOwnDocuments = async (
  context: RequestContext,
  refs: readonly string[],
  field: string,
): Promise<readonly string[]> => {
  if (refs.length === 0) return [];
  const { userId } = await context.viewer();
  const refuseThem = (): never => {
    throw new Refused(refuse('DocumentDoesNotExist', {}, field));
  };
  const ids = [...new Set(refs.map((ref) => readDocumentRef(ref)?.id ?? refuseThem()))];
  const loader = documentLoader(context);
  const found = await Promise.all(ids.map((id) => loader.load(id)));
  const isUsable = found.every(
    (one) => one !== null && one.createdBy === userId && one.deletedAt === null,
  );
  if (!isUsable) refuseThem();
  return ids;
};
