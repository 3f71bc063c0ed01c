import { Suspense, useState, type ReactNode } from 'react';
import { ArchiveRestore } from 'lucide-react';
import { graphql } from 'react-relay';
import type { deletedWorkflowsQuery } from '../../__generated__/deletedWorkflowsQuery.graphql.ts';
import type { deletedWorkflowsRestoreMutation } from '../../__generated__/deletedWorkflowsRestoreMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Moment } from '../../ui/moment/moment.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import classes from './deleted-workflows.module.css';
import { useQuery } from '../../lib/api/use-screen-query.ts';

/** A button that shows deleted workflows that the person can restore. */
export function DeletedWorkflows(): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('flow.deleted.title')}
        icon={<ArchiveRestore />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog isOpen onClose={() => setOpen(false)} title={t('flow.deleted.title')}>
          <Suspense fallback={<Skeleton variant="text" />}>
            <DeletedList />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}

function DeletedList(): ReactNode {
  const t = useText();
  const [restored, setRestored] = useState<readonly string[]>([]);
  const { deletedWorkflows } = useQuery<deletedWorkflowsQuery>(
    graphql`
      query deletedWorkflowsQuery {
        deletedWorkflows {
          id
          name
          reference
          version
          deletedAt
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  const command = useCommand<deletedWorkflowsRestoreMutation>(graphql`
    mutation deletedWorkflowsRestoreMutation($input: WorkflowCommandInput!) {
      restoreWorkflow(input: $input) {
        workflow {
          id
          deletedAt
        }
      }
    }
  `);
  const restore = async (id: string, version: number): Promise<void> => {
    const done = await command.run((idempotencyKey) => ({
      input: { idempotencyKey, workflowId: id, expectedVersion: version },
    }));
    if (done === null) return;
    setRestored((before) => [...before, id]);
    notify({ tone: 'success', text: t('flow.RESTORE.done') });
  };
  const shown = deletedWorkflows.filter(({ id }) => !restored.includes(id));
  if (shown.length === 0) return <p className={classes.empty}>{t('flow.deleted.empty')}</p>;
  return (
    <ul className={classes.list}>
      {shown.map(({ id, name, reference, version, deletedAt }) => (
        <li key={id} className={classes.row}>
          <span className={classes.name}>
            {name}
            <span className={classes.about}>
              {reference}
              {deletedAt != null && (
                <>
                  {' · '}
                  {t.rich('flow.deleted.since', { date: <Moment at={deletedAt} /> })}
                </>
              )}
            </span>
          </span>
          <Button
            size="small"
            loading={command.isPending}
            aria-label={t('flow.deleted.restore', { name })}
            onClick={() => void restore(id, version)}
          >
            {t('flow.RESTORE.action')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
