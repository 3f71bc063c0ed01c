import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** A complete upload that isn't stored yet. */
export interface ReceivedFile {
  /** SHA-256 of the content, in hex. */
  readonly hash: string;
  readonly size: number;
  /** First bytes, which identify the content type. */
  readonly head: Uint8Array;
  /** Stores the file durably: it survives a power failure. */
  readonly keep: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

export interface StoredFile {
  readonly hash: string;
  readonly changedAt: number;
}

/**
 * Files on the local disk, by workspace and content. Equal content is stored once in a workspace
 * and never shared between workspaces. Paths contain nothing from the uploader.
 */
export interface FileStore {
  /** Returns null and stores nothing if the content exceeds `maxBytes`. */
  readonly receive: (
    source: AsyncIterable<Uint8Array>,
    maxBytes: number,
    tenantId: string,
  ) => Promise<ReceivedFile | null>;
  /** Returns null if there is no such file. The range includes both ends. */
  readonly read: (
    tenantId: string,
    hash: string,
    range?: { readonly start: number; readonly end: number },
  ) => Promise<Readable | null>;
  readonly list: (tenantId: string) => Promise<readonly StoredFile[]>;
  readonly remove: (tenantId: string, hash: string) => Promise<void>;
  /** Deletes the remains of aborted uploads. */
  readonly removeAborted: (before: number) => Promise<void>;
}

/** Number of bytes that identify a content type. */
const headBytes = 4100;
const isTenant = /^[0-9a-f-]{36}$/;
const isHash = /^[0-9a-f]{64}$/;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Returns `missing` if the file or folder doesn't exist. */
const orMissing = async <T>(work: Promise<T>, missing: T): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return missing;
    throw error;
  }
};

/** Flushes a folder, because a new file name is durable only after that. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

export const openFileStore = (folder: string): FileStore => {
  const arriving = path.join(folder, 'arriving');
  const folderOf = (tenantId: string): string => {
    if (!isTenant.test(tenantId)) throw new Error('invalid workspace id');
    return path.join(folder, tenantId);
  };
  const pathOf = (tenantId: string, hash: string): string => {
    if (!isHash.test(hash)) throw new Error('invalid hash');
    return path.join(folderOf(tenantId), hash.slice(0, 2), hash);
  };

  const keep = async (from: string, to: string): Promise<void> => {
    const target = path.dirname(to);
    await mkdir(target, { recursive: true, mode: 0o700 });
    if ((await orMissing(stat(to), null)) !== null) {
      // Updates the time of existing content, so that the cleanup doesn't delete it.
      const now = new Date();
      await utimes(to, now, now);
      await rm(from);
      return;
    }
    await rename(from, to);
    for (const parent of [target, path.dirname(target), folder]) await syncFolder(parent);
  };

  return {
    receive: async (source, maxBytes, tenantId) => {
      folderOf(tenantId);
      await mkdir(arriving, { recursive: true, mode: 0o700 });
      const file = path.join(arriving, randomUUID());
      const discard = () => rm(file, { force: true });
      const handle = await open(file, 'wx', 0o600);
      const hashing = createHash('sha256');
      let size = 0;
      let head = Buffer.alloc(0);
      try {
        for await (const chunk of source) {
          size += chunk.length;
          if (size > maxBytes) break;
          if (head.length < headBytes)
            head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
          hashing.update(chunk);
          await handle.write(chunk);
        }
        if (size <= maxBytes) await handle.sync();
      } catch (error) {
        await discard();
        throw error;
      } finally {
        await handle.close();
      }
      if (size > maxBytes) {
        await discard();
        return null;
      }
      const hash = hashing.digest('hex');
      return { hash, size, head, discard, keep: () => keep(file, pathOf(tenantId, hash)) };
    },
    read: async (tenantId, hash, range) => {
      const handle = await orMissing(open(pathOf(tenantId, hash), 'r'), null);
      if (handle === null) return null;
      return createReadStream('', { fd: handle, ...range });
    },
    list: async (tenantId) => {
      const home = folderOf(tenantId);
      const kept: StoredFile[] = [];
      for (const shelf of await orMissing(readdir(home), [])) {
        for (const hash of await orMissing(readdir(path.join(home, shelf)), [])) {
          const found = await orMissing(stat(path.join(home, shelf, hash)), null);
          if (found !== null && isHash.test(hash)) kept.push({ hash, changedAt: found.mtimeMs });
        }
      }
      return kept;
    },
    remove: (tenantId, hash) => rm(pathOf(tenantId, hash), { force: true }),
    removeAborted: async (before) => {
      for (const name of await orMissing(readdir(arriving), [])) {
        const file = path.join(arriving, name);
        const found = await orMissing(stat(file), null);
        if (found !== null && found.mtimeMs < before) await rm(file, { force: true });
      }
    },
  };
};
