import { readId } from '../../platform/db/uuid.ts';
import type { provisioning } from '../people/index.ts';
import { badRequest } from './scim-error.ts';
import { schemas } from './scim-schemas.ts';
import { itemsOf, read, textOf, type JsonObject } from './scim-values.ts';

const nameOf = (value: unknown): string => {
  const name = textOf(value, 'displayName');
  if (name === null) throw badRequest('invalidValue', 'displayName is required.');
  return name;
};

/** Returns the ids of people in a list of members. */
export const memberIdsOf = (value: unknown): readonly string[] => {
  const ids = itemsOf(value, 'members').map((item) => {
    const text = textOf(read(item, 'value'), 'members.value') ?? '';
    const id = readId(text);
    if (id === null) throw badRequest('invalidValue', `Not the id of a person: ${text}`);
    return id;
  });
  return [...new Set(ids)];
};

/** A team while a directory changes it. */
export interface TeamDraft {
  readonly name: string;
  readonly externalId: string | null;
  readonly memberIds: ReadonlySet<string>;
}

export const draftOf = (team: provisioning.ProvisionedTeam): TeamDraft => ({
  name: team.name,
  externalId: team.externalId,
  memberIds: new Set(team.members.map(({ id }) => id)),
});

/** Reads a whole team. */
export const readGroup = (body: JsonObject): TeamDraft => ({
  name: nameOf(read(body, 'displayName')),
  externalId: textOf(read(body, 'externalId'), 'externalId'),
  memberIds: new Set(memberIdsOf(read(body, 'members'))),
});

/** Returns what changes about the team. Members that aren't named stay as they are. */
export const teamChange = (
  team: provisioning.ProvisionedTeam,
  { memberIds, ...draft }: TeamDraft,
): provisioning.TeamChange => {
  const before = draftOf(team).memberIds;
  return {
    ...draft,
    added: [...memberIds].filter((id) => !before.has(id)),
    removed: [...before].filter((id) => !memberIds.has(id)),
  };
};

const memberPath = /^members\[\s*value\s+eq\s+"([^"]*)"\s*\]$/i;

/** Applies one operation of a PATCH to a team. */
export const changeGroup = (
  draft: TeamDraft,
  { op, path, value }: { readonly op: string; readonly path: string; readonly value: unknown },
): TeamDraft => {
  const plain = path.toLowerCase().replace(`${schemas.group.toLowerCase()}:`, '');
  const [, member] = memberPath.exec(path) ?? [];
  if (member !== undefined) {
    if (op !== 'remove') throw badRequest('invalidPath', `Not supported here: ${path}`);
    return { ...draft, memberIds: new Set([...draft.memberIds].filter((id) => id !== member)) };
  }
  if (plain === 'members') {
    const ids = memberIdsOf(value);
    if (op === 'replace') return { ...draft, memberIds: new Set(ids) };
    if (op === 'add') return { ...draft, memberIds: new Set([...draft.memberIds, ...ids]) };
    const gone = new Set(value === undefined ? draft.memberIds : ids);
    return { ...draft, memberIds: new Set([...draft.memberIds].filter((id) => !gone.has(id))) };
  }
  if (plain === 'displayname') return { ...draft, name: nameOf(op === 'remove' ? null : value) };
  if (plain === 'externalid')
    return { ...draft, externalId: op === 'remove' ? null : textOf(value, 'externalId') };
  if (plain === 'id' || plain === 'schemas' || plain === 'meta') return draft;
  throw badRequest('invalidPath', `Unknown attribute: ${path}`);
};

/** Returns a team as a directory reads it. */
export const groupResource = (
  team: provisioning.ProvisionedTeam,
  address: string,
  hasMembers: boolean,
): object => ({
  schemas: [schemas.group],
  id: team.id,
  ...(team.externalId !== null && { externalId: team.externalId }),
  displayName: team.name,
  ...(hasMembers && {
    members: team.members.map(({ id, name }) => ({ value: id, display: name })),
  }),
  meta: {
    resourceType: 'Group',
    created: team.createdAt,
    location: `${address}/Groups/${team.id}`,
  },
});
