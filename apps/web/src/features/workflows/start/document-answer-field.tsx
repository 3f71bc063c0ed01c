import type { FieldShape, FieldValue } from '@baton/domain/field/field';
import { readCertificate, toCertificate } from '@baton/domain/field/kinds/certificate-kind';
import { itemsOf } from '@baton/domain/field/kinds/value-list';
import type { ReactNode } from 'react';
import { useDocumentAnswer } from '../../../lib/documents/use-document-answer.ts';
import { useSignatureAnswer } from '../../../lib/documents/use-signature-answer.ts';
import { CertificateInput } from '../../../ui/document-input/certificate-input.tsx';
import { DocumentInput } from '../../../ui/document-input/document-input.tsx';
import type { FieldProps } from '../../../ui/field/field.tsx';
import { SignatureInput } from '../../../ui/signature-pad/signature-input.tsx';

interface DocumentAnswerFieldProps extends FieldProps {
  readonly shape: FieldShape;
  readonly value: FieldValue | null;
  readonly onAnswer: (value: FieldValue | null) => void;
}

/** A question at the start that is answered with documents, all of them added here. */
export function DocumentAnswerField(props: DocumentAnswerFieldProps): ReactNode {
  switch (props.shape.kind) {
    case 'SIGNATURE':
      return <SignatureAnswerField {...props} />;
    case 'CERTIFICATE':
      return <CertificateAnswerField {...props} />;
    default:
      return <DocumentsAnswerField {...props} />;
  }
}

const refsOf = (value: FieldValue | null): readonly string[] =>
  value === null ? [] : itemsOf(value);

function DocumentsAnswerField({
  shape: { constraints },
  value,
  onAnswer,
  ...field
}: DocumentAnswerFieldProps): ReactNode {
  const answer = useDocumentAnswer({
    refs: refsOf(value),
    known: [],
    constraints,
    onChange: (refs) => onAnswer(refs.length === 0 ? null : refs),
  });
  return <DocumentInput {...field} {...answer} />;
}

function SignatureAnswerField({
  shape: _,
  value,
  onAnswer,
  ...field
}: DocumentAnswerFieldProps): ReactNode {
  const [ref = null] = refsOf(value);
  const { sign, error, ...signature } = useSignatureAnswer(ref, [], (next) => onAnswer([next]));
  return (
    <SignatureInput
      {...field}
      {...signature}
      error={error ?? field.error}
      onSign={(picture) => void sign(picture)}
      onTakeBack={() => onAnswer(null)}
    />
  );
}

function CertificateAnswerField({
  shape: { constraints },
  value,
  onAnswer,
  ...field
}: DocumentAnswerFieldProps): ReactNode {
  const certificate = readCertificate(value);
  const { ref, issued, expires } = certificate;
  const change = (part: Partial<typeof certificate>): void =>
    onAnswer(toCertificate({ ...certificate, ...part }));
  const answer = useDocumentAnswer({
    refs: ref === '' ? [] : [ref],
    known: [],
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
