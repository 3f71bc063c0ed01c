import { linkLimits } from '@baton/domain/blueprint/link-rule';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { childLine_child$key } from '../../../__generated__/childLine_child.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { StatusIcon } from '../../../ui/status-icon/status-icon.tsx';
import { tooltip } from '../../../ui/tooltip/tooltip.ts';
import { childLook, problemText } from './child-state.ts';
import classes from './linked-workflows.module.css';

/** One linked workflow: a link for people with access, its progress for others. */
export function ChildLine({ child }: { readonly child: childLine_child$key }): ReactNode {
  const t = useText();
  const { value, state, problem, workflow } = useFragment(
    graphql`
      fragment childLine_child on LinkedWorkflow {
        value
        state
        problem
        workflow {
          id
          name
          mayRead
          percentComplete
          daysDelayed
          stageName
        }
      }
    `,
    child,
  );
  const look = childLook[state];
  const name = workflow?.name ?? value ?? t('linked.unnamed');
  const isUnreadable = workflow != null && !workflow.mayRead;
  return (
    <li className={classes.child}>
      <StatusIcon shape={look.shape} label={t(look.text)} />
      <span className={classes.name}>
        {workflow?.mayRead === true ? (
          <Link to="/workflow/$id" params={{ id: workflow.id }} search={{}}>
            {name}
          </Link>
        ) : (
          <span {...tooltip(isUnreadable ? t('linked.notReadable') : null, { wide: true })}>
            {name}
          </span>
        )}
      </span>
      <span className={classes.facts}>
        <span>{t(look.text)}</span>
        {workflow?.stageName != null && <span>{workflow.stageName}</span>}
        {workflow != null && state !== 'COMPLETED' && (
          <span>{t('linked.percent', { percent: workflow.percentComplete })}</span>
        )}
        {workflow != null && workflow.daysDelayed > 0 && (
          <span>{t('linked.delayed', { days: workflow.daysDelayed })}</span>
        )}
      </span>
      {problem != null && (
        <span className={classes.trouble}>
          {t(problemText[problem], { max: linkLimits.children })}{' '}
          {isUnreadable && t('linked.askOwner')}
        </span>
      )}
    </li>
  );
}
