import { isDocumentExtension, type DocumentExtension } from './document-types.ts';

/**
 * How values name a document: its id and, behind a dot, its extension, or `link` where it lies
 * somewhere else. So what a field takes can be judged from the value alone; that the two belong
 * together is asked where the documents are.
 */
export type DocumentRef = string;

export interface DocumentRefParts {
  readonly id: string;
  readonly extension: DocumentExtension | 'link';
}

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z]+)$/;

export const toDocumentRef = ({ id, extension }: DocumentRefParts): DocumentRef =>
  `${id}.${extension}`;

export const readDocumentRef = (ref: string): DocumentRefParts | null => {
  const [, id, extension] = shape.exec(ref) ?? [];
  if (id === undefined || extension === undefined) return null;
  if (extension !== 'link' && !isDocumentExtension(extension)) return null;
  return { id, extension };
};

export const isDocumentRef = (text: string): boolean => readDocumentRef(text) !== null;
