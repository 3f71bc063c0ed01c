import { Waypoints } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { SoughtFilter } from './sought-filter.tsx';
import type { SoughtStage } from './sought-stage.ts';

// Lazy, because most people don't use this filter.
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

/** Filters workflows by blueprint or by the status of a stage. */
export function StageFilter({ sought, onSeek }: StageFilterProps): ReactNode {
  const t = useText();
  return (
    <SoughtFilter
      icon={<Waypoints size={14} />}
      label={t('found.stage.open')}
      removeLabel={t('found.stage.remove')}
      sought={sought && <SoughtStageText sought={sought} />}
      onRemove={() => onSeek(null)}
      dialog={(onClose) => <StageFilterDialog sought={sought} onClose={onClose} onSeek={onSeek} />}
    />
  );
}
