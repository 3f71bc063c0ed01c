import { mayEditTenant } from '@baton/domain/access/people-access';
import { cleanName, nameRefusal } from '@baton/domain/party/person-rules';
import { timeZoneRefusal } from '@baton/domain/core/time-zone';
import { accentColorRefusal } from '@baton/domain/tenant/tenant-rules';
import { actorOf } from '../../platform/auth/actor-of.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { demand, demandAll } from '../../platform/graphql/refused.ts';
import type { Viewer } from '../../platform/graphql/viewer.ts';
import { updateTenantRow } from './tenant-statements.ts';

export interface TenantChange {
  readonly name: string;
  readonly accentColor: string;
  readonly timeZone: string;
}

/**
 * Returns the statement that changes name, color, and time zone of the workspace. Running workflows
 * keep their time zone.
 */
export const changeTenant = (viewer: Viewer, input: TenantChange): Statement => {
  demand(mayEditTenant(actorOf(viewer)));
  demandAll([
    nameRefusal(input.name),
    accentColorRefusal(input.accentColor),
    timeZoneRefusal(input.timeZone),
  ]);
  return updateTenantRow(cleanName(input.name), input.accentColor.toLowerCase(), input.timeZone);
};
