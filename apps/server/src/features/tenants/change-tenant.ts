import { mayEditTenant } from '@baton/domain/access/people-access';
import { cleanName, nameRefusal } from '@baton/domain/party/person-rules';
import { accentColorRefusal, timeZoneRefusal } from '@baton/domain/tenant/tenant-rules';
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
 * What changes how the workspace is called and shown, and where its days begin. Running
 * workflows keep the zone they were started in.
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
