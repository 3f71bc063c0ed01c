import { readCertificate, toCertificate } from '@baton/domain/field/kinds/certificate-kind';
import { itemsOf } from '@baton/domain/field/kinds/choice/value-list';
import type { DocumentKind } from '@baton/domain/field/document-kinds';
import type { FieldShape, FieldValue } from '@baton/domain/field/field';
import { useEffect, type ReactNode } from 'react';
import { addedDocument, type ListedDocument } from '../../lib/documents/shown-documents.ts';
import { useDocumentAnswer, type DocumentAnswer } from '../../lib/documents/use-document-answer.ts';
import { useSignatureAnswer } from '../../lib/documents/use-signature-answer.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { CertificateInput } from '../../ui/document-input/certificate-input.tsx';
import { DocumentInput } from '../../ui/document-input/document-input.tsx';
import type { FieldProps } from '../../ui/field/field.tsx';
import { SignatureInput } from '../../ui/signature-pad/signature-input.tsx';
import { useAnswerNames } from './answer-names.ts';

export interface DocumentFieldProps extends FieldProps {
  readonly kind: DocumentKind;
  readonly constraints: FieldShape['constraints'];
  readonly value: FieldValue | null;
  readonly known: readonly ListedDocument[];
  readonly onCommit: (value: FieldValue | null) => void;
  /** Reports whether an upload is in progress, which unmounting would lose. */
  readonly onUnderWay?: ((isUnderWay: boolean) => void) | undefined;
}

const useUnderWay = (isUnderWay: boolean, onUnderWay: DocumentFieldProps['onUnderWay']): void =>
  useEffect(() => onUnderWay?.(isUnderWay), [isUnderWay, onUnderWay]);

const isAnyUnderWay = ({ uploads }: Pick<DocumentAnswer, 'uploads'>): boolean =>
  uploads.some(({ error }) => error === null);

const refsOf = (value: FieldValue | null): readonly string[] =>
  value === null ? [] : itemsOf(value);

function DocumentsField({
  kind: _,
  constraints,
  value,
  known,
  onCommit,
  onUnderWay,
  ...field
}: DocumentFieldProps): ReactNode {
  const { onDocument } = useAnswerNames();
  const answer = useDocumentAnswer({
    refs: refsOf(value),
    known,
    constraints,
    onChange: (refs) => onCommit(refs.length === 0 ? null : refs),
    onAdded: onDocument,
  });
  useUnderWay(isAnyUnderWay(answer), onUnderWay);
  return <DocumentInput {...field} {...answer} isSingle={!constraints.multiple} />;
}

function SignatureField({
  value,
  known,
  onCommit,
  kind: _,
  constraints: _none,
  onUnderWay,
  ...field
}: DocumentFieldProps): ReactNode {
  const [ref = null] = refsOf(value);
  const { onDocument } = useAnswerNames();
  const { signed, isBusy, error, sign } = useSignatureAnswer(ref, known, (document) => {
    onDocument(document);
    onCommit([document.ref]);
  });
  useUnderWay(isBusy, onUnderWay);
  return (
    <SignatureInput
      {...field}
      error={error ?? field.error}
      signed={signed}
      isBusy={isBusy}
      onSign={(picture) => void sign(picture)}
      onDiscard={() => onCommit(null)}
    />
  );
}

function CertificateField({
  kind: _,
  constraints,
  value,
  known,
  onCommit,
  onUnderWay,
  ...field
}: DocumentFieldProps): ReactNode {
  const { onDocument } = useAnswerNames();
  const certificate = readCertificate(value);
  const { ref, issued, expires } = certificate;
  const change = (part: Partial<typeof certificate>): void =>
    onCommit(toCertificate({ ...certificate, ...part }));
  const answer = useDocumentAnswer({
    refs: ref === '' ? [] : [ref],
    known,
    constraints,
    onChange: (refs) => change({ ref: refs.at(-1) ?? '' }),
    onAdded: onDocument,
  });
  useUnderWay(isAnyUnderWay(answer), onUnderWay);
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

/** A field for documents: any number, a signature, or a certificate. */
export function DocumentField(props: DocumentFieldProps): ReactNode {
  const formats = useFormats();
  const { documents } = useAnswerNames();
  const known = [...props.known, ...documents.map((one) => addedDocument(one, formats))];
  switch (props.kind) {
    case 'SIGNATURE':
      return <SignatureField {...props} known={known} />;
    case 'CERTIFICATE':
      return <CertificateField {...props} known={known} />;
    default:
      return <DocumentsField {...props} known={known} />;
  }
}
