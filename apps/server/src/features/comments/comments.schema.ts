import {
  mayDeleteComment,
  mayEditComment,
  mayUseInternalNotes,
} from '@baton/domain/access/comment-access';
import { mostCommentDocuments, type CommentReaction } from '@baton/domain/comment/comment';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { connectionOf, pageComplexity } from '../../platform/graphql/page.ts';
import { documentLoader, DocumentRef } from '../documents/index.ts';
import { UserRef } from '../people/index.ts';
import {
  addComment,
  canAskRequestor,
  commentsReadUntil,
  editComment,
  factsOfComment,
  listComments,
  markCommentsRead,
  react,
  withdrawComment,
} from './comments.ts';
import type { CommentRow, StoredReaction } from './comment-row.ts';

const ReactionTypeRef = builder.enumType('CommentReactionType', {
  description: 'Reaction to a comment.',
  values: enumValues<CommentReaction>({
    CELEBRATE: 'Celebration.',
    DONE: 'Done.',
    LIKE: 'Agreement.',
    LOOKING: 'The person is looking into it.',
    LOVE: 'Appreciation.',
    QUESTION: 'The person has a question.',
  }),
});

interface ReactionNode {
  readonly type: CommentReaction;
  readonly people: readonly StoredReaction[];
}

const ReactionRef = builder.objectRef<ReactionNode>('CommentReaction').implement({
  description: 'People who reacted in the same way.',
  fields: (t) => ({
    type: t.field({
      type: ReactionTypeRef,
      description: 'Type of the reaction.',
      resolve: ({ type }) => type,
    }),
    names: t.stringList({
      description: 'Names of the people who reacted.',
      resolve: ({ people }) => people.map(({ name }) => name),
    }),
    isOwn: t.boolean({
      description: 'True if the viewer reacted this way.',
      resolve: async ({ people }, _, context) => {
        const { userId } = await context.viewer();
        return people.some(({ partyId }) => partyId === userId);
      },
    }),
  }),
});

const PermissionsRef = builder.objectRef<CommentRow>('CommentPermissions').implement({
  description: 'What the viewer can do with a comment.',
  fields: (t) => ({
    edit: t.boolean({
      description: 'Edit the comment.',
      resolve: async (comment, _, context) =>
        mayEditComment(actorOf(await context.viewer()), factsOfComment(comment)) === null,
    }),
    delete: t.boolean({
      description: 'Delete the comment.',
      resolve: async (comment, _, context) =>
        mayDeleteComment(actorOf(await context.viewer()), factsOfComment(comment)) === null,
    }),
  }),
});

const CommentRef = builder.objectRef<CommentRow>('Comment').implement({
  description: 'A comment on a task or workflow.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the comment.' }),
    body: t.exposeString('body', { description: 'Rich text. Empty if it was deleted.' }),
    author: t.field({
      type: UserRef,
      description: 'Person who wrote the comment.',
      resolve: ({ authorId, authorName }) => ({
        id: authorId,
        name: authorName,
        kind: 'USER' as const,
      }),
    }),
    replyTo: t.exposeID('replyTo', {
      nullable: true,
      description: 'First comment of the thread. Null if it is the first.',
    }),
    isInternal: t.exposeBoolean('isInternal', {
      description: 'True for notes that external and limited users never see.',
    }),
    isForRequestor: t.exposeBoolean('isForRequestor', {
      description: 'True if the requestor of a public form sees it.',
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'Time of creation.',
      resolve: ({ createdAt }) => createdAt,
    }),
    editedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last change. Null if it was never changed.',
      resolve: ({ editedAt }) => editedAt,
    }),
    isDeleted: t.boolean({
      description: 'True if the comment was deleted.',
      resolve: ({ deletedAt }) => deletedAt !== null,
    }),
    about: t.field({
      type: DocumentRef,
      nullable: true,
      description:
        'The document that the comment is about. Null for the task or workflow as a whole, and if the document was deleted.',
      resolve: async ({ aboutId, workflowId, taskId }, _, context) => {
        const document = aboutId === null ? null : await documentLoader(context).load(aboutId);
        return document === null || document.deletedAt !== null
          ? null
          : { document, place: { taskId, workflowId } };
      },
    }),
    documents: t.field({
      type: [DocumentRef],
      description: 'Attached files and links.',
      // All documents of a page are read in one round trip, and most comments have none.
      complexity: { field: 1, multiplier: 0.2 },
      resolve: async ({ id, documentIds, workflowId, taskId }, _, context) => {
        const loader = documentLoader(context);
        const found = await Promise.all(documentIds.map((one) => loader.load(one)));
        const place = { taskId, workflowId, commentId: id };
        return found.flatMap((document) => (document === null ? [] : { document, place }));
      },
    }),
    reactions: t.field({
      type: [ReactionRef],
      description: 'Reactions, by type.',
      resolve: ({ reactions }) =>
        [...Map.groupBy(reactions, ({ type }) => type)].map(([type, people]) => ({
          type,
          people,
        })),
    }),
    permissions: t.field({
      type: PermissionsRef,
      description: 'What the viewer can do with the comment.',
      resolve: (comment) => comment,
    }),
  }),
});

const CommentConnectionRef = connectionOf<CommentRow>('Comment', CommentRef);

builder.queryField('mayWriteInternalNotes', (t) =>
  t.boolean({
    description: 'True if the viewer can write comments that only internal users see.',
    resolve: async (_, _args, context) =>
      mayUseInternalNotes(actorOf(await context.viewer())) === null,
  }),
);

builder.queryField('mayAskRequestor', (t) =>
  t.boolean({
    description:
      'True if the workflow was started with a public form, and the viewer can ask the requestor.',
    args: { workflowId: t.arg.id({ required: true, description: 'ID of the workflow.' }) },
    resolve: (_, { workflowId }, context) => canAskRequestor(context, workflowId),
  }),
);

builder.queryField('comments', (t) =>
  t.field({
    type: CommentConnectionRef,
    complexity: pageComplexity,
    description: 'Comments on a task or workflow that the viewer can open, latest first.',
    args: {
      workflowId: t.arg.id({ required: true, description: 'ID of the workflow.' }),
      taskId: t.arg.id({ description: 'If null, comments on the workflow itself.' }),
      about: t.arg.string({
        description: 'Reference of a document. If set, only comments about it.',
      }),
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
    },
    resolve: (_, { workflowId, taskId, about, ...args }, context) =>
      listComments(context, { workflowId, taskId: taskId ?? null, about }, args),
  }),
);

builder.queryField('commentsReadUntil', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'Time until which the viewer saw the comments on a task or workflow. Later comments of others are new. Null if they saw none.',
    args: {
      workflowId: t.arg.id({ required: true, description: 'ID of the workflow.' }),
      taskId: t.arg.id({ description: 'If null, comments on the workflow itself.' }),
    },
    resolve: (_, { workflowId, taskId }, context) =>
      commentsReadUntil(context, { workflowId, taskId: taskId ?? null }),
  }),
);

const CommentPayloadRef = builder.objectRef<CommentRow>('CommentPayload').implement({
  description: 'Result of `addComment`, `deleteComment`, `editComment`, and `reactToComment`.',
  fields: (t) => ({
    comment: t.field({
      type: CommentRef,
      description: 'The comment.',
      resolve: (comment) => comment,
    }),
  }),
});

const AddCommentInput = builder.inputType('AddCommentInput', {
  description: 'Input of `addComment`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    workflowId: t.id({ required: true, description: 'ID of the workflow.' }),
    taskId: t.id({ description: 'If not set, the comment is on the workflow.' }),
    about: t.string({
      description:
        'Reference of a document in the form of the task or workflow that the comment is about. Replies are about the document of their thread.',
    }),
    body: t.string({ required: true, description: 'Rich text.' }),
    replyTo: t.id({ description: 'A comment on the same task or workflow.' }),
    documents: t.idList({
      description: 'References of attached files and links, which the viewer has added.',
      extensions: { maxItems: mostCommentDocuments },
    }),
    isInternal: t.boolean({
      description: 'True for a note that external and limited users never see. For internal users.',
    }),
    isForRequestor: t.boolean({
      description:
        'True to ask the requestor of a public form, who gets it by email. For internal users, on a workflow.',
    }),
  }),
});
const EditCommentInput = builder.inputType('EditCommentInput', {
  description: 'Input of `editComment`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    id: t.id({ required: true, description: 'ID of the comment.' }),
    body: t.string({ required: true, description: 'Rich text.' }),
  }),
});
const DeleteCommentInput = builder.inputType('DeleteCommentInput', {
  description: 'Input of `deleteComment`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    id: t.id({ required: true, description: 'ID of the comment.' }),
  }),
});
const ReactToCommentInput = builder.inputType('ReactToCommentInput', {
  description: 'Input of `reactToComment`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    id: t.id({ required: true, description: 'ID of the comment.' }),
    type: t.field({ type: ReactionTypeRef, required: true, description: 'Type of the reaction.' }),
    isOn: t.boolean({ required: true, description: 'False removes the reaction.' }),
  }),
});

const MarkCommentsReadInput = builder.inputType('MarkCommentsReadInput', {
  description: 'Input of `markCommentsRead`.',
  fields: (t) => ({
    workflowId: t.id({ required: true, description: 'ID of the workflow.' }),
    taskId: t.id({ description: 'If not set, comments on the workflow itself.' }),
  }),
});

builder.mutationFields((t) => ({
  markCommentsRead: t.field({
    type: 'DateTime',
    description:
      'Marks the comments on a task or workflow as seen by the viewer. Returns the time until which they are.',
    args: { input: t.arg({ type: MarkCommentsReadInput, required: true }) },
    resolve: (_, { input }, context) =>
      markCommentsRead(context, { ...input, taskId: input.taskId ?? null }),
  }),
  addComment: t.field({
    type: CommentPayloadRef,
    description: 'Adds a comment on a task or workflow that the viewer can open.',
    args: { input: t.arg({ type: AddCommentInput, required: true }) },
    resolve: (_, { input }, context) =>
      addComment(context, {
        ...input,
        taskId: input.taskId ?? null,
        replyTo: input.replyTo ?? null,
        documents: input.documents ?? [],
        isInternal: input.isInternal ?? false,
        isForRequestor: input.isForRequestor ?? false,
      }),
  }),
  editComment: t.field({
    type: CommentPayloadRef,
    description: 'Changes the text of an own comment.',
    args: { input: t.arg({ type: EditCommentInput, required: true }) },
    resolve: (_, { input }, context) => editComment(context, input),
  }),
  deleteComment: t.field({
    type: CommentPayloadRef,
    description: 'Deletes a comment. For its author and admins. Answers to it stay.',
    args: { input: t.arg({ type: DeleteCommentInput, required: true }) },
    resolve: (_, { input }, context) => withdrawComment(context, input),
  }),
  reactToComment: t.field({
    type: CommentPayloadRef,
    description: 'Adds or removes a reaction of the viewer.',
    args: { input: t.arg({ type: ReactToCommentInput, required: true }) },
    resolve: (_, { input }, context) => react(context, input),
  }),
}));
