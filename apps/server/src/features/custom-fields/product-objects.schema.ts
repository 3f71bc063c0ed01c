import { builder } from '../../platform/graphql/builder.ts';
import { connectionOf, pageComplexity } from '../../platform/graphql/page.ts';
import {
  addProductObjects,
  deleteProductObject,
  listProductObjects,
  renameProductObject,
} from './manage-product-objects.ts';
import type { ProductObjectRow } from './product-object-node.ts';

const ProductObjectRef = builder.objectRef<ProductObjectRow>('ProductObject').implement({
  description: 'Product, service, or asset of the workspace. Fields use it as an option.',
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});
const ConnectionRef = connectionOf<ProductObjectRow>('ProductObject', ProductObjectRef);

builder.queryField('productObjects', (t) =>
  t.field({
    type: ConnectionRef,
    description: 'Product objects by name.',
    complexity: pageComplexity,
    args: {
      first: t.arg.int({ required: true }),
      after: t.arg.string(),
      search: t.arg.string(),
    },
    resolve: (_, args, context) => listProductObjects(context, args),
  }),
);

const PayloadRef = builder
  .objectRef<readonly ProductObjectRow[]>('ProductObjectsPayload')
  .implement({
    fields: (t) => ({
      productObjects: t.field({ type: [ProductObjectRef], resolve: (rows) => rows }),
    }),
  });
const DeletePayloadRef = builder
  .objectRef<{ readonly deletedId: string }>('DeleteProductObjectPayload')
  .implement({ fields: (t) => ({ deletedId: t.exposeID('deletedId') }) });

const AddInput = builder.inputType('AddProductObjectsInput', {
  fields: (t) => ({
    names: t.stringList({ required: true, description: 'Names to add. Existing names stay.' }),
  }),
});
const RenameInput = builder.inputType('RenameProductObjectInput', {
  fields: (t) => ({ id: t.id({ required: true }), name: t.string({ required: true }) }),
});
const DeleteInput = builder.inputType('DeleteProductObjectInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

builder.mutationFields((t) => ({
  addProductObjects: t.field({
    type: PayloadRef,
    args: { input: t.arg({ type: AddInput, required: true }) },
    resolve: (_, { input }, context) => addProductObjects(context, input.names),
  }),
  renameProductObject: t.field({
    type: PayloadRef,
    description: 'Renames a product object. Fields that use it keep the old name.',
    args: { input: t.arg({ type: RenameInput, required: true }) },
    resolve: async (_, { input }, context) => [
      await renameProductObject(context, input.id, input.name),
    ],
  }),
  deleteProductObject: t.field({
    type: DeletePayloadRef,
    description: 'Removes a product object. Fields that use it keep it.',
    args: { input: t.arg({ type: DeleteInput, required: true }) },
    resolve: async (_, { input }, context) => ({
      deletedId: await deleteProductObject(context, input.id),
    }),
  }),
}));
