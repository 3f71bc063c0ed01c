import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Button } from '../button/button.tsx';
import classes from './stranded-text.module.css';

export interface StrandedTextProps {
  /** What it was to become, such as "Description". */
  readonly label: string;
  readonly text: string;
  readonly onDiscard: () => void;
}

/** What somebody had begun to write where they may not any more: theirs to take along, or to give up. */
export function StrandedText({ label, text, onDiscard }: StrandedTextProps): ReactNode {
  const t = useText();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    notify({ tone: 'success', text: t('kept.copied') });
  };
  return (
    <section className={classes.stranded} aria-label={t('kept.stranded', { name: label })}>
      <p className={classes.lead} role="status">
        {t('kept.stranded', { name: label })}
      </p>
      <p className={classes.text}>{text}</p>
      <div className={classes.buttons}>
        {window.isSecureContext && (
          <Button size="small" onClick={() => void copy()}>
            {t('kept.copy')}
          </Button>
        )}
        <Button size="small" onClick={onDiscard}>
          {t('kept.discard')}
        </Button>
      </div>
    </section>
  );
}
