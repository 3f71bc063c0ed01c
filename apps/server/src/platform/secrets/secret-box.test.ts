import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { installationKey, openSecretBox } from './secret-box.ts';

const box = openSecretBox(() => 'the key of this installation, long enough');

test('decrypts a secret only for the purpose it was stored for', () => {
  const sealed = box.seal('s3cret ☃', 'acme TOKEN');
  expect(sealed.includes('s3cret')).toBe(false);
  expect(box.open(sealed, 'acme TOKEN')).toBe('s3cret ☃');
  expect(box.open(sealed, 'other TOKEN')).toBeNull();
  expect(openSecretBox(() => 'another key').open(sealed, 'acme TOKEN')).toBeNull();
});

test('refuses to decrypt damaged data', () => {
  const sealed = box.seal('s3cret', 'place');
  sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
  expect(box.open(sealed, 'place')).toBeNull();
  expect(box.open(Buffer.from('short'), 'place')).toBeNull();
});

test('encrypts the same secret differently each time', () => {
  expect(box.seal('x', 'p').equals(box.seal('x', 'p'))).toBe(false);
});

test('creates the key file once, readable only by its owner', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baton-key-'));
  const first = installationKey(folder);
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(installationKey(folder)).toBe(first);
  expect(statSync(path.join(folder, 'secret.key')).mode & 0o077).toBe(0);
  rmSync(folder, { recursive: true });
});
