import {
  isInvitingRole,
  mayAllowInviting,
  mayCreatePeople,
  mayDeleteGroup,
  mayEditGroup,
} from '@baton/domain/access/people-access';
import type { Actor } from '@baton/domain/party/actor';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import { cleanEmail, cleanName, emailRefusal, nameRefusal } from '@baton/domain/party/person-rules';
import { newId } from '../../platform/db/uuid.ts';
import { defineRemoval, defineSaving } from '../../platform/entity/entity-commands.ts';
import { demandFreshSignIn } from '../../platform/graphql/access/fresh-viewer.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { PartyNode } from './party-node.ts';
import { partiesById } from './people.queries.ts';
import { coverAbsencesOf } from './people.jobs.ts';
import {
  concernedByAbsences,
  groupFacts,
  insertGroup,
  knownPeople,
  markGroupDeleted,
  setGroupAdmins,
  setMembers,
  updateGroup,
  type GroupFacts,
} from './people.repository.ts';

export interface GroupInput {
  readonly kind: 'TEAM' | 'ROLE';
  readonly name: string;
  readonly memberIds: readonly string[];
  /** Unset to keep the current value. Roles only. */
  readonly allowsInviting?: boolean | null | undefined;
  /** Unset to keep the current value. Teams only. */
  readonly type?: TeamType | null | undefined;
  /** Shared address of a team, or empty. Unset to keep the current one. */
  readonly email?: string | null | undefined;
  /** Members who can edit the team. Unset to keep the current ones. */
  readonly adminIds?: readonly string[] | null | undefined;
}

/** Whether a team has people of this company or of another one. */
export type TeamType = 'INTERNAL' | 'EXTERNAL';

/** Maximum number of members of a team or role. */
export const maxMembers = 1000;

const newGroup = (kind: GroupInput['kind']): GroupFacts => ({
  ...{ id: newId(), kind, name: '', systemRole: null, isPublished: false, memberIds: [] },
  ...{ allowsInviting: false, accessLevel: 'INTERNAL', email: null, adminIds: [] },
});

/** Returns the group with the values that are set. Only members are admins. */
const changedGroup = (input: GroupInput, group: GroupFacts): GroupFacts => ({
  ...group,
  name: cleanName(input.name),
  memberIds: [...new Set(input.memberIds)],
  allowsInviting: input.allowsInviting ?? group.allowsInviting,
  accessLevel: input.type ?? group.accessLevel,
  email: input.email == null ? group.email : cleanEmail(input.email) || null,
  adminIds: (input.adminIds ?? group.adminIds)
    .filter((id) => input.memberIds.includes(id))
    .map((id) => asId<PartyId>(id)),
});

const invitingRefusal = ({ kind, allowsInviting }: GroupInput, group: GroupFacts, actor: Actor) => {
  if ((allowsInviting ?? group.allowsInviting) === group.allowsInviting) return null;
  return kind === 'TEAM'
    ? refuse('Forbidden', {}, 'allowsInviting')
    : mayAllowInviting(actor, group);
};

const teamRefusals = (input: GroupInput): readonly (Refusal | null)[] => {
  const { kind, memberIds, type, email, adminIds } = input;
  const isSet = (type ?? email ?? adminIds ?? null) !== null;
  if (kind === 'ROLE') return [isSet ? refuse('Forbidden', {}, 'type') : null];
  return [
    email == null || email.trim() === '' ? null : emailRefusal(email),
    (adminIds ?? []).every((id) => memberIds.includes(id))
      ? null
      : refuse('UnknownParty', {}, 'adminIds'),
  ];
};

const memberRefusals = (
  ids: readonly string[],
  people: readonly { readonly id: string }[],
): readonly (Refusal | null)[] => {
  const known = new Set(people.map(({ id }) => id));
  const count = ids.length;
  return [
    ids.every((id) => known.has(id)) ? null : refuse('UnknownParty', {}, 'memberIds'),
    count > maxMembers ? refuse('TooMany', { count, max: maxMembers }, 'memberIds') : null,
  ];
};

/** Returns the people who join or leave. */
const moved = (before: GroupFacts | null, after: GroupFacts | null): readonly string[] => {
  const [old, current] = [before?.memberIds ?? [], after?.memberIds ?? []];
  return [
    ...old.filter((id) => !current.includes(id)),
    ...current.filter((id) => !old.includes(id)),
  ];
};

/** Returns whether more people can invite after a change of a role. */
const givesInviting = (before: GroupFacts | null, after: GroupFacts): boolean =>
  isInvitingRole(after) &&
  (before === null ||
    !isInvitingRole(before) ||
    after.memberIds.some((id) => !before.memberIds.includes(id)));

const groups = {
  type: ({ kind }: GroupFacts) => (kind === 'TEAM' ? ('Team' as const) : ('Role' as const)),
  audited: ({ kind, name, memberIds, ...group }: GroupFacts) =>
    kind === 'ROLE'
      ? { name, memberIds, allowsInviting: group.allowsInviting }
      : {
          ...{ name, memberIds, accessLevel: group.accessLevel },
          ...{ email: group.email, adminIds: group.adminIds },
        },
  affected: moved,
};

/**
 * Creates a team or role, or changes it. Tasks are assigned to the group, so new members see its
 * open tasks, and former members don't.
 */
export const saveGroup = defineSaving({
  ...groups,
  load: async ({ db }, id, input: GroupInput) => {
    const [found, people, concerned] = await db.trip(
      groupFacts(id ?? newId()),
      knownPeople(input.memberIds),
      concernedByAbsences(),
    );
    return { item: found.find(({ kind }) => kind === input.kind) ?? null, people, concerned };
  },
  maySave: (actor, group) => (group === null ? mayCreatePeople(actor) : mayEditGroup(actor, group)),
  refusals: (input, { item, people }, actor) => {
    const isRenamed = item !== null && item.name !== cleanName(input.name);
    return [
      nameRefusal(input.name),
      isRenamed && item.systemRole !== null ? refuse('Forbidden', {}, 'name') : null,
      ...memberRefusals(input.memberIds, people),
      invitingRefusal(input, item ?? newGroup(input.kind), actor),
      ...teamRefusals(input),
    ];
  },
  change: (input, { item }) => changedGroup(input, item ?? newGroup(input.kind)),
  conflicts: ({ kind, name }) => ({
    party_name: refuse('NameConflict', { object: kind.toLowerCase(), name }, 'name'),
  }),
  store: async (context, { item, loaded, audit }): Promise<PartyNode> => {
    const { db } = context;
    if (givesInviting(loaded.item, item)) await demandFreshSignIn(context);
    const { id, name, kind, memberIds, allowsInviting, accessLevel, email, adminIds } = item;
    const written = [id, name, allowsInviting, accessLevel, email] as const;
    const [, , , [saved]] = await db.trip(
      loaded.item === null ? insertGroup(...written, kind) : updateGroup(...written),
      setMembers(id, memberIds),
      setGroupAdmins(id, adminIds),
      partiesById([id]),
      audit,
      ...coverAbsencesOf(moved(loaded.item, item), loaded.concerned, id),
    );
    if (saved === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
    return saved;
  },
});

/** Deletes a team or role. Throws if a published blueprint assigns tasks to it. */
export const deleteGroup = defineRemoval({
  ...groups,
  load: async ({ db }, id) => {
    const [[item = null], concerned] = await db.trip(groupFacts(id), concernedByAbsences());
    return { item, concerned };
  },
  mayRemove: (actor, group) => {
    const refusal = mayCreatePeople(actor) ?? (group && mayDeleteGroup(actor, group));
    if (refusal !== null || group?.isPublished !== true) return refusal;
    return refuse('DeleteRoleWhilePublished', { name: group.name });
  },
  store: async ({ db }, { item: { id, memberIds }, loaded, at, audit }) => {
    const jobs = coverAbsencesOf(memberIds, loaded.concerned, id);
    await db.trip(markGroupDeleted(id, at), audit, ...jobs);
    return id;
  },
});
