import type { FieldKind } from './field.ts';

/** Kinds whose answers are documents. */
export type DocumentKind = 'DOCUMENT' | 'SIGNATURE' | 'CERTIFICATE';

export const isDocumentKind = (kind: FieldKind): kind is DocumentKind =>
  kind === 'DOCUMENT' || kind === 'SIGNATURE' || kind === 'CERTIFICATE';
