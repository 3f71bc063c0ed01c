import { mostCommentDocuments } from '@baton/domain/comment/comment';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useDocumentAnswer } from '../../lib/documents/use-document-answer.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { DocumentInput } from '../../ui/document-input/document-input.tsx';

export interface CommentDocumentsProps {
  /** References of the attached documents. */
  readonly refs: readonly string[];
  /** False for people without an account, who can't add links. */
  readonly allowLink?: boolean;
  readonly onChange: (refs: readonly string[]) => void;
  /** Called when uploads start, and when the last one ends. */
  readonly onUploading: (isUploading: boolean) => void;
}

/** Attaches files and links to a comment. */
export function CommentDocuments({
  refs,
  allowLink = true,
  onChange,
  onUploading,
}: CommentDocumentsProps): ReactNode {
  const t = useText();
  const [limit, setLimit] = useState<string | undefined>();
  const answer = useDocumentAnswer({
    ...{ refs, known: [], constraints: { documentTypes: [], allowLink, maxKilobytes: null } },
    onChange: (next) => {
      setLimit(
        next.length > mostCommentDocuments
          ? t('errors.TooMany', { count: next.length, max: mostCommentDocuments })
          : undefined,
      );
      onChange(next.slice(0, mostCommentDocuments));
    },
    onAdded: () => undefined,
  });
  const isUploading = answer.uploads.some((upload) => upload.error === null);
  const tell = useEffectEvent(onUploading);
  useEffect(() => {
    tell(isUploading);
    return () => tell(false);
  }, [isUploading]);
  return <DocumentInput {...answer} label={t('comments.attachments')} error={limit} />;
}
