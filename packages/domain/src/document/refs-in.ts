import { isDocumentRef, type DocumentRef } from './document-ref.ts';

/** Returns all documents in a value, at any depth. */
export const refsIn = (value: unknown): readonly DocumentRef[] => {
  const found = new Set<DocumentRef>();
  const look = (part: unknown): void => {
    if (typeof part === 'string') {
      if (isDocumentRef(part)) found.add(part);
    } else if (typeof part === 'object' && part !== null) {
      for (const inner of Object.values(part)) look(inner);
    }
  };
  look(value);
  return [...found];
};

/** Returns whether a value has documents that it didn't have before. */
export const hasNewRefs = (before: unknown, after: unknown): boolean => {
  const known = refsIn(before);
  return refsIn(after).some((ref) => !known.includes(ref));
};
