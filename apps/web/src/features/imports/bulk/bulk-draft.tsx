import { Download, Play, Trash2 } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { bulkDraft_bulkStart$key } from '../../../__generated__/bulkDraft_bulkStart.graphql.ts';
import type { bulkDraftDiscardMutation } from '../../../__generated__/bulkDraftDiscardMutation.graphql.ts';
import type { bulkDraftRunMutation } from '../../../__generated__/bulkDraftRunMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { IssueList } from '../../../fields/rows/issue-list.tsx';
import { BulkMapping } from './bulk-mapping.tsx';
import { BulkRows, type RowFilter } from './bulk-rows.tsx';
import { refusalOf } from './bulk-requests.ts';
import { useBulkFiles } from './use-bulk-files.ts';
import classes from './bulk-start.module.css';

export interface BulkDraftProps {
  readonly bulkStart: bulkDraft_bulkStart$key;
  readonly onDiscarded: () => void;
  /** Called after a cell was fixed or a column mapping changed. */
  readonly onTouched: () => void;
  /** The header row selection, while it is available. */
  readonly header: ReactNode;
}

/** Rows before the start: mapping, errors, and selection. */
export function BulkDraft({
  bulkStart,
  onDiscarded,
  onTouched,
  header,
}: BulkDraftProps): ReactNode {
  const t = useText();
  const job = useFragment(
    graphql`
      fragment bulkDraft_bulkStart on BulkStart {
        id
        state
        sourceName
        columns
        rowCount
        readyCount
        faultyCount
        warnedCount
        mapping {
          name
        }
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
        ...bulkMapping_bulkStart
      }
    `,
    bulkStart,
  );
  const [revision, setRevision] = useState(0);
  const [show, setShow] = useState<RowFilter>(job.faultyCount > 0 ? 'FAULTY' : 'ALL');
  const [isDiscarding, setIsDiscarding] = useState(false);
  const files = useBulkFiles({ ...job, name: job.mapping.name });
  const run = useCommand<bulkDraftRunMutation>(graphql`
    mutation bulkDraftRunMutation($input: RunBulkStartInput!) {
      runBulkStart(input: $input) {
        ...bulkDraft_bulkStart
        ...bulkProgress_bulkStart
      }
    }
  `);
  const discard = useCommand<bulkDraftDiscardMutation>(graphql`
    mutation bulkDraftDiscardMutation($input: BulkStartInput!) {
      discardBulkStart(input: $input)
    }
  `);
  const read = (): void => {
    setRevision((count) => count + 1);
    onTouched();
  };
  const start = (rows: 'ALL' | 'GOOD'): void =>
    void run.run((idempotencyKey) => ({
      input: { idempotencyKey, bulkStartId: job.id, rows },
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
      <BulkMapping bulkStart={job} onChecked={read} header={header} />
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
            value={show === 'FAULTY' || show === 'WARNED' ? show : 'ALL'}
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
        <Suspense fallback={<Skeleton rows={5} />}>
          <BulkRows
            key={show}
            id={job.id}
            columns={job.columns}
            show={show}
            revision={revision}
            isReadOnly={false}
            onRowFixed={read}
          />
        </Suspense>
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
            {t('bulk.startGood', { count: job.readyCount })}
          </Button>
        )}
        <Button
          kind="primary"
          icon={<Play />}
          disabledReason={reason(job.ofAll)}
          loading={run.isPending}
          onClick={() => start('ALL')}
        >
          {t('bulk.startAll', { count: job.rowCount })}
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
            .run(() => ({ input: { bulkStartId: job.id } }))
            .then((done) => done !== null && onDiscarded());
        }}
      >
        {t('bulk.discard.text', { file: job.sourceName })}
      </ConfirmDialog>
    </div>
  );
}
