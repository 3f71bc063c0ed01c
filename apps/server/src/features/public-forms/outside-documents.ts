import { toDocumentRef } from '@baton/domain/document/document-ref';
import { refuse } from '@baton/domain/core/refusal';
import { builder } from '../../platform/graphql/builder.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { documentLoader, type DocumentNode } from '../documents/index.ts';

export const OutsideDocumentRef = builder.objectRef<DocumentNode>('OutsideDocument').implement({
  description: 'A document that someone without an account sees.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID in the address of the file.' }),
    ref: t.string({
      description: 'Reference in values.',
      resolve: (document) => toDocumentRef(document),
    }),
    name: t.exposeString('name', { description: 'Name with the extension.' }),
    size: t.exposeInt('size', { description: 'Size in bytes. 0 for a link.' }),
    link: t.exposeString('externalLink', {
      nullable: true,
      description: 'Address of a link. Null for a file.',
    }),
  }),
});

/** Returns the documents with these ids that still exist, in the workspace of the context. */
export const loadOutsideDocuments = async (
  context: RequestContext,
  ids: readonly string[],
): Promise<readonly DocumentNode[]> => {
  const loader = documentLoader(context);
  const found = await Promise.all(ids.map((id) => loader.load(id)));
  return found.flatMap((document) => (document?.deletedAt === null ? [document] : []));
};

/** A comment with its documents. */
export type WithDocuments<Row> = Row & { readonly documents: readonly DocumentNode[] };

/** Returns the comments with their documents. */
export const withDocuments = <Row extends { readonly documentIds: readonly string[] }>(
  context: RequestContext,
  rows: readonly Row[],
): Promise<readonly WithDocuments<Row>[]> =>
  Promise.all(
    rows.map(async (row) => ({
      ...row,
      documents: await loadOutsideDocuments(context, row.documentIds),
    })),
  );

/** Returns the document with this id if it is one of these. Throws DocumentDoesNotExist for others. */
export const reachOutsideDocument = async (
  context: RequestContext,
  id: string,
  visibleIds: readonly string[],
): Promise<{ readonly tenantId: string; readonly document: DocumentNode }> => {
  const [document] = visibleIds.includes(id) ? await loadOutsideDocuments(context, [id]) : [];
  if (document === undefined) throw new Refused(refuse('DocumentDoesNotExist'));
  return { tenantId: (await context.viewer()).tenantId, document };
};
