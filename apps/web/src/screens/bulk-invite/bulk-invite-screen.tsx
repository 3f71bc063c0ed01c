import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { isOpenToEdits } from '@baton/domain/bulk-job/bulk-table';
import type { bulkInviteScreenJobQuery } from '../../__generated__/bulkInviteScreenJobQuery.graphql.ts';
import type { bulkInviteScreenQuery } from '../../__generated__/bulkInviteScreenQuery.graphql.ts';
import { BulkDraft } from '../../features/bulk/bulk-draft.tsx';
import { BulkList } from '../../features/bulk/bulk-list.tsx';
import { BulkProgress } from '../../features/bulk/bulk-progress.tsx';
import { BulkSteps, type BulkJobProps } from '../../features/bulk/bulk-steps.tsx';
import { ExampleFile } from '../../features/bulk/example-file.tsx';
import { InviteMapping } from '../../features/bulk/invite-mapping.tsx';
import { apiError } from '../../lib/api/graphql-error.ts';
import { useScreenQuery } from '../../lib/api/use-screen-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useLiveQuery } from '../../lib/live/use-live-query.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { NoPermission } from '../../ui/error-state/error-state.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';

const route = getRouteApi('/admin/bulk-invite');

/** Invites many people from the rows of a table. `job-uuid` names a bulk invitation. */
export function BulkInviteScreen(): ReactNode {
  const jobId = route.useSearch()['job-uuid'];
  const t = useText();
  const { navigation } = useViewer();
  const navigate = useNavigate();
  const open = (job: string | undefined): void =>
    void navigate({
      to: '/admin/bulk-invite',
      search: job === undefined ? {} : { 'job-uuid': job },
    });
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: t('app.people'), href: '/people?tab=invitations' },
          { label: t('bulk.invite.title') },
        ]}
        actions={jobId === undefined && navigation.invitePeople && <ExampleFile />}
      />
      <PageBody>
        {!navigation.invitePeople ? (
          <NoPermission text={t('errors.UserNotAllowedToInviteUsers')} />
        ) : (
          <BulkSteps
            blueprintId={null}
            jobId={jobId}
            onOpen={open}
            earlier={<EarlierFiles />}
            renderJob={(job) => <Job key={job.id} {...job} />}
          />
        )}
      </PageBody>
    </>
  );
}

function EarlierFiles(): ReactNode {
  const { bulkInvitations } = useScreenQuery<bulkInviteScreenQuery>(
    graphql`
      query bulkInviteScreenQuery {
        bulkInvitations {
          id
          ...bulkList_bulkJob
        }
      }
    `,
    {},
  );
  return (
    <BulkList
      bulkJobs={bulkInvitations}
      addressOf={(job) => `/admin/bulk-invite?job-uuid=${job}`}
    />
  );
}

const jobQuery = graphql`
  query bulkInviteScreenJobQuery($id: ID!) {
    bulkJob(id: $id) {
      id
      state
      ...bulkDraft_bulkJob
      ...bulkProgress_bulkJob
      ...inviteMapping_bulkInvitation @alias(as: "invitation")
    }
  }
`;

function Job({ id, onDiscarded, onTouched, header }: BulkJobProps): ReactNode {
  const {
    data: { bulkJob },
  } = useLiveQuery<bulkInviteScreenJobQuery>(jobQuery, { id });
  const invitation = bulkJob?.invitation;
  if (bulkJob == null || invitation == null) throw apiError('NotFound');
  return isOpenToEdits(bulkJob.state) ? (
    <BulkDraft
      {...{ bulkJob, onDiscarded, onTouched }}
      mapping={(onChecked) => (
        <InviteMapping bulkInvitation={invitation} {...{ onChecked, header }} />
      )}
    />
  ) : (
    <BulkProgress bulkJob={bulkJob} />
  );
}
