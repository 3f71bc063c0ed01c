import { expect, it } from 'vitest';
import { isSpreadsheet, readSpreadsheet } from './read-spreadsheet.ts';
import { unpackedSize } from './zip-size.ts';

/** An archive of one empty entry that claims to unpack to so many bytes. */
const archiveOf = (claimed: number): Buffer => {
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt32LE(claimed, 24);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
};

it('sums what the entries claim', () => {
  expect(unpackedSize(archiveOf(12_345))).toBe(12_345);
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['no directory', Buffer.from('PK\x03\x04 and nothing more of an archive')],
  ['a directory that points nowhere', archiveOf(1).fill(0xff, 92, 96)],
])('knows no size of %s', (_, bytes) => expect(unpackedSize(bytes)).toBeNull());

it('refuses to unpack what would become too large', async () => {
  const bomb = archiveOf(4_000_000_000);
  expect(isSpreadsheet(bomb)).toBe(true);
  expect(await readSpreadsheet('a.xlsx', bomb)).toMatchObject({
    ok: false,
    refusals: [{ code: 'ImportNotReadable' }],
  });
});
