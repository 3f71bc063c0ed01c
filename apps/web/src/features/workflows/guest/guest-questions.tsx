import { commentBodyRefusal } from '@baton/domain/comment/comment';
import { plainToRichText } from '@baton/domain/core/rich-text';
import { Paperclip } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CommentDocuments } from '../../../fields/comment-documents/comment-documents.tsx';
import { UploadTargetContext, type UploadTarget } from '../../../lib/documents/upload-target.ts';
import { asApiError } from '../../../lib/api/graphql-error.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { OutsideDocuments, type OutsideDocument } from './outside-documents.tsx';
import classes from './guest.module.css';

export interface OutsideComment {
  readonly id: string;
  readonly body: string;
  readonly authorName: string;
  readonly isOwn: boolean;
  readonly createdAt: string;
  readonly documents: readonly OutsideDocument[];
}

export interface OutsideMessage {
  readonly idempotencyKey: string;
  readonly body: string;
  /** References of uploaded files. */
  readonly documents: readonly string[];
}

export interface GuestQuestionsProps {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly action: string;
  readonly comments: readonly OutsideComment[];
  /** Where files are uploaded. Downloads are below the same address. */
  readonly target: UploadTarget;
  readonly allowsFiles?: boolean;
  /** Added to the address of each download, such as its task. */
  readonly query?: string;
  /** Sends a text with files. Throws why it was refused. */
  readonly onSend: (message: OutsideMessage) => Promise<void>;
}

/** Messages between someone without an account and the people of the workspace. */
export function GuestQuestions({
  title,
  label,
  hint,
  action,
  comments,
  target,
  allowsFiles = true,
  query = '',
  onSend,
}: GuestQuestionsProps): ReactNode {
  const t = useText();
  const formats = useFormats();
  const [text, setText] = useState('');
  const [key, setKey] = useState(newKey);
  const [error, setError] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  /** Null while nothing is being attached. */
  const [documents, setDocuments] = useState<readonly string[] | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  const send = async (): Promise<void> => {
    const body = plainToRichText(text.trim());
    const refusal = commentBodyRefusal(body);
    setError(refusal === null ? null : errorText(t, refusal));
    if (refusal !== null) return;
    setIsPending(true);
    try {
      await onSend({ idempotencyKey: key, body, documents: documents ?? [] });
      setText('');
      setDocuments(null);
      setKey(newKey());
    } catch (thrown) {
      setError(errorText(t, asApiError(thrown)));
    }
    setIsPending(false);
  };
  return (
    <UploadTargetContext value={target}>
      <section className={classes.section} aria-label={title}>
        <h2 className={classes.heading}>{title}</h2>
        {comments.length > 0 && (
          <ol className={classes.comments}>
            {comments.map(({ id, body, authorName, isOwn, createdAt, documents: attached }) => (
              <li key={id} className={classes.comment} data-own={isOwn || undefined}>
                <p className={classes.quiet}>
                  <strong>{isOwn ? t('guestPage.you') : authorName}</strong>{' '}
                  <time dateTime={createdAt}>{formats.full(createdAt)}</time>
                </p>
                <RichTextView html={body} />
                <OutsideDocuments documents={attached} query={query} />
              </li>
            ))}
          </ol>
        )}
        <TextArea
          label={label}
          description={hint}
          value={text}
          error={error}
          onChange={(typed) => {
            setText(typed);
            setError(null);
            setKey(newKey());
          }}
        />
        {documents !== null && (
          <CommentDocuments
            refs={documents}
            allowLink={false}
            onChange={(refs) => {
              setDocuments(refs);
              setKey(newKey());
            }}
            onUploading={setIsUploading}
          />
        )}
        <div className={classes.actions}>
          <Button loading={isPending} disabled={isUploading} onClick={() => void send()}>
            {action}
          </Button>
          {allowsFiles && documents === null && (
            <Button kind="subtle" icon={<Paperclip />} onClick={() => setDocuments([])}>
              {t('comments.attach')}
            </Button>
          )}
        </div>
      </section>
    </UploadTargetContext>
  );
}
