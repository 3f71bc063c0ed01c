import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { DocumentNode } from '../documents/index.ts';

/** The picture of a signature. */
export interface SignatureImage {
  readonly name: string;
  readonly content: Uint8Array;
}

const MOST_BYTES = 2_000_000;
/** Wider or higher than that is no signature but something that takes memory. */
const MOST_ACROSS = 4000;
/** In all signatures of a document: each pixel takes four bytes while it is drawn. */
const MOST_PIXELS = 20_000_000;

/** Width and height stand at the same place in every PNG; null: too wide, too high, or none. */
const pixelsOf = (png: Buffer): number | null => {
  if (png.length < 24) return null;
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  return width > MOST_ACROSS || height > MOST_ACROSS ? null : width * height;
};

/**
 * The signatures among the answers, by the id of their document; those that cannot be drawn, or that
 * are too much together, are left out: who signed and when is said in words.
 */
export const signatureImages = async (
  files: Pick<FileStore, 'read'>,
  tenantId: string,
  refs: readonly string[],
  documents: ReadonlyMap<string, DocumentNode>,
): Promise<ReadonlyMap<string, SignatureImage>> => {
  const images = new Map<string, SignatureImage>();
  let left = MOST_PIXELS;
  for (const ref of new Set(refs)) {
    const document = documents.get(ref);
    if (document?.hash == null || document.extension !== 'png' || document.size > MOST_BYTES)
      continue;
    const stream = await files.read(tenantId, document.hash);
    const content = stream === null ? null : await buffer(stream);
    const pixels = content === null ? null : pixelsOf(content);
    if (content === null || pixels === null || pixels > left) continue;
    left -= pixels;
    images.set(document.id, { name: `${document.id}.png`, content });
  }
  return images;
};
