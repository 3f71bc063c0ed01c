import { readDocumentRef } from '@baton/domain/document/document-ref';
import { documentTypes, isPreviewable } from '@baton/domain/document/document-types';
import { graphql, readInlineData } from 'react-relay';
import type {
  shownDocuments_document$data,
  shownDocuments_document$key,
} from '../../__generated__/shownDocuments_document.graphql.ts';
import type { Formats } from '../i18n/use-formats.ts';
import type { AddedDocument } from './use-uploads.ts';

type KnownDocument = Omit<shownDocuments_document$data, ' $fragmentType'>;

/** A document as shown in a list. */
export interface ListedDocument {
  readonly ref: string;
  readonly name: string;
  readonly icon: KnownDocument['icon'];
  readonly address: string | null;
  readonly isLink: boolean;
  readonly preview: string | null;
  readonly detail: string;
  /** Who added it and when. For a signature, who signed. */
  readonly signed: string;
}

const sizeText = (bytes: number, formats: Formats): string =>
  bytes < 1_048_576
    ? formats.number(Math.max(1, Math.round(bytes / 1024)), { style: 'unit', unit: 'kilobyte' })
    : formats.number(bytes / 1_048_576, {
        style: 'unit',
        unit: 'megabyte',
        maximumFractionDigits: 1,
      });

const detailOf = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ');

const previewOf = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}preview=1`;

/** Converts documents from the API. */
export const readDocuments = (
  keys: readonly shownDocuments_document$key[],
  formats: Formats,
): readonly ListedDocument[] =>
  keys.map((key) => {
    const document = readInlineData(
      graphql`
        fragment shownDocuments_document on Document @inline {
          ref
          name
          icon
          size
          address
          isLink
          isPreviewable
          createdAt
          createdBy {
            name
          }
        }
      `,
      key,
    );
    const {
      ref,
      name,
      icon,
      isLink,
      size,
      createdBy,
      createdAt,
      isPreviewable: isPicture,
    } = document;
    const address = document.address ?? null;
    const signed = detailOf([createdBy?.name, formats.moment(createdAt)]);
    return {
      ref,
      name,
      icon,
      isLink,
      address,
      preview: isPicture && address !== null ? previewOf(address) : null,
      detail: detailOf([isLink ? null : sizeText(size, formats), signed]),
      signed,
    };
  });

/** Returns a document that was just added here. Its author can always read it. */
export const addedDocument = (
  { ref, name, size, link }: AddedDocument,
  formats: Formats,
): ListedDocument => {
  const { id = '', extension = 'link' } = readDocumentRef(ref) ?? {};
  const address = link ?? `/files/${id}`;
  const isPicture = extension !== 'link' && isPreviewable(extension);
  return {
    ref,
    name,
    icon: extension === 'link' ? 'generic' : documentTypes[extension].icon,
    address,
    isLink: link !== null,
    preview: isPicture ? previewOf(address) : null,
    detail: link === null ? sizeText(size, formats) : '',
    signed: '',
  };
};

/** Returns the documents of a value in order, from the API or from uploads on this page. */
export const listedDocuments = (
  refs: readonly string[],
  known: readonly ListedDocument[],
  added: readonly AddedDocument[],
  formats: Formats,
): readonly ListedDocument[] =>
  refs.flatMap((ref) => {
    const loaded = known.find((one) => one.ref === ref);
    const fresh = added.find((one) => one.ref === ref);
    return loaded ?? (fresh === undefined ? [] : addedDocument(fresh, formats));
  });
