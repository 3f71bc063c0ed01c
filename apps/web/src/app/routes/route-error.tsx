import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';
import { useRetry } from '../shell/retry.ts';

/** Shown if a screen fails. The frame around it keeps working. */
export function RouteError({ error, reset }: ErrorComponentProps): ReactNode {
  const t = useText();
  const router = useRouter();
  const retry = useRetry();
  return (
    <>
      <PageHeader breadcrumb={[{ label: t('app.problem') }]} />
      <PageBody>
        <ErrorState
          error={error}
          onRetry={() => {
            retry();
            reset();
            void router.invalidate();
          }}
        />
      </PageBody>
    </>
  );
}
