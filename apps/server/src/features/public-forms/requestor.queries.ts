import type { Locale } from '@baton/domain/core/languages';
import { prepared } from '../../platform/db/statement.ts';

/** What a requestor sees of a comment. Times are in milliseconds. */
export interface RequestorCommentRow {
  readonly id: string;
  /** First comment of the thread. */
  readonly threadId: string;
  readonly body: string;
  readonly authorName: string;
  readonly isOwn: boolean;
  readonly createdAt: number;
  readonly documentIds: readonly string[];
}

/** Returns the questions about a submission and their answers, oldest first. */
export const commentsOfSubmission = prepared<RequestorCommentRow, [submissionId: string]>(
  'comments_of_submission',
  `SELECT c.id, coalesce(c.reply_to, c.id) AS "threadId", c.body, a.name AS "authorName", c.author_id = s.party_id AS "isOwn",
          ARRAY(SELECT d.document_id::text FROM comment_document d
                 WHERE d.tenant_id = c.tenant_id AND d.comment_id = c.id ORDER BY d.position) AS "documentIds",
          round(date_part('epoch', c.created_at) * 1000) AS "createdAt"
     FROM public_submission s
     JOIN workflow w ON w.tenant_id = s.tenant_id AND w.id = s.workflow_id AND w.deleted_at IS NULL
     JOIN comment c ON c.tenant_id = s.tenant_id AND c.workflow_id = s.workflow_id
     JOIN party a ON a.tenant_id = c.tenant_id AND a.id = c.author_id
    WHERE s.tenant_id = app.tenant_id() AND s.id = $1 AND c.for_requestor AND NOT c.is_internal AND c.deleted_at IS NULL
    ORDER BY c.created_at, c.id LIMIT 200`,
);

/**
 * Returns the workflow and the requestor of a submission, and the number of the requestor's answers
 * since a time.
 */
export const requestorOf = prepared<
  { readonly workflowId: string; readonly partyId: string; readonly recent: number },
  [submissionId: string, since: Date]
>(
  'requestor_of_submission',
  `SELECT s.workflow_id AS "workflowId", s.party_id AS "partyId",
          (SELECT count(*)::int FROM comment c
            WHERE c.tenant_id = s.tenant_id AND c.author_id = s.party_id AND c.created_at > $2) AS recent
     FROM public_submission s
     JOIN workflow w ON w.tenant_id = s.tenant_id AND w.id = s.workflow_id AND w.deleted_at IS NULL
    WHERE s.tenant_id = app.tenant_id() AND s.id = $1`,
);

/** Returns the requestor who gets a comment by email. No row for other comments, or without an address. */
export const commentRecipient = prepared<
  {
    readonly submissionId: string;
    readonly partyId: string;
    readonly workflowId: string;
    readonly email: string;
    readonly locale: Locale;
    readonly statusToken: Buffer;
    readonly author: string;
    readonly body: string;
    readonly form: string;
  },
  [commentId: string]
>(
  'asked_requestor',
  `SELECT s.id AS "submissionId", s.party_id AS "partyId", s.workflow_id AS "workflowId", s.email, s.locale, s.status_token AS "statusToken", a.name AS author, c.body, b.name AS form
     FROM comment c
     JOIN public_submission s ON s.tenant_id = c.tenant_id AND s.workflow_id = c.workflow_id
     JOIN workflow w ON w.tenant_id = s.tenant_id AND w.id = s.workflow_id
     JOIN blueprint b ON b.tenant_id = w.tenant_id AND b.id = w.blueprint_id
     JOIN party a ON a.tenant_id = c.tenant_id AND a.id = c.author_id
    WHERE c.tenant_id = app.tenant_id() AND c.id = $1 AND c.for_requestor AND c.author_id <> s.party_id
      AND c.deleted_at IS NULL AND c.edited_at IS NULL AND s.email IS NOT NULL`,
);

/** Returns how many files a requestor uploaded since a time. */
export const countRecentFiles = prepared<
  { readonly count: number },
  [partyId: string, since: Date]
>(
  'count_requestor_files',
  `SELECT count(*)::int AS count FROM document
    WHERE tenant_id = app.tenant_id() AND created_by = $1 AND created_at > $2`,
);
