import type { Locale } from '@baton/domain/core/languages';
import type { PartyId } from '@baton/domain/core/ids';
import { auditSql } from '../../platform/audit/record-audit.ts';
import { prepared } from '../../platform/db/statement.ts';

/** Settings of a public link. */
export interface LinkSettings {
  readonly ownerId: string;
  readonly closesAt: Date | null;
  readonly quota: number | null;
  readonly languages: readonly Locale[];
  readonly confirmation: string;
  readonly notifiedIds: readonly PartyId[];
  readonly allowsEmbedding: boolean;
  readonly confirmsAddress: boolean;
}

export interface PublicLinkRow extends LinkSettings {
  readonly id: string;
  readonly blueprintId: string;
  /** Encrypted token of the address. */
  readonly token: Buffer;
  readonly submissionCount: number;
  readonly version: number;
  readonly revokedAt: Date | null;
  readonly createdAt: Date;
}

const columns = `l.id, l.blueprint_id AS "blueprintId", l.token, l.owner_id AS "ownerId", l.closes_at AS "closesAt", l.quota,
  l.submission_count AS "submissionCount", l.languages, l.confirmation, l.notified_ids AS "notifiedIds",
  l.allows_embedding AS "allowsEmbedding", l.confirms_address AS "confirmsAddress", l.version,
  l.revoked_at AS "revokedAt", l.created_at AS "createdAt"`;

/** Returns the public links of blueprints. */
export const linksOfBlueprints = prepared<PublicLinkRow, [blueprintIds: readonly string[]]>(
  'links_of_blueprints',
  `SELECT ${columns} FROM public_link l WHERE l.tenant_id = app.tenant_id() AND l.blueprint_id = ANY ($1::uuid[])`,
);

/** Returns a public link of the current workspace. */
export const linkById = prepared<PublicLinkRow, [id: string]>(
  'public_link_by_id',
  `SELECT ${columns} FROM public_link l WHERE l.tenant_id = app.tenant_id() AND l.id = $1`,
);

/** Finds the workspace and id of a public link by its token. */
export const findLink = prepared<
  { readonly tenantId: string; readonly id: string; readonly allowsEmbedding: boolean },
  [tokenHash: Buffer | null]
>(
  'find_public_link',
  `SELECT tenant_id AS "tenantId", id, allows_embedding AS "allowsEmbedding" FROM app.public_link_of($1)`,
);

/** What the audit log records of a link. */
const recorded = (
  row: string,
): string => `jsonb_build_object('publicForm', ${row}.revoked_at IS NULL,
  'ownerId', ${row}.owner_id, 'closesAt', ${row}.closes_at, 'quota', ${row}.quota)`;

const audited = (before: string, [id, at, by]: readonly [string, string, string]): string =>
  auditSql({
    action: 'UPDATED',
    objectType: 'Blueprint',
    entry: [id, at, by],
    from: 'saved c JOIN blueprint t ON t.tenant_id = app.tenant_id() AND t.id = c.blueprint_id',
    before,
    after: recorded('c'),
  });

type SettingValues = readonly [
  ownerId: string,
  closesAt: Date | null,
  quota: number | null,
  languages: readonly string[],
  confirmation: string,
  notifiedIds: readonly string[],
  allowsEmbedding: boolean,
  confirmsAddress: boolean,
  auditId: string,
  at: Date,
  by: string,
];

/** Creates the public link of a blueprint. Returns no row if there is one already. */
export const insertLinkRow = prepared<
  PublicLinkRow,
  readonly [...SettingValues, id: string, blueprintId: string, tokenHash: Buffer, token: Buffer]
>(
  'insert_public_link',
  `WITH saved AS (
     INSERT INTO public_link (tenant_id, id, blueprint_id, token_hash, token, owner_id, closes_at, quota, languages, confirmation,
                              notified_ids, allows_embedding, confirms_address, created_at, created_by)
     VALUES (app.tenant_id(), $12, $13, $14, $15, $1, $2, $3, $4, $5, $6::uuid[], $7, $8, $10, $11)
     ON CONFLICT (tenant_id, blueprint_id) DO NOTHING RETURNING *),
   audited AS (${audited('NULL', ['$9', '$10', '$11'])})
   SELECT ${columns} FROM saved l`,
);

/** Changes the settings of a link. Returns no row for another version. */
export const updateLinkRow = prepared<
  PublicLinkRow,
  readonly [...SettingValues, id: string, expectedVersion: number]
>(
  'update_public_link',
  `WITH former AS (SELECT * FROM public_link WHERE tenant_id = app.tenant_id() AND id = $12),
   saved AS (
     UPDATE public_link SET owner_id = $1, closes_at = $2, quota = $3, languages = $4, confirmation = $5,
            notified_ids = $6::uuid[], allows_embedding = $7, confirms_address = $8, version = version + 1
      WHERE tenant_id = app.tenant_id() AND id = $12 AND version = $13 RETURNING *),
   audited AS (${audited(`(SELECT ${recorded('f')} FROM former f)`, ['$9', '$10', '$11'])})
   SELECT ${columns} FROM saved l`,
);

/** Replaces the address of a link, which also opens a revoked one again. Open pages stop working. */
export const renewLinkRow = prepared<
  PublicLinkRow,
  [id: string, tokenHash: Buffer, token: Buffer, auditId: string, at: Date, by: string]
>(
  'renew_public_link',
  `WITH former AS (SELECT * FROM public_link WHERE tenant_id = app.tenant_id() AND id = $1),
   saved AS (
     UPDATE public_link SET token_hash = $2, token = $3, revoked_at = NULL, version = version + 1
      WHERE tenant_id = app.tenant_id() AND id = $1 RETURNING *),
   ended AS (DELETE FROM session WHERE tenant_id = app.tenant_id() AND public_link_id = $1),
   audited AS (${audited(`(SELECT ${recorded('f')} FROM former f)`, ['$4', '$5', '$6'])})
   SELECT ${columns} FROM saved l`,
);

/** Turns a link off. */
export const revokeLinkRow = prepared<
  PublicLinkRow,
  [id: string, auditId: string, at: Date, by: string]
>(
  'revoke_public_link',
  `WITH former AS (SELECT * FROM public_link WHERE tenant_id = app.tenant_id() AND id = $1),
   saved AS (
     UPDATE public_link SET revoked_at = $3, version = version + 1
      WHERE tenant_id = app.tenant_id() AND id = $1 AND revoked_at IS NULL RETURNING *),
   ended AS (DELETE FROM session WHERE tenant_id = app.tenant_id() AND public_link_id = $1),
   audited AS (${audited(`(SELECT ${recorded('f')} FROM former f)`, ['$2', '$3', '$4'])})
   SELECT ${columns} FROM saved l`,
);
