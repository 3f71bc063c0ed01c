import { deflateSync, inflateSync } from 'node:zlib';

/** Parsed PDF of the typesetter: consecutive objects and a plain cross-reference table. */
export interface PdfObjects {
  /** Returns the text of an object without its stream. */
  readonly wordsOf: (id: number) => string;
  readonly streamOf: (id: number) => string;
  readonly ids: readonly number[];
}

const startOfTable = (content: string): number =>
  Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(content)?.[1] ?? 0);

/** Parses a PDF with one character for each byte, because objects mix text and bytes. */
export const readPdfObjects = (pdf: Buffer): PdfObjects => {
  const content = pdf.toString('latin1');
  const entries = content.slice(startOfTable(content)).matchAll(/^(\d{10}) \d{5} ([nf])/gm);
  const offsets = new Map(
    [...entries].flatMap(([, offset, use], id) => (use === 'n' ? [[id, Number(offset)]] : [])),
  );
  const wordsOf = (id: number): string => {
    const from = offsets.get(id) ?? 0;
    const end = content.indexOf('endobj', from);
    const stream = /\bstream\r?\n/g;
    stream.lastIndex = from;
    const found = stream.exec(content);
    return content.slice(from, found !== null && found.index < end ? found.index : end);
  };
  return {
    wordsOf,
    ids: [...offsets.keys()],
    streamOf: (id) => {
      const words = wordsOf(id);
      const from = (offsets.get(id) ?? 0) + words.length;
      const body = content.indexOf('\n', from) + 1;
      const length = Number(/\/Length (\d+)/.exec(words)?.[1] ?? 0);
      const bytes = pdf.subarray(body, body + length);
      return (words.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
    },
  };
};

/** Returns the document with changed streams, appended as an incremental update. */
export const withStreams = (pdf: Buffer, streams: ReadonlyMap<number, string>): Buffer => {
  const content = pdf.toString('latin1');
  const parts = [pdf];
  let at = pdf.length;
  const add = (part: Buffer): void => {
    parts.push(part);
    at += part.length;
  };
  const table: string[] = [];
  for (const [id, stream] of streams) {
    const bytes = deflateSync(Buffer.from(stream, 'latin1'));
    add(Buffer.from('\n'));
    table.push(`${id} 1\n${String(at).padStart(10, '0')} 00000 n \n`);
    add(Buffer.from(`${id} 0 obj\n<< /Length ${bytes.length} /Filter /FlateDecode >>\nstream\n`));
    add(bytes);
    add(Buffer.from('\nendstream\nendobj\n'));
  }
  const trailer = /trailer\s*<<([^]*?)>>\s*startxref/.exec(content.slice(startOfTable(content)));
  const words = `xref\n${table.join('')}trailer\n<<${trailer?.[1] ?? ''}/Prev ${startOfTable(content)} >>\n`;
  add(Buffer.from(`${words}startxref\n${at}\n%%EOF\n`, 'latin1'));
  return Buffer.concat(parts);
};
