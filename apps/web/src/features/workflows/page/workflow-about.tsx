import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { workflowAboutQuery } from '../../../__generated__/workflowAboutQuery.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { homeStatusLook } from '../../../lib/status/status-look.ts';
import { Moment } from '../../../ui/moment/moment.tsx';
import { StatusIcon } from '../../../ui/status-icon/status-icon.tsx';
import { AboutDescription, AboutName, AboutOwner } from './about-edit.tsx';
import { AboutTags } from './about-tags.tsx';
import classes from './workflow-about.module.css';

interface StampProps {
  readonly label: string;
  readonly at: string | null | undefined;
  readonly by: string | undefined;
}

/** When something was done to the workflow, and by whom. */
function Stamp({ label, at, by }: StampProps): ReactNode {
  const t = useText();
  return at == null ? null : (
    <>
      <dt>{label}</dt>
      <dd>
        <Moment at={at} />
        {by !== undefined && <span className={classes.none}>{t('record.by', { name: by })}</span>}
      </dd>
    </>
  );
}

/** Description and origin of the workflow. */
export function WorkflowAbout({ workflowId }: { readonly workflowId: string }): ReactNode {
  const t = useText();
  const intl = useIntl();
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
          forecastEndDate
          blueprintVersionNumber
          createdAt
          createdBy {
            id
            name
          }
          modifiedAt
          modifiedBy {
            id
            name
          }
          collaborators {
            id
            name
            kind
          }
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
    ['workflows.fact.forecastEnd', workflow.endDate == null ? workflow.forecastEndDate : null],
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
        <Stamp label={t('record.created')} at={workflow.createdAt} by={workflow.createdBy?.name} />
        <Stamp
          label={t('record.modified')}
          at={workflow.modifiedAt}
          by={workflow.modifiedBy?.name}
        />
        {workflow.collaborators.length > 0 && (
          <>
            <dt>{t('record.collaborators')}</dt>
            <dd>
              {intl.formatList(
                workflow.collaborators.map(({ name }) => name),
                { type: 'unit' },
              )}
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}
