import { mayEditBulkJob } from '@baton/domain/access/bulk-access';
import { mayInvite } from '@baton/domain/access/people-access';
import {
  inviteMappingMismatch,
  inviteMappingRefusal,
  suggestInviteMapping,
  type InviteMapping,
} from '@baton/domain/bulk/invite-mapping';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { demand } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import {
  checkAllRows,
  createBulkJob,
  reachBulkJobOfKind,
  saveMapping,
  type BulkInvitationNode,
  type NewBulkJob,
} from '../bulk-jobs/index.ts';
import { inviting } from '../people/index.ts';
import { planInvitations, readingOf, readingOfCreator, tripOf } from './bulk-invitation-kind.ts';

/** Stores the rows of a table for review. Invites no one. */
export const createBulkInvitation = async (
  context: RequestContext,
  input: NewBulkJob,
): Promise<BulkInvitationNode> => {
  const viewer = await context.viewer();
  const actor = actorOf(viewer);
  demand(mayInvite(actor, await inviting.loadInvitingRoles(context)));
  const id = await createBulkJob(context, 'INVITATIONS', input, async (table) => {
    const mapping = suggestInviteMapping(table);
    const trip = tripOf(context);
    const reading = await readingOf(trip, actor, { mapping, locale: viewer.locale });
    return {
      mapping,
      mappingRefusal: inviteMappingRefusal(mapping),
      plan: planInvitations(trip, reading),
      blueprint: null,
    };
  });
  return (await reachBulkJobOfKind(context, 'INVITATIONS', id)).job;
};

/** Changes the column mapping and checks all rows. */
export const saveInvitationMapping = async (
  context: RequestContext,
  bulkJobId: string,
  mapping: InviteMapping,
): Promise<BulkInvitationNode> => {
  const { job, actor } = await reachBulkJobOfKind(context, 'INVITATIONS', bulkJobId);
  demand(mayEditBulkJob(actor, { createdBy: job.createdBy.id, state: job.state }));
  demand(inviteMappingMismatch(mapping, job.columns.length));
  const reading = await readingOfCreator(context, { ...job, mapping });
  const mappingRefusal = inviteMappingRefusal(mapping);
  await context.db.trip(
    saveMapping(job.id, { mapping, mappingRefusal, ownerId: null, versionId: null }),
  );
  await checkAllRows(context, job.id, planInvitations(tripOf(context), reading));
  return (await reachBulkJobOfKind(context, 'INVITATIONS', job.id)).job;
};
