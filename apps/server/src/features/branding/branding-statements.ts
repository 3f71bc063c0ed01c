import type { Locale } from '@baton/domain/core/languages';
import type { Branding, LogoType } from '@baton/domain/tenant/branding';
import { prepared } from '../../platform/db/statement.ts';

export interface StoredBranding extends Branding {
  readonly logo: Buffer | null;
  readonly logoType: LogoType | null;
}

/** Returns the branding of the current workspace, or no row if it looks like Baton. */
export const brandingRow = prepared<StoredBranding, []>(
  'branding_row',
  `SELECT foreground, background, sender_name AS "senderName", languages, logo, logo_type AS "logoType"
     FROM branding WHERE tenant_id = app.tenant_id()`,
);

/** Stores the branding of the current workspace with its logo. */
export const saveBrandingRow = prepared<
  unknown,
  [
    foreground: string,
    background: string,
    senderName: string,
    languages: readonly Locale[],
    logo: Buffer | null,
    logoType: LogoType | null,
  ]
>(
  'save_branding',
  `INSERT INTO branding (tenant_id, foreground, background, sender_name, languages, logo, logo_type)
   VALUES (app.tenant_id(), $1, $2, $3, $4, $5, $6)
   ON CONFLICT (tenant_id) DO UPDATE
     SET foreground = $1, background = $2, sender_name = $3, languages = $4, logo = $5, logo_type = $6`,
);

/** How a workspace looks to people who aren't signed in. */
export interface WorkspaceBrand {
  readonly tenantId: string;
  readonly name: string;
  readonly accentColor: string;
  readonly foreground: string;
  readonly background: string;
  readonly languages: readonly Locale[];
  readonly hasLogo: boolean;
}

/**
 * Returns the brand of a workspace. Without an id, of the only one of the installation. No row if it
 * looks like Baton.
 */
export const workspaceBrand = prepared<WorkspaceBrand, [tenantId: string | null]>(
  'workspace_brand',
  `SELECT tenant_id AS "tenantId", name, accent_color AS "accentColor", foreground, background, languages,
          logo IS NOT NULL AS "hasLogo"
     FROM app.branding_of($1)`,
);

interface Logo {
  readonly logo: Buffer | null;
  readonly logoType: LogoType | null;
}

/** Returns the logo of a workspace. Without an id, of the only one of the installation, or no row. */
export const workspaceLogo = prepared<Logo, [tenantId: string | null]>(
  'workspace_logo',
  'SELECT logo, logo_type AS "logoType" FROM app.branding_of($1)',
);

/** Returns the logo of the workspace that a link in a message leads to, or no row. */
export const logoOfLink = prepared<Logo, [tokenHash: Buffer | null, now: Date]>(
  'logo_of_link',
  `SELECT b.logo, b.logo_type AS "logoType"
     FROM single_use_link l, LATERAL app.branding_of(l.tenant_id) b
    WHERE l.token_hash = $1 AND l.expires_at > $2`,
);

/** Returns a logo as a data URL, or null. */
export const logoUrl = (row: Logo | undefined): string | null =>
  row?.logo == null || row.logoType === null
    ? null
    : `data:${row.logoType};base64,${row.logo.toString('base64')}`;
