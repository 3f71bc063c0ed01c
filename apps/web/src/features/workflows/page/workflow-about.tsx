import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { workflowAboutQuery } from '../../../__generated__/workflowAboutQuery.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { homeStatusLook } from '../../../lib/status/status-look.ts';
import { Moment } from '../../../ui/moment/moment.tsx';
import { StatusIcon } from '../../../ui/status-icon/status-icon.tsx';
import { AboutDescription, AboutName, AboutOwner } from './about-edit.tsx';
import { AboutTags } from './about-tags.tsx';
import classes from './workflow-about.module.css';

/** What the workflow is for and where it comes from. */
export function WorkflowAbout({ workflowId }: { readonly workflowId: string }): ReactNode {
  const t = useText();
  const { workflow } = useLazyLoadQuery<workflowAboutQuery>(
    graphql`
      query workflowAboutQuery($id: ID!) {
        workflow(id: $id) {
          id
          reference
          homeStatus
          startDate
          endDate
          plannedEndDate
          blueprintVersionNumber
          ...aboutEdit_workflow
          ...aboutTags_workflow
          blueprint {
            id
            name
          }
        }
      }
    `,
    { id: workflowId },
    { fetchPolicy: 'store-and-network' },
  );
  if (workflow == null) return null;
  const look = homeStatusLook[workflow.homeStatus];
  const version = t('workflows.about.version', { number: workflow.blueprintVersionNumber });
  const dates = [
    ['workflows.fact.start', workflow.startDate],
    ['workflows.fact.plannedEnd', workflow.plannedEndDate],
    ['workflows.fact.end', workflow.endDate],
  ] as const;
  return (
    <div className={classes.root}>
      <AboutName workflow={workflow} />
      <AboutDescription workflow={workflow} />
      <dl className={classes.facts}>
        <dt>{t('workflows.fact.reference')}</dt>
        <dd>{workflow.reference}</dd>
        <dt>{t('workflows.fact.status')}</dt>
        <dd>
          <StatusIcon shape={look.shape} label={t(look.text)} showLabel />
        </dd>
        <dt>{t('workflows.fact.owner')}</dt>
        <dd>
          <AboutOwner workflow={workflow} />
        </dd>
        <dt>{t('tags.label')}</dt>
        <dd>
          <AboutTags workflow={workflow} />
        </dd>
        <dt>{t('workflows.fact.blueprint')}</dt>
        <dd>
          {workflow.blueprint == null ? (
            version
          ) : (
            <>
              <Link to="/blueprints/$id" params={{ id: workflow.blueprint.id }} search={{}}>
                {workflow.blueprint.name}
              </Link>
              <span className={classes.none}>{version}</span>
            </>
          )}
        </dd>
        {dates.map(([label, at]) =>
          at == null ? null : (
            <div key={label} className={classes.pair}>
              <dt>{t(label)}</dt>
              <dd>
                <Moment at={at} style="date" />
              </dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}
