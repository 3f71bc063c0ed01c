import { prepared } from '../../../platform/db/statement.ts';

/** Stores which types a person gets by email. */
export const saveMailTypes = prepared<
  unknown,
  readonly [partyId: string, types: readonly string[]]
>(
  'save_mail_types',
  `INSERT INTO notification_settings (tenant_id, party_id, mail) VALUES (app.tenant_id(), $1, $2)
   ON CONFLICT (tenant_id, party_id) DO UPDATE SET mail = excluded.mail`,
);
