import { mayEditTenant } from '@baton/domain/access/people-access';
import { refuse } from '@baton/domain/core/refusal';
import {
  brandingRefusals,
  logoRefusal,
  logoTypeOf,
  type Branding,
} from '@baton/domain/tenant/branding';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { brandingRow, saveBrandingRow, type StoredBranding } from './branding-statements.ts';

export interface BrandingChange extends Branding {
  /** The file in base64. Null removes the logo, and undefined keeps it. */
  readonly logo?: string | null | undefined;
}

/** Returns the audited values. The logo is only named by its type. */
const audited = ({ foreground, background, senderName, languages, logoType }: StoredBranding) => ({
  foreground,
  background,
  senderName,
  languages,
  logo: logoType ?? '',
});

/** Changes how the workspace looks on sign-in pages and in messages. Only for admins. */
export const updateBranding = async (
  context: RequestContext,
  { logo: file, ...input }: BrandingChange,
): Promise<StoredBranding> => {
  const viewer = await context.viewer();
  demand(mayEditTenant(actorOf(viewer)));
  const bytes = file == null ? null : Buffer.from(file, 'base64');
  const branding = {
    ...input,
    foreground: input.foreground.toLowerCase(),
    background: input.background.toLowerCase(),
    senderName: input.senderName.trim(),
  };
  demandAll([...brandingRefusals(branding), bytes === null ? null : logoRefusal(bytes)]);
  const [[before]] = await context.db.trip(brandingRow());
  const logo = file === undefined ? (before?.logo ?? null) : bytes;
  const { foreground, background, senderName, languages } = branding;
  const next = { ...branding, logo, logoType: logo === null ? null : logoTypeOf(logo) };
  const [, [after]] = await context.db.trip(
    saveBrandingRow(foreground, background, senderName, languages, logo, next.logoType),
    brandingRow(),
    recordAudit(viewer.userId, context.services.now(), {
      action: 'UPDATED',
      objectType: 'Workspace',
      objectId: viewer.tenantId,
      objectName: viewer.tenantName,
      before: before === undefined ? {} : audited(before),
      after: audited(next),
    }),
  );
  if (after === undefined) throw new Refused(refuse('Unexpected'));
  context.services.publish({ tenantId: viewer.tenantId, partyIds: [] });
  return after;
};
