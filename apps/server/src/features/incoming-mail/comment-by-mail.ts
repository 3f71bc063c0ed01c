import { mostCommentDocuments } from '@baton/domain/comment/comment';
import type { RichText } from '@baton/domain/core/ids';
import { richTextToPlain } from '@baton/domain/core/rich-text';
import {
  backgroundContext,
  type RequestContext,
  type Services,
} from '../../platform/graphql/request-context.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import { outsider, personAsViewer } from '../../platform/graphql/viewer.ts';
import { addComment, addRequestorAnswer } from '../comments/index.ts';
import { contextOfVisitor } from '../public-forms/index.ts';
import {
  answerGuestInquiry,
  askGuestQuestion,
  guestById,
  taskOfApproval,
} from '../guests/index.ts';
import { latestQuestion, openWorkflow, type ReplyRow } from './incoming-mail.queries.ts';
import { MailRefused } from './mail-refused.ts';
import type { ParsedMail } from './parse-mail.ts';
import { replyText } from './reply-text.ts';
import { storeFiles } from './store-files.ts';

export interface MailComment {
  readonly tenantId: string;
  readonly mailId: string;
  readonly mail: ParsedMail;
}

type Subject = Pick<ReplyRow, 'partyId' | 'workflowId' | 'taskId' | 'commentId'>;

const textOf = async ({ mail }: MailComment): Promise<RichText> => {
  const body = await replyText(mail.text);
  if (body === '') throw new MailRefused('EMPTY');
  return body;
};

const filesOf = (context: RequestContext, { mail }: MailComment) =>
  storeFiles(context, mail.files, { field: null, most: mostCommentDocuments });

/** Adds a message as a comment of the requestor. Returns the names of files that were left out. */
export const commentAsRequestor = async (
  services: Services,
  comment: MailComment,
  { workflowId, partyId }: Pick<Subject, 'workflowId' | 'partyId'>,
): Promise<readonly string[]> => {
  const { tenantId, mailId } = comment;
  const body = await textOf(comment);
  const outside = backgroundContext(services, outsider(tenantId, partyId));
  const visitor = contextOfVisitor(outside, { tenantId, partyId });
  const [[open], [question]] = await visitor.db.trip(
    openWorkflow(workflowId),
    latestQuestion(workflowId, partyId),
  );
  if (open === undefined) throw new MailRefused('NO_ACCESS');
  const { refs, leftOut } = await filesOf(visitor, comment);
  await addRequestorAnswer(visitor, {
    ...{ idempotencyKey: mailId, workflowId, body, documents: refs },
    replyTo: question?.threadId ?? null,
  });
  return leftOut;
};

const commentAsPerson = async (
  services: Services,
  comment: MailComment,
  { partyId, workflowId, taskId, commentId }: Subject,
): Promise<readonly string[]> => {
  const { tenantId, mailId } = comment;
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const [[person]] = await services.database.trip(scope, personAsViewer(partyId));
  if (person === undefined) throw new MailRefused('NO_ACCESS');
  const body = await textOf(comment);
  const context = backgroundContext(services, person);
  const { refs, leftOut } = await filesOf(context, comment);
  await addComment(context, {
    ...{ idempotencyKey: mailId, workflowId, taskId, body, documents: refs },
    ...{ replyTo: commentId, isInternal: false, isForRequestor: false },
  });
  return leftOut;
};

const commentAsGuest = async (
  services: Services,
  comment: MailComment,
  { partyId, taskId, commentId }: Subject,
): Promise<readonly string[]> => {
  const { tenantId, mailId, mail } = comment;
  const outside = backgroundContext(services, outsider(tenantId, partyId));
  const guest = await guestById(outside, { tenantId, guestId: partyId });
  if (guest === null || taskId === null) throw new MailRefused('NO_ACCESS');
  const body = await textOf(comment);
  const answered = await taskOfApproval(guest, taskId);
  if (answered !== null) {
    await answerGuestInquiry(guest, answered, mailId, richTextToPlain(body));
    // An answer to an approver is only text.
    return mail.files.map(({ name }) => name);
  }
  const { refs, leftOut } = await filesOf(guest.context, comment);
  await askGuestQuestion(guest, {
    ...{ taskId, idempotencyKey: mailId, body, documents: refs, replyTo: commentId },
  });
  return leftOut;
};

const commenters = { PERSON: commentAsPerson, VISITOR: commentAsRequestor, GUEST: commentAsGuest };

/**
 * Adds a reply as a comment of the person whose message it answers, with the rights that they have
 * now. Returns the names of files that were left out.
 */
export const commentByReply = async (
  services: Services,
  comment: MailComment,
  reply: ReplyRow,
): Promise<readonly string[]> => {
  if (reply.isExpired) throw new MailRefused('EXPIRED');
  try {
    return await commenters[reply.userType](services, comment, reply);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const [{ code }] = error.refusals;
    throw new MailRefused(code === 'RateLimited' ? 'TOO_MANY' : 'NO_ACCESS', code);
  }
};
