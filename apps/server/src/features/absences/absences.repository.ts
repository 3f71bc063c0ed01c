import type { PartyId, PlainDate } from '@baton/domain/core/ids';
import type { AccessLevel } from '@baton/domain/party/access-level';
import { auditSql } from '../../platform/audit/record-audit.ts';
import { prepared } from '../../platform/db/statement.ts';

/** A person with the facts for the absence rules. */
export interface AbsentPerson {
  readonly id: PartyId;
  readonly isAdmin: boolean;
  readonly accessLevel: AccessLevel;
}

/** Returns the people who can sign in. */
export const presentPeople = prepared<AbsentPerson, readonly [ids: readonly string[]]>(
  'present_people',
  `SELECT id, is_admin AS "isAdmin", access_level AS "accessLevel" FROM party
    WHERE tenant_id = app.tenant_id() AND id = ANY ($1::uuid[]) AND kind = 'USER' AND deleted_at IS NULL`,
);

const audited = (from: string): string =>
  `jsonb_build_object('startsOn', ${from}.starts_on, 'endsOn', ${from}.ends_on, 'workDelegateId', ${from}.work_delegate,
     'approvalDelegateId', ${from}.approval_delegate, 'roleDelegateId', ${from}.role_delegate)`;

/**
 * Current or future absence of the person `$1`, and their name. A write must use it in a join, so
 * that PostgreSQL reads it before the write.
 */
const currentAbsence = (now: string): string =>
  `SELECT a.*, a.person_id AS id, p.name FROM absence a
     JOIN party p ON p.tenant_id = a.tenant_id AND p.id = a.person_id
    WHERE a.tenant_id = app.tenant_id() AND a.person_id = $1 AND a.over_at IS NULL AND a.ends_at > ${now} FOR UPDATE OF a`;

/** Sets an absence and records it. */
export const putAbsence = prepared<
  unknown,
  readonly [
    person: string,
    startsOn: PlainDate,
    endsOn: PlainDate,
    startsAt: Date,
    endsAt: Date,
    work: string | null,
    approval: string | null,
    role: string | null,
    now: Date,
    by: string,
    auditId: string,
  ]
>(
  'put_absence',
  `WITH old AS (${currentAbsence('$9')}),
   put AS (
     INSERT INTO absence (tenant_id, person_id, starts_on, ends_on, starts_at, ends_at, work_delegate, approval_delegate,
            role_delegate, changed_at, changed_by)
     SELECT app.tenant_id(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10 FROM (SELECT) one LEFT JOIN old ON true
         ON CONFLICT (tenant_id, person_id) DO UPDATE
        SET starts_on = EXCLUDED.starts_on, ends_on = EXCLUDED.ends_on, starts_at = EXCLUDED.starts_at,
            ends_at = EXCLUDED.ends_at, work_delegate = EXCLUDED.work_delegate,
            approval_delegate = EXCLUDED.approval_delegate, role_delegate = EXCLUDED.role_delegate, over_at = NULL,
            changed_at = EXCLUDED.changed_at, changed_by = EXCLUDED.changed_by
     RETURNING *)
   ${auditSql({
     action: 'UPDATED',
     objectType: 'Absence',
     entry: ['$11', '$9', '$10'],
     from: 'put JOIN party t ON t.tenant_id = put.tenant_id AND t.id = put.person_id LEFT JOIN old ON true',
     before: `CASE WHEN old.id IS NOT NULL THEN ${audited('old')} END`,
     after: audited('put'),
   })}`,
);

/** Ends or cancels an absence, and records it. The absence stays, with the person who ended it. */
export const endAbsenceNow = prepared<
  unknown,
  readonly [person: string, now: Date, by: string, auditId: string]
>(
  'end_absence_now',
  `WITH t AS (${currentAbsence('$2')}),
   audited AS (${auditSql({
     action: 'DELETED',
     objectType: 'Absence',
     entry: ['$4', '$2', '$3'],
     before: audited('t'),
   })})
   UPDATE absence a SET over_at = $2, changed_at = $2, changed_by = $3 FROM t
    WHERE a.tenant_id = app.tenant_id() AND a.person_id = t.id`,
);

/** Deletes an absence that is over. */
export const closeAbsence = prepared<unknown, readonly [person: string, now: Date]>(
  'close_absence',
  `UPDATE absence SET over_at = $2
    WHERE tenant_id = app.tenant_id() AND person_id = $1 AND ends_at <= $2 AND over_at IS NULL`,
);
