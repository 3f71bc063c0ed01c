import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { day, dayOf, timeOfDay } from '@baton/domain/core/dates';
import type { ColumnKind, ExportedTable, ExportRow } from './exported-table.ts';

const start = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const parts = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes of the formats in `styles`. The format of texts keeps them texts when they are edited. */
const styleOf: Readonly<Record<ColumnKind | 'HEADER', number>> = {
  TEXT: 1,
  TIME: 2,
  SHARE: 3,
  HEADER: 4,
};

const styles = `${start}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${[
  [49, 0],
  [164, 0],
  [9, 0],
  [49, 1],
]
  .map(
    ([format, font]) =>
      `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  )
  .join('')}</cellXfs></styleSheet>`;

const fixedParts = {
  '[Content_Types].xml': `<Types xmlns="${parts}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${parts}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${parts}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
} as const;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Characters that XML can't contain or would change, and texts that look like their escapes. */
const unwritable = /(?![\t\n])[\p{Cc}\ufffe\uffff]|_(?=x[\da-f]{4}_)/giu;

const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(
      unwritable,
      (char) => `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replaceAll(/[&<>"]/g, (char) => entities[char] ?? char);

/** Returns the number by which workbooks store the local time of an instant. */
const serialOf = (at: number, timeZone: string): number =>
  (Date.parse(dayOf(at, timeZone)) + timeOfDay(at, timeZone)) / day + 25_569;

const textCell = (place: string, text: string, style: number): string =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

/** Returns the letters of a column, from 0. */
const lettersOf = (at: number): string =>
  (at < 26 ? '' : lettersOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

const rowXml = (row: ExportRow, number: number, { columns, timeZone }: ExportedTable): string =>
  `<row r="${number}">${row
    .map((cell, at) => {
      const place = `${lettersOf(at)}${number}`;
      const kind = columns[at]?.kind ?? 'TEXT';
      if (cell === null || cell === '') return '';
      if (typeof cell === 'string') return textCell(place, cell, styleOf.TEXT);
      const value = kind === 'TIME' ? serialOf(cell, timeZone) : cell;
      return `<c r="${place}" s="${styleOf[kind]}"><v>${value}</v></c>`;
    })
    .join('')}</row>`;

const widths: Readonly<Record<ColumnKind, number>> = { TEXT: 24, TIME: 18, SHARE: 12 };

async function* sheetParts(table: ExportedTable): AsyncGenerator<string> {
  const { columns, pages } = table;
  const cols = columns.map(
    ({ kind }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${widths[kind]}" customWidth="1"/>`,
  );
  const header = columns.map(({ title }, at) =>
    textCell(`${lettersOf(at)}1`, title, styleOf.HEADER),
  );
  yield `${start}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData><row r="1">${header.join('')}</row>`;
  let number = 1;
  for await (const rows of pages) yield rows.map((row) => rowXml(row, ++number, table)).join('');
  yield '</sheetData></worksheet>';
}

/** Names of sheets are limited in length and characters. */
const sheetName = (title: string): string => title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31);

/**
 * Returns an Excel workbook that is packed while it is read. Texts are never formulas, and dates
 * are local times of the time zone.
 */
export const writeWorkbook = (table: ExportedTable): Readable => {
  const zip = new ZipFile();
  const output = new PassThrough();
  const sheet = Readable.from(sheetParts(table));
  const fail = (error: Error): void => void output.destroy(error);
  zip.once('error', fail);
  sheet.once('error', fail);
  // A reader that leaves ends the reading of pages.
  output.once('close', () => sheet.destroy());
  for (const [name, xml] of Object.entries(fixedParts))
    zip.addBuffer(Buffer.from(start + xml), name);
  const workbook = `${start}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${xmlText(sheetName(table.title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  zip.addBuffer(Buffer.from(workbook), 'xl/workbook.xml');
  zip.addBuffer(Buffer.from(styles), 'xl/styles.xml');
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  zip.outputStream.pipe(output);
  return output;
};
