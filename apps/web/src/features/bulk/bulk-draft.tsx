import { Download, Play, Send, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { bulkDraft_bulkJob$key } from '../../__generated__/bulkDraft_bulkJob.graphql.ts';
import type { bulkDraftDiscardMutation } from '../../__generated__/bulkDraftDiscardMutation.graphql.ts';
import type { bulkDraftRunMutation } from '../../__generated__/bulkDraftRunMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { refusalOf } from '../../lib/refusal/wire-refusal.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { LatePart } from '../../ui/late-part/late-part.tsx';
import { Segmented } from '../../ui/segmented/segmented.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { IssueList } from '../../fields/rows/issue-list.tsx';
import { BulkRows, type RowFilter } from './bulk-rows.tsx';
import { fileKind } from './bulk-requests.ts';
import { useBulkFiles } from './use-bulk-files.ts';
import classes from './bulk.module.css';

export interface BulkDraftProps {
  readonly bulkJob: bulkDraft_bulkJob$key;
  readonly onDiscarded: () => void;
  /** Called after a cell was fixed or a column mapping changed. */
  readonly onTouched: () => void;
  /** Returns the column mapping, which calls `onChecked` after all rows were checked again. */
  readonly mapping: (onChecked: () => void) => ReactNode;
}

/** Rows before they are processed: mapping, errors, and selection. */
export function BulkDraft({ bulkJob, onDiscarded, onTouched, mapping }: BulkDraftProps): ReactNode {
  const t = useText();
  const job = useFragment(
    graphql`
      fragment bulkDraft_bulkJob on BulkJob {
        id
        kind
        state
        sourceName
        columns
        rowCount
        readyCount
        faultyCount
        warnedCount
        nameColumn
        mappingRefusal {
          code
        }
        issues {
          row
          column
          code
          severity
          params {
            name
            value
          }
        }
        ofAll: startRefusal(rows: ALL) {
          code
          params {
            name
            value
          }
        }
        ofGood: startRefusal(rows: GOOD) {
          code
          params {
            name
            value
          }
        }
      }
    `,
    bulkJob,
  );
  const [revision, setRevision] = useState(0);
  const [show, setShow] = useState<RowFilter>(job.faultyCount > 0 ? 'FAULTY' : 'ALL');
  const [isDiscarding, setIsDiscarding] = useState(false);
  const files = useBulkFiles({ ...job, kind: fileKind(job.kind) });
  const run = useCommand<bulkDraftRunMutation>(graphql`
    mutation bulkDraftRunMutation($input: RunBulkJobInput!) {
      runBulkJob(input: $input) {
        ...bulkDraft_bulkJob
        ...bulkProgress_bulkJob
      }
    }
  `);
  const discard = useCommand<bulkDraftDiscardMutation>(graphql`
    mutation bulkDraftDiscardMutation($input: BulkJobInput!) {
      discardBulkJob(input: $input)
    }
  `);
  const read = (): void => {
    setRevision((count) => count + 1);
    onTouched();
  };
  const start = (rows: 'ALL' | 'GOOD'): void =>
    void run.run((idempotencyKey) => ({
      input: { idempotencyKey, bulkJobId: job.id, rows },
    }));
  const reason = (refusal: typeof job.ofAll): string | null => {
    const known = refusalOf(refusal);
    return known === null ? null : errorText(t, known);
  };
  const filters = (
    [
      ['ALL', job.rowCount],
      ['FAULTY', job.faultyCount],
      ['WARNED', job.warnedCount],
    ] as const
  ).map(([value, count]) => ({ value, label: t(`bulk.show.${value}`, { count }) }));
  const hasFaults = job.faultyCount > 0;
  return (
    <div className={classes.draft}>
      {mapping(read)}
      <section className={classes.preview} aria-label={t('bulk.preview.title')}>
        <h2 className={classes.title}>{t('bulk.preview.title')}</h2>
        <p className={classes.about} role="status">
          {t('bulk.preview.about', {
            file: job.sourceName,
            ready: job.readyCount,
            faulty: job.faultyCount,
          })}
        </p>
        <div className={classes.tools}>
          <Segmented
            label={t('bulk.show.label')}
            options={filters}
            value={show}
            onChange={setShow}
          />
          {hasFaults && (
            <Button
              size="small"
              kind="subtle"
              icon={<Download />}
              loading={files.isBusy}
              onClick={() => void files.faulty()}
            >
              {t('bulk.faulty.download')}
            </Button>
          )}
        </div>
        <LatePart fallback={<Skeleton rows={5} />}>
          <BulkRows
            key={show}
            id={job.id}
            columns={job.columns}
            show={show}
            revision={revision}
            isReadOnly={false}
            onRowFixed={read}
          />
        </LatePart>
        <IssueList issues={job.issues} />
      </section>
      <div className={classes.bar}>
        <Button kind="subtle" icon={<Trash2 />} onClick={() => setIsDiscarding(true)}>
          {t('bulk.discard')}
        </Button>
        <span className={classes.gap} />
        {hasFaults && (
          <Button
            disabledReason={reason(job.ofGood)}
            loading={run.isPending}
            onClick={() => start('GOOD')}
          >
            {t(`bulk.startGood.${fileKind(job.kind)}`, { count: job.readyCount })}
          </Button>
        )}
        <Button
          kind="primary"
          icon={job.kind === 'INVITATIONS' ? <Send /> : <Play />}
          disabledReason={reason(job.ofAll)}
          loading={run.isPending}
          onClick={() => start('ALL')}
        >
          {t(`bulk.startAll.${fileKind(job.kind)}`, { count: job.rowCount })}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isDiscarding}
        title={t('bulk.discard.title')}
        confirmLabel={t('bulk.discard')}
        loading={discard.isPending}
        onClose={() => setIsDiscarding(false)}
        onConfirm={() => {
          void discard
            .run(() => ({ input: { bulkJobId: job.id } }))
            .then((done) => done !== null && onDiscarded());
        }}
      >
        {t(`bulk.discard.text.${fileKind(job.kind)}`, { file: job.sourceName })}
      </ConfirmDialog>
    </div>
  );
}
