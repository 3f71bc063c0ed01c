import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './conflict-note.module.css';

/** Shown below an editor with typed text: the value that someone else has saved since. */
export function ConflictNote({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useText();
  return (
    <div role="status" className={classes.overtaken}>
      <p className={classes.lead}>{t('ui.overtaken')}</p>
      {children}
    </div>
  );
}
