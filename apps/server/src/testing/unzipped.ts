import { text } from 'node:stream/consumers';
import yauzl from 'yauzl';

/** Returns the parts of an archive as texts by name. */
export const unzipped = async (bytes: Buffer): Promise<ReadonlyMap<string, string>> => {
  const file = await yauzl.fromBufferPromise(bytes);
  const parts = new Map<string, string>();
  for await (const entry of file.eachEntry())
    parts.set(entry.fileName, await text(await file.openReadStreamPromise(entry)));
  return parts;
};
