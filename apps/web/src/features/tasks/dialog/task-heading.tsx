import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { taskHeading_task$key } from '../../../__generated__/taskHeading_task.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { taskLook } from '../../../lib/status/task-look.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { StatusIcon } from '../../../ui/status-icon/status-icon.tsx';
import classes from './task-heading.module.css';

export interface TaskHeadingProps {
  readonly task: taskHeading_task$key;
  readonly menu: ReactNode;
}

/** The path of the task and a link to copy. */
export function TaskHeading({ task, menu }: TaskHeadingProps): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment taskHeading_task on Task {
        id
        reference
        type
        displayStatus
        mark
        skippedAt
        workflowId
        workflowName
        stageName
      }
    `,
    task,
  );
  const look = taskLook(data);
  const copyLink = async (): Promise<void> => {
    const link = new URL(`/workflow/${data.workflowId}`, location.origin);
    link.searchParams.set('task-id', data.id);
    try {
      await navigator.clipboard.writeText(link.href);
      notify({ tone: 'success', text: t('tasks.dialog.linkCopied') });
    } catch {
      notify({ tone: 'danger', text: t('tasks.dialog.linkNotCopied') });
    }
  };
  return (
    <div className={classes.root}>
      <StatusIcon shape={look.shape} label={t(look.text)} />
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
      <IconButton
        label={t('tasks.dialog.copyLink')}
        icon={<Link2 />}
        onClick={() => void copyLink()}
      />
      {menu}
    </div>
  );
}
