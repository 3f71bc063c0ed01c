import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { LayoutList, Plus } from 'lucide-react';
import { Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { FormStatus, formsScreenQuery } from '../../__generated__/formsScreenQuery.graphql.ts';
import { CreateFormDialog } from '../../features/forms/list/create-form-dialog.tsx';
import type { ChosenForm } from '../../features/forms/list/chosen-form.ts';
import { FormList } from '../../features/forms/list/form-list.tsx';
import { useScreenQuery } from '../../lib/api/use-screen-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.ts';
import { useLiveChanges } from '../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../lib/live/use-refresh.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { FilterBar, FilterChips, SearchField } from '../../ui/filter-bar/filter-bar.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';
import { PageWait } from '../../ui/page-header/page-wait.tsx';

const route = getRouteApi('/forms');

const document = graphql`
  query formsScreenQuery($search: String, $status: FormStatus) {
    ...formList_query @arguments(search: $search, status: $status)
  }
`;

type Filter = 'ALL' | Extract<FormStatus, 'PUBLISHED' | 'DRAFT'>;
const filters: readonly Filter[] = ['ALL', 'PUBLISHED', 'DRAFT'];

/** The item to create: an empty form or a copy. */
interface Making {
  readonly copyOf: ChosenForm | null;
}

export function FormsScreen(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { navigation } = useViewer();
  const search = route.useSearch();
  const text = search.search ?? '';
  const filter = filters.find((known) => known === search.status) ?? 'ALL';
  const wantedText = useDeferredValue(text.trim());
  const wantedFilter = useDeferredValue(filter);
  const [making, setMaking] = useState<Making | null>(null);
  const refusal = navigation.createForm ? null : t('forms.create.notAllowed');
  useShortcuts(
    refusal === null
      ? [{ keys: 'c', label: t('forms.list.new'), run: () => setMaking({ copyOf: null }) }]
      : [],
  );
  const open = (id: string): void =>
    void navigate({ to: '/forms/form-builder', search: { uuid: id } });
  const setSearch = (change: { search?: string | undefined; status?: string | undefined }): void =>
    void navigate({ to: '/forms', search: { ...search, ...change }, replace: true });
  const labels: Readonly<Record<Filter, string>> = {
    ALL: t('blueprints.filter.ALL'),
    PUBLISHED: t('blueprints.filter.PUBLISHED'),
    DRAFT: t('blueprints.filter.DRAFT'),
  };
  const create = (
    <Button
      kind="primary"
      icon={<Plus />}
      disabledReason={refusal}
      onClick={() => setMaking({ copyOf: null })}
    >
      {t('forms.list.new')}
    </Button>
  );
  if (!navigation.forms) {
    return (
      <>
        <PageHeader icon={<LayoutList />} breadcrumb={[{ label: t('forms.title') }]} />
        <PageBody>
          <EmptyState title={t('forms.list.notAllowed')} text={t('forms.list.notAllowedText')} />
        </PageBody>
      </>
    );
  }
  return (
    <>
      <PageHeader
        icon={<LayoutList />}
        breadcrumb={[{ label: t('forms.title') }]}
        actions={create}
      />
      <FilterBar>
        <SearchField
          label={t('forms.list.search')}
          value={text}
          onChange={(value) => setSearch({ search: value === '' ? undefined : value })}
        />
        <FilterChips
          label={t('blueprints.filter.label')}
          options={filters.map((key) => ({ key, label: labels[key] }))}
          value={filter}
          onChange={(key) => setSearch({ status: key === 'ALL' ? undefined : key })}
        />
      </FilterBar>
      <PageBody isFlush>
        <Suspense fallback={<PageWait rows={8} />}>
          <Forms
            text={wantedText}
            filter={wantedFilter}
            createRefusal={refusal}
            emptyAction={create}
            onOpen={open}
            onDuplicate={(copyOf) => setMaking({ copyOf })}
          />
        </Suspense>
      </PageBody>
      {making !== null && (
        <CreateFormDialog
          copyOf={making.copyOf}
          isVariant={false}
          onClose={() => setMaking(null)}
          onCreated={open}
        />
      )}
    </>
  );
}

interface FormsProps {
  readonly text: string;
  readonly filter: Filter;
  readonly createRefusal: string | null;
  readonly emptyAction: ReactNode;
  readonly onOpen: (id: string) => void;
  readonly onDuplicate: (form: ChosenForm) => void;
}

function Forms({ text, filter, ...rest }: FormsProps): ReactNode {
  const variables = {
    search: text === '' ? null : text,
    status: filter === 'ALL' ? null : filter,
  };
  const data = useScreenQuery<formsScreenQuery>(document, variables);
  useLiveChanges({ lists: true }, useRefresh<formsScreenQuery>(document, variables));
  return <FormList query={data} search={text} isFiltered={filter !== 'ALL'} {...rest} />;
}
