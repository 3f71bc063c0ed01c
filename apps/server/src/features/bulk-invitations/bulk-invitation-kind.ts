import type { Actor } from '@baton/domain/party/actor';
import { mayInvite } from '@baton/domain/access/people-access';
import { bulkLimits } from '@baton/domain/bulk/bulk-limits';
import type { InviteMapping } from '@baton/domain/bulk/invite-mapping';
import {
  addressOfRow,
  givesInviting,
  inviteRowPlanner,
  type AddressOwner,
  type InviteReading,
} from '@baton/domain/bulk/plan-invite-rows';
import { readingLocale } from '@baton/domain/core/languages';
import { refuse } from '@baton/domain/core/refusal';
import type { ImportedRow } from '@baton/domain/import/import-table';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { demandFreshSignIn } from '../../platform/graphql/access/fresh-viewer.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import {
  bulkJobs,
  defineBulkKind,
  planEach,
  type BulkInvitationNode,
  type PlanRows,
  type processing,
} from '../bulk-jobs/index.ts';
import { inviting } from '../people/index.ts';
import { bulkInvitationJob, bulkInvitationKey } from './bulk-invitations.jobs.ts';

type Trip = processing.BulkChannel['trip'];

/** Returns the settings to read rows with: the roles, teams, and rights of the workspace. */
export const readingOf = async (
  trip: Trip,
  actor: Actor,
  { mapping, locale }: { readonly mapping: InviteMapping; readonly locale: string },
): Promise<InviteReading> => {
  const [roles, groups] = await trip(inviting.invitingRoles(), inviting.groupsToJoin());
  return {
    ...{ mapping, actor, groups },
    invitingRoles: roles.map(({ id }) => id),
    locale: readingLocale(locale),
    maxMembers: inviting.maxMembers,
  };
};

/** Returns the people who have the addresses of rows. */
export const ownersOf = async (
  trip: Trip,
  mapping: InviteMapping,
  rows: readonly Pick<ImportedRow, 'cells'>[],
): Promise<ReadonlyMap<string, AddressOwner>> => {
  const emails = rows.map((row) => addressOfRow(mapping, row)).filter((email) => email !== '');
  const [people] = await trip(inviting.peopleByAddress(emails));
  return new Map(people.map((person) => [person.email, person]));
};

export const planInvitations = (trip: Trip, reading: InviteReading): PlanRows => {
  const plan = inviteRowPlanner(reading);
  return async (rows) => {
    const owners = await ownersOf(trip, reading.mapping, rows);
    return planEach((row) => plan(row, owners))(rows);
  };
};

export const tripOf =
  ({ db }: RequestContext): Trip =>
  (...statements) =>
    db.trip(...statements);

/**
 * Returns the settings to read rows with for the person who created the bulk invitation, whose
 * rights apply.
 */
export const readingOfCreator = async (
  context: RequestContext,
  job: BulkInvitationNode,
): Promise<InviteReading> => {
  const [[creator]] = await context.db.trip(bulkJobs.starterOf(job.id));
  if (creator === undefined) throw new Refused(refuse('NotFound'));
  return readingOf(tripOf(context), bulkJobs.actorOfStarter(creator), job);
};

const addressColumn = ({ mapping }: BulkInvitationNode): number => mapping.columns.indexOf('EMAIL');

defineBulkKind<BulkInvitationNode>({
  kind: 'INVITATIONS',
  jobKey: bulkInvitationKey,
  enqueue: (bulkInvitationId) =>
    bulkInvitationJob.enqueue({ bulkInvitationId }, { key: bulkInvitationKey(bulkInvitationId) }),
  runRefusal: async (context, job) => {
    const actor = actorOf(await context.viewer());
    const refusal = mayInvite(actor, await inviting.loadInvitingRoles(context));
    if (refusal !== null || !job.mapping.columns.includes('ROLES')) return refusal;
    const reading = await readingOf(tripOf(context), actor, job);
    const [rows] = await context.db.trip(bulkJobs.nextBulkRows(job.id, 0, bulkLimits.rows));
    if (givesInviting(reading, rows)) await demandFreshSignIn(context);
    return null;
  },
  planner: async (context, job) => {
    const reading = await readingOfCreator(context, job);
    return () => planInvitations(tripOf(context), reading);
  },
  nameColumn: (job) => (addressColumn(job) === -1 ? null : addressColumn(job)),
  // A changed team or role can affect other rows, because teams and roles have a maximum number of
  // people.
  affectsOtherRows: ({ mapping }, column) =>
    ['EMAIL', 'TEAMS', 'ROLES'].includes(mapping.columns[column] ?? ''),
});
