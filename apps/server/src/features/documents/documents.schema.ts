import { readDocumentRef } from '@baton/domain/document/document-ref';
import { documentsOfValue } from '@baton/domain/field/documents-of-value';
import {
  documentTypes,
  isPreviewable,
  type DocumentIcon,
} from '@baton/domain/document/document-types';
import { builder } from '../../platform/graphql/builder.ts';
import { loadParty, PartyRef } from '../people/index.ts';
import { runDetailsLoader } from '../runs/index.ts';
import { FormFieldRef, formOfTask, TaskRef } from '../tasks/index.ts';
import { addLink, refOf } from './add-document.ts';
import type { DocumentNode } from './document-node.ts';
import { documentLoader } from './document-loader.ts';
import { deleteRefusal, type DocumentPlace } from './documents.access.ts';
import { deleteDocument } from './delete-document.ts';

/** A document as one form shows it. */
interface SeenDocument {
  readonly document: DocumentNode;
  readonly place: DocumentPlace;
}

const icons = [
  'csv',
  'cad',
  'excel',
  'image',
  'pdf',
  'word',
  'generic',
] as const satisfies readonly DocumentIcon[];
const DocumentIconRef = builder.enumType('DocumentIcon', { values: icons });

const addressOf = ({ document, place }: SeenDocument): string => {
  const at =
    place.taskId === null
      ? place.workflowId === null
        ? ''
        : `?workflow=${place.workflowId}`
      : `?task=${place.taskId}`;
  return document.externalLink ?? `/files/${document.id}${at}`;
};

export const DocumentRef = builder.objectRef<SeenDocument>('Document').implement({
  description: 'File or link.',
  fields: (t) => ({
    ref: t.id({
      description: 'Reference in values: id and extension.',
      resolve: ({ document }) => refOf(document),
    }),
    name: t.string({ resolve: ({ document }) => document.name }),
    icon: t.field({
      type: DocumentIconRef,
      resolve: ({ document: { extension } }) =>
        extension === 'link' ? 'generic' : documentTypes[extension].icon,
    }),
    size: t.float({ description: 'Size in bytes.', resolve: ({ document }) => document.size }),
    address: t.string({
      nullable: true,
      description: 'Download URL, or the link. Null if the document was deleted.',
      resolve: (seen) => (seen.document.deletedAt === null ? addressOf(seen) : null),
    }),
    isLink: t.boolean({ resolve: ({ document }) => document.externalLink !== null }),
    isPreviewable: t.boolean({
      description: 'True if browsers can show it as a picture, at its URL with `preview`.',
      resolve: ({ document: { extension, deletedAt } }) =>
        deletedAt === null && extension !== 'link' && isPreviewable(extension),
    }),
    createdAt: t.field({
      type: 'DateTime',
      resolve: ({ document }) => document.createdAt.getTime(),
    }),
    createdBy: t.field({
      type: PartyRef,
      nullable: true,
      resolve: ({ document }, _, context) => loadParty(document.createdBy, context),
    }),
    canDelete: t.boolean({
      resolve: async ({ document }, _, context) =>
        document.deletedAt === null && (await deleteRefusal(context, document)) === null,
    }),
  }),
});

builder.objectField(FormFieldRef, 'documents', (t) =>
  t.field({
    type: [DocumentRef],
    description: 'Documents of the value.',
    // All documents of a form are read in one trip, and most fields have none.
    complexity: { field: 1, multiplier: 0.2 },
    resolve: async ({ value, place, details }, _, context) => {
      const refs = documentsOfValue(value, place.field);
      if (refs.length === 0) return [];
      const loader = documentLoader(context);
      const found = await Promise.all(
        refs.map((ref) => loader.load(readDocumentRef(ref)?.id ?? '')),
      );
      const at = { taskId: place.taskId, workflowId: details.view.workflow.id };
      return found
        .filter((document) => document !== null)
        .map((document) => ({ document, place: at }));
    },
  }),
);

builder.objectField(TaskRef, 'documents', (t) =>
  t.field({
    type: [DocumentRef],
    description: 'Documents in its form, each once.',
    // Each one loads the run of its task.
    complexity: { field: 10 },
    resolve: async ({ task, workflowId, details }, _, context) => {
      const run = details ?? (await runDetailsLoader(context).load(workflowId));
      if (run === null) return [];
      const form = formOfTask(run, task.id);
      const refs = new Set(
        form.flatMap(({ value, place: { field } }) => documentsOfValue(value, field)),
      );
      const loader = documentLoader(context);
      const found = await Promise.all(
        [...refs].map((ref) => loader.load(readDocumentRef(ref)?.id ?? '')),
      );
      const place = { taskId: task.id, workflowId };
      return found.flatMap((document) => (document === null ? [] : { document, place }));
    },
  }),
);

const AddDocumentLinkInput = builder.inputType('AddDocumentLinkInput', {
  fields: (t) => ({
    name: t.string({
      required: true,
      description: 'Name of the document. If empty, the host of the link.',
    }),
    link: t.string({ required: true }),
  }),
});
const DeleteDocumentInput = builder.inputType('DeleteDocumentInput', {
  fields: (t) => ({
    ref: t.id({ required: true }),
    taskId: t.id({ description: 'Task whose form shows the document.' }),
  }),
});

builder.mutationFields((t) => ({
  addDocumentLink: t.field({
    type: DocumentRef,
    description: 'Adds a link as a document for use in forms.',
    args: { input: t.arg({ type: AddDocumentLinkInput, required: true }) },
    resolve: async (_, { input }, context) => ({
      document: await addLink(context, input),
      place: { taskId: null, workflowId: null },
    }),
  }),
  deleteDocument: t.field({
    type: DocumentRef,
    description:
      "Deletes a document. For admins, and for the person who added it while the task isn't completed. Forms show it as deleted.",
    args: { input: t.arg({ type: DeleteDocumentInput, required: true }) },
    resolve: async (_, { input: { ref, taskId } }, context) => {
      const place = { taskId: taskId ?? null, workflowId: null };
      return { document: await deleteDocument(context, ref, place), place };
    },
  }),
}));
