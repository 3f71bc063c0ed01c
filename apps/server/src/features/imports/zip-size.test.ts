import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isSpreadsheet } from './is-spreadsheet.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { unpackedSize } from './zip-size.ts';

const megabyte = 1024 * 1024;

interface Made {
  readonly flags?: number;
  readonly method?: number;
  readonly data: Buffer;
  /** What the header says of the length of the data. */
  readonly claimed?: number;
  readonly after?: Buffer;
}

const entry = ({ flags = 0, method = 8, data, claimed = data.length, after }: Made): Buffer => {
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(method, 8);
  header.writeUInt32LE(claimed, 18);
  // Its directory entry would say that it is nothing at all; nobody asks it.
  return Buffer.concat([header, data, after ?? Buffer.alloc(0)]);
};
const zeros = (count: number): Buffer => deflateRawSync(Buffer.alloc(count));
const descriptor = Buffer.concat([Buffer.from('PK\x07\x08', 'latin1'), Buffer.alloc(12)]);
const hidden = entry({ data: zeros(2 * megabyte) });

describe('an archive that unpacks within a bound', () => {
  it.each([
    ['deflated', entry({ data: zeros(megabyte) })],
    ['stored', entry({ method: 0, data: Buffer.alloc(megabyte) })],
    ['written as a stream', entry({ data: zeros(megabyte), claimed: 0, after: descriptor })],
    ['of two entries', Buffer.concat([0, 1].map(() => entry({ data: zeros(megabyte / 2) })))],
  ])('%s', async (_, archive) => {
    expect(await unpackedSize(archive, megabyte)).toBe('WITHIN');
    expect(await unpackedSize(archive, megabyte - 1)).toBe('TOO_MUCH');
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    [
      'a header cut short',
      Buffer.from('PK\x03\x04 and nothing more of an archive', 'latin1').subarray(0, 20),
    ],
    ['data that is none', entry({ data: Buffer.alloc(64, 0xff) })],
    [
      'stored without an end',
      entry({ flags: 8, method: 0, data: hidden, claimed: 0, after: descriptor }),
    ],
    ['a method of its own', entry({ method: 12, data: Buffer.alloc(8) })],
    [
      'data shorter than it says',
      entry({ data: zeros(8), claimed: 8 + hidden.length, after: hidden }),
    ],
    [
      'an end that is written into its data',
      entry({
        data: deflateRawSync(Buffer.concat([descriptor, hidden]), { level: 0 }),
        claimed: 0,
        after: descriptor,
      }),
    ],
  ])('is never %s', async (_, archive) =>
    expect(await unpackedSize(archive, 64 * megabyte)).toBe('BROKEN'),
  );
});

it('refuses to read a workbook that would become too large', async () => {
  const bomb = entry({ data: zeros(65 * megabyte) });
  expect(bomb.length).toBeLessThan(megabyte);
  expect(isSpreadsheet(bomb)).toBe(true);
  expect(await readSpreadsheet('a.xlsx', bomb)).toMatchObject({
    ok: false,
    refusals: [{ code: 'ImportUnpacksTooLarge', params: { max: 64 } }],
  });
});
