import { mayOwnWorkflow } from '@baton/domain/party/workflow-owner';
import type { PartyId } from '@baton/domain/core/ids';
import { emptyDirectory, type Directory } from '@baton/domain/run-model/directory';
import type { AccessLevel } from '@baton/domain/party/access-level';
import { prepared } from '../../../../platform/db/statement.ts';
import type { PartyNode } from '../../../people/index.ts';
import type { RunChannel } from '../../run-channel.ts';
import type { LoadedRun } from './run-load.ts';

interface KnownPerson extends PartyNode {
  readonly id: PartyId;
}

interface DirectoryRow extends KnownPerson {
  /** Active people: the members of a group, or the person. */
  readonly members: readonly KnownPerson[];
  readonly accessLevel: AccessLevel;
  /** True if the person, team, or role was deleted or can't sign in anymore. */
  readonly isGone: boolean;
  readonly manager: KnownPerson | null;
}

/** Members of teams and roles, with the names of everyone who can get tasks through them. */
export interface NamedDirectory extends Directory {
  readonly people: readonly PartyNode[];
}

const emptyNames: NamedDirectory = { ...emptyDirectory, people: [] };

const person = `json_build_object('id', u.id, 'name', u.name, 'kind', u.kind)`;

/** Managers who can't sign in don't count. */
const directoryRows = prepared<DirectoryRow, readonly [ids: readonly string[]]>(
  'directory_rows',
  `SELECT p.id, p.name, p.kind, p.access_level AS "accessLevel", p.deleted_at IS NOT NULL AS "isGone", coalesce((
            SELECT json_agg(${person} ORDER BY u.name, u.id) FROM party u
             WHERE u.tenant_id = app.tenant_id() AND u.deleted_at IS NULL
               AND CASE WHEN p.email IS NOT NULL THEN u.id = p.id
                        ELSE u.id IN (SELECT m.member_id FROM membership m
                                       WHERE m.tenant_id = app.tenant_id() AND m.group_id = p.id) END), '[]') AS members,
          (SELECT ${person} FROM party u
            WHERE u.tenant_id = app.tenant_id() AND u.id = p.manager_id AND u.deleted_at IS NULL) AS manager
     FROM party p WHERE p.tenant_id = app.tenant_id() AND p.id = ANY ($1::uuid[])`,
);

/** Returns the members and managers of these people, teams, and roles. */
export const readDirectory = async (
  { trip }: Pick<RunChannel, 'trip'>,
  parties: readonly string[],
): Promise<NamedDirectory> => {
  if (parties.length === 0) return emptyNames;
  const [rows] = await trip(directoryRows(parties));
  return {
    ...emptyNames,
    members: new Map(rows.map(({ id, members }) => [id, members.map((member) => member.id)])),
    managers: new Map(
      rows.flatMap(({ id, manager }) => (manager === null ? [] : [[id, manager.id] as const])),
    ),
    owners: new Set(
      rows.flatMap(({ id, isGone, ...party }) =>
        isGone || mayOwnWorkflow(party) !== null ? [] : id,
      ),
    ),
    people: rows.flatMap(({ id, name, kind, members, manager }) => [
      { id, name, kind },
      ...members,
      ...(manager === null ? [] : [manager]),
    ]),
  };
};

/**
 * Returns the people that a command on a run needs: a part of a shared directory, absences, and
 * people who left, who have no members.
 */
export const directoryFor = (
  { gone, absences }: LoadedRun,
  { members, managers, owners, people }: NamedDirectory = emptyNames,
  parties: readonly string[] = [],
): NamedDirectory => {
  const asked = new Set<string>(parties);
  const isAsked = ([id]: readonly [PartyId, unknown]): boolean => asked.has(id);
  const known = [...members].filter(isAsked);
  const led = [...managers].filter(isAsked);
  const named = new Set<string>([
    ...asked,
    ...known.flatMap(([, ids]) => ids),
    ...led.map(([, id]) => id),
  ]);
  return {
    members: new Map([...gone.map((id) => [id, []] as const), ...known]),
    managers: new Map(led),
    owners: new Set([...owners].filter((id) => asked.has(id))),
    people: people.filter(({ id }) => named.has(id)),
    absences,
  };
};
