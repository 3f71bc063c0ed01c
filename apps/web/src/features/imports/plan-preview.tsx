import type { DueRule } from '@baton/domain/blueprint/content';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { importErrorText } from '../../fields/rows/import-error-text.ts';
import classes from './plan-preview.module.css';
import { PlanOutline } from './plan-outline.tsx';
import { PlanSummary } from './plan-summary.tsx';
import type { PlanState } from './use-import-plan.ts';

export interface PlanPreviewProps {
  readonly planned: PlanState;
  readonly dueText: (rule: DueRule | null) => string;
  readonly limit: number;
}

/** The plan, or why there is none. */
export function PlanPreview({ planned, dueText, limit }: PlanPreviewProps): ReactNode {
  const t = useText();
  const { plan, error, isPlanning, retry } = planned;
  const [refusal] = error?.refusals ?? [];
  return (
    <section className={classes.root} aria-label={t('imports.plan.title')} aria-busy={isPlanning}>
      <h3 className={classes.title}>{t('imports.plan.title')}</h3>
      {refusal !== undefined ? (
        <div className={classes.error} role="alert">
          <p>{importErrorText(t, refusal)}</p>
          {error?.code === 'Unavailable' && (
            <Button size="small" onClick={retry}>
              {t('imports.retry')}
            </Button>
          )}
        </div>
      ) : plan === null ? (
        <Skeleton rows={6} />
      ) : (
        <div className={classes.plan} data-stale={isPlanning || undefined}>
          <PlanSummary plan={plan} />
          <PlanOutline plan={plan} dueText={dueText} limit={limit} />
        </div>
      )}
    </section>
  );
}
