import { documentExtensions } from '@baton/domain/document/document-types';
import type { FieldConstraints } from '@baton/domain/field/field-constraints';
import { useEffect, useRef } from 'react';
import { useFormats } from '../i18n/use-formats.ts';
import { listedDocuments, type ListedDocument } from './shown-documents.ts';
import { useUploads, type AddedDocument, type Uploads } from './use-uploads.ts';

interface DocumentAnswerOptions {
  readonly refs: readonly string[];
  /** What the API tells of them. */
  readonly known: readonly ListedDocument[];
  readonly constraints: Pick<FieldConstraints, 'documentTypes' | 'allowLink' | 'maxKilobytes'> & {
    readonly multiple?: boolean;
  };
  readonly onChange: (refs: readonly string[]) => void;
  /** A document has arrived that the API tells nothing of yet. */
  readonly onAdded: (document: AddedDocument) => void;
}

/** What the input of documents shows and does, for a field that holds these. */
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
  // Two files may arrive before what the first one led to is shown.
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
    // Where one is taken, the new one stands in the place of the old.
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
