import { prepared } from '../../platform/db/statement.ts';

/**
 * Stores the hash of a reply address. Of several comments, a reply answers the latest internal note,
 * so that it doesn't show its content to others.
 */
export const insertReplyLink = prepared<
  unknown,
  [
    mailId: string,
    tokenHash: Buffer,
    partyId: string,
    workflowId: string,
    taskId: string | null,
    commentIds: readonly string[],
    at: Date,
    expires: Date,
  ]
>(
  'insert_reply_link',
  `INSERT INTO mail_reply_link (tenant_id, id, token_hash, party_id, workflow_id, task_id, comment_id, created_at, expires_at)
   SELECT app.tenant_id(), $1, $2, $3, $4, $5,
          (SELECT c.id FROM comment c WHERE c.tenant_id = app.tenant_id() AND c.id = ANY ($6::uuid[])
            ORDER BY c.is_internal DESC, c.created_at DESC LIMIT 1), $7, $8`,
);

/** Finds the workspace and id of a reply address. */
export const findReplyLink = prepared<
  { readonly tenantId: string; readonly id: string },
  [tokenHash: Buffer]
>('find_reply_link', `SELECT tenant_id AS "tenantId", id FROM app.mail_reply_link_of($1)`);
