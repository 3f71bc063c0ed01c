import { useEffect, useRef, type ReactNode } from 'react';
import { focusAround } from '../../lib/focus/focus-around.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Button } from '../button/button.tsx';
import classes from './unsent-draft.module.css';

export interface UnsentDraftProps {
  readonly title: string;
  /** The text to copy. */
  readonly text: string;
  readonly onDiscard: () => void;
  /** True if it replaces an open editor. It is announced and takes focus if the editor had it. */
  readonly isSudden?: boolean;
  /** The content as shown. */
  readonly children: ReactNode;
}

/** A draft that the person can no longer save. They can copy or discard it. */
export function UnsentDraft({
  title,
  text,
  onDiscard,
  isSudden = false,
  children,
}: UnsentDraftProps): ReactNode {
  const t = useText();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (isSudden && (activeElement === body || activeElement === null)) section.current?.focus();
  }, [isSudden]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ tone: 'success', text: t('drafts.copied') });
    } catch {
      notify({ tone: 'danger', text: t('drafts.notCopied') });
    }
  };
  const discard = (): void => {
    focusAround(section.current);
    onDiscard();
    notify({ tone: 'success', text: t('drafts.discarded') });
  };
  return (
    <section ref={section} className={classes.draft} aria-label={title} tabIndex={-1}>
      <p className={classes.lead} role={isSudden ? 'alert' : 'status'}>
        {title}
      </p>
      {children}
      <div className={classes.buttons}>
        {window.isSecureContext && (
          <Button size="small" onClick={() => void copy()}>
            {t('drafts.copy')}
          </Button>
        )}
        <Button size="small" onClick={discard}>
          {t('drafts.discard')}
        </Button>
      </div>
    </section>
  );
}
