import { Buffer } from 'node:buffer';
import { Parser } from 'htmlparser2';
import { openArchive } from '../../../platform/files/archive.ts';
import { parseXml } from '../../../platform/files/parse-xml.ts';

/** Longer texts are found by their beginning. */
const longestText = 100_000;

const textOfPdf = async (bytes: Buffer): Promise<string> => {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  let text = '';
  for (const page of document.pages()) {
    text += `${page.getText()}\n`;
    if (text.length > longestText) break;
  }
  return text;
};

/** Parts of a Word file with text that people read. */
const isTextPart = (name: string): boolean =>
  /^word\/(document|footnotes|endnotes|header\d*|footer\d*)\.xml$/i.test(name);

const textOfWord = async (bytes: Buffer): Promise<string> => {
  const archive = await openArchive(bytes);
  let text = '';
  let isText = false;
  for (const name of archive.names.filter(isTextPart))
    await parseXml(archive, name, {
      open: (element) => {
        isText = element === 't';
        if (element === 'tab' || element === 'br') text += ' ';
      },
      text: (piece) => {
        if (isText && text.length < longestText) text += piece;
      },
      close: (element) => {
        isText = false;
        if (element === 'p') text += '\n';
      },
    });
  return text;
};

const textOfHtml = (html: string): string => {
  let text = '';
  let hidden = 0;
  const isHidden = (name: string): boolean => name === 'script' || name === 'style';
  const parser = new Parser({
    onopentagname: (name) => void (hidden += isHidden(name) ? 1 : 0),
    onclosetag: (name) => {
      hidden -= isHidden(name) ? 1 : 0;
      text += ' ';
    },
    ontext: (piece) => void (text += hidden > 0 ? '' : piece),
  });
  parser.end(html);
  return text;
};

const readers = {
  pdf: textOfPdf,
  docx: textOfWord,
  txt: async (bytes) => new TextDecoder().decode(bytes),
  csv: async (bytes) => new TextDecoder().decode(bytes),
  html: async (bytes) => textOfHtml(new TextDecoder().decode(bytes)),
} as const satisfies Readonly<Record<string, (bytes: Buffer) => Promise<string>>>;

/** Extensions of files whose text the search finds. */
export const readableExtensions: readonly string[] = Object.keys(readers);

const isReadable = (extension: string): extension is keyof typeof readers =>
  Object.hasOwn(readers, extension);

/** Returns the text in a file, at most 100,000 characters. Throws if the file is damaged. */
export const textInFile = async (extension: string, bytes: Uint8Array): Promise<string> => {
  if (!isReadable(extension)) return '';
  const text = await readers[extension](Buffer.from(bytes));
  return (
    text
      // The database can't store the character 0.
      .replaceAll('\0', '')
      .replaceAll(/[^\S\n]+/g, ' ')
      .slice(0, longestText)
      .toWellFormed()
      .trim()
  );
};
