import { builder } from '../../platform/graphql/builder.ts';
import { ItemSortInput } from '../../platform/graphql/item-sort.ts';
import { connectionOf, pageComplexity } from '../../platform/graphql/page.ts';
import { PermissionRefusalRef } from '../../platform/graphql/access/permissions-type.ts';
import { deleteRefusal } from './documents.access.ts';
import type { ListedDocumentRow } from './document-node.ts';
import { DocumentRef } from './documents.schema.ts';
import { listDocuments } from './list-documents.ts';

const ListedDocumentRef = builder.objectRef<ListedDocumentRow>('ListedDocument').implement({
  description: 'Document with its first place of use.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the document.' }),
    document: t.field({
      type: DocumentRef,
      description: 'The document.',
      resolve: (row) => ({
        document: row,
        place: { taskId: row.taskId, workflowId: row.workflowId },
      }),
    }),
    workflowId: t.exposeID('workflowId', {
      nullable: true,
      description: 'ID of the workflow. Null if no workflow has it.',
    }),
    workflowName: t.exposeString('workflowName', {
      nullable: true,
      description: 'Name of the workflow. Null if no workflow has it.',
    }),
    taskId: t.exposeID('taskId', {
      nullable: true,
      description: 'ID of the task. Null if no task has it.',
    }),
    taskName: t.exposeString('taskName', {
      nullable: true,
      description: 'Null if it was entered at the start, or nowhere yet.',
    }),
    deleteRefusal: t.field({
      type: PermissionRefusalRef,
      nullable: true,
      description: "Why the viewer can't delete it. Null if they can.",
      resolve: async (row, _, context) => {
        const refusal = await deleteRefusal(context, row);
        return refusal === null ? null : { ...refusal, action: 'delete', whoMay: () => [] };
      },
    }),
  }),
});

const ConnectionRef = connectionOf<ListedDocumentRow>('ListedDocument', ListedDocumentRef);

builder.queryField('documents', (t) =>
  t.field({
    type: ConnectionRef,
    description: 'Documents that the viewer added or sees in a form.',
    complexity: pageComplexity,
    args: {
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
      search: t.arg.string({ description: 'Part of the name.' }),
      sort: t.arg({ type: ItemSortInput, description: 'Order. Newest first if not set.' }),
      refs: t.arg.stringList({ description: 'References to look for.' }),
    },
    resolve: (_, args, context) => listDocuments(context, args),
  }),
);
