import type { OwnerParameter } from '@baton/domain/list/people-filters';
import { viewerText } from '@baton/domain/list/people-filters';
import { nilId, readId } from '../db/uuid.ts';
import type { Bind } from './sql-bindings.ts';

/** The viewer of a list, with the facts that filters by people need. */
export interface PeopleReader {
  /** The person. Null for external people, who can't own workflows. */
  readonly ownerId: string | null;
  /** The person, then their teams and roles. */
  readonly parties: readonly string[];
}

/** Returns the condition on the owner: the viewer, a person, or a member of a team or role. */
export const ownerConditions = (
  column: string,
  { owner, ownedBy }: OwnerParameter,
  reader: PeopleReader,
  bind: Bind,
): readonly string[] => {
  const found: string[] = [];
  if (owner === 'ME') found.push(`${column} = ${bind(reader.ownerId)}::uuid`);
  if (owner === 'MY_TEAMS')
    found.push(`${column} IN (SELECT member_id FROM membership
       WHERE tenant_id = app.tenant_id() AND group_id = ANY (${bind(reader.parties)}::uuid[]))`);
  if (ownedBy !== null) {
    const party = `${bind(ownedBy)}::uuid`;
    // External people must not learn who is in a team, so members are not included for them.
    found.push(
      reader.ownerId === null
        ? `${column} = ${party}`
        : `(${column} = ${party} OR ${column} IN (SELECT member_id FROM membership
       WHERE tenant_id = app.tenant_id() AND group_id = ${party}))`,
    );
  }
  return found;
};

/** Returns SQL for the viewer or a person, each with their teams and roles, or a team or role. */
export const partiesOf = (person: string, reader: PeopleReader, bind: Bind): string => {
  if (person === viewerText) return `${bind(reader.parties)}::uuid[]`;
  const id = `${bind(readId(person) ?? nilId)}::uuid`;
  // External people must not learn who is in a team, so members are not included for them.
  return reader.ownerId === null
    ? `ARRAY[${id}]`
    : `(${id} || ARRAY(SELECT group_id FROM membership
       WHERE tenant_id = app.tenant_id() AND member_id = ${id}))`;
};

/** States of `task_party` in which someone has or had to act, so not those of watchers. */
const doerStates = `'NOT_STARTED', 'ACTIONABLE', 'TEST', 'IN_REVIEW', 'FROZEN', 'DONE'`;

/**
 * Returns SQL for tasks or workflows in which one of these people, teams, and roles has to act now.
 */
export const waitsForSql = (what: 'task_id' | 'workflow_id', parties: string): string =>
  `SELECT ${what} FROM task_party
     WHERE tenant_id = app.tenant_id() AND party_id = ANY (${parties}) AND state = 'ACTIONABLE'`;

/**
 * Returns SQL for tasks or workflows with these people, teams, and roles as assignee, approver, or
 * watcher.
 */
export const participantSql = (what: 'task_id' | 'workflow_id', parties: string): string =>
  `SELECT ${what} FROM task_party
     WHERE tenant_id = app.tenant_id() AND party_id = ANY (${parties})`;

/** Returns SQL for tasks that are assigned to these people, teams, and roles. */
export const assignedSql = (parties: string): string =>
  `SELECT task_id FROM task_party
     WHERE tenant_id = app.tenant_id() AND party_id = ANY (${parties}) AND state IN (${doerStates})`;
