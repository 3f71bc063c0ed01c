import { workspaceMailDomain } from '@baton/domain/mail/mail-alias';
import { auditSql } from '../../platform/audit/record-audit.ts';
import { prepared } from '../../platform/db/statement.ts';
import type { Services } from '../../platform/graphql/request-context.ts';

export interface MailAliasRow {
  readonly id: string;
  readonly blueprintId: string;
  readonly alias: string;
  readonly ownerId: string;
  readonly senders: readonly string[];
  readonly disabledAt: Date | null;
  /** Part before the mail domain of the installation, or null. */
  readonly mailLabel: string | null;
}

/** Returns the complete address of an alias. */
export const addressOf = (
  { alias, mailLabel }: Pick<MailAliasRow, 'alias' | 'mailLabel'>,
  { mailDomain }: Pick<Services, 'mailDomain'>,
): string => `${alias}@${workspaceMailDomain(mailDomain ?? '', mailLabel)}`;

/** Returns SQL for the part before the mail domain in the address of an alias. */
export const mailLabelSql = (alias: string): string =>
  `CASE WHEN NOT ${alias}.is_shared THEN (SELECT t.mail_label FROM tenant t WHERE t.id = app.tenant_id()) END`;

/** Returns the part before the mail domain in new addresses of the workspace. */
export const ownMailLabel = prepared<{ readonly label: string | null }, []>(
  'own_mail_label',
  'SELECT mail_label AS label FROM tenant WHERE id = app.tenant_id()',
);

const columns = `a.id, a.blueprint_id AS "blueprintId", a.alias, a.owner_id AS "ownerId", a.senders, a.disabled_at AS "disabledAt", ${mailLabelSql('a')} AS "mailLabel"`;

/** Returns the email addresses of blueprints. */
export const aliasesOfBlueprints = prepared<MailAliasRow, [blueprintIds: readonly string[]]>(
  'aliases_of_blueprints',
  `SELECT ${columns} FROM mail_alias a WHERE a.tenant_id = app.tenant_id() AND a.blueprint_id = ANY ($1::uuid[])`,
);

export const aliasesById = prepared<MailAliasRow, [ids: readonly string[]]>(
  'aliases_by_id',
  `SELECT ${columns} FROM mail_alias a WHERE a.tenant_id = app.tenant_id() AND a.id = ANY ($1::uuid[])`,
);

/** Finds the workspace and id of an alias. The label is null at the domain of the installation. */
export const findAlias = prepared<
  { readonly tenantId: string; readonly id: string },
  [alias: string, label: string | null]
>('find_alias', `SELECT tenant_id AS "tenantId", id FROM app.mail_alias_of($1, $2)`);

/**
 * Creates the email address of a blueprint, or changes it. Violates mail_alias_alias if another
 * blueprint of the workspace has the alias.
 */
export const saveAlias = prepared<
  MailAliasRow,
  [
    id: string,
    blueprintId: string,
    alias: string,
    ownerId: string,
    senders: readonly string[],
    isOff: boolean,
    auditId: string,
    at: Date,
    by: string,
  ]
>(
  'save_alias',
  `WITH saved AS (
     INSERT INTO mail_alias (tenant_id, id, blueprint_id, alias, owner_id, senders, disabled_at, created_at, created_by)
     VALUES (app.tenant_id(), $1, $2, $3, $4, $5, CASE WHEN $6 THEN $8::timestamptz END, $8, $9)
     ON CONFLICT (tenant_id, blueprint_id) DO UPDATE SET
       is_shared = mail_alias.is_shared AND mail_alias.alias = excluded.alias,
       alias = excluded.alias, owner_id = excluded.owner_id, senders = excluded.senders,
       disabled_at = CASE WHEN $6 THEN coalesce(mail_alias.disabled_at, $8::timestamptz) END
     RETURNING *),
   audited AS (${auditSql({
     action: 'UPDATED',
     objectType: 'Blueprint',
     entry: ['$7', '$8', '$9'],
     from: 'saved c JOIN blueprint t ON t.tenant_id = app.tenant_id() AND t.id = c.blueprint_id',
     after: `jsonb_build_object('mailAlias', c.alias, 'isOn', c.disabled_at IS NULL, 'ownerId', c.owner_id, 'senders', c.senders)`,
   })})
   SELECT ${columns} FROM saved a`,
);
