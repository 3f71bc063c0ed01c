import { readCertificate, toCertificate } from '@baton/domain/field/kinds/certificate-kind';
import { itemsOf } from '@baton/domain/field/kinds/value-list';
import type { DocumentKind } from '@baton/domain/field/document-kinds';
import type { FieldShape, FieldValue } from '@baton/domain/field/field';
import type { ReactNode } from 'react';
import type { ListedDocument } from '../../lib/documents/shown-documents.ts';
import { useDocumentAnswer } from '../../lib/documents/use-document-answer.ts';
import { useSignatureAnswer } from '../../lib/documents/use-signature-answer.ts';
import { CertificateInput } from '../../ui/document-input/certificate-input.tsx';
import { DocumentInput } from '../../ui/document-input/document-input.tsx';
import type { FieldProps } from '../../ui/field/field.tsx';
import { SignatureInput } from '../../ui/signature-pad/signature-input.tsx';

export interface DocumentFieldProps extends FieldProps {
  readonly kind: DocumentKind;
  readonly constraints: FieldShape['constraints'];
  readonly value: FieldValue | null;
  readonly known: readonly ListedDocument[];
  readonly onCommit: (value: FieldValue | null) => void;
}

const refsOf = (value: FieldValue | null): readonly string[] =>
  value === null ? [] : itemsOf(value);

function DocumentsField({
  kind: _,
  constraints,
  value,
  known,
  onCommit,
  ...field
}: DocumentFieldProps): ReactNode {
  const answer = useDocumentAnswer({
    refs: refsOf(value),
    known,
    constraints,
    onChange: (refs) => onCommit(refs.length === 0 ? null : refs),
  });
  return <DocumentInput {...field} {...answer} />;
}

function SignatureField({
  value,
  known,
  onCommit,
  kind: _,
  constraints: _none,
  ...field
}: DocumentFieldProps): ReactNode {
  const [ref = null] = refsOf(value);
  const { signed, isBusy, error, sign } = useSignatureAnswer(ref, known, (next) =>
    onCommit([next]),
  );
  return (
    <SignatureInput
      {...field}
      error={error ?? field.error}
      signed={signed}
      isBusy={isBusy}
      onSign={(picture) => void sign(picture)}
      onTakeBack={() => onCommit(null)}
    />
  );
}

function CertificateField({
  kind: _,
  constraints,
  value,
  known,
  onCommit,
  ...field
}: DocumentFieldProps): ReactNode {
  const certificate = readCertificate(value);
  const { ref, issued, expires } = certificate;
  const change = (part: Partial<typeof certificate>): void =>
    onCommit(toCertificate({ ...certificate, ...part }));
  const answer = useDocumentAnswer({
    refs: ref === '' ? [] : [ref],
    known,
    constraints,
    onChange: (refs) => change({ ref: refs.at(-1) ?? '' }),
  });
  return (
    <CertificateInput
      {...field}
      {...answer}
      issued={issued === '' ? null : issued}
      expires={expires === '' ? null : expires}
      onIssued={(day) => change({ issued: day ?? '' })}
      onExpires={(day) => change({ expires: day ?? '' })}
    />
  );
}

/** A field that is answered with documents: any number, a signature, or a certificate. */
export function DocumentField(props: DocumentFieldProps): ReactNode {
  switch (props.kind) {
    case 'SIGNATURE':
      return <SignatureField {...props} />;
    case 'CERTIFICATE':
      return <CertificateField {...props} />;
    default:
      return <DocumentsField {...props} />;
  }
}
