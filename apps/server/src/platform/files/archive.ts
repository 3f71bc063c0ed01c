import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry } from 'yauzl';

/** Parts of a ZIP archive by name, without those that can't be read. */
export interface Archive {
  /** Names as written in the archive. */
  readonly names: readonly string[];
  /** Size that the archive claims for a part. Reading it fails if the real size differs. */
  readonly sizeOf: (name: string) => number;
  /** Calls `take` with each piece of the part's text. Returns false if there is no such part. */
  readonly read: (name: string, take: (text: string) => void) => Promise<boolean>;
}

/** Maximum number of parts, more than any Office file has. */
const mostParts = 20_000;

/** Part names are compared without regard to case, as Office does. */
const partKey = (name: string): string => name.replace(/^\/+/, '').toLowerCase();

/** Opens an archive by its directory. Throws if it is damaged. */
export const openArchive = async (bytes: Buffer): Promise<Archive> => {
  const file = await yauzl.fromBufferPromise(bytes);
  if (file.entryCount > mostParts) throw new Error('too many parts');
  const entries = new Map<string, Entry>();
  for await (const entry of file.eachEntry()) {
    const key = partKey(entry.fileName);
    // Two parts of one name: two readers would read different files.
    if (entries.has(key)) throw new Error('duplicate part');
    entries.set(key, entry);
  }
  return {
    names: [...entries.values()].map(({ fileName }) => fileName),
    sizeOf: (name) => entries.get(partKey(name))?.uncompressedSize ?? 0,
    read: async (name, take) => {
      const entry = entries.get(partKey(name));
      if (entry === undefined) return false;
      const stream = await file.openReadStreamPromise(entry);
      let decoder: InstanceType<typeof TextDecoder> | null = null;
      let sum = 0;
      for await (const piece of stream) {
        const chunk = Buffer.from(piece);
        sum = crc32(chunk, sum);
        decoder ??= new TextDecoder(encodingOf(chunk));
        take(decoder.decode(chunk, { stream: true }));
      }
      take(decoder?.decode() ?? '');
      if (sum !== entry.crc32) throw new Error('wrong checksum');
      return true;
    },
  };
};

const encodingOf = ([first, second]: Buffer): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};
