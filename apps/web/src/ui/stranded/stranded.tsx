import { useEffect, useRef, type ReactNode } from 'react';
import { focusAround } from '../../lib/focus/focus-around.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Button } from '../button/button.tsx';
import classes from './stranded.module.css';

export interface StrandedProps {
  readonly title: string;
  /** As it is taken along. */
  readonly text: string;
  readonly onDiscard: () => void;
  /** It takes the place of where it was just being typed: it is told at once, and has the focus where that is lost. */
  readonly isSudden?: boolean;
  /** What it looks like. */
  readonly children: ReactNode;
}

/** What somebody had begun where they may not go on: theirs to take along, or to give up. */
export function Stranded({
  title,
  text,
  onDiscard,
  isSudden = false,
  children,
}: StrandedProps): ReactNode {
  const t = useText();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (isSudden && (activeElement === body || activeElement === null)) section.current?.focus();
  }, [isSudden]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ tone: 'success', text: t('kept.copied') });
    } catch {
      notify({ tone: 'danger', text: t('kept.notCopied') });
    }
  };
  const discard = (): void => {
    focusAround(section.current);
    onDiscard();
    notify({ tone: 'success', text: t('kept.discarded') });
  };
  return (
    <section ref={section} className={classes.stranded} aria-label={title} tabIndex={-1}>
      <p className={classes.lead} role={isSudden ? 'alert' : 'status'}>
        {title}
      </p>
      {children}
      <div className={classes.buttons}>
        {window.isSecureContext && (
          <Button size="small" onClick={() => void copy()}>
            {t('kept.copy')}
          </Button>
        )}
        <Button size="small" onClick={discard}>
          {t('kept.discard')}
        </Button>
      </div>
    </section>
  );
}
