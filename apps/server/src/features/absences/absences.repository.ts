import type { PartyId, PlainDate } from '@baton/domain/core/ids';
import type { AccessLevel } from '@baton/domain/party/access-level';
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
  ]
>(
  'put_absence',
  `INSERT INTO absence (tenant_id, person_id, starts_on, ends_on, starts_at, ends_at, work_delegate, approval_delegate,
          role_delegate, changed_at, changed_by)
   VALUES (app.tenant_id(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       ON CONFLICT (tenant_id, person_id) DO UPDATE
      SET starts_on = EXCLUDED.starts_on, ends_on = EXCLUDED.ends_on, starts_at = EXCLUDED.starts_at,
          ends_at = EXCLUDED.ends_at, work_delegate = EXCLUDED.work_delegate,
          approval_delegate = EXCLUDED.approval_delegate, role_delegate = EXCLUDED.role_delegate, over_at = NULL,
          changed_at = EXCLUDED.changed_at, changed_by = EXCLUDED.changed_by`,
);

/** Ends or cancels an absence. The record stays, with the person who ended it. */
export const endAbsenceNow = prepared<unknown, readonly [person: string, now: Date, by: string]>(
  'end_absence_now',
  `UPDATE absence SET over_at = $2, changed_at = $2, changed_by = $3
    WHERE tenant_id = app.tenant_id() AND person_id = $1 AND over_at IS NULL`,
);

/** Deletes an absence that is over. */
export const closeAbsence = prepared<unknown, readonly [person: string, now: Date]>(
  'close_absence',
  `UPDATE absence SET over_at = $2
    WHERE tenant_id = app.tenant_id() AND person_id = $1 AND ends_at <= $2 AND over_at IS NULL`,
);
