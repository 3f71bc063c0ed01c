import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Tags } from 'lucide-react';
import { useDeferredValue, type ReactNode } from 'react';
import { TagTypeList } from '../../features/tags/tag-type-list.tsx';
import { WorkspaceTags } from '../../features/tags/workspace-tags.tsx';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { EntityStates } from '../../ui/entity/entity-states.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';

const route = getRouteApi('/tags');

/** Tags of the workspace, and the types that group them. */
export function TagsScreen(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { navigation } = useViewer();
  const search = route.useSearch();
  const { 'tag-type-id': tagTypeId = null, search: text = '' } = search;
  const tab = search.tab === 'types' ? 'types' : 'tags';
  const shown = useDeferredValue(text.trim());
  const set = (change: Partial<typeof search>): void =>
    void navigate({ to: '/tags', search: { ...search, ...change }, replace: true });
  return (
    <>
      <PageHeader icon={<Tags />} breadcrumb={[{ label: t('tags.title') }]} />
      <EntityStates
        noAccess={
          navigation.tags ? null : { title: errorText(t, { code: 'Forbidden', params: {} }) }
        }
      >
        <Tabs<'tags' | 'types'>
          isWide
          label={t('tags.title')}
          tabs={[
            { key: 'tags', label: t('tags.title') },
            { key: 'types', label: t('tags.types') },
          ]}
          value={tab}
          onChange={(next) => set({ tab: next === 'tags' ? undefined : next })}
        >
          <PageBody isFlush>
            <EntityStates key={tab}>
              {tab === 'types' ? (
                <TagTypeList
                  isEditable={navigation.createBlueprint}
                  onShowTags={(id) => set({ tab: undefined, 'tag-type-id': id })}
                />
              ) : (
                <WorkspaceTags
                  tagTypeId={tagTypeId}
                  onTagType={(id) => set({ 'tag-type-id': id ?? undefined })}
                  text={text}
                  onText={(next) => set({ search: next === '' ? undefined : next })}
                  search={shown}
                  isEditable={navigation.createBlueprint}
                />
              )}
            </EntityStates>
          </PageBody>
        </Tabs>
      </EntityStates>
    </>
  );
}
