import type { DocumentKind } from '@baton/domain/field/document-kinds';
import type { CellContent, FieldColumn, FieldValue } from '@baton/domain/field/field';
import { asCell } from '@baton/domain/field/kinds/table-rows';
import { documentsOfValue } from '@baton/domain/field/values/documents-of-value';
import { useState, type ReactNode } from 'react';
import type { ListedDocument } from '../../lib/documents/shown-documents.ts';
import { useValueText } from '../../lib/fields/use-value-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DocumentList } from '../../ui/document-input/document-list.tsx';
import { Signed } from '../../ui/signature-pad/signed.tsx';
import { DocumentField } from './document-field.tsx';

export interface CellDocumentsProps {
  readonly column: FieldColumn & { readonly kind: DocumentKind };
  /** Row number, starting with 1. */
  readonly row: number;
  readonly value: CellContent | null;
  readonly documents: readonly ListedDocument[];
  readonly isReadOnly: boolean;
  readonly onCommit: (value: CellContent | null) => void;
  readonly onClose: () => void;
}

/** Dialog for the documents of a cell. It can't be closed until all uploads are done. */
export function CellDocuments({
  column,
  row,
  value,
  documents,
  isReadOnly,
  onCommit,
  onClose,
}: CellDocumentsProps): ReactNode {
  const t = useText();
  const [isUnderWay, setUnderWay] = useState(false);
  const blockedReason = isUnderWay ? t('documents.underWay') : null;
  const title = t('productObjects.cell', { column: column.name, row });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      blockedReason={blockedReason}
      footer={
        <Button kind="primary" disabledReason={blockedReason} onClick={onClose}>
          {t('ui.close')}
        </Button>
      }
    >
      {isReadOnly ? (
        <Shown {...{ column, value, documents }} />
      ) : (
        <DocumentField
          label={column.name}
          required={column.required}
          kind={column.kind}
          constraints={column.constraints}
          value={value}
          known={documents}
          onCommit={(next: FieldValue | null) => onCommit(asCell(next))}
          onUnderWay={setUnderWay}
        />
      )}
    </Dialog>
  );
}

function Shown({
  column,
  value,
  documents,
}: Pick<CellDocumentsProps, 'column' | 'value' | 'documents'>): ReactNode {
  const t = useText();
  const valueText = useValueText();
  const refs = documentsOfValue(value, { kind: column.kind, columns: [] });
  const shown = refs.flatMap((ref) => documents.find((one) => one.ref === ref) ?? []);
  const [first] = shown;
  if (value === null || first === undefined) return <p>{t('fields.nothing')}</p>;
  if (column.kind === 'SIGNATURE')
    return <Signed picture={first.preview} label={column.name} detail={first.signed} />;
  return (
    <>
      <DocumentList documents={shown} label={column.name} />
      {column.kind === 'CERTIFICATE' && (
        <p>
          {valueText(column, value, (ref) => documents.find((one) => one.ref === ref)?.name ?? '')}
        </p>
      )}
    </>
  );
}
