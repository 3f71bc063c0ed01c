import type { ListFieldFilter } from '@baton/domain/list/field-filters';
import { Suspense, type ReactNode } from 'react';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import { PageBody } from '../../ui/page-header/page-header.tsx';
import { PageWait } from '../../ui/page-header/page-wait.tsx';

const UsableFilters = lazyComponent(
  async () => (await import('./filters/usable-filters.tsx')).UsableFilters,
);

interface FilteredListProps {
  /** Filters by fields. */
  readonly filters: readonly ListFieldFilter[];
  /** Removes the filters that can't be used. */
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** The page below the filter bar: the list, or why a filter in the URL can't be used. */
export function FilteredList({ filters, onRemove, children }: FilteredListProps): ReactNode {
  return (
    <PageBody isFlush>
      <Suspense fallback={<PageWait rows={12} />}>
        {filters.length === 0 ? (
          children
        ) : (
          <UsableFilters filters={filters} onRemove={onRemove}>
            {children}
          </UsableFilters>
        )}
      </Suspense>
    </PageBody>
  );
}
