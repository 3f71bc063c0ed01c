import { mayCreatePeople } from '@baton/domain/access/people-access';
import { refuse } from '@baton/domain/core/refusal';
import { cleanEmail, cleanName, emailRefusal, nameRefusal } from '@baton/domain/party/person-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { endSessionsOfFormer } from '../../../platform/auth/session-statements.ts';
import { violates } from '../../../platform/db/database-error.ts';
import { newId } from '../../../platform/db/uuid.ts';
import { demand, demandAll, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import type { Viewer } from '../../../platform/graphql/viewer.ts';
import { invitationOrder } from '../invitations/invitation.jobs.ts';
import { coverAbsencesOf } from '../people.jobs.ts';
import { partiesById } from '../people.queries.ts';
import { changeGroups, concernedByAbsences, knownPeople } from '../people.repository.ts';
import { shownNameOf, type DirectoryUser } from './provisioned-user.ts';
import {
  forgetProvisioned,
  hasProvider,
  insertProvisioned,
  provisionedUser,
  updateProvisioned,
  type ProvisionedRow,
} from './provisioning.queries.ts';

/** Returns the viewer. Throws unless they can create people. */
export const provisioner = async (context: RequestContext): Promise<Viewer> => {
  const viewer = await context.viewer();
  demand(mayCreatePeople(actorOf(viewer)));
  return viewer;
};

const check = async (context: RequestContext, user: DirectoryUser): Promise<void> => {
  demandAll([
    emailRefusal(user.email),
    nameRefusal(shownNameOf(user)),
    user.userName.trim() === '' ? refuse('Required', {}, 'userName') : null,
  ]);
  if (user.managerId === null) return;
  const [known] = await context.db.trip(knownPeople([user.managerId]));
  if (known.length === 0) throw new Refused(refuse('UnknownParty', {}, 'manager'));
};

const written = (id: string, user: DirectoryUser, now: number) => {
  const { userName, displayName, formatted, givenName, familyName } = user;
  return [
    id,
    cleanName(shownNameOf(user)),
    cleanEmail(user.email),
    user.externalId,
    user.organization,
    user.managerId,
    JSON.stringify({ userName, displayName, formatted, givenName, familyName }),
    user.isActive ? null : new Date(now),
  ] as const;
};

const conflict = (error: unknown): unknown =>
  ['party_email', 'party_external', 'party_directory_name'].some((index) => violates(error, index))
    ? new Refused(refuse('EmailInUse', {}, 'email'))
    : error;

const audited = (name: string, isActive: boolean, email: string) => ({ name, isActive, email });

/**
 * Adds a person from a directory. They get access when they sign up or sign in with their identity
 * provider, so no account of another workspace changes. Without an identity provider for
 * the address, they get an invitation.
 */
export const provisionUser = async (
  context: RequestContext,
  user: DirectoryUser,
): Promise<ProvisionedRow> => {
  const viewer = await provisioner(context);
  await check(context, user);
  const id = newId<string>();
  const now = context.services.now();
  const values = written(id, user, now);
  const [, name, email] = values;
  const [providers] = await context.db.trip(hasProvider(email.split('@')[1] ?? ''));
  const isInvited = user.isActive && providers[0]?.has !== true;
  try {
    const [, , rows] = await context.db.trip(
      insertProvisioned(...values, viewer.userId, new Date(now), isInvited ? new Date(now) : null),
      recordAudit(viewer.userId, now, {
        ...{ action: 'CREATED', objectType: 'User', objectId: id, objectName: name },
        ...{ before: null, after: audited(name, user.isActive, email) },
      }),
      provisionedUser(id),
      ...(isInvited
        ? [invitationOrder({ partyId: id, inviter: viewer.tenantName, locale: 'en' })]
        : []),
    );
    context.services.publish({ tenantId: viewer.tenantId, partyIds: [] });
    const row = rows[0];
    if (row === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
    return row;
  } catch (error) {
    throw conflict(error);
  }
};

const found = async (context: RequestContext, id: string): Promise<ProvisionedRow> => {
  const [rows] = await context.db.trip(provisionedUser(id));
  const row = rows[0];
  if (row === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  return row;
};

/**
 * Changes a person as the directory says, but no admin that it didn't add. A deactivated person loses teams, roles, sessions, and
 * tokens with the same commit.
 */
export const reprovisionUser = async (
  context: RequestContext,
  id: string,
  change: (row: ProvisionedRow) => DirectoryUser,
): Promise<ProvisionedRow> => {
  const viewer = await provisioner(context);
  const row = await found(context, id);
  if (row.isProtected) throw new Refused(refuse('Forbidden'));
  const user = change(row);
  await check(context, user);
  // The address of an account proves who someone is, so only they can change it.
  if (row.accountId !== null && cleanEmail(user.email) !== row.email.toLowerCase())
    throw new Refused(refuse('Forbidden', {}, 'email'));
  const now = context.services.now();
  const [concerned, former] = await context.db.trip(concernedByAbsences(), partiesById([id]));
  const left = user.isActive ? [] : (former[0]?.details.groups.map((group) => group.id) ?? []);
  const values = written(id, user, now);
  const [, name, email] = values;
  try {
    const [, , ended, , rows] = await context.db.trip(
      updateProvisioned(...values),
      changeGroups(id, [], left),
      endSessionsOfFormer(row.accountId, viewer.tenantId),
      recordAudit(viewer.userId, now, {
        ...{ action: 'UPDATED', objectType: 'User', objectId: id, objectName: name },
        before: audited(row.name, row.isActive, row.email),
        after: audited(name, user.isActive, email),
      }),
      provisionedUser(id),
      ...coverAbsencesOf([id], concerned),
      ...left.flatMap((group) => coverAbsencesOf([id], concerned, group)),
    );
    context.services.publish({ tenantId: viewer.tenantId, partyIds: [id] });
    context.services.live.endSessions(ended.map((session) => session.id));
    return rows[0] ?? row;
  } catch (error) {
    throw conflict(error);
  }
};

/** Deactivates a person, who is then unknown to the directory. Their history stays. */
export const deprovisionUser = async (context: RequestContext, id: string): Promise<void> => {
  await reprovisionUser(context, id, (row) => ({ ...directoryUserOf(row), isActive: false }));
  await context.db.trip(forgetProvisioned(id));
};

/** Returns a person as the directory wrote them, or as Baton knows people who were invited here. */
export const directoryUserOf = (row: ProvisionedRow): DirectoryUser => ({
  ...(row.directory ?? {
    userName: row.email,
    displayName: row.name,
    formatted: row.name,
    givenName: null,
    familyName: null,
  }),
  email: row.email,
  externalId: row.externalId,
  isActive: row.isActive,
  organization: row.organization,
  managerId: row.managerId,
});
