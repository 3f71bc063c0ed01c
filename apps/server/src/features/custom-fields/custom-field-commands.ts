import {
  mayCreateCustomField,
  mayDeleteCustomField,
  mayEditCustomField,
} from '@baton/domain/access/library/custom-field-access';
import { isDeepEqual } from '@baton/domain/core/equality';
import { refuse } from '@baton/domain/core/refusal';
import {
  customFieldRefusals,
  fittedContent,
  type CustomFieldContent,
} from '@baton/domain/field/custom/custom-field';
import { allowedObjects } from '@baton/domain/field/custom/product-object';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { newId } from '../../platform/db/uuid.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { factsOfCustomField, fieldOfVersion, type CustomFieldNode } from './custom-field-node.ts';
import { customFields } from './custom-fields.access.ts';
import {
  insertCustomField,
  markCustomFieldDeleted,
  saveCustomField,
} from './custom-fields.repository.ts';
import { productObjectsById } from './product-objects.repository.ts';

export interface CustomFieldCreation {
  readonly idempotencyKey: string;
  readonly content: CustomFieldContent;
  readonly isShared: boolean;
}

export interface CustomFieldChange extends CustomFieldCreation {
  readonly id: string;
  readonly expectedVersion: number;
}

const takenName = (name: string) => ({
  constraint: 'custom_field_name',
  refusal: refuse('NameConflict', { object: 'field', name }, 'name'),
});

/**
 * Throws if an option isn't in the product list. Options that were removed from the list later stay
 * valid.
 */
const demandObjects = async (
  context: RequestContext,
  content: CustomFieldContent,
  before: CustomFieldContent | null,
): Promise<void> => {
  const kept = new Set(before === null ? [] : allowedObjects(before));
  const named = allowedObjects(content).filter((id) => !kept.has(id));
  if (named.length === 0) return;
  const [rows] = await context.db.read(productObjectsById(named));
  if (new Set(named).size > rows.length)
    throw new Refused(refuse('UnknownReference', {}, 'options'));
};

/** Creates a custom field. */
export const createCustomField = async (
  context: RequestContext,
  creation: CustomFieldCreation,
): Promise<CustomFieldNode> => {
  const viewer = await context.viewer();
  demand(mayCreateCustomField(actorOf(viewer)));
  const content = fittedContent(creation.content);
  demandAll(customFieldRefusals(content));
  await demandObjects(context, content, null);
  const at = new Date(context.services.now());
  const id = newId<string>();
  return customFields.write(context, {
    id,
    idempotencyKey: creation.idempotencyKey,
    isNew: true,
    taken: takenName(content.name),
    statement: insertCustomField(
      id,
      content.name,
      content.kind,
      creation.isShared,
      JSON.stringify(content),
      at,
      viewer.userId,
      creation.idempotencyKey,
      newId(),
    ),
  });
};

/**
 * Changes a field. Changes to its definition create a new version, and sharing changes immediately.
 */
export const updateCustomField = async (
  context: RequestContext,
  change: CustomFieldChange,
): Promise<CustomFieldNode> => {
  const { id, expectedVersion, isShared, idempotencyKey } = change;
  const { item: field, actor } = await customFields.reach(context, id);
  demand(mayEditCustomField(actor, factsOfCustomField(field)));
  const content = fittedContent(change.content);
  const {
    key: _key,
    origin: _origin,
    ...newest
  } = fieldOfVersion(field.content, id, field.version);
  demandAll(customFieldRefusals(content, newest));
  await demandObjects(context, content, newest);
  const isNewVersion = !isDeepEqual(newest, content);
  const at = new Date(context.services.now());
  return customFields.write(context, {
    id,
    idempotencyKey,
    taken: takenName(content.name),
    statement: saveCustomField(
      id,
      content.name,
      content.kind,
      isShared,
      JSON.stringify(content),
      at,
      actor.id,
      idempotencyKey,
      expectedVersion,
      isNewVersion,
      newId(),
    ),
  });
};

/** Deletes a custom field. Blueprints and forms keep their copies. */
export const deleteCustomField = async (context: RequestContext, id: string): Promise<string> => {
  const { item, actor } = await customFields.reach(context, id);
  demand(mayDeleteCustomField(actor, factsOfCustomField(item)));
  await context.db.trip(markCustomFieldDeleted(id, new Date(context.services.now()), actor.id));
  await customFields.tell(context, id);
  return id;
};
