import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

/** Shown if the server can't be reached. */
export function OfflineNotice({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const t = useText();
  return (
    <main>
      <EmptyState
        isPage
        icon={<CloudOff />}
        title={t('session.offlineTitle')}
        text={t('errors.Unavailable')}
        action={
          <Button kind="primary" onClick={onRetry}>
            {t('ui.tryAgain')}
          </Button>
        }
      />
    </main>
  );
}
