import { isDocumentRef, readDocumentRef } from '../../document/document-ref.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { FieldShape } from '../field.ts';
import { readWrittenList, writeList } from '../written/written-list.ts';
import { cellOf, cellRefused, type KindRecord } from './kind-record.ts';
import { countRefusal, itemsOf, parseList } from './choice/value-list.ts';

/** Returns why a document doesn't fit the field, or null. */
export const documentRefusal = (ref: string, { constraints }: FieldShape): Refusal | null => {
  const extension = readDocumentRef(ref)?.extension;
  const { documentTypes, allowLink } = constraints;
  if (extension === undefined) return refuse('DocumentDoesNotExist');
  if (extension === 'link') return allowLink ? null : refuse('DocumentLinkNotAllowed');
  return documentTypes.length === 0 || documentTypes.includes(extension)
    ? null
    : refuse('DocumentTypeNotAllowed', { types: documentTypes.join(', ') });
};

/** Returns the documents that a text names by reference, or undefined for other text. */
const readRefs = (text: string): readonly string[] | null | undefined => {
  const refs = readWrittenList(text);
  if (refs.length === 0) return null;
  return refs.every(isDocumentRef) ? [...new Set(refs)] : undefined;
};

/** Documents by reference. Files can't be typed or read from cells. */
export const documentKind: KindRecord = {
  isMultiple: true,
  hasOptions: false,
  takesWords: false,
  filters: ['CONTAINS_ALL_OF'],
  constraints: ['multiple', 'documentTypes', 'allowLink', 'maxKilobytes'],
  parse: (raw) => {
    const refs = parseList(raw);
    return refs?.every(isDocumentRef) === false ? undefined : refs;
  },
  validate: (value, field) => {
    for (const ref of itemsOf(value)) {
      const refusal = documentRefusal(ref, field);
      if (refusal !== null) return refusal;
    }
    return countRefusal(value, field);
  },
  compare: null,
  format: (value, _, { nameOf = String }) => writeList(itemsOf(value).map((ref) => nameOf(ref))),
  parseText: readRefs,
  parseCell: (text) => {
    const refs = readRefs(text);
    return refs === undefined
      ? cellRefused(refuse('WrongValueType', { kind: 'DOCUMENT' }))
      : cellOf(refs);
  },
};
