import { mayManageProductObjects } from '@baton/domain/access/library/custom-field-access';
import {
  productObjectNames,
  productObjectRefusals,
} from '@baton/domain/field/custom/product-object';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { newId } from '../../platform/db/uuid.ts';
import type { EntityNode } from '../../platform/entity/entity-definition.ts';
import { demand, demandAll } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { insertProductObjects, productObjectsNamed } from './product-objects.repository.ts';

/** Adds names to the product list. Existing names stay, so the request can be repeated. */
export const addProductObjects = async (
  context: RequestContext,
  given: readonly string[],
): Promise<readonly EntityNode[]> => {
  const viewer = await context.viewer();
  demand(mayManageProductObjects(actorOf(viewer)));
  const names = productObjectNames(given);
  demandAll(productObjectRefusals(names));
  const ids = names.map(() => newId<string>());
  const at = new Date(context.services.now());
  const auditIds = names.map(() => newId<string>());
  await context.db.trip(insertProductObjects(ids, names, at, viewer.userId, auditIds));
  const [rows] = await context.db.trip(productObjectsNamed(names));
  context.services.publish({ tenantId: viewer.tenantId, partyIds: [] });
  return rows;
};
