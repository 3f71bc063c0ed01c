import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { PageBody, PageHeader } from '../page-header/page-header.tsx';

interface UnknownTabProps {
  /** URL of the page without a tab. */
  readonly href: string;
}

/** Shown instead of the content of a page whose URL names an unknown tab. */
export function UnknownTab({ href }: UnknownTabProps): ReactNode {
  const t = useText();
  return (
    <>
      <PageHeader breadcrumb={[{ label: t('app.notFound') }]} />
      <PageBody>
        <EmptyState
          icon={<Compass />}
          title={t('ui.tabMissingTitle')}
          text={t('ui.tabMissingText')}
          action={<a href={href}>{t('ui.tabMissingAction')}</a>}
        />
      </PageBody>
    </>
  );
}
