import { isPlainDate } from '../../core/plain-date.ts';
import { refuse } from '../../core/refusal.ts';
import { isDocumentRef } from '../../document/document-ref.ts';
import type { FieldValue } from '../field.ts';
import { documentRefusal } from './document-kind.ts';
import { cellOf, cellRefused, type KindRecord } from './kind-record.ts';
import { itemsOf } from './choice/value-list.ts';

/** The parts of a certificate; unknown ones are empty. */
export interface Certificate {
  readonly ref: string;
  readonly issued: string;
  readonly expires: string;
}

export const readCertificate = (value: FieldValue | null): Certificate => {
  const [ref = '', issued = '', expires = ''] = value === null ? [] : itemsOf(value);
  return { ref, issued, expires };
};

/** Returns null if all parts are empty. */
export const toCertificate = ({ ref, issued, expires }: Certificate): readonly string[] | null =>
  ref === '' && issued === '' && expires === '' ? null : [ref, issued, expires];

const isDay = (text: string): boolean => text === '' || isPlainDate(text);

const parse = (raw: unknown): readonly string[] | null | undefined => {
  if (raw === null) return null;
  if (!Array.isArray(raw) || raw.length !== 3) return undefined;
  const [ref, issued, expires]: readonly unknown[] = raw;
  if (typeof ref !== 'string' || typeof issued !== 'string' || typeof expires !== 'string')
    return undefined;
  const isKnown = (ref === '' || isDocumentRef(ref)) && isDay(issued) && isDay(expires);
  return isKnown ? toCertificate({ ref, issued, expires }) : undefined;
};

const readText = (text: string): readonly string[] | null | undefined => {
  const pieces = text.split(';').map((piece) => piece.trim());
  return pieces.every((piece) => piece === '') ? null : parse(pieces);
};

/** A document with its issue date and, if it expires, its last valid day. */
export const certificateKind: KindRecord = {
  isMultiple: true,
  hasOptions: false,
  takesWords: false,
  filters: ['CONTAINS_ALL_OF'],
  constraints: ['documentTypes', 'allowLink', 'maxKilobytes'],
  parse,
  validate: (value, field, { today }) => {
    const { ref, issued, expires } = readCertificate(value);
    if (!isDay(issued) || !isDay(expires)) return refuse('InvalidDate');
    if (ref === '') return refuse('CertificateWithoutDocument');
    if (issued !== '' && expires !== '' && expires < issued)
      return refuse('CertificateEndsBeforeIssue');
    if (today !== null && expires !== '' && expires < today) return refuse('CertificateExpired');
    return documentRefusal(ref, field);
  },
  compare: null,
  format: (value, _, { nameOf = String }) => {
    const { ref, issued, expires } = readCertificate(value);
    return [ref === '' ? '' : nameOf(ref), issued, expires].join('; ');
  },
  parseText: readText,
  parseCell: (text) => {
    const value = readText(text);
    return value === undefined
      ? cellRefused(refuse('WrongValueType', { kind: 'CERTIFICATE' }))
      : cellOf(value);
  },
};
