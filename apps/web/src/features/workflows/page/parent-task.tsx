import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { parentTask_workflow$key } from '../../../__generated__/parentTask_workflow.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import classes from './workflow-summary.module.css';

/** The task that started this workflow, for people with access. */
export function ParentTask({
  workflow,
}: {
  readonly workflow: parentTask_workflow$key;
}): ReactNode {
  const t = useText();
  const { parentTask } = useFragment(
    graphql`
      fragment parentTask_workflow on Workflow {
        parentTask {
          id
          name
          workflowId
          workflowName
        }
      }
    `,
    workflow,
  );
  if (parentTask == null) return null;
  const { id, name, workflowId, workflowName } = parentTask;
  return (
    <div>
      <dt>{t('linked.parent')}</dt>
      <dd className={classes.parent}>
        <Link to="/workflow/$id" params={{ id: workflowId }} search={{ 'task-id': id }}>
          {t('linked.parentOf', { task: name, workflow: workflowName })}
        </Link>
      </dd>
    </div>
  );
}
