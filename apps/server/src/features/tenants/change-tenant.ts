import { mayEditTenant } from '@baton/domain/access/people-access';
import { cleanName, nameRefusal } from '@baton/domain/party/person-rules';
import { timeZoneRefusal } from '@baton/domain/core/time-zone';
import { accentColorRefusal, extraNameRefusal } from '@baton/domain/tenant/tenant-rules';
import { actorOf } from '../../platform/auth/actor-of.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { demand, demandAll } from '../../platform/graphql/refused.ts';
import type { Viewer } from '../../platform/graphql/viewer.ts';
import { updateTenantRow } from './tenant-statements.ts';

export interface TenantChange {
  readonly name: string;
  /** Null keeps it, and an empty text removes it. */
  readonly displayName?: string | null | undefined;
  /** Null keeps it, and an empty text removes it. */
  readonly customerName?: string | null | undefined;
  readonly accentColor: string;
  readonly timeZone: string;
}

const cleanExtra = (name: string | null | undefined): string | null =>
  name == null ? null : cleanName(name);

/**
 * Returns the statement that changes names, color, and time zone of the workspace. Running workflows
 * keep their time zone.
 */
export const changeTenant = (viewer: Viewer, input: TenantChange): Statement => {
  demand(mayEditTenant(actorOf(viewer)));
  demandAll([
    nameRefusal(input.name),
    extraNameRefusal(input.displayName ?? '', 'displayName'),
    extraNameRefusal(input.customerName ?? '', 'customerName'),
    accentColorRefusal(input.accentColor),
    timeZoneRefusal(input.timeZone),
  ]);
  return updateTenantRow(
    cleanName(input.name),
    input.accentColor.toLowerCase(),
    input.timeZone,
    cleanExtra(input.displayName),
    cleanExtra(input.customerName),
  );
};
