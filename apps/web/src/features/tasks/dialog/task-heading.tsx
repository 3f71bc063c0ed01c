import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { graphql, useFragment } from 'react-relay';
import type { taskHeading_task$key } from '../../../__generated__/taskHeading_task.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import classes from './task-heading.module.css';

export interface TaskHeadingProps {
  readonly task: taskHeading_task$key;
  readonly menu: ReactNode;
}

/** Links to the workflow and stage of the task, and its menu. */
export function TaskHeading({ task, menu }: TaskHeadingProps): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment taskHeading_task on Task {
        id
        reference
        workflowId
        workflowName
        stageName
      }
    `,
    task,
  );
  return (
    <div className={classes.root}>
      <span className={classes.reference}>{data.reference}</span>
      <span className={classes.dot} aria-hidden="true">
        ·
      </span>
      <Link
        to="/workflow/$id"
        params={{ id: data.workflowId }}
        search={{}}
        className={classes.place}
        title={t('tasks.dialog.openWorkflow')}
      >
        {t('tasks.row.place', { workflow: data.workflowName, stage: data.stageName })}
      </Link>
      {menu}
    </div>
  );
}
