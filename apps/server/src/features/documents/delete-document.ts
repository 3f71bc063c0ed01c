import { refuse } from '@baton/domain/core/refusal';
import { readDocumentRef } from '@baton/domain/document/document-ref';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { indexWorkflowJob } from '../search/index.ts';
import type { DocumentNode } from './document-node.ts';
import { documentLoader } from './document-loader.ts';
import { deleteRefusal, reachDocument, type DocumentPlace } from './documents.access.ts';
import { deleteDocumentRow } from './documents.repository.ts';

/** Deletes a document for everyone. Values keep their references to it. */
export const deleteDocument = async (
  context: RequestContext,
  ref: string,
  place: DocumentPlace,
): Promise<DocumentNode> => {
  const id = readDocumentRef(ref)?.id;
  if (id === undefined) throw new Refused(refuse('DocumentDoesNotExist'));
  const found = await documentLoader(context).load(id);
  // In the document list, the form in which the document was first used decides about the rights.
  const isPlaced = place.taskId !== null || place.workflowId !== null;
  const document = await reachDocument(context, id, isPlaced || found === null ? place : found);
  demand(await deleteRefusal(context, document));
  const { userId, tenantId } = await context.viewer();
  const deletedAt = new Date(context.services.now());
  const { workflowId } = document;
  await context.db.trip(
    deleteDocumentRow(id, userId, deletedAt),
    ...(workflowId === null
      ? []
      : [indexWorkflowJob.enqueue({ tenantId, workflowId }, { key: `search.${workflowId}` })]),
  );
  return { ...document, deletedAt };
};
