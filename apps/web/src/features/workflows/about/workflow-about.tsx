import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { graphql } from 'react-relay';
import type { workflowAboutQuery } from '../../../__generated__/workflowAboutQuery.graphql.ts';
import { useIntl } from '../../../lib/intl/use-intl.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useLiveChanges } from '../../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../../lib/live/use-refresh.ts';
import { homeStatusLook } from '../../../lib/status/status-look.ts';
import { Moment } from '../../../ui/moment/moment.tsx';
import { StatusIcon } from '../../../ui/status-icon/status-icon.tsx';
import { TagList } from '../../../ui/tags/tag-list.tsx';
import { AboutDescription } from './about-edit.tsx';
import { AboutChange, Stamp } from './about-change.tsx';
import classes from './workflow-about.module.css';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

const document = graphql`
  query workflowAboutQuery($id: ID!) {
    workflow(id: $id) {
      id
      reference
      homeStatus
      owner {
        id
        name
      }
      tags {
        id
        name
        shownColor
      }
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
      ...aboutChange_workflow
      collaborators {
        id
        name
        kind
      }
      ...aboutEdit_workflow
      blueprint {
        id
        name
      }
    }
  }
`;

/** Description and origin of the workflow. */
export function WorkflowAbout({ workflowId }: { readonly workflowId: string }): ReactNode {
  const t = useText();
  const intl = useIntl();
  const variables = { id: workflowId };
  const { workflow } = useQuery<workflowAboutQuery>(document, variables, {
    fetchPolicy: 'store-and-network',
  });
  useLiveChanges({ workflowId }, useRefresh<workflowAboutQuery>(document, variables));
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
      <AboutDescription workflow={workflow} />
      <dl className={classes.facts}>
        <dt>{t('workflows.fact.reference')}</dt>
        <dd>{workflow.reference}</dd>
        <dt>{t('workflows.fact.status')}</dt>
        <dd>
          <StatusIcon shape={look.shape} label={t(look.text)} showLabel />
        </dd>
        <dt>{t('workflows.fact.owner')}</dt>
        <dd>{workflow.owner.name}</dd>
        {workflow.tags.length > 0 && (
          <>
            <dt>{t('tags.label')}</dt>
            <dd>
              <TagList tags={workflow.tags} />
            </dd>
          </>
        )}
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
        <AboutChange workflow={workflow} />
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
