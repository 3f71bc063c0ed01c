import { Download, Play, Square } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { bulkProgress_bulkJob$key } from '../../__generated__/bulkProgress_bulkJob.graphql.ts';
import type { bulkProgressCancelMutation } from '../../__generated__/bulkProgressCancelMutation.graphql.ts';
import type { bulkProgressRunMutation } from '../../__generated__/bulkProgressRunMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { isErrorCode } from '../../lib/api/graphql-error.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { refusalOf } from '../../lib/refusal/wire-refusal.ts';
import { Button } from '../../ui/button/button.tsx';
import { LatePart } from '../../ui/late-part/late-part.tsx';
import { Segmented } from '../../ui/segmented/segmented.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { fileKind } from './bulk-requests.ts';
import { BulkOutcome, type OutcomeFilter } from './bulk-outcome.tsx';
import { useBulkFiles } from './use-bulk-files.ts';
import classes from './bulk.module.css';

export interface BulkProgressProps {
  readonly bulkJob: bulkProgress_bulkJob$key;
}

/** Progress with its actions and the result of each row. */
export function BulkProgress({ bulkJob }: BulkProgressProps): ReactNode {
  const t = useText();
  const formats = useFormats();
  const job = useFragment(
    graphql`
      fragment bulkProgress_bulkJob on BulkJob {
        id
        kind
        state
        sourceName
        columns
        rowCount
        readyCount
        faultyCount
        doneCount
        failedCount
        haltCode
        nameColumn
        createdBy {
          name
        }
        beganAt
        endedAt
        again: startRefusal(rows: GOOD) {
          code
          params {
            name
            value
          }
        }
        cancelRefusal {
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
  const [show, setShow] = useState<OutcomeFilter>('DONE');
  const files = useBulkFiles({ ...job, kind: fileKind(job.kind) });
  const cancel = useCommand<bulkProgressCancelMutation>(graphql`
    mutation bulkProgressCancelMutation($input: BulkJobInput!) {
      cancelBulkJob(input: $input) {
        ...bulkProgress_bulkJob
      }
    }
  `);
  const run = useCommand<bulkProgressRunMutation>(graphql`
    mutation bulkProgressRunMutation($input: RunBulkJobInput!) {
      runBulkJob(input: $input) {
        ...bulkProgress_bulkJob
      }
    }
  `);
  const mayCancel = refusalOf(job.cancelRefusal) === null;
  const mayRun = refusalOf(job.again) === null;
  const wanted = job.rowCount - job.faultyCount;
  const done = job.doneCount + job.failedCount;
  const filters = (
    [
      ['DONE', job.doneCount],
      ['FAILED', job.failedCount],
      ['FAULTY', job.faultyCount],
    ] as const
  ).map(([value, count]) => ({
    value,
    label: t(value === 'FAULTY' ? 'bulk.show.FAULTY' : `bulk.show.${value}.${fileKind(job.kind)}`, {
      count,
    }),
  }));
  return (
    <div className={classes.narrow}>
      <section className={classes.progress} aria-label={t('bulk.progress.title')}>
        <h2 className={classes.title}>{t(`bulk.state.${job.state}`)}</h2>
        <progress
          className={classes.meter}
          aria-label={t('bulk.progress.title')}
          max={Math.max(1, wanted)}
          value={done}
        />
        <p role="status">
          {t(`bulk.progress.text.${fileKind(job.kind)}`, {
            done: job.doneCount,
            total: wanted,
            failed: job.failedCount,
            faulty: job.faultyCount,
          })}
        </p>
        <p className={classes.about}>
          {t('bulk.progress.about', { file: job.sourceName, person: job.createdBy.name })}
          {job.beganAt != null && ` · ${formats.moment(String(job.beganAt))}`}
        </p>
        {job.haltCode != null && isErrorCode(job.haltCode) && (
          <p className={classes.error} role="alert">
            {errorText(t, { code: job.haltCode, params: {} })}
          </p>
        )}
        <div className={classes.tools}>
          {mayCancel && (
            <Button
              icon={<Square />}
              loading={cancel.isPending}
              onClick={() => void cancel.run(() => ({ input: { bulkJobId: job.id } }))}
            >
              {t('bulk.cancel')}
            </Button>
          )}
          {mayRun && (
            <Button
              kind="primary"
              icon={<Play />}
              loading={run.isPending}
              onClick={() =>
                void run.run((idempotencyKey) => ({
                  input: { idempotencyKey, bulkJobId: job.id, rows: 'GOOD' },
                }))
              }
            >
              {t('bulk.continue', { count: job.readyCount })}
            </Button>
          )}
          <Button icon={<Download />} loading={files.isBusy} onClick={() => void files.report()}>
            {t('bulk.report.download')}
          </Button>
          {job.faultyCount > 0 && (
            <Button
              kind="subtle"
              icon={<Download />}
              loading={files.isBusy}
              onClick={() => void files.faulty()}
            >
              {t('bulk.faulty.download')}
            </Button>
          )}
        </div>
      </section>
      <Segmented label={t('bulk.show.label')} options={filters} value={show} onChange={setShow} />
      <LatePart fallback={<Skeleton rows={5} />}>
        <BulkOutcome
          key={show}
          id={job.id}
          kind={fileKind(job.kind)}
          columns={job.columns}
          name={job.nameColumn ?? null}
          show={show}
          revision={done}
        />
      </LatePart>
    </div>
  );
}
