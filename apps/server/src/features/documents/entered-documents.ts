import type { InstanceKey, TaskId } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import { readDocumentRef, toDocumentRef } from '@baton/domain/document/document-ref';
import { refsIn } from '@baton/domain/document/refs-in';
import { isDocumentKind } from '@baton/domain/field/document-kinds';
import { cellsOfColumn } from '@baton/domain/field/values/documents-of-value';
import type { Statement } from '../../platform/db/statement.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { documentLoader } from './document-loader.ts';
import { placesEntered, type EnteredAt, type PlaceEntered } from './entered-at.ts';
import { attachToTask, attachToWorkflow } from './documents.repository.ts';

/** A value of any type with its field. */
interface NamedValue {
  readonly instance: InstanceKey;
  readonly value: unknown;
}

const idsOf = (refs: readonly string[]): readonly string[] =>
  refs.flatMap((ref) => readDocumentRef(ref)?.id ?? []);

/**
 * Returns the documents in a value with their size limits. In tables, only document columns count,
 * because a reference in a text cell is text.
 */
const namedAt = (
  place: PlaceEntered | undefined,
  value: unknown,
): readonly { readonly refs: readonly string[]; readonly most: number | null }[] =>
  place?.field.kind === 'TABLE'
    ? place.field.columns
        .filter(({ kind }) => isDocumentKind(kind))
        .map(({ key, constraints }) => ({
          refs: refsIn(cellsOfColumn(value, key)),
          most: constraints.maxKilobytes,
        }))
    : [{ refs: refsIn(value), most: place?.field.constraints.maxKilobytes ?? null }];

/**
 * Throws if a value references documents of others. People can use documents that they added or
 * that the field already contains, because otherwise a reference would give read access. Also
 * checks the size limit of the field. Returns the new documents.
 */
export const validateDocuments = async (
  context: RequestContext,
  values: readonly NamedValue[],
  at: EnteredAt,
): Promise<readonly string[]> => {
  const named = [...new Set(values.flatMap(({ value }) => refsIn(value)))];
  if (named.length === 0) return [];
  const loader = documentLoader(context);
  const [viewer, placeAt, documents] = await Promise.all([
    context.viewer(),
    placesEntered(context, at),
    Promise.all(idsOf(named).map((id) => loader.load(id))),
  ]);
  const sizes = new Map(
    documents
      .filter((one) => one !== null)
      .filter((one) => one.createdBy === viewer.userId && one.deletedAt === null)
      .map((one) => [toDocumentRef(one), one.size]),
  );
  return values.flatMap(({ instance, value }) => {
    const place = placeAt(instance);
    const there = new Set(refsIn(place?.value));
    return namedAt(place, value).flatMap(({ refs, most }) => {
      if (!refs.every((ref) => sizes.has(ref) || there.has(ref)))
        throw new Refused(refuse('DocumentDoesNotExist', {}, `values.${instance}`));
      if (most !== null && refs.some((ref) => (sizes.get(ref) ?? 0) > most * 1024))
        throw new Refused(refuse('FileExceedsSize', { max: most }, `values.${instance}`));
      return refs;
    });
  });
};

/** Returns the statement that marks documents as used, for the transaction of the command. */
export const attachInTask = (entered: readonly string[], taskId: TaskId): readonly Statement[] =>
  entered.length === 0 ? [] : [attachToTask(idsOf(entered), taskId)];

/** Returns the statement that marks documents as used in an intake form. */
export const attachInWorkflow = (
  entered: readonly string[],
  workflowId: string,
): readonly Statement[] =>
  entered.length === 0 ? [] : [attachToWorkflow(idsOf(entered), workflowId)];
