import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { bulkList_bulkJob$key } from '../../__generated__/bulkList_bulkJob.graphql.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { fileKind } from './bulk-requests.ts';
import classes from './bulk.module.css';

export interface BulkListProps {
  readonly bulkJobs: bulkList_bulkJob$key;
  /** Returns the URL of a bulk job. */
  readonly addressOf: (id: string) => string;
}

/** Earlier bulk starts or bulk invitations, to continue or view. */
export function BulkList({ bulkJobs, addressOf }: BulkListProps): ReactNode {
  const t = useText();
  const formats = useFormats();
  const jobs = useFragment(
    graphql`
      fragment bulkList_bulkJob on BulkJob @relay(plural: true) {
        id
        kind
        state
        sourceName
        rowCount
        doneCount
        createdAt
        createdBy {
          name
        }
      }
    `,
    bulkJobs,
  );
  const [first] = jobs;
  if (first === undefined) return null;
  const title = t(`bulk.list.title.${fileKind(first.kind)}`);
  return (
    <section className={classes.narrow} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.jobs}>
        {jobs.map((job) => (
          <li key={job.id}>
            <a href={addressOf(job.id)}>{job.sourceName}</a>
            <span className={classes.facts}>
              <span>{t(`bulk.state.${job.state}`)}</span>
              <span>
                {t(`bulk.list.count.${fileKind(job.kind)}`, {
                  done: job.doneCount,
                  rows: job.rowCount,
                })}
              </span>
              <span>{job.createdBy.name}</span>
              <span>{formats.moment(String(job.createdAt))}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
