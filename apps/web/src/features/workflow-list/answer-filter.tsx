import { ListFilter } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import type { ListFieldFilter } from './list-field-filter.ts';
import { FilterButton } from './filter-button.tsx';

// Lazy, because most people don't use this filter and its field code is large.
const AnswerFilterDialog = lazy(async () => ({
  default: (await import('./answer-filter-dialog.tsx')).AnswerFilterDialog,
}));
const FieldFilterText = lazy(async () => ({
  default: (await import('./field-filter-text.tsx')).FieldFilterText,
}));

export interface AnswerFilterProps {
  readonly current: ListFieldFilter | null;
  readonly onFilter: (current: ListFieldFilter | null) => void;
}

/** Filters workflows by the value of a custom field. */
export function AnswerFilter({ current, onFilter }: AnswerFilterProps): ReactNode {
  const t = useText();
  return (
    <FilterButton
      icon={<ListFilter size={14} />}
      label={t('workflows.answer.open')}
      removeLabel={t('workflows.answer.remove')}
      current={current && <FieldFilterText current={current} />}
      onRemove={() => onFilter(null)}
      dialog={(onClose) => (
        <AnswerFilterDialog current={current} onClose={onClose} onFilter={onFilter} />
      )}
    />
  );
}
