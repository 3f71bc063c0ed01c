import { Waypoints, X } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import classes from './answer-filter.module.css';
import type { SoughtStage } from './sought-stage.ts';

// Most look at their list without it.
const StageFilterDialog = lazy(async () => ({
  default: (await import('./stage-filter-dialog.tsx')).StageFilterDialog,
}));
const SoughtStageText = lazy(async () => ({
  default: (await import('./sought-stage-text.tsx')).SoughtStageText,
}));

export interface StageFilterProps {
  readonly sought: SoughtStage | null;
  readonly onSeek: (sought: SoughtStage | null) => void;
}

/** Narrows the list to workflows of one blueprint, or of which a stage stands in some way. */
export function StageFilter({ sought, onSeek }: StageFilterProps): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.bar}>
      <Button
        kind={sought === null ? 'subtle' : 'default'}
        size="small"
        icon={<Waypoints size={14} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {sought === null ? (
          t('found.stage.open')
        ) : (
          <span className={classes.sought}>
            <Suspense fallback={t('found.stage.open')}>
              <SoughtStageText sought={sought} />
            </Suspense>
          </span>
        )}
      </Button>
      {sought !== null && (
        <IconButton
          size="small"
          label={t('found.stage.remove')}
          icon={<X />}
          onClick={() => onSeek(null)}
        />
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <StageFilterDialog sought={sought} onClose={() => setOpen(false)} onSeek={onSeek} />
        </Suspense>
      )}
    </div>
  );
}
