import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { StateChips } from '../filter-bar/state-chips.tsx';
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
    <StateChips
      label={t('library.filter.label')}
      states={publishStates}
      textOf={(key) => t(`library.filter.${key}`)}
      value={search.filter}
      onChange={search.setFilter}
    />
  );
}
