import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import classes from './signed.module.css';

export interface SignedProps {
  /** URL of the picture. Null if it no longer exists. */
  readonly picture: string | null;
  /** Label of the field. */
  readonly label: string;
  /** Who signed and when. */
  readonly detail: string;
  readonly onSignAgain?: (() => void) | undefined;
}

/** A stored signature. */
export function Signed({ picture, label, detail, onSignAgain }: SignedProps): ReactNode {
  const t = useText();
  return (
    <div className={classes.root}>
      {picture !== null && (
        <img
          className={classes.picture}
          src={picture}
          alt={t('widgets.signatureOf', { name: label })}
        />
      )}
      <div className={classes.foot}>
        <span className={classes.detail}>{detail}</span>
        {onSignAgain !== undefined && (
          <Button size="small" kind="subtle" icon={<PenLine />} onClick={onSignAgain}>
            {t('documents.signAgain')}
          </Button>
        )}
      </div>
    </div>
  );
}
