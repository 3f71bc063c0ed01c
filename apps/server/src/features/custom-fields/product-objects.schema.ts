import {
  mayManageProductObjects,
  mayReadProductObjects,
} from '@baton/domain/access/library/custom-field-access';
import { productObjectNameRefusals } from '@baton/domain/field/custom/product-object';
import { defineEntity } from '../../platform/entity/define-entity.ts';
import type { EntityNode } from '../../platform/entity/entity-definition.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { addProductObjects } from './add-product-objects.ts';

// Fields that use a product object keep its old name after a change, and the object after a deletion.
const { NodeRef } = defineEntity({
  type: 'ProductObject',
  plural: 'ProductObjects',
  table: 'product_object',
  description: 'Product, service, or asset of the workspace. Fields use it as an option.',
  columns: {},
  isAddedElsewhere: true,
  mayRead: mayReadProductObjects,
  mayManage: mayManageProductObjects,
  refusals: productObjectNameRefusals,
});

const PayloadRef = builder.objectRef<readonly EntityNode[]>('ProductObjectsPayload').implement({
  description: 'Result of `addProductObjects`.',
  fields: (t) => ({
    productObjects: t.field({
      type: [NodeRef],
      description: 'The product objects.',
      resolve: (rows) => rows,
    }),
  }),
});
const AddInput = builder.inputType('AddProductObjectsInput', {
  description: 'Input of `addProductObjects`.',
  fields: (t) => ({
    names: t.stringList({ required: true, description: 'Names to add. Existing names stay.' }),
  }),
});

builder.mutationField('addProductObjects', (t) =>
  t.field({
    type: PayloadRef,
    description: 'Adds items to the product list. For people who manage product objects.',
    args: { input: t.arg({ type: AddInput, required: true }) },
    resolve: (_, { input }, context) => addProductObjects(context, input.names),
  }),
);
