import { dayOf } from '@baton/domain/core/dates';
import type { PlainDate } from '@baton/domain/core/ids';
import { daysBetween } from '@baton/domain/core/plain-date';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { workflowSummary_workflow$key } from '../../../__generated__/workflowSummary_workflow.graphql.ts';
import { useNow } from '../../../lib/i18n/use-now.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { homeStatusLook } from '../../../lib/status/status-look.ts';
import { useViewer } from '../../../lib/session/viewer-context.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { PartyNames } from '../../../ui/avatar/party-names.tsx';
import { Moment } from '../../../ui/moment/moment.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { StatusIcon } from '../../../ui/status-icon/status-icon.tsx';
import { punctualityText } from '../../../lib/i18n/punctuality-text.ts';
import { ParentTask } from './parent-task.tsx';
import { nextToAct } from './next-to-act.ts';
import { WorkflowWhy } from './workflow-why.tsx';
import classes from './workflow-summary.module.css';

/** Status, owner, start, and end of the workflow. */
export function WorkflowSummary({
  workflow,
}: {
  readonly workflow: workflowSummary_workflow$key;
}): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment workflowSummary_workflow on Workflow {
        id
        reference
        isTestRun
        variant {
          standardName
        }
        homeStatus
        owner {
          id
          name
        }
        startDate
        endDate
        plannedEndDate
        forecastEndDate
        punctuality {
          kind
          minutes
        }
        taskCount
        completedTaskCount
        runNumber
        stages {
          id
          tasks {
            id
            startedAt
            completedAt
            skippedAt
            assignees {
              id
              name
              kind
            }
            approvals {
              id
              awaitedApprovers {
                id
                name
                kind
              }
            }
          }
        }
        ...parentTask_workflow
      }
    `,
    workflow,
  );
  const viewer = useViewer();
  const now = useNow();
  const next = data.endDate == null ? nextToAct(data.stages) : [];
  const look = homeStatusLook[data.homeStatus];
  const dayAt = (moment: string): PlainDate => dayOf(Date.parse(moment), viewer.timeZone);
  const daysLate =
    data.forecastEndDate == null || data.plannedEndDate == null
      ? 0
      : daysBetween(dayAt(data.plannedEndDate), dayAt(data.forecastEndDate));
  const daysOver =
    data.plannedEndDate == null
      ? 0
      : daysBetween(dayAt(data.plannedEndDate), dayAt(now.toISOString()));
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('workflows.fact.status')}</dt>
        <dd>
          <StatusIcon shape={look.shape} label={t(look.text)} showLabel />
          <WorkflowWhy workflowId={data.id} />
        </dd>
      </div>
      <div>
        <dt>{t('workflows.fact.reference')}</dt>
        <dd className={classes.reference}>
          {data.reference} {data.isTestRun && <Badge>{t('start.test.badge')}</Badge>}
          {data.variant != null && (
            <Badge>{t('variants.of', { name: data.variant.standardName })}</Badge>
          )}
          {data.runNumber > 1 && <Badge>{t('flow.run', { number: data.runNumber })}</Badge>}
        </dd>
      </div>
      {next.length > 0 && (
        <div>
          <dt>{t('workflows.fact.waitingFor')}</dt>
          <dd>
            <PartyNames parties={next} ownId={viewer.id} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('workflows.fact.owner')}</dt>
        <dd className={classes.owner}>
          <Avatar name={data.owner.name} size={20} isDecorative />
          {data.owner.name}
        </dd>
      </div>
      {data.startDate != null && (
        <div>
          <dt>{t('workflows.fact.start')}</dt>
          <dd>
            <Moment at={data.startDate} style="date" />
          </dd>
        </div>
      )}
      {data.endDate == null && data.plannedEndDate != null && (
        <div>
          <dt>{t('workflows.fact.plannedEnd')}</dt>
          <dd className={daysOver > 0 ? classes.overdue : undefined}>
            <Moment at={data.plannedEndDate} style="date" />
            {daysOver > 0 && t('tasks.due.daysLate', { count: daysOver })}
          </dd>
        </div>
      )}
      {data.endDate == null && data.forecastEndDate != null && (
        <div>
          <dt>{t('workflows.fact.forecastEnd')}</dt>
          <dd>
            <Moment at={data.forecastEndDate} style="date" />
            {daysLate > 0 && (
              <span className={classes.delay}>
                {t('workflows.forecast.late', { days: daysLate })}
              </span>
            )}
          </dd>
        </div>
      )}
      {data.endDate != null && (
        <div>
          <dt>{t('workflows.fact.end')}</dt>
          <dd>
            <Moment at={data.endDate} style="date" />
            {data.punctuality != null && <> · {punctualityText(t, data.punctuality)}</>}
          </dd>
        </div>
      )}
      <ParentTask workflow={data} />
      <div>
        <dt>{t('workflows.fact.progress')}</dt>
        <dd>{t('workflows.doneOf', { done: data.completedTaskCount, count: data.taskCount })}</dd>
      </div>
    </dl>
  );
}
