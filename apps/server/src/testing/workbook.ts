import { deflateRawSync } from 'node:zlib';

const part = (name: string, xml: string): Buffer => {
  const header = Buffer.alloc(30);
  const data = deflateRawSync(xml);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(data.length, 18);
  header.writeUInt32LE(xml.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), data]);
};

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheet = (n: number): string => `<sheet name="S${n}" sheetId="${n}" r:id="rId1"/>`;
/** As small as a workbook can be; all its sheets show the same rows. */
export const workbook = (rows: string, sheets = 1): Buffer =>
  Buffer.concat([
    part('xl/worksheets/sheet1.xml', `<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    part(
      'xl/workbook.xml',
      `<workbook><sheets>${Array.from({ length: sheets }, (_, at) => sheet(at + 1)).join('')}</sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    // The directory of an archive that is read from its beginning: only its end is looked for.
    Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]),
  ]);
/** A cell that says `x`. */
export const cell = (r: string, attributes = ''): string =>
  `<c r="${r}"${attributes} t="inlineStr"><is><t>x</t></is></c>`;
