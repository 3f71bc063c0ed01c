import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { FilterChips } from '../filter-bar/filter-bar.tsx';
import type { LibrarySearch } from './use-library-search.ts';

export const publishStates = ['PUBLISHED', 'DRAFT'] as const;
export type PublishStates = (typeof publishStates)[number];

/** Shows all items, published ones, or drafts. */
export function PublishFilter({
  search,
}: {
  readonly search: LibrarySearch<PublishStates>;
}): ReactNode {
  const t = useText();
  return (
    <FilterChips
      label={t('library.filter.label')}
      options={(['ALL', ...publishStates] as const).map((key) => ({
        key,
        label: t(`library.filter.${key}`),
      }))}
      value={search.filter ?? 'ALL'}
      onChange={(key) => search.setFilter(key === 'ALL' ? null : key)}
    />
  );
}
