import type { PartyId } from '@baton/domain/core/ids';
import type { Absence, DutyKind } from '@baton/domain/party/absence';
import { prepared, type Statement } from '../../../../platform/db/statement.ts';
import type { PartyNode } from '../../../people/index.ts';

/** An absence, with the names of all people who can become part of a workflow because of it. */
export interface NamedAbsence extends Absence {
  readonly people: readonly PartyNode[];
}

const millis = (column: string) => `round(date_part('epoch', ${column}) * 1000)::float`;

const names = (column: string) => `d_${column}`;
const delegate = (column: string) =>
  `LEFT JOIN party ${names(column)} ON ${names(column)}.tenant_id = a.tenant_id AND ${names(column)}.id = a.${column}
     AND ${names(column)}.deleted_at IS NULL AND ${names(column)}.access_level <> 'EXTERNAL'`;
const orphaned = (column: string, duty: DutyKind) =>
  `CASE WHEN a.${column} IS NOT NULL AND ${names(column)}.id IS NULL THEN '${duty}' END`;
const person = (alias: string) =>
  `json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'kind', ${alias}.kind)`;

// Delegates who can't sign in or became external don't count.
const absentPeople = `
  SELECT a.person_id AS person, ${millis('a.starts_at')} AS "from", ${millis('a.ends_at')} AS until,
         json_build_object('WORK', d_work_delegate.id, 'APPROVAL', d_approval_delegate.id, 'ROLE', d_role_delegate.id) AS delegates,
         array_remove(ARRAY[${orphaned('work_delegate', 'WORK')}, ${orphaned('approval_delegate', 'APPROVAL')},
           ${orphaned('role_delegate', 'ROLE')}], NULL) AS orphaned, a.changed_by AS "setBy",
         ARRAY(SELECT m.group_id FROM membership m
                 JOIN party g ON g.tenant_id = m.tenant_id AND g.id = m.group_id AND g.deleted_at IS NULL
                WHERE m.tenant_id = a.tenant_id AND m.member_id = a.person_id) AS groups,
         json_build_array(${person('p')}, ${['work_delegate', 'approval_delegate', 'role_delegate']
           .map((column) => person(names(column)))
           .join(', ')}) AS people
    FROM absence a JOIN party p ON p.tenant_id = a.tenant_id AND p.id = a.person_id
         ${['work_delegate', 'approval_delegate', 'role_delegate'].map(delegate).join('\n         ')}
   WHERE a.tenant_id = t.id AND a.over_at IS NULL
   ORDER BY a.starts_at, a.person_id`;

/**
 * Current and future absences at a version of the workspace's people. Null if they are unchanged
 * since that version.
 */
export interface AbsencesRow {
  readonly tenantId: string;
  readonly stamp: number;
  readonly absences: readonly NamedAbsence[] | null;
}

const absencesUnlessKnown = prepared<
  AbsencesRow,
  readonly [tenants: readonly string[], stamps: readonly number[]]
>(
  'absences_unless_known',
  `SELECT t.id AS "tenantId", t.stamp::float AS stamp,
          CASE WHEN EXISTS (SELECT FROM unnest($1::uuid[], $2::float8[]) k (id, stamp) WHERE k.id = t.id AND k.stamp = t.stamp::float)
               THEN NULL
               ELSE coalesce((SELECT json_agg(to_json(away)) FROM (${absentPeople}) away), '[]') END AS absences
     FROM tenant t WHERE t.id = app.tenant_id()`,
);

/** Returns the people named in absences that are in this list. */
export const namedIn = (
  found: readonly NamedAbsence[],
  ids: ReadonlySet<PartyId | string>,
): readonly PartyNode[] => found.flatMap(({ people }) => people.filter(({ id }) => ids.has(id)));

interface Known {
  readonly stamp: number;
  readonly absences: readonly NamedAbsence[];
}

/** A query for absences and the function that interprets its result. */
export interface AbsencesRequest {
  readonly statement: Statement<AbsencesRow>;
  readonly take: (rows: readonly AbsencesRow[]) => readonly NamedAbsence[];
}

/** Number of workspaces whose absences are cached, enough for those in use at the same time. */
const maxWorkspaces = 50;

/**
 * Caches the absences of each workspace for all cached runs. They are read again only after the
 * version of the workspace's people changed.
 */
export const sharedAbsences = () => {
  const known = new Map<string, Known>();
  const share = (tenantId: string, now: Known): readonly NamedAbsence[] => {
    const before = known.get(tenantId);
    if (before?.stamp === now.stamp) return before.absences;
    known.delete(tenantId);
    known.set(tenantId, now);
    for (const [oldest] of known) {
      if (known.size <= maxWorkspaces) break;
      known.delete(oldest);
    }
    return now.absences;
  };
  return {
    share,
    clear: () => known.clear(),
    ask: (): AbsencesRequest => {
      // The cache may have changed since the query, so the state at the time of the query is used.
      const then = new Map(known);
      return {
        statement: absencesUnlessKnown(
          [...then.keys()],
          [...then.values()].map(({ stamp }) => stamp),
        ),
        take: ([row]) => {
          if (row === undefined) return [];
          const { tenantId, stamp } = row;
          const absences = row.absences ?? then.get(tenantId)?.absences ?? [];
          return share(tenantId, { stamp, absences });
        },
      };
    },
  };
};
