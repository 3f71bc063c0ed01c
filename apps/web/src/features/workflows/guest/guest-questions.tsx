import { commentBodyRefusal } from '@baton/domain/comment/comment';
import { plainToRichText } from '@baton/domain/core/rich-text';
import { useState, type ReactNode } from 'react';
import { asApiError } from '../../../lib/api/graphql-error.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import classes from './guest.module.css';

export interface OutsideComment {
  readonly id: string;
  readonly body: string;
  readonly authorName: string;
  readonly isOwn: boolean;
  readonly createdAt: string;
}

export interface GuestQuestionsProps {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly action: string;
  readonly comments: readonly OutsideComment[];
  /** Sends a text. Throws why it was refused. */
  readonly onSend: (idempotencyKey: string, body: string) => Promise<void>;
}

/** Messages between someone without an account and the people of the workspace. */
export function GuestQuestions({
  title,
  label,
  hint,
  action,
  comments,
  onSend,
}: GuestQuestionsProps): ReactNode {
  const t = useText();
  const formats = useFormats();
  const [text, setText] = useState('');
  const [key, setKey] = useState(newKey);
  const [error, setError] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const send = async (): Promise<void> => {
    const body = plainToRichText(text.trim());
    const refusal = commentBodyRefusal(body);
    setError(refusal === null ? null : errorText(t, refusal));
    if (refusal !== null) return;
    setIsPending(true);
    try {
      await onSend(key, body);
      setText('');
      setKey(newKey());
    } catch (thrown) {
      setError(errorText(t, asApiError(thrown)));
    }
    setIsPending(false);
  };
  return (
    <section className={classes.section} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      {comments.length > 0 && (
        <ol className={classes.comments}>
          {comments.map(({ id, body, authorName, isOwn, createdAt }) => (
            <li key={id} className={classes.comment} data-own={isOwn || undefined}>
              <p className={classes.quiet}>
                <strong>{isOwn ? t('guestPage.you') : authorName}</strong>{' '}
                <time dateTime={createdAt}>{formats.full(createdAt)}</time>
              </p>
              <RichTextView html={body} />
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
      <Button loading={isPending} onClick={() => void send()}>
        {action}
      </Button>
    </section>
  );
}
