import type { PartyId } from '@baton/domain/core/ids';
import type { Absence, DutyKind } from '@baton/domain/party/absence';
import { prepared } from '../../platform/db/statement.ts';
import type { PartyNode } from '../people/index.ts';

/** An absence, with the names of everybody whom it may bring into a workflow. */
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

/** Everybody who is away or is going to be. A delegate who can no longer sign in, or became a partner, is none. */
export const absences = prepared<NamedAbsence>(
  'absences',
  `SELECT a.person_id AS person, ${millis('a.starts_at')} AS "from", ${millis('a.ends_at')} AS until,
          json_build_object('WORK', d_work_delegate.id, 'APPROVAL', d_approval_delegate.id, 'ROLE', d_role_delegate.id) AS delegates,
          array_remove(ARRAY[${orphaned('work_delegate', 'WORK')}, ${orphaned('approval_delegate', 'APPROVAL')},
            ${orphaned('role_delegate', 'ROLE')}], NULL) AS orphaned, a.changed_by AS "setBy",
          ARRAY(SELECT m.group_id FROM membership m WHERE m.tenant_id = a.tenant_id AND m.member_id = a.person_id) AS groups,
          json_build_array(${person('p')}, ${['work_delegate', 'approval_delegate', 'role_delegate']
            .map((column) => person(names(column)))
            .join(', ')}) AS people
     FROM absence a JOIN party p ON p.tenant_id = a.tenant_id AND p.id = a.person_id
          ${['work_delegate', 'approval_delegate', 'role_delegate'].map(delegate).join('\n          ')}
    WHERE a.tenant_id = app.tenant_id() AND a.over_at IS NULL
    ORDER BY a.starts_at, a.person_id`,
);

/** Those whom absences name, as far as they are among these. */
export const namedIn = (
  found: readonly NamedAbsence[],
  ids: ReadonlySet<PartyId | string>,
): readonly PartyNode[] => found.flatMap(({ people }) => people.filter(({ id }) => ids.has(id)));

interface Known {
  readonly stamp: number;
  readonly absences: readonly NamedAbsence[];
}

/** The absences of each workspace as they were last read: runs that are remembered share them. */
export const sharedAbsences = () => {
  const known = new Map<string, Known>();
  return {
    clear: () => known.clear(),
    share: (tenantId: string, now: Known): readonly NamedAbsence[] => {
      const before = known.get(tenantId);
      if (before?.stamp === now.stamp) return before.absences;
      known.set(tenantId, now);
      return now.absences;
    },
  };
};
