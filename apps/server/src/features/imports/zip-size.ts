import { createInflateRaw } from 'node:zlib';

const localHeader = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const dataDescriptor = Buffer.from([0x50, 0x4b, 0x07, 0x08]);
const headerLength = 30;
const stored = 0;
const deflated = 8;
/** The flag of an entry whose size stands behind its data. */
const sizeFollows = 0x08;

interface Entry {
  readonly method: number;
  /** How long its packed data says it is; zero where that follows the data. */
  readonly packed: number;
  readonly start: number;
  readonly name: string;
}

const entryAt = (archive: Buffer, at: number): Entry | null => {
  if (at + headerLength > archive.length) return null;
  const nameEnds = at + headerLength + archive.readUInt16LE(at + 26);
  const start = nameEnds + archive.readUInt16LE(at + 28);
  const method = archive.readUInt16LE(at + 8);
  // Only what was deflated says itself where it ends.
  const isEndless = method === stored && (archive.readUInt16LE(at + 6) & sizeFollows) !== 0;
  if (start > archive.length || isEndless) return null;
  const name = archive.toString('latin1', at + headerLength, nameEnds);
  return { method, packed: archive.readUInt32LE(at + 18), start, name };
};

interface Inflated {
  readonly size: number;
  readonly content: readonly Buffer[];
  /** How many bytes of the archive it was. */
  readonly used: number;
}

/** Stops where it becomes more than is allowed. */
const inflate = async (packed: Buffer, most: number): Promise<Inflated | null> => {
  const stream = createInflateRaw();
  const content: Buffer[] = [];
  let size = 0;
  try {
    stream.end(packed);
    for await (const piece of stream) {
      const bytes = Buffer.from(piece);
      size += bytes.length;
      if (size > most) break;
      content.push(bytes);
    }
    return { size, content, used: stream.bytesWritten };
  } catch {
    // What cannot be inflated is no archive of ours, whatever is wrong with it.
    return null;
  }
};

const unpack = async (archive: Buffer, entry: Entry, most: number): Promise<Inflated | null> => {
  const { method, packed, start } = entry;
  if (method === stored)
    return start + packed > archive.length
      ? null
      : { size: packed, content: [archive.subarray(start, start + packed)], used: packed };
  if (method !== deflated) return null;
  const inflated = await inflate(archive.subarray(start), most);
  if (inflated === null || inflated.size > most) return inflated;
  // Nothing may hide between where data ends and where a reader thinks that it does.
  const ends =
    packed === 0
      ? archive.indexOf(dataDescriptor, start) === start + inflated.used
      : packed === inflated.used;
  return ends ? inflated : null;
};

/** BROKEN: it is no archive, or not one that every reader understands alike. */
export type UnpackedSize = 'WITHIN' | 'TOO_MUCH' | 'BROKEN';

/**
 * Whether a ZIP archive unpacks to no more than so many bytes: every entry is inflated and counted, one
 * after the other as a reader meets them, and nothing is kept longer than it is looked at. What an archive
 * says of itself is not asked; a small file that unpacks to gigabytes says what it likes.
 */
export const unpackedSize = async (
  archive: Buffer,
  most: number,
  look: (name: string, content: Buffer) => void = () => undefined,
): Promise<UnpackedSize> => {
  let left = most;
  let at = archive.indexOf(localHeader);
  if (at === -1) return 'BROKEN';
  while (at !== -1) {
    const entry = entryAt(archive, at);
    // One after the other: the first that is too much ends it.
    const unpacked = entry === null ? null : await unpack(archive, entry, left);
    if (entry === null || unpacked === null) return 'BROKEN';
    if (unpacked.size > left) return 'TOO_MUCH';
    look(entry.name, Buffer.concat(unpacked.content));
    left -= unpacked.size;
    at = archive.indexOf(localHeader, entry.start + unpacked.used);
  }
  return 'WITHIN';
};
