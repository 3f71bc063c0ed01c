import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Files } from 'lucide-react';
import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { documentsScreenQuery } from '../../__generated__/documentsScreenQuery.graphql.ts';
import { ListedDocuments } from '../../features/documents/listed-documents.tsx';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { itemSorting, itemSortOf } from '../../lib/list/item-sorting.ts';
import { useLiveQuery } from '../../lib/live/use-live-query.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { FilterBar, SearchField } from '../../ui/filter-bar/filter-bar.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';
import { PageWait } from '../../ui/page-header/page-wait.tsx';

const route = getRouteApi('/documents');

const query = graphql`
  query documentsScreenQuery($search: String, $sort: ItemSortInput) {
    ...listedDocuments_query @arguments(search: $search, sort: $sort)
  }
`;

/** The documents of the workspace that the person added or can view in a form. */
export function DocumentsScreen(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { navigation } = useViewer();
  const address = route.useSearch();
  const { search: text = '' } = address;
  const wanted = useDeferredValue(text.trim());
  const sort = useDeferredValue(address.sort);
  const change = (next: typeof address): void =>
    void navigate({ to: '/documents', search: { ...address, ...next }, replace: true });
  return (
    <>
      <PageHeader icon={<Files />} breadcrumb={[{ label: t('documents.title') }]} />
      {navigation.documents ? (
        <>
          <FilterBar>
            <SearchField
              label={t('documents.search')}
              value={text}
              onChange={(value) => change({ search: value === '' ? undefined : value })}
            />
          </FilterBar>
          <PageBody isFlush>
            <Suspense fallback={<PageWait rows={8} />}>
              <Documents text={wanted} sort={sort} onSort={(next) => change({ sort: next })} />
            </Suspense>
          </PageBody>
        </>
      ) : (
        <EmptyState title={errorText(t, { code: 'Forbidden', params: {} })} />
      )}
    </>
  );
}

interface DocumentsProps {
  readonly text: string;
  readonly sort: string | undefined;
  readonly onSort: (sort: string | undefined) => void;
}

function Documents({ text, sort: given, onSort }: DocumentsProps): ReactNode {
  const sort = itemSortOf(given);
  const variables = { search: text === '' ? null : text, sort };
  const { data } = useLiveQuery<documentsScreenQuery>(query, variables);
  return <ListedDocuments query={data} search={text} sorting={itemSorting(sort, onSort)} />;
}
