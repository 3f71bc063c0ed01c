import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { unzipped } from '../../testing/unzipped.ts';
import type { ExportedTable, ExportRow } from './exported-table.ts';
import { writeWorkbook } from './write-workbook.ts';

const tableOf = (pages: AsyncIterable<readonly ExportRow[]>): ExportedTable => ({
  title: 'Work: a/b',
  timeZone: 'Europe/Berlin',
  columns: [
    { title: 'Name', kind: 'TEXT' },
    { title: 'Progress', kind: 'SHARE' },
    { title: 'End', kind: 'TIME' },
  ],
  pages,
});

const rowsOf = async (...rows: ExportRow[]): Promise<string> => {
  const table = tableOf(
    (async function* pages() {
      yield rows;
    })(),
  );
  const parts = await unzipped(await buffer(writeWorkbook(table)));
  return parts.get('xl/worksheets/sheet1.xml') ?? '';
};

describe('writeWorkbook', () => {
  it('writes formulas as texts', async () => {
    const sheet = await rowsOf(['=1+1', null, null]);
    expect(sheet).toContain(
      '<c r="A2" s="1" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>',
    );
    expect(sheet).not.toContain('<f>');
  });

  it('writes instants as dates in the time zone', async () => {
    const sheet = await rowsOf(['', 0.25, Date.parse('2026-07-02T10:00:00Z')]);
    // July 2, 2026, 12:00 in Berlin.
    expect(sheet).toContain('<c r="C2" s="2"><v>46205.5</v></c>');
    expect(sheet).toContain('<c r="B2" s="3"><v>0.25</v></c>');
    expect(sheet).not.toContain('r="A2"');
  });

  it('escapes characters that XML can’t contain', async () => {
    const sheet = await rowsOf(['a<b>&"c"\u0000\r\n_x0041_ \uD800', null, null]);
    expect(sheet).toContain('>a&lt;b&gt;&amp;&quot;c&quot;_x0000__x000D_\n_x005F_x0041_ \uFFFD<');
  });

  it('fails if a page of rows can’t be read', async () => {
    const pages = (async function* fail(): AsyncGenerator<readonly ExportRow[]> {
      yield [['One', null, null]];
      throw new Error('lost');
    })();
    await expect(buffer(writeWorkbook(tableOf(pages)))).rejects.toThrow('lost');
  });

  it('stops reading pages when the output stream is closed', async () => {
    let read = 0;
    let ended = false;
    const pages = (async function* endless(): AsyncGenerator<readonly ExportRow[]> {
      try {
        for (;;) {
          read += 1;
          // Texts that can't be compressed fill the buffers soon.
          yield Array.from({ length: 1000 }, () => [crypto.randomUUID(), null, null]);
        }
      } finally {
        ended = true;
      }
    })();
    // Leaving the loop closes the workbook.
    for await (const _ of writeWorkbook(tableOf(pages))) if (read > 2) break;
    const before = read;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(ended).toBe(true);
    expect(read).toBeLessThanOrEqual(before + 1);
  });
});
