import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Import, Workflow as FlowIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { BlueprintList } from '../../features/blueprints/list/blueprint-list.tsx';
import type { SelectedBlueprint } from '../../features/blueprints/list/selected-blueprint.ts';
import { CreateBlueprintDialog } from '../../features/blueprints/list/create-blueprint-dialog.tsx';
import { StartWorkflowDialog } from '../../features/workflows/start/start-workflow-dialog.tsx';
import { useText } from '../../lib/i18n/use-text.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { LibraryPage } from '../../ui/library/library-page.tsx';
import { PublishFilter, publishStates } from '../../ui/library/publish-filter.tsx';
import { useLibrarySearch } from '../../ui/library/use-library-search.ts';

const route = getRouteApi('/blueprints');

/** Lists, creates, imports, and starts blueprints. */
export function BlueprintsScreen(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { navigation } = useViewer();
  const search = useLibrarySearch('/blueprints', publishStates);
  const address = route.useSearch();
  const withVariants = address['show-variants'] === '1';
  const [isCreating, setIsCreating] = useState(false);
  const [starting, setStarting] = useState<SelectedBlueprint | null>(null);
  const refusal = navigation.createBlueprint ? null : t('blueprints.create.notAllowed');
  return (
    <>
      <LibraryPage
        icon={<FlowIcon />}
        title={t('blueprints.title')}
        create={{
          label: t('blueprints.list.new'),
          refusal,
          run: () => setIsCreating(true),
        }}
        actions={
          <Button
            icon={<Import />}
            disabledReason={refusal}
            onClick={() => void navigate({ to: '/templates/import' })}
          >
            {t('blueprints.list.import')}
          </Button>
        }
        noAccess={navigation.blueprints ? null : {}}
        search={search}
        searchLabel={t('blueprints.list.search')}
        filter={
          <>
            <PublishFilter search={search} />
            <Checkbox
              label={t('variants.show')}
              checked={withVariants}
              onChange={(shows) =>
                void navigate({
                  to: '/blueprints',
                  search: { ...address, 'show-variants': shows ? '1' : undefined },
                  replace: true,
                })
              }
            />
          </>
        }
      >
        {(create) => (
          <>
            <BlueprintList
              shown={search.shown}
              withVariants={withVariants}
              emptyAction={create}
              onOpen={(id) => void navigate({ to: '/blueprints/$id', params: { id } })}
              onStart={setStarting}
            />
            {starting !== null && (
              <StartWorkflowDialog isOpen blueprint={starting} onClose={() => setStarting(null)} />
            )}
          </>
        )}
      </LibraryPage>
      {isCreating && (
        <CreateBlueprintDialog
          onClose={() => setIsCreating(false)}
          onCreated={(id) =>
            void navigate({
              to: '/blueprints/$id',
              params: { id },
              search: { 'blueprint-autofocus-name': '1' },
            })
          }
        />
      )}
    </>
  );
}
