import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { isOpenToEdits } from '@baton/domain/bulk/bulk-table';
import type { bulkStartScreenJobQuery } from '../../__generated__/bulkStartScreenJobQuery.graphql.ts';
import type { bulkStartScreenQuery } from '../../__generated__/bulkStartScreenQuery.graphql.ts';
import { BulkDraft } from '../../features/imports/bulk/bulk-draft.tsx';
import {
  BulkHeader,
  HeaderOfEarlier,
  type BroughtTable,
} from '../../features/imports/bulk/bulk-header.tsx';
import { BulkList } from '../../features/imports/bulk/bulk-list.tsx';
import { BulkProgress } from '../../features/imports/bulk/bulk-progress.tsx';
import { BulkSource } from '../../features/imports/bulk/bulk-source.tsx';
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
          ...bulkList_bulkStart
        }
      }
    `,
    { id },
  );
  if (blueprint == null) throw apiError('NotFound');
  const [brought, setBrought] = useState<BroughtTable | null>(null);
  const [touched, setTouched] = useState<string | null>(null);
  const open = (job: string | undefined): void =>
    void navigate({
      to: '/blueprints/$id/bulk-start',
      params: { id },
      search: job === undefined ? {} : { 'job-uuid': job },
    });
  const bring = (next: BroughtTable): void => {
    setBrought(next);
    open(next.jobId);
  };
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
        ) : jobId === undefined ? (
          <>
            <BulkSource blueprintId={id} onBrought={bring} />
            <BulkList
              bulkStarts={bulkStarts}
              addressOf={(job) => `/blueprints/${id}/bulk-start?job-uuid=${job}`}
            />
          </>
        ) : (
          <Job
            key={jobId}
            id={jobId}
            blueprintId={id}
            onDiscarded={() => open(undefined)}
            onTouched={() => setTouched(jobId)}
            header={
              brought === null || brought.jobId !== jobId ? (
                <HeaderOfEarlier />
              ) : (
                <BulkHeader
                  blueprintId={id}
                  brought={brought}
                  isTouched={touched === jobId}
                  onBrought={bring}
                />
              )
            }
          />
        )}
      </PageBody>
    </>
  );
}

interface JobProps {
  readonly id: string;
  readonly blueprintId: string;
  readonly onDiscarded: () => void;
  readonly onTouched: () => void;
  readonly header: ReactNode;
}

const jobQuery = graphql`
  query bulkStartScreenJobQuery($id: ID!) {
    bulkStart(id: $id) {
      id
      state
      ...bulkDraft_bulkStart
      ...bulkProgress_bulkStart
    }
  }
`;

function Job({ id, blueprintId, onDiscarded, onTouched, header }: JobProps): ReactNode {
  const { bulkStart } = useScreenQuery<bulkStartScreenJobQuery>(jobQuery, { id });
  useLiveChanges({ blueprintId }, useRefresh<bulkStartScreenJobQuery>(jobQuery, { id }));
  if (bulkStart == null) throw apiError('NotFound');
  return isOpenToEdits(bulkStart.state) ? (
    <BulkDraft {...{ bulkStart, onDiscarded, onTouched, header }} />
  ) : (
    <BulkProgress bulkStart={bulkStart} />
  );
}
