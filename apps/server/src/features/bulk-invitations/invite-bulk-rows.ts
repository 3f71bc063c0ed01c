import { mayInvite } from '@baton/domain/access/people-access';
import { errorAt } from '@baton/domain/bulk/bulk-finding';
import { isUnderWay } from '@baton/domain/bulk-job/bulk-table';
import { inviteRowPlanner } from '@baton/domain/bulk/plan-invite-rows';
import { refuse } from '@baton/domain/core/refusal';
import type { ImportedRow } from '@baton/domain/import/import-table';
import { recordCommands } from '../../platform/db/command-log.ts';
import { violates } from '../../platform/db/database-error.ts';
import { derivedId, newId } from '../../platform/db/uuid.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import { bulkJobs, processing, type RowOutcome } from '../bulk-jobs/index.ts';
import { inviting } from '../people/index.ts';
import { systemChannel } from '../runs/index.ts';
import { ownersOf, readingOf } from './bulk-invitation-kind.ts';
import { bulkInvitationJob, bulkInvitationKey } from './bulk-invitations.jobs.ts';

/** Number of people invited in one transaction. */
const BATCH = 50;
/** Batches in one job. Then a new job is enqueued, so that a server can stop in between. */
const BATCHES = 20;

interface Next extends processing.NextRows {
  readonly rows: readonly ImportedRow[];
}

/** The invitation of a row. */
interface NewInvitation {
  /** Key derived from the row, so that each person is invited once. */
  readonly key: string;
  readonly person: inviting.CheckedInvitation;
}

type Work = processing.RowWork<Next, NewInvitation>;

/**
 * Invites the people of a bulk invitation. A batch has people, their teams and roles, jobs that
 * send the messages, audit entries, and row results.
 */
export const inviteBulkRows = async (
  services: Services,
  tenantId: string,
  bulkInvitationId: string,
  batches = BATCHES,
): Promise<void> => {
  const channel = systemChannel(services, tenantId);
  const [[job], [starter]] = await channel.trip(
    bulkJobs.bulkJobById(bulkInvitationId),
    bulkJobs.starterOf(bulkInvitationId),
  );
  if (job?.kind !== 'INVITATIONS' || !isUnderWay(job.state)) return;
  const tell = (): void => services.publish({ tenantId, partyIds: [] });
  const reading =
    starter === undefined
      ? null
      : await readingOf(channel.trip, bulkJobs.actorOfStarter(starter), job);
  const refusal =
    reading === null ? refuse('NotFound') : mayInvite(reading.actor, reading.invitingRoles);
  if (starter === undefined || reading === null || refusal !== null) {
    await processing.endBulkJob(channel, job, 'permissionLost', refusal?.code ?? 'NotFound');
    tell();
    return;
  }
  const { mapping } = job;
  const inviter = { userId: starter.id, userName: starter.name };
  const plan = inviteRowPlanner(reading);

  const make: Work['make'] = async ({ rows }) => {
    const owners = await ownersOf(channel.trip, mapping, rows);
    const processed: processing.ProcessedRow<NewInvitation>[] = [];
    const refused: RowOutcome[] = [];
    for (const row of rows) {
      const { number } = row;
      const { intent, findings } = plan(row, owners);
      if (intent === null) refused.push({ number, findings });
      else if (intent.isInvited) {
        const already = errorAt(mapping.columns.indexOf('EMAIL'), refuse('AlreadyInvited'));
        refused.push({ number, findings: [already] });
      } else {
        const { personId, isInvited: _, ...person } = intent;
        const id = personId ?? newId<string>();
        processed.push({
          outcome: { number, personId: id, findings: null },
          made: {
            key: derivedId('bulk-invitation', job.id, number),
            person: { ...person, id, isAdmin: false },
          },
        });
      }
    }
    return { made: processed, refused };
  };

  const work: Work = {
    ...{ batch: BATCH, batches, make, tell },
    load: async (after, count, ...others) => {
      const [rows, [current]] = await channel.trip(
        bulkJobs.nextBulkRows(job.id, after, count),
        bulkJobs.bulkJobById(job.id),
        ...others,
      );
      return { rows, job: current };
    },
    store: (made) => [
      recordCommands(
        made.map(({ key }) => key),
        inviter.userId,
      ),
      ...inviting.inviteStatements(
        made.map(({ person }) => person),
        inviter,
        services.now(),
      ),
    ],
    // Another worker or another user invited the person at the same time.
    isTaken: (error) => violates(error, 'command_log_pkey') || violates(error, 'party_email'),
    continuation: bulkInvitationJob.enqueue(
      { bulkInvitationId },
      { key: bulkInvitationKey(bulkInvitationId) },
    ),
  };
  await processing.processBulkRows(channel, job, work);
};

export const bulkInvitationHandler = (services: Services): JobHandler =>
  handleJob(bulkInvitationJob, async ({ bulkInvitationId }, { tenantId }) => {
    if (tenantId !== null) await inviteBulkRows(services, tenantId, bulkInvitationId);
  });
