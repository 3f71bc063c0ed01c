import { toDocumentRef } from '@baton/domain/document/document-ref';
import {
  cleanDocumentName,
  documentNameRefusal,
  externalLinkRefusal,
  linkAddress,
  fileRefusal,
} from '@baton/domain/document/document-rules';
import { extensionOf } from '@baton/domain/document/document-types';
import { refuse } from '@baton/domain/core/refusal';
import { newId } from '../../platform/db/uuid.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { DocumentNode } from './document-node.ts';
import { insertDocument } from './documents.repository.ts';

export interface Upload {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** Returns whether the content is UTF-8 text without control characters. */
const looksLikeText = (head: Uint8Array): boolean => !head.includes(0);

/**
 * Pictures, programs, and archives contain other bytes. Printable content that starts with "BM" or
 * "MZ", their signatures, is text.
 */
const isPrintable = (head: Uint8Array): boolean =>
  !/[\u0000-\u0008\u000B\u000E-\u001F\u007F\uFFFD]/.test(
    new TextDecoder().decode(head, { stream: true }),
  );

const isWrittenAsText = (mime: string | null): boolean =>
  mime !== null && /pdf|postscript|rtf|xml|json|text/.test(mime);

const insert = async (
  context: RequestContext,
  given: Pick<DocumentNode, 'name' | 'extension' | 'hash' | 'size' | 'externalLink'>,
): Promise<DocumentNode> => {
  const viewer = await context.viewer();
  const [id, createdAt] = [newId(), new Date(context.services.now())];
  const { name, extension, hash, size, externalLink } = given;
  await context.db.trip(
    insertDocument(id, name, extension, hash, size, externalLink, viewer.userId, createdAt),
  );
  return {
    ...given,
    id,
    version: 1,
    createdBy: viewer.userId,
    createdAt,
    workflowId: null,
    taskId: null,
    deletedAt: null,
    tags: [],
  };
};

/**
 * Stores an uploaded file: checks the type of its content, stores the bytes, and then the row. In
 * this order, no row is without its file; files without a row are deleted later.
 */
export const addFile = async (
  context: RequestContext,
  { name: given, content }: Upload,
): Promise<DocumentNode> => {
  const { tenantId } = await context.viewer();
  const { files, maxDocumentBytes } = context.services;
  const name = cleanDocumentName(given);
  demand(documentNameRefusal(name));
  const extension = extensionOf(name);
  if (extension === null) throw new Refused(refuse('DocumentTypeUnknown', { name }));
  const received = await files.receive(content, maxDocumentBytes, tenantId);
  if (received === null)
    throw new Refused(refuse('FileExceedsSize', { max: Math.floor(maxDocumentBytes / 1024) }));
  try {
    // Loaded with the first file, because the library is large.
    const { fileTypeFromBuffer } = await import('file-type');
    const mime = (await fileTypeFromBuffer(received.head))?.mime ?? null;
    const found = isPrintable(received.head) && !isWrittenAsText(mime) ? null : mime;
    demand(fileRefusal(name, { found, isText: looksLikeText(received.head) }));
  } catch (error) {
    await received.discard();
    throw error;
  }
  await received.keep();
  const { hash, size } = received;
  return insert(context, { name, extension, hash, size, externalLink: null });
};

/** Adds a link to an external document. */
export const addLink = async (
  context: RequestContext,
  given: { readonly name: string; readonly link: string },
): Promise<DocumentNode> => {
  const link = linkAddress(given.link);
  demand(externalLinkRefusal(link));
  const name = cleanDocumentName(given.name) || new URL(link).hostname;
  demand(documentNameRefusal(name));
  return insert(context, { name, extension: 'link', hash: null, size: 0, externalLink: link });
};

/** Returns the reference to the document that values contain. */
export const refOf = (document: DocumentNode): string => toDocumentRef(document);
