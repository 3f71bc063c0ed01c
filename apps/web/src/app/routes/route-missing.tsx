import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';

export function RouteMissing(): ReactNode {
  const t = useText();
  return (
    <>
      <PageHeader breadcrumb={[{ label: t('app.notFound') }]} />
      <PageBody>
        <EmptyState
          icon={<Compass />}
          title={t('app.notFoundTitle')}
          text={t('app.notFoundText')}
          action={<a href="/my/tasks">{t('app.toMyTasks')}</a>}
        />
      </PageBody>
    </>
  );
}
