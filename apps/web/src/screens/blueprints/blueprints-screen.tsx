import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Import, Plus, Workflow as FlowIcon } from 'lucide-react';
import { Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type {
  BlueprintStatus,
  blueprintsScreenQuery,
} from '../../__generated__/blueprintsScreenQuery.graphql.ts';
import { BlueprintList } from '../../features/blueprints/list/blueprint-list.tsx';
import type { ChosenBlueprint } from '../../features/blueprints/list/chosen-blueprint.ts';
import { CreateBlueprintDialog } from '../../features/blueprints/list/create-blueprint-dialog.tsx';
import { StartWorkflowDialog } from '../../features/workflows/start/start-workflow-dialog.tsx';
import { useScreenQuery } from '../../lib/api/use-screen-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.ts';
import { useLiveChanges } from '../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../lib/live/use-refresh.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { FilterBar, FilterChips, SearchField } from '../../ui/filter-bar/filter-bar.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';
import { PageWait } from '../../ui/page-header/page-wait.tsx';

const route = getRouteApi('/blueprints');

const document = graphql`
  query blueprintsScreenQuery($search: String, $status: BlueprintStatus) {
    ...blueprintList_query @arguments(search: $search, status: $status)
  }
`;

type Filter = 'ALL' | Extract<BlueprintStatus, 'PUBLISHED' | 'DRAFT'>;
const filters: readonly Filter[] = ['ALL', 'PUBLISHED', 'DRAFT'];

export function BlueprintsScreen(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { navigation } = useViewer();
  const search = route.useSearch();
  const text = search.search ?? '';
  const filter = filters.find((known) => known === search.status) ?? 'ALL';
  const wantedText = useDeferredValue(text.trim());
  const wantedFilter = useDeferredValue(filter);
  const [isCreating, setIsCreating] = useState(false);
  const refusal = navigation.createBlueprint ? null : t('blueprints.create.notAllowed');
  useShortcuts(
    refusal === null
      ? [{ keys: 'c', label: t('blueprints.list.new'), run: () => setIsCreating(true) }]
      : [],
  );

  const setSearch = (change: { search?: string | undefined; status?: string | undefined }): void =>
    void navigate({ to: '/blueprints', search: { ...search, ...change }, replace: true });
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
      onClick={() => setIsCreating(true)}
    >
      {t('blueprints.list.new')}
    </Button>
  );

  return (
    <>
      <PageHeader
        icon={<FlowIcon />}
        breadcrumb={[{ label: t('blueprints.title') }]}
        actions={
          <>
            <Button
              icon={<Import />}
              disabledReason={refusal}
              onClick={() => void navigate({ to: '/templates/import' })}
            >
              {t('blueprints.list.import')}
            </Button>
            {create}
          </>
        }
      />
      <FilterBar>
        <SearchField
          label={t('blueprints.list.search')}
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
          <Blueprints
            text={wantedText}
            filter={wantedFilter}
            emptyAction={create}
            onOpen={(id) => void navigate({ to: '/blueprints/$id', params: { id } })}
          />
        </Suspense>
      </PageBody>
      <CreateBlueprintDialog
        isOpen={isCreating}
        onClose={() => setIsCreating(false)}
        onCreated={(id) =>
          void navigate({
            to: '/blueprints/$id',
            params: { id },
            search: { 'blueprint-autofocus-name': '1' },
          })
        }
      />
    </>
  );
}

interface BlueprintsProps {
  readonly text: string;
  readonly filter: Filter;
  readonly emptyAction: ReactNode;
  readonly onOpen: (id: string) => void;
}

function Blueprints({ text, filter, emptyAction, onOpen }: BlueprintsProps): ReactNode {
  const variables = {
    search: text === '' ? null : text,
    status: filter === 'ALL' ? null : filter,
  };
  const data = useScreenQuery<blueprintsScreenQuery>(document, variables);
  useLiveChanges({ lists: true }, useRefresh<blueprintsScreenQuery>(document, variables));
  const [starting, setStarting] = useState<ChosenBlueprint | null>(null);
  return (
    <>
      <BlueprintList
        query={data}
        search={text}
        isFiltered={filter !== 'ALL'}
        emptyAction={emptyAction}
        onOpen={onOpen}
        onStart={setStarting}
      />
      {starting !== null && (
        <StartWorkflowDialog isOpen blueprint={starting} onClose={() => setStarting(null)} />
      )}
    </>
  );
}
