import { isDocumentExtension, type DocumentExtension } from './document-types.ts';

/**
 * A document in a value: its id, a dot, and its extension, or `link` for an external one. Fields
 * can be validated by the value alone; that both belong together is checked where documents are
 * stored.
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
