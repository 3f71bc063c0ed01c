import { createInflateRaw } from 'node:zlib';

const localHeader = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const dataDescriptor = Buffer.from([0x50, 0x4b, 0x07, 0x08]);
const headerLength = 30;
const stored = 0;
const deflated = 8;

interface Entry {
  readonly method: number;
  /** How long its packed data says it is; zero where that follows the data. */
  readonly packed: number;
  readonly start: number;
}

const entryAt = (archive: Buffer, at: number): Entry | null => {
  if (at + headerLength > archive.length) return null;
  const names = archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
  const start = at + headerLength + names;
  const method = archive.readUInt16LE(at + 8);
  return start > archive.length ? null : { method, packed: archive.readUInt32LE(at + 18), start };
};

interface Inflated {
  readonly size: number;
  /** How many bytes of the archive it was. */
  readonly used: number;
}

/** Inflates without keeping anything, and stops where it becomes more than is allowed. */
const inflate = async (packed: Buffer, most: number): Promise<Inflated | null> => {
  const stream = createInflateRaw();
  let size = 0;
  try {
    stream.end(packed);
    for await (const piece of stream) {
      size += Buffer.byteLength(piece);
      if (size > most) break;
    }
    return { size, used: stream.bytesWritten };
  } catch {
    // What cannot be inflated is no archive of ours, whatever is wrong with it.
    return null;
  }
};

const unpack = async (archive: Buffer, entry: Entry, most: number): Promise<Inflated | null> => {
  const { method, packed, start } = entry;
  if (method === stored)
    return start + packed > archive.length ? null : { size: packed, used: packed };
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

/**
 * Whether a ZIP archive unpacks to no more than so many bytes: every entry is inflated and counted, one
 * after the other as a reader meets them, and nothing is kept. What an archive says of itself is not
 * asked; a small file that unpacks to gigabytes says what it likes.
 */
export const unpacksWithin = async (archive: Buffer, most: number): Promise<boolean> => {
  let left = most;
  let at = archive.indexOf(localHeader);
  if (at === -1) return false;
  while (at !== -1) {
    const entry = entryAt(archive, at);
    // One after the other: the first that is too much ends it.
    const unpacked = entry === null ? null : await unpack(archive, entry, left);
    if (entry === null || unpacked === null || unpacked.size > left) return false;
    left -= unpacked.size;
    at = archive.indexOf(localHeader, entry.start + unpacked.used);
  }
  return true;
};
