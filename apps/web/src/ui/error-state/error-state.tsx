import { CloudOff, Lock, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { asApiError } from '../../lib/api/graphql-error.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import classes from './error-state.module.css';

export interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
}

/** What went wrong, a retry button, and the request id for support. */
export function ErrorState({ error, onRetry }: ErrorStateProps): ReactNode {
  const t = useText();
  const failure = asApiError(error);
  if (failure.code === 'Forbidden') return <NoPermission />;
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff />}
        title={t(failure.code === 'NotFound' ? 'ui.notFoundTitle' : 'ui.errorTitle')}
        text={
          <>
            {errorText(t, failure)}
            {failure.requestId !== null && (
              <span className={classes.request}>
                {t('ui.requestId', { id: failure.requestId })}
              </span>
            )}
          </>
        }
        action={
          onRetry && (
            <Button icon={<RotateCw />} onClick={onRetry}>
              {t('ui.tryAgain')}
            </Button>
          )
        }
      />
    </div>
  );
}

export interface NoPermissionProps {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
}

export function NoPermission({ title, text }: NoPermissionProps): ReactNode {
  const t = useText();
  return (
    <EmptyState
      icon={<Lock />}
      title={title ?? t('ui.noPermissionTitle')}
      text={text ?? t('ui.noPermissionText')}
    />
  );
}
