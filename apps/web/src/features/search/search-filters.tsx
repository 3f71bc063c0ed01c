import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import type { MessageId } from '../../lib/i18n/message-id.ts';
import { Segmented } from '../../ui/segmented/segmented.tsx';
import { searchFilters, type SearchFilter } from './search-options.tsx';
import classes from './search-dialog.module.css';

const labels = {
  ALL: 'search.filterAll',
  WORK: 'search.filterWork',
  PEOPLE: 'search.people',
  LIBRARY: 'app.library',
  DOCUMENTS: 'documents.title',
  ACTIONS: 'search.actions',
} as const satisfies Record<SearchFilter, MessageId>;

interface SearchFiltersProps {
  readonly offered?: readonly SearchFilter[] | undefined;
  readonly value: SearchFilter;
  readonly onChange: (filter: SearchFilter) => void;
}

/** Limits a search to one type of result. */
export function SearchFilters({
  offered = searchFilters,
  value,
  onChange,
}: SearchFiltersProps): ReactNode {
  const t = useText();
  return (
    <div className={classes.filters}>
      <Segmented
        label={t('search.filter')}
        options={offered.map((filter) => ({ value: filter, label: t(labels[filter]) }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
