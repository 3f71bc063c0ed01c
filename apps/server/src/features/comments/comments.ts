import {
  mayAskRequestor,
  mayDeleteComment,
  mayEditComment,
  mayReadComment,
  mayUseInternalNotes,
} from '@baton/domain/access/comment-access';
import type { Actor } from '@baton/domain/party/actor';
import { mayReadWorkflow } from '@baton/domain/access/workflow/workflow-access';
import {
  commentBodyRefusal,
  type CommentFacts,
  type CommentReaction,
} from '@baton/domain/comment/comment';
import type { RichText } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import { readDocumentRef } from '@baton/domain/document/document-ref';
import { factsOfWorkflow } from '@baton/domain/run/facts/facts-of-workflow';
import { actorOf } from '../../platform/auth/actor-of.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { derivedId } from '../../platform/db/uuid.ts';
import {
  pageLimit,
  timeCursor,
  toConnection,
  type Connection,
  type PageArgs,
} from '../../platform/graphql/page.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { sanitiseRichText } from '../../platform/sanitise/sanitise-rich-text.ts';
import { demandOwnDocuments, reachDocument } from '../documents/index.ts';
import { notifyCommentJob } from '../notifications/index.ts';
import { readRunOfWorkflow, readTask } from '../runs/index.ts';
import { indexWorkflowJob } from '../search/index.ts';
import {
  commentById,
  commentPage,
  deleteComment,
  hasRequestor,
  insertComment,
  insertReaction,
  readMark,
  removeReaction,
  saveReadMark,
  updateComment,
} from './comments.repository.ts';
import type { CommentRow } from './comment-row.ts';

/** A task, or a workflow if the task is null. */
export interface CommentSubject {
  readonly workflowId: string;
  readonly taskId: string | null;
}

/** Comments on a task or workflow. If a document is given, only those about it. */
export interface CommentList extends CommentSubject {
  /** Reference of the document. */
  readonly about?: string | null | undefined;
}

/** Greater than every id. */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Returns the facts for the permission rules. */
export const factsOfComment = ({ authorId, isInternal, deletedAt }: CommentRow): CommentFacts => ({
  authorId,
  isInternal,
  isDeleted: deletedAt !== null,
});

const canOpen = async (
  context: RequestContext,
  { workflowId, taskId }: CommentSubject,
): Promise<boolean> => {
  if (taskId !== null)
    return (await readTask(context, taskId))?.details.view.workflow.id === workflowId;
  const details = await readRunOfWorkflow(context, workflowId);
  return (
    details !== null &&
    mayReadWorkflow(details.viewer, factsOfWorkflow(details.view, details.viewer)) === null
  );
};

/** Returns the id in a reference to a document. */
const documentIdOf = (ref: string): string => {
  const id = readDocumentRef(ref)?.id;
  if (id === undefined) throw new Refused(refuse('DocumentDoesNotExist', {}, 'about'));
  return id;
};

/** Returns a page of comments, latest first. Empty if the viewer can't open the subject. */
export const listComments = async (
  context: RequestContext,
  { about, ...subject }: CommentList,
  args: PageArgs,
): Promise<Connection<CommentRow>> => {
  const limit = pageLimit(args);
  const { before, id } = timeCursor(args.after, lastId);
  const actor = actorOf(await context.viewer());
  const [rows] = (await canOpen(context, subject))
    ? await context.db.read(
        commentPage(
          subject.taskId ?? subject.workflowId,
          about == null ? null : documentIdOf(about),
          before,
          id,
          mayUseInternalNotes(actor) === null,
          limit,
        ),
      )
    : [[]];
  return toConnection(rows, args, (row) => [row.createdAt, row.id]);
};

/** Returns the time until which the viewer saw comments, in milliseconds. Null if they saw none. */
export const commentsReadUntil = async (
  context: RequestContext,
  { workflowId, taskId }: CommentSubject,
): Promise<number | null> => {
  const { userId } = await context.viewer();
  const [[mark]] = await context.db.read(readMark(userId, taskId ?? workflowId));
  return mark?.readUntil ?? null;
};

/** Marks the comments until now as seen by the viewer. Returns that time in milliseconds. */
export const markCommentsRead = async (
  context: RequestContext,
  subject: CommentSubject,
): Promise<number> => {
  const { workflowId, taskId } = subject;
  if (!(await canOpen(context, subject)))
    throw new Refused(refuse('NotFound', {}, taskId === null ? 'workflowId' : 'taskId'));
  const { userId } = await context.viewer();
  const until = context.services.now();
  await context.db.trip(saveReadMark(userId, taskId ?? workflowId, workflowId, new Date(until)));
  return until;
};

/** Returns a comment that is visible to people who can open its task or workflow. Null if not. */
const readableComment = async (context: RequestContext, id: string): Promise<CommentRow | null> => {
  const [[comment]] = await context.db.read(commentById(id));
  const actor = actorOf(await context.viewer());
  return comment !== undefined && mayReadComment(actor, factsOfComment(comment)) === null
    ? comment
    : null;
};

/** Changes a comment, and updates open screens and the search. Returns the changed comment. */
const change = async (
  context: RequestContext,
  {
    id,
    workflowId,
    key,
  }: { readonly id: string; readonly workflowId: string; readonly key: string },
  statement: Statement,
  isTextChanged = false,
): Promise<CommentRow> => {
  const { tenantId, userId } = await context.viewer();
  const [, , [comment]] = await context.db.trip(
    statement,
    indexWorkflowJob.enqueue({ tenantId, workflowId }, { key: `search.${workflowId}` }),
    commentById(id),
    ...(isTextChanged
      ? [notifyCommentJob.enqueue({ tenantId, commentId: id }, { key: `notify.${id}` })]
      : []),
  );
  if (comment === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  context.services.publish({ tenantId, workflowId, partyIds: [], cause: { userId, key } });
  return comment;
};

const checkedBody = (html: string): RichText => {
  const body = sanitiseRichText(html);
  demand(commentBodyRefusal(body));
  return body;
};

export interface NewComment extends CommentList {
  readonly idempotencyKey: string;
  readonly body: string;
  readonly replyTo: string | null;
  readonly isInternal: boolean;
  /** True if the requestor of a public form sees it and gets it by email. */
  readonly isForRequestor: boolean;
  /** References of files and links that the viewer added. */
  readonly documents: readonly string[];
}

/** Throws if the viewer can't ask the requestor of the workflow. */
const demandRequestor = async (
  context: RequestContext,
  { workflowId, taskId }: CommentSubject,
  isInternal: boolean,
): Promise<void> => {
  demand(mayAskRequestor(actorOf(await context.viewer())));
  const [found] = await context.db.read(hasRequestor(workflowId));
  if (found.length === 0 || taskId !== null || isInternal)
    throw new Refused(refuse('NotFound', {}, 'isForRequestor'));
};

/** Returns whether the viewer can ask the requestor of a workflow. */
export const canAskRequestor = async (
  context: RequestContext,
  workflowId: string,
): Promise<boolean> => {
  if (mayAskRequestor(actorOf(await context.viewer())) !== null) return false;
  const [found] = await context.db.read(hasRequestor(workflowId));
  return found.length > 0 && (await canOpen(context, { workflowId, taskId: null }));
};

export interface RequestorAnswer {
  readonly idempotencyKey: string;
  readonly workflowId: string;
  /** First comment of the thread. Null to start one. */
  readonly replyTo: string | null;
  readonly body: string;
  /** References of files that the requestor added. */
  readonly documents?: readonly string[];
}

/** Adds an answer of a requestor. Callers check that the requestor can answer. */
export const addRequestorAnswer = async (
  context: RequestContext,
  { idempotencyKey, workflowId, replyTo, body, documents = [] }: RequestorAnswer,
): Promise<void> => {
  const { tenantId, userId } = await context.viewer();
  const id = derivedId('comment', tenantId, userId, idempotencyKey);
  const at = new Date(context.services.now());
  const documentIds = await demandOwnDocuments(context, documents, 'documents');
  await change(
    context,
    { id, workflowId, key: idempotencyKey },
    insertComment(
      ...([id, workflowId, null, replyTo, userId, checkedBody(body)] as const),
      ...([false, at, true, documentIds, null] as const),
    ),
    true,
  );
};

/** Adds a comment. A reply to an internal note is an internal note. */
export const addComment = async (
  context: RequestContext,
  { idempotencyKey, workflowId, taskId, replyTo, ...given }: NewComment,
): Promise<CommentRow> => {
  const { tenantId, userId, ...viewer } = await context.viewer();
  const body = checkedBody(given.body);
  if (!(await canOpen(context, { workflowId, taskId })))
    throw new Refused(refuse('NotFound', {}, taskId === null ? 'workflowId' : 'taskId'));
  const answered = replyTo === null ? null : await readableComment(context, replyTo);
  const isOfSubject = answered?.workflowId === workflowId && answered.taskId === taskId;
  if (replyTo !== null && !isOfSubject) throw new Refused(refuse('NotFound', {}, 'replyTo'));
  const isInternal = given.isInternal || answered?.isInternal === true;
  const isForRequestor =
    answered === null ? given.isForRequestor : answered.isForRequestor && !given.isInternal;
  if (isForRequestor) await demandRequestor(context, { workflowId, taskId }, isInternal);
  if (isInternal) demand(mayUseInternalNotes(actorOf({ tenantId, userId, ...viewer })));
  const documentIds = await demandOwnDocuments(context, given.documents, 'documents');
  const aboutId =
    answered?.aboutId ??
    (given.about == null
      ? null
      : (await reachDocument(context, documentIdOf(given.about), { taskId, workflowId })).id);
  const id = derivedId('comment', tenantId, userId, idempotencyKey);
  return change(
    context,
    { id, workflowId, key: idempotencyKey },
    insertComment(
      id,
      workflowId,
      taskId,
      // An answer to an answer belongs to the first comment, because threads have one level.
      answered?.replyTo ?? replyTo,
      userId,
      body,
      isInternal,
      new Date(context.services.now()),
      isForRequestor,
      documentIds,
      aboutId,
    ),
    true,
  );
};

interface ChangedComment {
  readonly idempotencyKey: string;
  readonly id: string;
}

/** Changes a comment. `decide` returns null if nothing is left to do. */
const changeComment = async (
  context: RequestContext,
  { id, idempotencyKey }: ChangedComment,
  decide: (comment: CommentFacts, actor: Actor, at: Date) => Statement | null,
  isTextChanged = false,
): Promise<CommentRow> => {
  const comment = await readableComment(context, id);
  if (comment === null || !(await canOpen(context, comment)))
    throw new Refused(refuse('NotFound', {}, 'id'));
  const actor = actorOf(await context.viewer());
  const at = new Date(context.services.now());
  const statement = decide(factsOfComment(comment), actor, at);
  const { workflowId } = comment;
  return statement === null
    ? comment
    : change(context, { id, workflowId, key: idempotencyKey }, statement, isTextChanged);
};

export const editComment = (
  context: RequestContext,
  given: ChangedComment & { readonly body: string },
): Promise<CommentRow> => {
  const body = checkedBody(given.body);
  return changeComment(
    context,
    given,
    (comment, actor, at) => {
      demand(mayEditComment(actor, comment));
      return updateComment(given.id, body, at);
    },
    true,
  );
};

/**
 * Deletes the content of a comment. The empty comment stays in the thread, because others may have
 * answered.
 */
export const withdrawComment = (
  context: RequestContext,
  given: ChangedComment,
): Promise<CommentRow> =>
  changeComment(context, given, (comment, actor, at) => {
    // The comment was already deleted, for example by an earlier attempt of this request.
    if (comment.isDeleted) return null;
    demand(mayDeleteComment(actor, comment));
    return deleteComment(given.id, at, actor.id);
  });

/** Adds or removes a reaction of the viewer. */
export const react = async (
  context: RequestContext,
  given: ChangedComment & { readonly type: CommentReaction; readonly isOn: boolean },
): Promise<CommentRow> => {
  const { id, type, isOn } = given;
  const { userId } = await context.viewer();
  return changeComment(context, given, ({ isDeleted }, _, at) => {
    if (isDeleted) throw new Refused(refuse('NotFound', {}, 'id'));
    return isOn ? insertReaction(id, userId, type, at) : removeReaction(id, userId, type);
  });
};
