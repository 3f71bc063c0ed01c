const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const smallestEnd = 22;
const longestComment = 0xffff;

/**
 * How many bytes a ZIP archive says it unpacks to, read from its directory without
 * unpacking anything; null when it has no directory that makes sense. A small file that
 * unpacks to gigabytes is an attack, and this is how it is known beforehand.
 */
export const unpackedSize = (archive: Buffer): number | null => {
  const lowest = Math.max(0, archive.length - smallestEnd - longestComment);
  for (let end = archive.length - smallestEnd; end >= lowest; end -= 1) {
    if (archive.readUInt32LE(end) === endOfDirectory)
      return sumEntries(archive, archive.readUInt32LE(end + 16), archive.readUInt16LE(end + 10));
  }
  return null;
};

const sumEntries = (archive: Buffer, start: number, count: number): number | null => {
  let at = start;
  let sum = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== directoryEntry) return null;
    sum += archive.readUInt32LE(at + 24);
    at +=
      46 +
      archive.readUInt16LE(at + 28) +
      archive.readUInt16LE(at + 30) +
      archive.readUInt16LE(at + 32);
  }
  return sum;
};
