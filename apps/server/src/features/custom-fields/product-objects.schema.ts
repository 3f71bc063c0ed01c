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
  description:
    'What the workspace makes, sells or looks after. A field allows some of them as its options.',
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});
const ConnectionRef = connectionOf<ProductObjectRow>('ProductObject', ProductObjectRef);

builder.queryField('productObjects', (t) =>
  t.field({
    type: ConnectionRef,
    description: 'By name.',
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
    names: t.stringList({ required: true, description: 'Those that are there already stay.' }),
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
    description: 'Fields that allow it go on calling it as they did.',
    args: { input: t.arg({ type: RenameInput, required: true }) },
    resolve: async (_, { input }, context) => [
      await renameProductObject(context, input.id, input.name),
    ],
  }),
  deleteProductObject: t.field({
    type: DeletePayloadRef,
    description: 'Takes it out of the list; fields that allow it keep it.',
    args: { input: t.arg({ type: DeleteInput, required: true }) },
    resolve: async (_, { input }, context) => ({
      deletedId: await deleteProductObject(context, input.id),
    }),
  }),
}));
