import { Suspense, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { isOpenToEdits, isUnderWay } from '@baton/domain/bulk-job/bulk-table';
import type { bulkActionReviewCancelMutation } from '../../../__generated__/bulkActionReviewCancelMutation.graphql.ts';
import type { bulkActionReviewDiscardMutation } from '../../../__generated__/bulkActionReviewDiscardMutation.graphql.ts';
import type { bulkActionReviewQuery } from '../../../__generated__/bulkActionReviewQuery.graphql.ts';
import type { bulkActionReviewRunMutation } from '../../../__generated__/bulkActionReviewRunMutation.graphql.ts';
import type { bulkActionReviewUndoMutation } from '../../../__generated__/bulkActionReviewUndoMutation.graphql.ts';
import { useFindingText } from '../../../fields/rows/row-finding-text.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useLiveQuery } from '../../../lib/live/use-live-query.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { findingsOf } from '../bulk-requests.ts';
import classes from '../bulk.module.css';

export interface BulkActionReviewProps {
  readonly jobId: string;
  /** Called when the items are being changed. */
  readonly onStarted?: () => void;
  readonly onClose: () => void;
}

/** What an action on many items would do, its progress, and its result. */
export function BulkActionReview(props: BulkActionReviewProps): ReactNode {
  const t = useText();
  return (
    <Suspense
      fallback={
        <Dialog isOpen onClose={props.onClose} title={t('bulk.progress.title')}>
          <Skeleton rows={4} />
        </Dialog>
      }
    >
      <Review {...props} />
    </Suspense>
  );
}

const jobQuery = graphql`
  query bulkActionReviewQuery($id: ID!) {
    bulkJob(id: $id) {
      id
      state
      rowCount
      readyCount
      faultyCount
      doneCount
      failedCount
      ... on BulkAction {
        action
        isUndoable
      }
      faulty: rows(show: FAULTY, first: 500) {
        rows {
          number
          cells
          findings {
            column
            severity
            code
            params {
              name
              value
            }
          }
        }
      }
      failed: rows(show: FAILED, first: 500) {
        rows {
          number
          cells
          findings {
            column
            severity
            code
            params {
              name
              value
            }
          }
        }
      }
    }
  }
`;

function Review({ jobId, onStarted, onClose }: BulkActionReviewProps): ReactNode {
  const t = useText();
  const textOf = useFindingText();
  const [isUndone, setIsUndone] = useState(false);
  const query = useLiveQuery<bulkActionReviewQuery>(jobQuery, { id: jobId });
  const job = query.data.bulkJob;
  const input = { bulkJobId: jobId };
  const run = useCommand<bulkActionReviewRunMutation>(graphql`
    mutation bulkActionReviewRunMutation($input: RunBulkJobInput!) {
      runBulkJob(input: $input) {
        id
        state
      }
    }
  `);
  const cancel = useCommand<bulkActionReviewCancelMutation>(graphql`
    mutation bulkActionReviewCancelMutation($input: BulkJobInput!) {
      cancelBulkJob(input: $input) {
        id
        state
      }
    }
  `);
  const discard = useCommand<bulkActionReviewDiscardMutation>(graphql`
    mutation bulkActionReviewDiscardMutation($input: BulkJobInput!) {
      discardBulkJob(input: $input)
    }
  `);
  const undo = useCommand<bulkActionReviewUndoMutation>(graphql`
    mutation bulkActionReviewUndoMutation($input: UndoBulkActionInput!) {
      undoBulkAction(input: $input) {
        undoneCount
        refused {
          taskId
        }
      }
    }
  `);
  if (job?.action === undefined) return null;
  const isDraft = isOpenToEdits(job.state);
  const isRunning = isUnderWay(job.state);
  const start = async (): Promise<void> => {
    const started = await run.run((idempotencyKey) => ({
      input: { idempotencyKey, rows: 'GOOD', ...input },
    }));
    if (started === null) return;
    onStarted?.();
    void query.refresh();
  };
  const close = (): void => {
    if (isDraft) void discard.run(() => ({ input }));
    onClose();
  };
  const undoAll = async (): Promise<void> => {
    const done = await undo.run(() => ({ input }));
    if (done === null) return;
    setIsUndone(true);
    const { undoneCount, refused } = done.undoBulkAction;
    notify({
      tone: refused.length === 0 ? 'success' : 'neutral',
      text: t('bulk.items.undone', { done: undoneCount, refused: refused.length }),
    });
  };
  const refused = [...job.faulty.rows, ...job.failed.rows];
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t(`bulk.items.title.${job.action}`, { count: job.rowCount })}
      footer={
        <>
          {isRunning && (
            <Button loading={cancel.isPending} onClick={() => void cancel.run(() => ({ input }))}>
              {t('bulk.cancel')}
            </Button>
          )}
          {!isDraft && !isRunning && job.doneCount > 0 && job.isUndoable === true && !isUndone && (
            <Button loading={undo.isPending} onClick={() => void undoAll()}>
              {t('library.undo')}
            </Button>
          )}
          <Button onClick={close}>{t(isDraft ? 'ui.cancel' : 'ui.close')}</Button>
          {isDraft && (
            <Button
              kind="primary"
              loading={run.isPending}
              disabledReason={job.readyCount === 0 ? t('bulk.items.noneReady') : null}
              onClick={() => void start()}
            >
              {t('bulk.items.run', { count: job.readyCount })}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.progress}>
        <p role="status">
          {isDraft
            ? t('bulk.items.preview', { ready: job.readyCount, refused: job.faultyCount })
            : t('bulk.items.progress', {
                done: job.doneCount,
                total: job.rowCount - job.faultyCount,
                failed: job.failedCount,
              })}
        </p>
        {!isDraft && (
          <progress
            className={classes.meter}
            aria-label={t('bulk.progress.title')}
            max={Math.max(1, job.rowCount - job.faultyCount)}
            value={job.doneCount + job.failedCount}
          />
        )}
        {refused.length > 0 && (
          <section className={classes.progress} aria-label={t('bulk.items.refused')}>
            <h3>{t('bulk.items.refused')}</h3>
            <ul className={classes.started}>
              {refused.map((row) => (
                <li key={row.number}>
                  <span>{row.cells[2] || t('bulk.items.unknown')}</span>
                  <span className={classes.about}>{findingsOf(row).map(textOf).join(' ')}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
