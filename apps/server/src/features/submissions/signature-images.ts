import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { DocumentNode } from '../documents/index.ts';

/** Image of a signature. */
export interface SignatureImage {
  readonly name: string;
  readonly content: Uint8Array;
}

const MOST_BYTES = 2_000_000;
/** Maximum width and height. Larger images would only use memory. */
const MAX_SIDE = 4000;
/**
 * Maximum number of pixels in all signatures of a document. Each pixel takes four bytes while it is
 * drawn.
 */
const MAX_PIXELS = 20_000_000;

/**
 * Returns the number of pixels from the header of a PNG. Null if the image is too large or isn't a
 * PNG.
 */
const pixelsOf = (png: Buffer): number | null => {
  if (png.length < 24) return null;
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  return width > MAX_SIDE || height > MAX_SIDE ? null : width * height;
};

/**
 * Returns the signature images by document id. Leaves out images that are invalid or too large in
 * total. The text still says who signed and when.
 */
export const signatureImages = async (
  files: Pick<FileStore, 'read'>,
  tenantId: string,
  refs: readonly string[],
  documents: ReadonlyMap<string, DocumentNode>,
): Promise<ReadonlyMap<string, SignatureImage>> => {
  const images = new Map<string, SignatureImage>();
  let left = MAX_PIXELS;
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
