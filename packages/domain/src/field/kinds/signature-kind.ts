import { readDocumentRef } from '../../document/document-ref.ts';
import { refuse } from '../../core/refusal.ts';
import { documentKind } from './document-kind.ts';
import type { KindRecord } from './kind-record.ts';
import { itemsOf } from './choice/value-list.ts';

/**
 * A drawn or typed signature: an image stored as a document, whose author and time are the signer
 * and time of signing.
 */
export const signatureKind: KindRecord = {
  ...documentKind,
  constraints: [],
  validate: (value) => {
    const [ref = '', ...others] = itemsOf(value);
    if (others.length > 0) return refuse('TooMany', { count: others.length + 1, max: 1 });
    return readDocumentRef(ref)?.extension === 'png' ? null : refuse('NoSignature');
  },
};
