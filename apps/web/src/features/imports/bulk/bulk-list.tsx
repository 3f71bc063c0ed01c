import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { bulkList_bulkStart$key } from '../../../__generated__/bulkList_bulkStart.graphql.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import classes from './bulk-start.module.css';

export interface BulkListProps {
  readonly bulkStarts: bulkList_bulkStart$key;
  /** Returns the URL of a bulk start. */
  readonly addressOf: (id: string) => string;
}

/** Earlier bulk starts of a blueprint, to continue or view. */
export function BulkList({ bulkStarts, addressOf }: BulkListProps): ReactNode {
  const t = useText();
  const formats = useFormats();
  const jobs = useFragment(
    graphql`
      fragment bulkList_bulkStart on BulkStart @relay(plural: true) {
        id
        state
        sourceName
        rowCount
        startedCount
        createdAt
        createdBy {
          name
        }
      }
    `,
    bulkStarts,
  );
  if (jobs.length === 0) return null;
  return (
    <section className={classes.narrow} aria-label={t('bulk.list.title')}>
      <h2 className={classes.title}>{t('bulk.list.title')}</h2>
      <ul className={classes.jobs}>
        {jobs.map((job) => (
          <li key={job.id}>
            <a href={addressOf(job.id)}>{job.sourceName}</a>
            <span className={classes.facts}>
              <span>{t(`bulk.state.${job.state}`)}</span>
              <span>{t('bulk.list.count', { started: job.startedCount, rows: job.rowCount })}</span>
              <span>{job.createdBy.name}</span>
              <span>{formats.moment(String(job.createdAt))}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
