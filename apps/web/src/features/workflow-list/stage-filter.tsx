import { Waypoints } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { FilterButton } from './filter-button.tsx';
import type { ListStageFilter } from './list-stage-filter.ts';

// Lazy, because most people don't use this filter.
const StageFilterDialog = lazy(async () => ({
  default: (await import('./stage-filter-dialog.tsx')).StageFilterDialog,
}));
const StageFilterText = lazy(async () => ({
  default: (await import('./stage-filter-text.tsx')).StageFilterText,
}));

export interface StageFilterProps {
  readonly current: ListStageFilter | null;
  readonly onFilter: (current: ListStageFilter | null) => void;
}

/** Filters workflows by blueprint or by the status of a stage. */
export function StageFilter({ current, onFilter }: StageFilterProps): ReactNode {
  const t = useText();
  return (
    <FilterButton
      icon={<Waypoints size={14} />}
      label={t('found.filter.open')}
      removeLabel={t('found.stage.remove')}
      current={current && <StageFilterText current={current} />}
      onRemove={() => onFilter(null)}
      dialog={(onClose) => (
        <StageFilterDialog current={current} onClose={onClose} onFilter={onFilter} />
      )}
    />
  );
}
