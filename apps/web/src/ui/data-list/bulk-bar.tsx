import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { IconButton } from '../button/icon-button.tsx';
import classes from './data-list.module.css';

export interface BulkBarProps {
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Renders the actions on the selected items of a list. */
export type RenderBulk = (ids: readonly string[], onClear: () => void) => ReactNode;

/** Shown while rows are selected, with actions for all of them. */
export function BulkBar({ count, onClear, children }: BulkBarProps): ReactNode {
  const t = useText();
  return (
    <div className={classes.bulkRegion} aria-live="polite">
      {count > 0 && (
        <div className={classes.bulk} role="toolbar" aria-label={t('ui.bulkSelected', { count })}>
          <span className={classes.bulkCount}>{t('ui.bulkSelected', { count })}</span>
          {children}
          <IconButton
            label={t('ui.clearSelection')}
            keyHint="escape"
            icon={<X />}
            onClick={onClear}
          />
        </div>
      )}
    </div>
  );
}
