import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { openFileStore } from './file-store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'baton-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const store = openFileStore(folder);
const tenant = randomUUID();

const bytes = async function* (...parts: readonly string[]) {
  for (const part of parts) yield Buffer.from(part);
};
const textOf = async (of: string, range?: { start: number; end: number }) => {
  const stream = await store.read(tenant, of, range);
  return stream === null ? null : (await buffer(stream)).toString();
};

describe('createFileStore', () => {
  test('stores equal content once and reads it in full or in part', async () => {
    const first = await store.receive(bytes('hello ', 'world'), 100, tenant);
    await first?.keep();
    const again = await store.receive(bytes('hello world'), 100, tenant);
    await again?.keep();
    expect(again).toMatchObject({ hash: first?.hash, size: 11 });
    expect(await store.list(tenant)).toHaveLength(1);
    expect(await textOf(first?.hash ?? '')).toBe('hello world');
    expect(await textOf(first?.hash ?? '', { start: 6, end: 8 })).toBe('wor');
    expect(readdirSync(path.join(folder, 'arriving'))).toEqual([]);
  });

  test('leaves nothing after an oversized or aborted upload', async () => {
    expect(await store.receive(bytes('12345', '67890'), 9, tenant)).toBeNull();
    const broken = async function* () {
      yield Buffer.from('begun');
      throw new Error('cut');
    };
    await expect(store.receive(broken(), 100, tenant)).rejects.toThrow('cut');
    const unwanted = await store.receive(bytes('unwanted'), 100, tenant);
    await unwanted?.discard();
    expect(readdirSync(path.join(folder, 'arriving'))).toEqual([]);
    expect(await store.list(tenant)).toHaveLength(1);
  });

  test('separates workspaces and accepts only hashes as names', async () => {
    const [kept] = await store.list(tenant);
    expect(await store.read(randomUUID(), kept?.hash ?? '')).toBeNull();
    await expect(store.read(tenant, '../../secret.key')).rejects.toThrow('invalid hash');
    await expect(store.read('../x', kept?.hash ?? '')).rejects.toThrow('invalid workspace id');
    await store.remove(tenant, kept?.hash ?? '');
    expect(await store.list(tenant)).toEqual([]);
  });
});
