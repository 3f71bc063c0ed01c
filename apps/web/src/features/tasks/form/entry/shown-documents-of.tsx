import type { FieldKind } from '@baton/domain/field/field';
import type { ReactNode } from 'react';
import type { ListedDocument } from '../../../../lib/documents/shown-documents.ts';
import { DocumentList } from '../../../../ui/document-input/document-list.tsx';
import { Signed } from '../../../../ui/signature-pad/signed.tsx';

interface ShownDocumentsProps {
  readonly kind: FieldKind;
  readonly label: string;
  readonly documents: readonly ListedDocument[];
}

/** Documents of a read-only field. Renders nothing without documents. */
export function ShownDocuments({ kind, label, documents }: ShownDocumentsProps): ReactNode {
  const [first] = documents;
  if (first === undefined) return null;
  return kind === 'SIGNATURE' ? (
    <Signed picture={first.preview} label={label} detail={first.signed} />
  ) : (
    <DocumentList documents={documents} label={label} />
  );
}
