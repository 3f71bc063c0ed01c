import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { isOpenToEdits } from '@baton/domain/bulk-job/bulk-table';
import type { bulkStartScreenJobQuery } from '../../__generated__/bulkStartScreenJobQuery.graphql.ts';
import type { bulkStartScreenQuery } from '../../__generated__/bulkStartScreenQuery.graphql.ts';
import { BulkDraft } from '../../features/bulk/bulk-draft.tsx';
import { BulkList } from '../../features/bulk/bulk-list.tsx';
import { BulkMapping } from '../../features/bulk/bulk-mapping.tsx';
import { BulkProgress } from '../../features/bulk/bulk-progress.tsx';
import { BulkSteps, type BulkJobProps } from '../../features/bulk/bulk-steps.tsx';
import { apiError } from '../../lib/api/graphql-error.ts';
import { useScreenQuery } from '../../lib/api/use-screen-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useLiveChanges } from '../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../lib/live/use-refresh.ts';
import { NoPermission } from '../../ui/error-state/error-state.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';

const route = getRouteApi('/blueprints/$id/bulk-start');

/** Starts many workflows from the rows of a table. `job-uuid` names a running bulk start. */
export function BulkStartScreen(): ReactNode {
  const { id } = route.useParams();
  const jobId = route.useSearch()['job-uuid'];
  const t = useText();
  const navigate = useNavigate();
  const { blueprint, bulkStarts } = useScreenQuery<bulkStartScreenQuery>(
    graphql`
      query bulkStartScreenQuery($id: ID!) {
        blueprint(id: $id) {
          id
          name
          permissions {
            createWorkflowsFrom
          }
        }
        bulkStarts(blueprintId: $id) {
          id
          ...bulkList_bulkJob
        }
      }
    `,
    { id },
  );
  if (blueprint == null) throw apiError('NotFound');
  const open = (job: string | undefined): void =>
    void navigate({
      to: '/blueprints/$id/bulk-start',
      params: { id },
      search: job === undefined ? {} : { 'job-uuid': job },
    });
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: t('blueprints.title'), href: '/blueprints' },
          { label: blueprint.name, href: `/blueprints/${id}` },
          { label: t('bulk.title') },
        ]}
      />
      <PageBody>
        {!blueprint.permissions.createWorkflowsFrom ? (
          <NoPermission text={t('blueprints.startNotAllowed')} />
        ) : (
          <BulkSteps
            blueprintId={id}
            jobId={jobId}
            onOpen={open}
            earlier={
              <BulkList
                bulkJobs={bulkStarts}
                addressOf={(job) => `/blueprints/${id}/bulk-start?job-uuid=${job}`}
              />
            }
            renderJob={(job) => <Job key={job.id} blueprintId={id} {...job} />}
          />
        )}
      </PageBody>
    </>
  );
}

interface JobProps extends BulkJobProps {
  readonly blueprintId: string;
}

const jobQuery = graphql`
  query bulkStartScreenJobQuery($id: ID!) {
    bulkJob(id: $id) {
      id
      state
      ...bulkDraft_bulkJob
      ...bulkProgress_bulkJob
      ...bulkMapping_bulkStart @alias(as: "start")
    }
  }
`;

function Job({ id, blueprintId, onDiscarded, onTouched, header }: JobProps): ReactNode {
  const { bulkJob } = useScreenQuery<bulkStartScreenJobQuery>(jobQuery, { id });
  useLiveChanges({ blueprintId }, useRefresh<bulkStartScreenJobQuery>(jobQuery, { id }));
  const start = bulkJob?.start;
  if (bulkJob == null || start == null) throw apiError('NotFound');
  return isOpenToEdits(bulkJob.state) ? (
    <BulkDraft
      {...{ bulkJob, onDiscarded, onTouched }}
      mapping={(onChecked) => <BulkMapping bulkStart={start} {...{ onChecked, header }} />}
    />
  ) : (
    <BulkProgress bulkJob={bulkJob} />
  );
}
