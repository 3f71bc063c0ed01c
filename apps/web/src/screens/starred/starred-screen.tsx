import { useNavigate } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { StarredViews } from '../../features/saved-views/starred-views.tsx';
import { useText } from '../../lib/i18n/use-text.ts';
import { OwnTasksRedirect } from '../../lib/session/own-tasks-redirect.tsx';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';
import { PageWait } from '../../ui/page-header/page-wait.tsx';

/** The starred views. People without a list of workflows have none. */
export function StarredScreen(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { navigation } = useViewer();
  if (!navigation.home) return <OwnTasksRedirect />;
  return (
    <>
      <PageHeader breadcrumb={[{ label: t('views.starredTitle') }]} icon={<Star />} />
      <PageBody isFlush>
        <Suspense fallback={<PageWait rows={6} />}>
          <StarredViews onOpen={(to, id) => void navigate({ to, search: { 'view-id': id } })} />
        </Suspense>
      </PageBody>
    </>
  );
}
