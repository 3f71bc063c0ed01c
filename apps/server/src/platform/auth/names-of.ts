import { prepared } from '../db/statement.ts';
import type { PartyName } from '../graphql/remembered/remembered-names.ts';
import type { RequestContext } from '../graphql/request-context.ts';

/** Returns the names of people, teams, and roles, for a job that has no request. */
export const partyNames = prepared<PartyName, readonly [ids: readonly string[]]>(
  'party_names',
  `SELECT id, name, kind FROM party WHERE tenant_id = app.tenant_id() AND id = ANY ($1::uuid[])`,
);

/**
 * Returns people, teams, and roles with their names, by id. Unknown ids are missing. The server
 * remembers names until people of the workspace change.
 */
export const namesOf = async (
  context: RequestContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PartyName>> => {
  const { tenantId, stamp } = await context.viewer();
  const known = context.services.names.at(tenantId, stamp);
  const missing = [...new Set(ids)].filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  const [rows] = await context.db.read(partyNames(missing));
  for (const row of rows) known.set(row.id, row);
  return known;
};
