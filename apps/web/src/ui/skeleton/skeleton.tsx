import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './skeleton.module.css';

export interface SkeletonProps {
  readonly rows?: number | undefined;
  readonly variant?: 'rows' | 'text' | 'cards' | undefined;
}

const widths = ['62%', '44%', '71%', '53%', '38%', '66%', '49%', '57%'];

/**
 * A placeholder for content that loads. Appears after a delay, so that fast responses don't
 * flicker.
 */
export function Skeleton({ rows = 8, variant = 'rows' }: SkeletonProps): ReactNode {
  const t = useText();
  return (
    <div className={classes.root} data-variant={variant} role="status" aria-label={t('ui.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.row}>
          {variant === 'rows' && <span className={classes.dot} />}
          <span className={classes.bar} style={{ width: widths[row % widths.length] }} />
          {variant === 'rows' && <span className={classes.fact} />}
        </div>
      ))}
    </div>
  );
}
