import type { FieldKind } from './field.ts';

/** Field types whose values are documents. */
export type DocumentKind = 'DOCUMENT' | 'SIGNATURE' | 'CERTIFICATE';

export const isDocumentKind = (kind: FieldKind): kind is DocumentKind =>
  kind === 'DOCUMENT' || kind === 'SIGNATURE' || kind === 'CERTIFICATE';
