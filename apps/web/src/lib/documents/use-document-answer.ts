import { documentExtensions } from '@baton/domain/document/document-types';
import type { FieldConstraints } from '@baton/domain/field/field-constraints';
import { useEffect, useRef } from 'react';
import { useFormats } from '../i18n/use-formats.ts';
import { listedDocuments, type ListedDocument } from './shown-documents.ts';
import { useUploads, type AddedDocument, type Uploads } from './use-uploads.ts';

interface DocumentAnswerOptions {
  readonly refs: readonly string[];
  /** Documents that the API returned. */
  readonly known: readonly ListedDocument[];
  readonly constraints: Pick<FieldConstraints, 'documentTypes' | 'allowLink' | 'maxKilobytes'> & {
    readonly multiple?: boolean;
  };
  readonly onChange: (refs: readonly string[]) => void;
  /** Called after an upload that the API data doesn't contain yet. */
  readonly onAdded: (document: AddedDocument) => void;
}

/** State and actions of a document input for these values. */
export interface DocumentAnswer {
  readonly documents: readonly ListedDocument[];
  readonly uploads: Uploads['uploads'];
  readonly accept: readonly string[];
  readonly allowsLink: boolean;
  readonly onFiles: Uploads['addFiles'];
  readonly onLink: Uploads['addLink'];
  readonly onRemove: (ref: string) => void;
  readonly onCancel: Uploads['cancel'];
  readonly onRetry: Uploads['retry'];
}

export function useDocumentAnswer({
  refs,
  known,
  constraints: { documentTypes, allowLink, maxKilobytes, multiple = true },
  onChange,
  onAdded,
}: DocumentAnswerOptions): DocumentAnswer {
  const formats = useFormats();
  const accept = documentTypes.length === 0 ? documentExtensions : documentTypes;
  // Two uploads can finish before the first one is rendered.
  const latest = useRef(refs);
  useEffect(() => {
    latest.current = refs;
  }, [refs]);
  const become = (next: readonly string[]): void => {
    latest.current = next;
    onChange(next);
  };
  const uploads = useUploads({ accept, maxKilobytes }, (document) => {
    onAdded(document);
    // A field for one document replaces the old one.
    become([...(multiple ? latest.current : []), document.ref]);
  });
  return {
    documents: listedDocuments(refs, known, uploads.added, formats),
    uploads: uploads.uploads,
    accept,
    allowsLink: allowLink,
    onFiles: uploads.addFiles,
    onLink: uploads.addLink,
    onRemove: (ref) => become(latest.current.filter((one) => one !== ref)),
    onCancel: uploads.cancel,
    onRetry: uploads.retry,
  };
}
