import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { DatePicker } from '../date-picker/date-picker.tsx';
import { DocumentInput, type DocumentInputProps } from './document-input.tsx';
import classes from './certificate-input.module.css';

export interface CertificateInputProps extends Omit<DocumentInputProps, 'isSingle'> {
  /** `yyyy-MM-dd`, or text that isn't a date. Null if unknown. */
  readonly issued: string | null;
  readonly expires: string | null;
  readonly onIssued: (day: string | null) => void;
  readonly onExpires: (day: string | null) => void;
}

/** A document with its issue and expiry dates. */
export function CertificateInput({
  issued,
  expires,
  onIssued,
  onExpires,
  ...document
}: CertificateInputProps): ReactNode {
  const t = useText();
  return (
    <div className={classes.root} role="group" aria-label={document.label}>
      <DocumentInput {...document} isSingle />
      <div className={classes.days}>
        <DatePicker
          label={t('documents.issued')}
          value={issued}
          onChange={onIssued}
          onUnread={onIssued}
        />
        <DatePicker
          label={t('documents.expires')}
          value={expires}
          onChange={onExpires}
          onUnread={onExpires}
        />
      </div>
    </div>
  );
}
