import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import type { ImportPlan } from './import-requests.ts';
import classes from './plan-summary.module.css';

/** Summary of the plan, and roles that will be added. */
export function PlanSummary({ plan }: { readonly plan: ImportPlan }): ReactNode {
  const t = useText();
  return (
    <div className={classes.root}>
      <p aria-live="polite">
        {t('imports.plan.summary', {
          stages: Object.keys(plan.content.stages).length,
          tasks: Object.keys(plan.content.tasks).length,
          issues: plan.issues.length,
        })}
      </p>
      {plan.newRoles.length > 0 && (
        <div className={classes.roles}>
          <p className={classes.lead}>
            {t('imports.plan.newRoles', { count: plan.newRoles.length })}
          </p>
          <ul className={classes.list}>
            {plan.newRoles.map((name) => (
              <li key={name} className={classes.role}>
                <Avatar name={name} kind="ROLE" size={16} isDecorative />
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
