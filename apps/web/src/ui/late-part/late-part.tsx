import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, use, useState, type ReactNode } from 'react';
import { RetryContext } from '../../lib/api/use-screen-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import classes from './late-part.module.css';

interface LatePartProps {
  /** Shown while it loads. */
  readonly fallback: ReactNode;
  /** True for a main part, which explains its error. Others show it in one line. */
  readonly isMain?: boolean | undefined;
  /** Must read its data with `useScreenQuery`, or with `RetryContext` as the fetch key. */
  readonly children: ReactNode;
}

/** A part of a screen that loads its own data. An error replaces only this part. */
export function LatePart({ fallback, isMain = false, children }: LatePartProps): ReactNode {
  const t = useText();
  const retries = use(RetryContext);
  const [attempt, setAttempt] = useState(0);
  const retry = (): void => setAttempt(attempt + 1);
  return (
    <RetryContext value={retries + attempt}>
      <CatchBoundary
        getResetKey={() => retries + attempt}
        errorComponent={({ error }) =>
          isMain ? (
            <ErrorState error={error} onRetry={retry} />
          ) : (
            <div role="alert" className={classes.error}>
              {t('ui.errorTitle')}
              <Button size="small" onClick={retry}>
                {t('ui.tryAgain')}
              </Button>
            </div>
          )
        }
      >
        <Suspense fallback={fallback}>{children}</Suspense>
      </CatchBoundary>
    </RetryContext>
  );
}
