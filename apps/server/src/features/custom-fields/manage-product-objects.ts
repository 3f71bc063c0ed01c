import {
  mayManageProductObjects,
  mayReadProductObjects,
} from '@baton/domain/access/custom-field-access';
import { refuse } from '@baton/domain/core/refusal';
import { productObjectNames, productObjectRefusals } from '@baton/domain/field/product-object';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { violates } from '../../platform/db/database-error.ts';
import { searchPattern } from '../../platform/db/like-pattern.ts';
import { newId } from '../../platform/db/uuid.ts';
import {
  decodeCursor,
  pageLimit,
  toConnection,
  type Connection,
  type PageArgs,
} from '../../platform/graphql/page.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { ProductObjectRow } from './product-object-node.ts';
import {
  insertProductObjects,
  markProductObjectDeleted,
  nameProductObject,
  productObjectsNamed,
  productObjectsPage,
} from './product-objects.repository.ts';

export interface ProductObjectListArgs extends PageArgs {
  readonly search?: string | null | undefined;
}

/** Returns a page of the product list, by name. */
export const listProductObjects = async (
  context: RequestContext,
  args: ProductObjectListArgs,
): Promise<Connection<ProductObjectRow>> => {
  const limit = pageLimit(args);
  const [after = null] = decodeCursor(args.after, 1) ?? [];
  const [rows] =
    mayReadProductObjects(actorOf(await context.viewer())) === null
      ? await context.db.read(
          productObjectsPage(
            after === null ? null : String(after),
            searchPattern(args.search),
            limit,
          ),
        )
      : [[]];
  return toConnection(rows, args, ({ sort }) => [sort]);
};

/** Adds names to the product list. Existing names stay, so the request can be repeated. */
export const addProductObjects = async (
  context: RequestContext,
  given: readonly string[],
): Promise<readonly ProductObjectRow[]> => {
  const viewer = await context.viewer();
  demand(mayManageProductObjects(actorOf(viewer)));
  const names = productObjectNames(given);
  demandAll(productObjectRefusals(names));
  const ids = names.map(() => newId<string>());
  const at = new Date(context.services.now());
  await context.db.trip(insertProductObjects(ids, names, at, viewer.userId));
  const [rows] = await context.db.trip(productObjectsNamed(names));
  context.services.publish({ tenantId: viewer.tenantId, partyIds: [] });
  return rows;
};

/** Renames a product object. Fields that already use it keep the old name. */
export const renameProductObject = async (
  context: RequestContext,
  id: string,
  given: string,
): Promise<ProductObjectRow> => {
  const viewer = await context.viewer();
  demand(mayManageProductObjects(actorOf(viewer)));
  const [name = ''] = productObjectNames([given]);
  demandAll(
    productObjectRefusals(name === '' ? [] : [name]).map(({ code, params }) =>
      refuse(code, params, 'name'),
    ),
  );
  try {
    const [[row]] = await context.db.trip(nameProductObject(id, name));
    if (row === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
    context.services.publish({ tenantId: viewer.tenantId, partyIds: [] });
    return row;
  } catch (error) {
    if (!violates(error, 'product_object_name')) throw error;
    throw new Refused(refuse('NameConflict', { object: 'productObject', name }, 'name'));
  }
};

/** Removes a product object from the list. Fields that use it keep it. */
export const deleteProductObject = async (context: RequestContext, id: string): Promise<string> => {
  const viewer = await context.viewer();
  demand(mayManageProductObjects(actorOf(viewer)));
  const at = new Date(context.services.now());
  const [[row]] = await context.db.trip(markProductObjectDeleted(id, at));
  if (row === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  context.services.publish({ tenantId: viewer.tenantId, partyIds: [] });
  return id;
};
