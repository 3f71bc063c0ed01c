import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly data: Buffer;
  /** Size that the archive states. Default: the real size. */
  readonly claimed?: number;
  readonly checksum?: number;
}

const header = (part: ZipPart, packed: Buffer, isDirectory: boolean, at: number): Buffer => {
  const { name, data, claimed = data.length, checksum = crc32(data) } = part;
  const fields = Buffer.alloc(isDirectory ? 46 : 30);
  fields.writeUInt32LE(isDirectory ? 0x02014b50 : 0x04034b50, 0);
  const shift = isDirectory ? 2 : 0;
  fields.writeUInt16LE(8, 8 + shift);
  fields.writeUInt32LE(checksum, 14 + shift);
  fields.writeUInt32LE(packed.length, 18 + shift);
  fields.writeUInt32LE(claimed, 22 + shift);
  fields.writeUInt16LE(Buffer.byteLength(name), 26 + shift);
  if (isDirectory) fields.writeUInt32LE(at, 42);
  return Buffer.concat([fields, Buffer.from(name), ...(isDirectory ? [] : [packed])]);
};

/** Returns a ZIP archive. Its stated sizes can be wrong. */
export const zip = (parts: readonly ZipPart[]): Buffer => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let size = 0;
  for (const part of parts) {
    const packed = deflateRawSync(part.data);
    directory.push(header(part, packed, true, size));
    const file = header(part, packed, false, size);
    files.push(file);
    size += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(size, 16);
  return Buffer.concat([...files, listed, end]);
};

export const xmlPart = (name: string, xml: string): ZipPart => ({ name, data: Buffer.from(xml) });

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheet = (n: number): string => `<sheet name="S${n}" sheetId="${n}" r:id="rId1"/>`;

/** Returns a minimal workbook whose sheets all have the same rows. */
export const workbook = (rows: string, sheets = 1, more: readonly ZipPart[] = []): Buffer =>
  zip([
    xmlPart('xl/worksheets/sheet1.xml', `<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    xmlPart(
      'xl/workbook.xml',
      `<workbook><sheets>${Array.from({ length: sheets }, (_, at) => sheet(at + 1)).join('')}</sheets></workbook>`,
    ),
    xmlPart(
      'xl/_rels/workbook.xml.rels',
      `<Relationships><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    ...more,
  ]);

/** Returns a cell with the text `x`. */
export const cell = (r: string, attributes = ''): string =>
  `<c r="${r}"${attributes} t="inlineStr"><is><t>x</t></is></c>`;
