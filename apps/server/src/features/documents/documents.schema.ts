import { mayTagDocument } from '@baton/domain/access/document-access';
import { mayReadTags } from '@baton/domain/access/tag-access';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { readDocumentRef } from '@baton/domain/document/document-ref';
import { documentsOfValue } from '@baton/domain/field/values/documents-of-value';
import {
  documentTypes,
  isPreviewable,
  type DocumentIcon,
} from '@baton/domain/document/document-types';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { loadTags, tags } from '../tags/index.ts';
import { loadParty, PartyRef } from '../people/index.ts';
import { runDetailsLoader } from '../runs/index.ts';
import { FormFieldRef, formOfTask, TaskRef } from '../tasks/index.ts';
import { addLink, refOf } from './add-document.ts';
import type { DocumentNode } from './document-node.ts';
import { documentLoader } from './document-loader.ts';
import { deleteRefusal, type DocumentPlace } from './documents.access.ts';
import { deleteDocument } from './delete-document.ts';
import { tagDocument } from './tag-document.ts';

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
const DocumentIconRef = builder.enumType('DocumentIcon', {
  description: 'Icon for the type of a document.',
  values: enumValues<(typeof icons)[number]>({
    cad: 'Technical drawing.',
    csv: 'Table as text.',
    excel: 'Spreadsheet.',
    generic: 'Any other type.',
    image: 'Image.',
    pdf: 'PDF.',
    word: 'Text document.',
  }),
});

const queryOf = ({ taskId, workflowId, commentId }: DocumentPlace): string => {
  if (commentId !== undefined) return `?comment=${commentId}`;
  if (taskId !== null) return `?task=${taskId}`;
  return workflowId === null ? '' : `?workflow=${workflowId}`;
};

const addressOf = ({ document, place }: SeenDocument): string =>
  document.externalLink ?? `/files/${document.id}${queryOf(place)}`;

export const DocumentRef = builder.objectRef<SeenDocument>('Document').implement({
  description: 'File or link.',
  fields: (t) => ({
    ref: t.id({
      description: 'Reference in values: id and extension.',
      resolve: ({ document }) => refOf(document),
    }),
    name: t.string({
      description: 'Name of the file or link.',
      resolve: ({ document }) => document.name,
    }),
    icon: t.field({
      type: DocumentIconRef,
      description: 'Icon for its type.',
      resolve: ({ document: { extension } }) =>
        extension === 'link' ? 'generic' : documentTypes[extension].icon,
    }),
    size: t.float({ description: 'Size in bytes.', resolve: ({ document }) => document.size }),
    address: t.string({
      nullable: true,
      description: 'Download URL, or the link. Null if the document was deleted.',
      resolve: (seen) => (seen.document.deletedAt === null ? addressOf(seen) : null),
    }),
    isLink: t.boolean({
      description: 'True for a link, false for a file.',
      resolve: ({ document }) => document.externalLink !== null,
    }),
    isPreviewable: t.boolean({
      description: 'True if browsers can show it as a picture, at its URL with `preview`.',
      resolve: ({ document: { extension, deletedAt } }) =>
        deletedAt === null && extension !== 'link' && isPreviewable(extension),
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'Time when it was added.',
      resolve: ({ document }) => document.createdAt.getTime(),
    }),
    createdBy: t.field({
      type: PartyRef,
      nullable: true,
      description: 'Person who added it. Null for a machine.',
      resolve: ({ document }, _, context) => loadParty(document.createdBy, context),
    }),
    tags: t.field({
      type: [tags.NodeRef],
      description: 'Empty for people outside the workspace.',
      resolve: async ({ document }, _, context) =>
        mayReadTags(actorOf(await context.viewer())) === null
          ? loadTags(context, document.tags)
          : [],
    }),
    canTag: t.boolean({
      description: 'True if the viewer can change its tags.',
      resolve: async ({ document }, _, context) =>
        document.deletedAt === null &&
        mayTagDocument(actorOf(await context.viewer()), {
          createdBy: asId<PartyId>(document.createdBy),
        }) === null,
    }),
    canDelete: t.boolean({
      description: 'True if the viewer can delete it.',
      resolve: async ({ document }, _, context) =>
        document.deletedAt === null && (await deleteRefusal(context, document)) === null,
    }),
  }),
});

builder.objectField(FormFieldRef, 'documents', (t) =>
  t.field({
    type: [DocumentRef],
    description: 'Documents of the value.',
    // All documents of a form are read in one round trip, and most fields have none.
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
    // A high cost, because each document loads the workflow of its task.
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
  description: 'Input of `addDocumentLink`.',
  fields: (t) => ({
    name: t.string({
      required: true,
      description: 'Name of the document. If empty, the host of the link.',
    }),
    link: t.string({ required: true, description: 'URL of the document.' }),
  }),
});
const DeleteDocumentInput = builder.inputType('DeleteDocumentInput', {
  description: 'Input of `deleteDocument`.',
  fields: (t) => ({
    ref: t.id({ required: true, description: 'Reference in values: id and extension.' }),
    taskId: t.id({ description: 'Task whose form shows the document.' }),
  }),
});

const TagDocumentInput = builder.inputType('TagDocumentInput', {
  description: 'Input of `tagDocument`.',
  fields: (t) => ({
    ref: t.id({ required: true, description: 'Reference of the document, as in field values.' }),
    taskId: t.id({ description: 'Task whose form shows the document.' }),
    tags: t.idList({ required: true, description: 'All tags of the document.' }),
  }),
});

builder.mutationFields((t) => ({
  tagDocument: t.field({
    type: DocumentRef,
    description: 'Sets the tags of a document. For admins, and for the person who added it.',
    args: { input: t.arg({ type: TagDocumentInput, required: true }) },
    resolve: async (_, { input: { ref, taskId, tags: given } }, context) => {
      const place = { taskId: taskId ?? null, workflowId: null };
      return { document: await tagDocument(context, ref, place, given), place };
    },
  }),
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
