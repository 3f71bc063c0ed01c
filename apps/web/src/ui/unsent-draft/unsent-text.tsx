import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { UnsentDraft } from './unsent-draft.tsx';
import classes from './unsent-draft.module.css';

export interface UnsentTextProps {
  /** Label of the field, such as "Description". */
  readonly label: string;
  readonly text: string;
  readonly onDiscard: () => void;
}

/** An unsent text that the person can no longer save. */
export function UnsentText({ label, text, onDiscard }: UnsentTextProps): ReactNode {
  const t = useText();
  return (
    <UnsentDraft title={t('drafts.unsent', { name: label })} {...{ text, onDiscard }}>
      <p className={classes.text}>{text}</p>
    </UnsentDraft>
  );
}
