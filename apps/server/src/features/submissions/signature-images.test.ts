import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { DocumentNode } from '../documents/index.ts';
import { signatureImages } from './signature-images.ts';

/** Returns a minimal PNG header with this width and height. */
const png = (width: number, height: number): Buffer => {
  const bytes = Buffer.alloc(24);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

const documentOf = (id: string): DocumentNode => ({
  id,
  name: id,
  extension: 'png',
  version: 1,
  createdBy: 'ann',
  createdAt: new Date(0),
  workflowId: null,
  taskId: null,
  deletedAt: null,
  tags: [],
  hash: id,
  size: 24,
  externalLink: null,
});

const drawnOf = async (
  pictures: Readonly<Record<string, Buffer>>,
  refs = Object.keys(pictures),
): Promise<readonly string[]> => {
  const documents = new Map(Object.keys(pictures).map((id) => [id, documentOf(id)]));
  const read = (_: string, hash: string) => Promise.resolve(Readable.from([pictures[hash]]));
  return [...(await signatureImages({ read }, 'acme', refs, documents)).keys()];
};

test('prints signatures up to a total number of pixels', async () => {
  const large = png(4000, 2400);
  expect(await drawnOf({ a: large, b: large, c: large, d: png(400, 200) })).toEqual([
    'a',
    'b',
    'd',
  ]);
});

test('counts an image once if it is used several times', async () => {
  const pictures = { a: png(4000, 4000), b: png(1000, 1000) };
  expect(await drawnOf(pictures, ['a', 'a', 'b'])).toEqual(['a', 'b']);
});

test('leaves out oversized and invalid images', async () => {
  const pictures = { a: png(4001, 1), b: png(1, 4001), c: Buffer.alloc(8), d: png(4000, 1) };
  expect(await drawnOf(pictures)).toEqual(['d']);
});
