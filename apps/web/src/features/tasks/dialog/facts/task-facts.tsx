import { Suspense, useState, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { graphql, useFragment } from 'react-relay';
import type { taskFacts_task$key } from '../../../../__generated__/taskFacts_task.graphql.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Moment } from '../../../../ui/moment/moment.tsx';
import { punctualityText } from '../../../../lib/i18n/punctuality-text.ts';
import { TaskAssigneesFact } from './task-assignees-fact.tsx';
import { TaskCcFact } from './task-cc-fact.tsx';
import { TaskDueFact } from './task-due-fact.tsx';
import { TaskRecordFacts } from './task-record-facts.tsx';
import { TaskTagsFact } from './task-tags-fact.tsx';
import { TaskDelegatesFact } from './task-delegates-fact.tsx';
import type { SaveReport } from '../save-state.ts';
import classes from './task-facts.module.css';

export interface TaskFactsProps {
  readonly task: taskFacts_task$key;
  /** Reports each save to the footer. */
  readonly onSave: SaveReport;
}

/** The right column: people, due date, and workflow. */
export function TaskFacts({ task, onSave }: TaskFactsProps): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment taskFacts_task on Task {
        id
        type
        startedAt
        completedAt
        endedAt
        punctuality {
          kind
          minutes
        }
        stageName
        workflowId
        workflowName
        ...taskAssigneesFact_task
        ...taskDelegatesFact_task
        ...taskCcFact_task
        ...taskDueFact_task
        ...taskTagsFact_task
      }
    `,
    task,
  );
  const [hasMore, setMore] = useState(false);
  return (
    <dl className={classes.root}>
      <dt>{t(data.type === 'APPROVAL' ? 'tasks.fact.approvers' : 'tasks.fact.assignees')}</dt>
      <dd>
        <TaskAssigneesFact task={data} onSave={onSave} />
      </dd>
      <TaskDelegatesFact task={data} />
      <dt>{t('staffing.cc')}</dt>
      <dd>
        <TaskCcFact task={data} onSave={onSave} />
      </dd>
      <dt>{t('tasks.fact.due')}</dt>
      <dd>
        <TaskDueFact task={data} onSave={onSave} />
      </dd>
      <dt>{t('tags.label')}</dt>
      <dd>
        <TaskTagsFact task={data} onSave={onSave} />
      </dd>
      <dt>{t('tasks.fact.stage')}</dt>
      <dd className={classes.text}>{data.stageName}</dd>
      <dt>{t('tasks.fact.workflow')}</dt>
      <dd className={classes.text}>
        <Link to="/workflow/$id" params={{ id: data.workflowId }} search={{}}>
          {data.workflowName}
        </Link>
      </dd>
      {data.startedAt != null && (
        <>
          <dt>{t('tasks.fact.started')}</dt>
          <dd className={classes.text}>
            <Moment at={data.startedAt} />
          </dd>
        </>
      )}
      {data.endedAt != null && (
        <>
          <dt>{t('tasks.fact.ended')}</dt>
          <dd className={classes.text}>
            <Moment at={data.endedAt} />
          </dd>
        </>
      )}
      {data.completedAt != null && (
        <>
          <dt>{t('tasks.fact.completed')}</dt>
          <dd className={classes.text}>
            <span>
              <Moment at={data.completedAt} />
              {data.punctuality != null && (
                <span className={classes.none}> · {punctualityText(t, data.punctuality)}</span>
              )}
            </span>
          </dd>
        </>
      )}
      {hasMore ? (
        <Suspense fallback={null}>
          <TaskRecordFacts taskId={data.id} />
        </Suspense>
      ) : (
        <dd className={classes.more}>
          <Button kind="subtle" size="small" onClick={() => setMore(true)}>
            {t('record.more')}
          </Button>
        </dd>
      )}
    </dl>
  );
}
