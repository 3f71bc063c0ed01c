import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { AttemptContext } from './attempt-context.ts';
import classes from './late-part.module.css';

interface LatePartProps {
  /** Shown while it loads. */
  readonly fallback: ReactNode;
  /** Must read its data with `useAttempt` as the fetch key. */
  readonly children: ReactNode;
}

/** A part of a screen that loads its own data. An error replaces only this part. */
export function LatePart({ fallback, children }: LatePartProps): ReactNode {
  const t = useText();
  const [attempt, setAttempt] = useState(0);
  return (
    <AttemptContext value={attempt}>
      <CatchBoundary
        getResetKey={() => attempt}
        errorComponent={() => (
          <div role="alert" className={classes.error}>
            {t('ui.errorTitle')}
            <Button size="small" onClick={() => setAttempt(attempt + 1)}>
              {t('ui.tryAgain')}
            </Button>
          </div>
        )}
      >
        <Suspense fallback={fallback}>{children}</Suspense>
      </CatchBoundary>
    </AttemptContext>
  );
}
