import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { SearchFilters } from '../../features/search/search-filters.tsx';
import { searchFilters, type SearchFilter } from '../../features/search/search-options.tsx';
import { SearchResults } from '../../features/search/search-results.tsx';
import { useText } from '../../lib/i18n/use-text.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { FilterBar, SearchField } from '../../ui/filter-bar/filter-bar.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';
import { PageWait } from '../../ui/page-header/page-wait.tsx';

const route = getRouteApi('/search');
/** Actions are only in the dialog. */
const filters = searchFilters.filter((filter) => filter !== 'ACTIONS');

/** All results of a search, with the search in the address. */
export function SearchScreen(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { search = '', type } = route.useSearch();
  const wanted = useDeferredValue(search.trim());
  const filter = filters.find((one) => one === type) ?? 'ALL';
  const show = (text: string, shown: SearchFilter): void =>
    void navigate({
      to: '/search',
      search: {
        ...(text === '' ? {} : { search: text }),
        ...(shown === 'ALL' ? {} : { type: shown }),
      },
      replace: true,
    });
  return (
    <>
      <PageHeader icon={<Search />} breadcrumb={[{ label: t('search.title') }]} />
      <FilterBar>
        <SearchField
          label={t('search.field')}
          value={search}
          onChange={(text) => show(text, filter)}
        />
      </FilterBar>
      <SearchFilters offered={filters} value={filter} onChange={(shown) => show(search, shown)} />
      <PageBody>
        {wanted === '' ? (
          <EmptyState icon={<Search />} title={t('search.title')} text={t('search.hint')} />
        ) : (
          <Suspense fallback={<PageWait rows={8} />}>
            <SearchResults search={wanted} filter={filter} />
          </Suspense>
        )}
      </PageBody>
    </>
  );
}
