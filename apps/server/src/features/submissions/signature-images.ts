import { buffer } from 'node:stream/consumers';
import { refsIn } from '@baton/domain/document/refs-in';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { DocumentNode } from '../documents/index.ts';
import type { FormFieldNode } from './form-parts.ts';

/** The picture of a signature. */
export interface SignatureImage {
  readonly name: string;
  readonly content: Uint8Array;
}

const MOST_BYTES = 2_000_000;
/** Wider or higher than that is no signature but something that takes memory. */
const MOST_PIXELS = 4000;

/** Width and height stand at the same place in every PNG. */
const isSmall = (png: Buffer): boolean =>
  png.length >= 24 && png.readUInt32BE(16) <= MOST_PIXELS && png.readUInt32BE(20) <= MOST_PIXELS;

/** The signatures among the answers, by the id of their document; those that cannot be drawn are left out. */
export const signatureImages = async (
  files: FileStore,
  tenantId: string,
  nodes: readonly FormFieldNode[],
  documents: ReadonlyMap<string, DocumentNode>,
): Promise<ReadonlyMap<string, SignatureImage>> => {
  const refs = nodes
    .filter(({ place }) => place.field.kind === 'SIGNATURE')
    .flatMap(({ value }) => refsIn(value));
  const images = new Map<string, SignatureImage>();
  for (const ref of refs) {
    const document = documents.get(ref);
    if (document?.hash == null || document.extension !== 'png' || document.size > MOST_BYTES)
      continue;
    const stream = await files.read(tenantId, document.hash);
    const content = stream === null ? null : await buffer(stream);
    if (content !== null && isSmall(content))
      images.set(document.id, { name: `${document.id}.png`, content });
  }
  return images;
};
