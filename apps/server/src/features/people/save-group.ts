import {
  mayAllowInviting,
  mayCreatePeople,
  mayEditGroup,
} from '@baton/domain/access/people-access';
import { refuse } from '@baton/domain/core/refusal';
import { cleanName, nameRefusal } from '@baton/domain/party/person-rules';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { violates } from '../../platform/db/database-error.ts';
import { newId } from '../../platform/db/uuid.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { Viewer } from '../../platform/graphql/viewer.ts';
import type { PartyNode } from './party-node.ts';
import { partiesById } from './people.queries.ts';
import { coverAbsencesOf } from './people.jobs.ts';
import {
  concernedByAbsences,
  groupFacts,
  insertGroup,
  knownPeople,
  setMembers,
  updateGroup,
  type GroupFacts,
} from './people.repository.ts';

export interface GroupInput {
  /** Null for a new group. */
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly memberIds: readonly string[];
  /** Unset to keep the current value. Roles only. */
  readonly allowsInviting?: boolean | null | undefined;
}

type GroupKind = 'TEAM' | 'ROLE';

/** Most members of a team or role. */
export const maxMembers = 1000;

const load = async (context: RequestContext, kind: GroupKind, input: GroupInput) => {
  const [groups, people, concerned] = await context.db.trip(
    groupFacts(input.id ?? newId()),
    knownPeople(input.memberIds),
    concernedByAbsences(),
  );
  const viewer = await context.viewer();
  demand(mayCreatePeople(actorOf(viewer)));
  const group = groups.find((one) => one.kind === kind) ?? null;
  if (typeof input.id === 'string' && group === null)
    throw new Refused(refuse('NotFound', {}, 'id'));
  return { group, viewer, concerned, known: new Set(people.map((person) => person.id)) };
};

const wantedInviting = (group: GroupFacts | null, input: GroupInput): boolean =>
  input.allowsInviting ?? group?.allowsInviting ?? false;

const invitingRefusal = (
  viewer: Viewer,
  kind: GroupKind,
  group: GroupFacts | null,
  isWanted: boolean,
) => {
  if (isWanted === (group?.allowsInviting ?? false)) return null;
  if (kind === 'TEAM') return refuse('Forbidden', {}, 'allowsInviting');
  return mayAllowInviting(actorOf(viewer), group ?? { systemRole: null });
};

const check = (
  viewer: Viewer,
  kind: GroupKind,
  group: GroupFacts | null,
  input: GroupInput,
  known: ReadonlySet<string>,
) => {
  if (group !== null) demand(mayEditGroup(actorOf(viewer), group));
  const isRenamed = group !== null && group.name !== cleanName(input.name);
  demandAll([
    nameRefusal(input.name),
    isRenamed && group.systemRole !== null ? refuse('Forbidden', {}, 'name') : null,
    input.memberIds.every((id) => known.has(id)) ? null : refuse('UnknownParty', {}, 'memberIds'),
    input.memberIds.length > maxMembers
      ? refuse('TooMany', { count: input.memberIds.length, max: maxMembers }, 'memberIds')
      : null,
    invitingRefusal(viewer, kind, group, wantedInviting(group, input)),
  ]);
};

/** Returns the people whose groups change. */
const moved = (before: readonly string[], after: readonly string[]): readonly string[] => [
  ...before.filter((id) => !after.includes(id)),
  ...after.filter((id) => !before.includes(id)),
];

/**
 * Creates a team or role, or changes its name, members, and right to invite. Tasks are assigned to the group, so new
 * members see its open tasks, and former members don't.
 */
export const saveGroup = async (
  context: RequestContext,
  kind: GroupKind,
  input: GroupInput,
): Promise<PartyNode> => {
  const { group, viewer, concerned, known } = await load(context, kind, input);
  check(viewer, kind, group, input, known);
  const id = group?.id ?? newId();
  const name = cleanName(input.name);
  const memberIds = [...new Set(input.memberIds)];
  const allowsInviting = wantedInviting(group, input);
  const people = moved(group?.memberIds ?? [], memberIds);
  try {
    const [, , saved] = await context.db.trip(
      group === null
        ? insertGroup(id, kind, name, allowsInviting)
        : updateGroup(id, name, allowsInviting),
      setMembers(id, memberIds),
      partiesById([id]),
      recordAudit(viewer.userId, context.services.now(), {
        action: group === null ? 'CREATED' : 'UPDATED',
        objectType: kind === 'TEAM' ? 'Team' : 'Role',
        objectId: id,
        objectName: name,
        before:
          group === null
            ? null
            : {
                ...{ name: group.name, memberIds: group.memberIds },
                ...(kind === 'ROLE' && { allowsInviting: group.allowsInviting }),
              },
        after: { name, memberIds, ...(kind === 'ROLE' && { allowsInviting }) },
      }),
      ...coverAbsencesOf(people, concerned, id),
    );
    const node = saved[0];
    if (node === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
    context.services.publish({ tenantId: viewer.tenantId, partyIds: people });
    context.services.live.reconnect(people);
    return node;
  } catch (error) {
    if (violates(error, 'party_name'))
      throw new Refused(refuse('NameConflict', { object: kind.toLowerCase(), name }, 'name'));
    throw error;
  }
};
