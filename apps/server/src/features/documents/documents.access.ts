import { mayReadComment } from '@baton/domain/access/comment-access';
import { mayDeleteDocument } from '@baton/domain/access/document-access';
import { mayReadTask } from '@baton/domain/access/task/task-access';
import { mayReadWorkflow } from '@baton/domain/access/workflow/workflow-access';
import { asId, type PartyId, type TaskId } from '@baton/domain/core/ids';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import { toDocumentRef } from '@baton/domain/document/document-ref';
import { documentsOfValue } from '@baton/domain/field/values/documents-of-value';
import { factsOfWorkflow } from '@baton/domain/run/facts/facts-of-workflow';
import type { TaskStatus } from '@baton/domain/run-model/run';
import { taskOf } from '@baton/domain/run-model/run-view';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { readTask, runDetailsLoader } from '../runs/index.ts';
import { formOfTask, nodeOfRun } from '../tasks/index.ts';
import type { DocumentNode } from './document-node.ts';
import { documentLoader } from './document-loader.ts';
import { commentOfDocument } from './documents.repository.ts';

/** The form in which a person sees a document. */
export interface DocumentPlace {
  readonly taskId: string | null;
  readonly workflowId: string | null;
  /** Set for an attachment of a comment. */
  readonly commentId?: string;
}

const holds = (form: ReturnType<typeof formOfTask>, ref: string): boolean =>
  form.some(({ place, value }) => documentsOfValue(value, place.field).includes(ref));

/** Returns the task if the viewer can read it. Loads are batched by workflow. */
const reachTask = async (
  context: RequestContext,
  taskId: string,
  workflowId: string | null,
): ReturnType<typeof readTask> => {
  if (workflowId === null) return readTask(context, taskId);
  const details = await runDetailsLoader(context).load(workflowId);
  const task = details === null ? undefined : taskOf(details.view, asId<TaskId>(taskId));
  if (details === null || task === undefined) return null;
  return mayReadTask(details.viewer, details.factsOf(task)) === null ? { details, task } : null;
};

/** Returns true if the viewer can read the comment, and it has the document. */
const isAttachedTo = async (
  context: RequestContext,
  documentId: string,
  commentId: string,
): Promise<boolean> => {
  const [[comment]] = await context.db.read(commentOfDocument(documentId, commentId));
  if (comment === undefined) return false;
  const { workflowId, taskId } = comment;
  if (mayReadComment(actorOf(await context.viewer()), comment) !== null) return false;
  if (taskId !== null) return (await reachTask(context, taskId, workflowId)) !== null;
  const details = await runDetailsLoader(context).load(workflowId);
  if (details === null) return false;
  const { view, viewer } = details;
  return mayReadWorkflow(viewer, factsOfWorkflow(view, viewer)) === null;
};

/** Returns true if a form that the viewer can read contains the document. */
const isShownAt = async (
  context: RequestContext,
  ref: string,
  { taskId, workflowId }: DocumentPlace,
): Promise<boolean> => {
  if (taskId !== null) {
    const found = await reachTask(context, taskId, workflowId);
    return found !== null && holds(formOfTask(found.details, found.task.id), ref);
  }
  if (workflowId === null) return false;
  const details = await runDetailsLoader(context).load(workflowId);
  if (details === null) return false;
  const { view, viewer } = details;
  if (mayReadWorkflow(viewer, factsOfWorkflow(view, viewer)) !== null) return false;
  return holds(formOfTask(details, null), ref);
};

/** A place where a person sees a document, with the names of the workflow and the task. */
export interface ShownPlace {
  readonly workflowName: string;
  readonly taskId: string | null;
  readonly taskName: string | null;
}

/**
 * Returns the form of the workflow in which the viewer sees the document: the form of its first
 * use, or else any other form that they can read. Null if there is none.
 */
export const shownPlace = async (
  context: RequestContext,
  { workflowId, taskId, ...document }: DocumentNode,
): Promise<ShownPlace | null> => {
  const details = workflowId === null ? null : await runDetailsLoader(context).load(workflowId);
  if (details === null) return null;
  const { view, texts, viewer, factsOf } = details;
  const ref = toDocumentRef(document);
  const workflowName = texts.name;
  if (
    mayReadWorkflow(viewer, factsOfWorkflow(view, viewer)) === null &&
    holds(formOfTask(details, null), ref)
  )
    return { workflowName, taskId: null, taskName: null };
  const task = view.tasks
    .toSorted((a, b) => Number(b.id === taskId) - Number(a.id === taskId))
    .find(
      (one) =>
        mayReadTask(viewer, factsOf(one)) === null && holds(formOfTask(details, one.id), ref),
    );
  return task === undefined
    ? null
    : { workflowName, taskId: task.id, taskName: nodeOfRun(details, task)?.name ?? null };
};

/**
 * Returns a document for readers of a form or comment that contains it, and for the person who added it.
 * Throws DocumentDoesNotExist for others.
 */
export const reachDocument = async (
  context: RequestContext,
  id: string,
  place: DocumentPlace,
): Promise<DocumentNode> => {
  const document = await documentLoader(context).load(id);
  const viewer = await context.viewer();
  if (document === null || document.deletedAt !== null)
    throw new Refused(refuse('DocumentDoesNotExist'));
  if (document.createdBy === viewer.userId) return document;
  const isReadable =
    place.commentId === undefined
      ? await isShownAt(context, toDocumentRef(document), place)
      : await isAttachedTo(context, id, place.commentId);
  if (isReadable) return document;
  throw new Refused(refuse('DocumentDoesNotExist'));
};

/** Returns the status of the task of the first use. Null if there is none. */
const statusOfPlace = async (
  context: RequestContext,
  { taskId, workflowId }: DocumentNode,
): Promise<TaskStatus | null> => {
  if (taskId === null) return null;
  const details = workflowId === null ? null : await runDetailsLoader(context).load(workflowId);
  if (details !== null && taskOf(details.view, asId<TaskId>(taskId)) === undefined) return null;
  const found = await reachTask(context, taskId, workflowId);
  // A task without read access counts as completed.
  return found?.task.status ?? 'COMPLETED';
};

/** Returns why the viewer can't delete the document, based on the task of its first use. */
export const deleteRefusal = async (
  context: RequestContext,
  document: DocumentNode,
): Promise<Refusal | null> => {
  return mayDeleteDocument(actorOf(await context.viewer()), {
    createdBy: asId<PartyId>(document.createdBy),
    taskStatus: await statusOfPlace(context, document),
  });
};
