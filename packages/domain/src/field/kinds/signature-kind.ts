import { readDocumentRef } from '../../document/document-ref.ts';
import { refuse } from '../../core/refusal.ts';
import { documentKind } from './document-kind.ts';
import type { KindRecord } from './kind-record.ts';
import { itemsOf } from './value-list.ts';

/** A name as somebody drew or wrote it: a picture kept as a document, whose author and time are who signed, and when. */
export const signatureKind: KindRecord = {
  ...documentKind,
  constraints: [],
  validate: (value) => {
    const [ref = '', ...others] = itemsOf(value);
    if (others.length > 0) return refuse('TooMany', { count: others.length + 1, max: 1 });
    return readDocumentRef(ref)?.extension === 'png' ? null : refuse('NoSignature');
  },
};
