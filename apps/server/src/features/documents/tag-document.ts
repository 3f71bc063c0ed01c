import { mayTagDocument } from '@baton/domain/access/document-access';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import { tagRefusal } from '@baton/domain/core/tags';
import { readDocumentRef } from '@baton/domain/document/document-ref';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { checkTags } from '../tags/index.ts';
import type { DocumentNode } from './document-node.ts';
import { documentLoader } from './document-loader.ts';
import { reachDocument, type DocumentPlace } from './documents.access.ts';
import { updateDocumentTags } from './documents.repository.ts';

/** Sets the tags of a document, everywhere it is shown. Repeating it changes nothing. */
export const tagDocument = async (
  context: RequestContext,
  ref: string,
  place: DocumentPlace,
  given: readonly string[],
): Promise<DocumentNode> => {
  const id = readDocumentRef(ref)?.id;
  if (id === undefined) throw new Refused(refuse('DocumentDoesNotExist'));
  const found = await documentLoader(context).load(id);
  // In the document list, the form in which the document was first used decides who sees it.
  const document = await reachDocument(context, id, place.taskId === null && found ? found : place);
  const viewer = await context.viewer();
  demand(mayTagDocument(actorOf(viewer), { createdBy: asId<PartyId>(document.createdBy) }));
  const tags = await checkTags(context, given);
  demand(tagRefusal(tags));
  await context.db.trip(updateDocumentTags(id, tags));
  context.services.publish({ tenantId: viewer.tenantId, partyIds: [] });
  return { ...document, tags };
};
