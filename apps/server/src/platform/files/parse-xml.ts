import { Parser } from 'htmlparser2';
import type { Archive } from './archive.ts';

type Attributes = Readonly<Record<string, string>>;

export interface XmlHandler {
  /** `name` and the names of attributes come without their namespace prefixes. */
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Maximum number of attributes of an element, far more than any program writes. */
const mostAttributes = 500;
const deepest = 200;

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Parses a part of an Office file piece by piece, so that no part is in memory as a whole. Returns false
 * if there is no such part. Throws if the XML is cut off or has more attributes or levels than any
 * program writes.
 */
export const parseXml = async (
  archive: Archive,
  part: string,
  { open, text, close }: XmlHandler,
): Promise<boolean> => {
  let depth = 0;
  let attributes = 0;
  let isEnding = false;
  const parser = new Parser(
    {
      onopentagname: () => {
        attributes = 0;
        depth += 1;
        if (depth > deepest) throw new Error('nested too deeply');
      },
      onattribute: () => {
        attributes += 1;
        if (attributes > mostAttributes) throw new Error('too many attributes');
      },
      onopentag: (name, given) => {
        if (open === undefined) return;
        const plain: Record<string, string> = {};
        for (const [key, value] of Object.entries(given)) plain[local(key)] ??= value;
        open(local(name), plain);
      },
      ...(text === undefined ? {} : { ontext: text }),
      onclosetag: (name) => {
        depth -= 1;
        // The parser closes what is still open at the end of the text.
        if (isEnding) throw new Error('cut off');
        close?.(local(name));
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  const found = await archive.read(part, (piece) => parser.write(piece));
  isEnding = true;
  parser.end();
  return found;
};
