import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  /** Text of each page without spaces, which depend on the layout. */
  readonly pages: readonly string[];
  readonly text: string;
  readonly title: string;
  readonly language: string;
  /** Roles of the structure tree, such as H1 and TH, which screen readers use. */
  readonly roles: ReadonlySet<string>;
}

interface Structure {
  readonly role?: string;
  readonly children?: readonly object[];
}

const rolesIn = (part: Structure | null): readonly string[] =>
  part === null
    ? []
    : [...(part.role === undefined ? [] : [part.role]), ...(part.children ?? []).flatMap(rolesIn)];

export const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

/** Extracts text like Chromium, because pdf.js doesn't support replacement text yet. */
const textOf = async (content: Buffer): Promise<readonly string[]> => {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(content);
  const pages = [...document.pages()].map((page) => withoutSpaces(page.getText()));
  document.destroy();
  library.destroy();
  return pages;
};

/** Returns the text of a PDF, page by page. */
export const readPdf = async (content: Buffer): Promise<ReadPdf> => {
  const pages = await textOf(content);
  const task = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const document = await task.promise;
  const roles = new Set<string>();
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    for (const role of rolesIn(await page.getStructTree())) roles.add(role);
  }
  const info: object = (await document.getMetadata()).info;
  await task.destroy();
  const fact = (name: string): string =>
    String(Object.entries(info).find(([key]) => key === name)?.[1]);
  return { pages, text: pages.join('\n'), title: fact('Title'), language: fact('Language'), roles };
};
