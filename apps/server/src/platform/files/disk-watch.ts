import { statfs } from 'node:fs/promises';

/** Knows whether there is disk space left. */
export interface DiskWatch {
  /** Must be called after a write that failed because the disk was full. */
  readonly report: () => void;
  readonly isFull: () => Promise<boolean>;
}

export interface DiskWatchOptions {
  /** Folder of the embedded database and documents. */
  readonly folder: string;
  readonly now: () => number;
  /** Returns the free bytes on the folder's disk, or null if unknown. */
  readonly freeBytes?: (folder: string) => Promise<number | null>;
}

/** Minimum free bytes. PostgreSQL extends its log by segments of this size. */
const leastFree = 16 * 1024 * 1024;
/**
 * The disk of an external database server isn't visible. After a failed write, it counts as full
 * for this long.
 */
const fullFor = 30_000;

const freeBytesOf = async (folder: string): Promise<number | null> => {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
};

export const watchDisk = ({
  folder,
  now,
  freeBytes = freeBytesOf,
}: DiskWatchOptions): DiskWatch => {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return {
    report: () => {
      reportedAt = now();
    },
    isFull: async () => {
      if (now() - reportedAt < fullFor) return true;
      const free = await freeBytes(folder);
      return free !== null && free < leastFree;
    },
  };
};
