import { TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskReport_task$key } from '../../../__generated__/taskReport_task.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ReportDialog } from './problem-dialog.tsx';
import classes from './task-problem.module.css';

/** Button to report a problem, below the description. */
export function TaskReport({ task }: { readonly task: taskReport_task$key }): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const data = useFragment(
    graphql`
      fragment taskReport_task on Task {
        id
        version
        workflowId
        exception {
          category
        }
        permissions {
          reportException
        }
      }
    `,
    task,
  );
  // An open problem is shown elsewhere.
  if (!data.permissions.reportException || data.exception != null) return null;
  return (
    <p className={classes.report}>
      <Button
        kind="subtle"
        size="small"
        icon={<TriangleAlert size={14} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('flow.problem.report')}
      </Button>
      {isOpen && <ReportDialog task={data} onClose={() => setOpen(false)} />}
    </p>
  );
}
