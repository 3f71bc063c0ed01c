import type { InstanceKey, TaskId } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import { readDocumentRef, toDocumentRef } from '@baton/domain/document/document-ref';
import { refsIn } from '@baton/domain/document/refs-in';
import { readForm } from '@baton/domain/field/read-value';
import { valueAt } from '@baton/domain/run/run-view';
import type { Statement } from '../../platform/db/statement.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { readTask } from '../runs/index.ts';
import { documentLoader } from './document-loader.ts';
import { attachToTask, attachToWorkflow } from './documents.repository.ts';

/** What is entered at a place, of whatever kind. */
interface NamedValue {
  readonly instance: InstanceKey;
  readonly value: unknown;
}

const idsOf = (refs: readonly string[]): readonly string[] =>
  refs.flatMap((ref) => readDocumentRef(ref)?.id ?? []);

/** What values name of documents; nothing of it, and no trip, where they name none. */
const namedIn = (values: readonly NamedValue[]): readonly string[] => [
  ...new Set(values.flatMap(({ value }) => refsIn(value))),
];

/**
 * Refuses values that name documents which the person has no hand in: entered can be what one
 * added oneself, and what stands at the place already. Otherwise naming a document would be a
 * way to read it.
 */
export const demandDocuments = async (
  context: RequestContext,
  values: readonly NamedValue[],
  taskId: TaskId | null,
): Promise<void> => {
  const refs = namedIn(values);
  if (refs.length === 0) return;
  const loader = documentLoader(context);
  const [viewer, found, documents] = await Promise.all([
    context.viewer(),
    taskId === null ? null : readTask(context, taskId),
    Promise.all(idsOf(refs).map((id) => loader.load(id))),
  ]);
  const own = new Set(
    documents
      .filter((one) => one !== null)
      .filter((one) => one.createdBy === viewer.userId && one.deletedAt === null)
      .map(toDocumentRef),
  );
  for (const { instance, value } of values) {
    const place = found === null ? undefined : valueAt(found.details.view, instance);
    const there = new Set(
      found === null || place === undefined ? [] : refsIn(readForm(found.details.view, place)),
    );
    if (!refsIn(value).every((ref) => own.has(ref) || there.has(ref)))
      throw new Refused(refuse('DocumentDoesNotExist', {}, `values.${instance}`));
  }
};

/** Belongs into the trip of the command that enters the values: the documents are in use from then on. */
export const attachInTask = (
  values: readonly NamedValue[],
  taskId: TaskId,
): readonly Statement[] => {
  const ids = idsOf(namedIn(values));
  return ids.length === 0 ? [] : [attachToTask(ids, taskId)];
};

/** The same for what is answered at the start of a workflow. */
export const attachInWorkflow = (
  values: readonly NamedValue[],
  workflowId: string,
): readonly Statement[] => {
  const ids = idsOf(namedIn(values));
  return ids.length === 0 ? [] : [attachToWorkflow(ids, workflowId)];
};
