import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import type { CommentQueue, QueuedComment } from './comment-queue.ts';
import classes from './comments.module.css';

export interface QueuedCommentsProps {
  readonly queue: CommentQueue;
  readonly comments: readonly QueuedComment[];
}

/** Returns the text of a comment without formatting. Scripts in it don't run. */
const textOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent;

/** Comments that wait for a connection, or that were refused when it came back. */
export function QueuedComments({ queue, comments }: QueuedCommentsProps): ReactNode {
  const t = useText();
  return (
    <ol className={classes.list} aria-label={t('comments.queued')}>
      {comments.map(({ input: { idempotencyKey: key, body }, refusal }) => (
        <li key={key} className={classes.item}>
          <p>{textOf(body)}</p>
          <p className={classes.note} role="status">
            {refusal === null ? (
              <>
                <CloudOff size={14} aria-hidden="true" />
                {t('comments.waits')}
              </>
            ) : (
              <span className={classes.error}>{errorText(t, refusal)}</span>
            )}
          </p>
          <div className={classes.tools}>
            {refusal !== null && (
              <Button size="small" onClick={() => queue.retry(key)}>
                {t('ui.tryAgain')}
              </Button>
            )}
            <Button kind="subtle" size="small" onClick={() => queue.discard(key)}>
              {t('comments.discard')}
            </Button>
          </div>
        </li>
      ))}
    </ol>
  );
}
