import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Files } from 'lucide-react';
import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { documentsScreenQuery } from '../../__generated__/documentsScreenQuery.graphql.ts';
import { ListedDocuments } from '../../features/documents/listed-documents.tsx';
import { useScreenQuery } from '../../lib/api/use-screen-query.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useLiveChanges } from '../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../lib/live/use-refresh.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { FilterBar, SearchField } from '../../ui/filter-bar/filter-bar.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';
import { PageWait } from '../../ui/page-header/page-wait.tsx';

const route = getRouteApi('/documents');

const query = graphql`
  query documentsScreenQuery($search: String) {
    ...listedDocuments_query @arguments(search: $search)
  }
`;

/** The documents of the workspace that the person added or can view in a form. */
export function DocumentsScreen(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { navigation } = useViewer();
  const { search: text = '' } = route.useSearch();
  const wanted = useDeferredValue(text.trim());
  return (
    <>
      <PageHeader icon={<Files />} breadcrumb={[{ label: t('documents.title') }]} />
      {navigation.documents ? (
        <>
          <FilterBar>
            <SearchField
              label={t('documents.search')}
              value={text}
              onChange={(value) =>
                void navigate({
                  to: '/documents',
                  search: value === '' ? {} : { search: value },
                  replace: true,
                })
              }
            />
          </FilterBar>
          <PageBody isFlush>
            <Suspense fallback={<PageWait rows={8} />}>
              <Documents text={wanted} />
            </Suspense>
          </PageBody>
        </>
      ) : (
        <EmptyState title={errorText(t, { code: 'Forbidden', params: {} })} />
      )}
    </>
  );
}

function Documents({ text }: { readonly text: string }): ReactNode {
  const variables = { search: text === '' ? null : text };
  const data = useScreenQuery<documentsScreenQuery>(query, variables);
  useLiveChanges({ lists: true }, useRefresh<documentsScreenQuery>(query, variables));
  return <ListedDocuments query={data} search={text} />;
}
