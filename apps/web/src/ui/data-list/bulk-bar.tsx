import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { IconButton } from '../button/icon-button.tsx';
import classes from './data-list.module.css';

export interface BulkBarProps {
  /** Null for everything that matches a list, if its number isn't known. */
  readonly count: number | null;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/**
 * Renders the actions on the selected items of a list. `isAll` is true for everything that matches
 * the list, so also for items that aren't loaded.
 */
export type RenderBulk = (ids: readonly string[], onClear: () => void, isAll: boolean) => ReactNode;

/** Shown while rows are selected, with actions for all of them. */
export function BulkBar({ count, onClear, children }: BulkBarProps): ReactNode {
  const t = useText();
  const text = count === null ? t('ui.bulkAll') : t('ui.bulkSelected', { count });
  return (
    <div className={classes.bulkRegion} aria-live="polite">
      {count !== 0 && (
        <div className={classes.bulk} role="toolbar" aria-label={text}>
          <span className={classes.bulkCount}>{text}</span>
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
