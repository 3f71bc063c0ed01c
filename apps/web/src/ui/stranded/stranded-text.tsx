import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Stranded } from './stranded.tsx';
import classes from './stranded.module.css';

export interface StrandedTextProps {
  /** Label of the field, such as "Description". */
  readonly label: string;
  readonly text: string;
  readonly onDiscard: () => void;
}

/** An unsent text that the person can no longer save. */
export function StrandedText({ label, text, onDiscard }: StrandedTextProps): ReactNode {
  const t = useText();
  return (
    <Stranded title={t('kept.stranded', { name: label })} {...{ text, onDiscard }}>
      <p className={classes.text}>{text}</p>
    </Stranded>
  );
}
