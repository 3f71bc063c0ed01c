import type { Actor } from '@baton/domain/access/actor';
import { mayReadCustomField } from '@baton/domain/access/custom-field-access';
import { refuse } from '@baton/domain/core/refusal';
import DataLoader from 'dataloader';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { factsOfCustomField, type CustomFieldNode } from './custom-field-node.ts';
import { customFieldsWithDetails, type CustomFieldDetailRow } from './custom-fields.queries.ts';
import { customFieldOfCommand } from './custom-fields.repository.ts';

const nodeOf = ({ versions, uses, ...row }: CustomFieldDetailRow): CustomFieldNode => ({
  ...row,
  details: { versions, uses },
});

const findCustomFields = async (
  context: RequestContext,
  ids: readonly string[],
): Promise<readonly CustomFieldNode[]> => {
  const [rows] = await context.db.trip(customFieldsWithDetails(ids));
  const actor = actorOf(await context.viewer());
  return rows
    .filter((row) => mayReadCustomField(actor, factsOfCustomField(row)) === null)
    .map(nodeOf);
};

const loaders = new WeakMap<RequestContext, DataLoader<string, CustomFieldNode | null>>();

/** Returns a field, or null if the viewer has no read access. Loads are batched. */
export const customFieldById = (
  context: RequestContext,
  id: string,
): Promise<CustomFieldNode | null> => {
  const known = loaders.get(context);
  if (known !== undefined) return known.load(id);
  const made = new DataLoader<string, CustomFieldNode | null>(async (ids) => {
    const found = new Map((await findCustomFields(context, ids)).map((one) => [one.id, one]));
    return ids.map((wanted) => found.get(wanted) ?? null);
  });
  loaders.set(context, made);
  return made.load(id);
};

/** Returns the field of a command. Throws NotFound if the viewer has no read access. */
export const reachCustomField = async (
  context: RequestContext,
  id: string,
): Promise<{
  readonly field: CustomFieldNode;
  readonly actor: Actor;
  readonly tenantId: string;
}> => {
  const [field] = await findCustomFields(context, [id]);
  if (field === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  const viewer = await context.viewer();
  return { field, actor: actorOf(viewer), tenantId: viewer.tenantId };
};

/** Returns the field after a command. */
export const customFieldAfter = async (
  context: RequestContext,
  id: string,
): Promise<CustomFieldNode> => (await reachCustomField(context, id)).field;

/** Returns the field of an earlier command with this key. Null if there is none. */
export const customFieldDoneBefore = async (
  context: RequestContext,
  key: string,
): Promise<CustomFieldNode | null> => {
  const [[subject]] = await context.db.trip(customFieldOfCommand(key));
  return subject === undefined ? null : customFieldAfter(context, subject.id);
};
