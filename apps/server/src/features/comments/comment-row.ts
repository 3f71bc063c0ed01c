import type { CommentReaction } from '@baton/domain/comment/comment';
import type { PartyId, RichText } from '@baton/domain/core/ids';

/** One reaction of one person. */
export interface StoredReaction {
  readonly type: CommentReaction;
  readonly partyId: string;
  readonly name: string;
}

/** A comment with its author and reactions. Times are in milliseconds. */
export interface CommentRow {
  readonly id: string;
  readonly workflowId: string;
  /** Null for a comment on the workflow. */
  readonly taskId: string | null;
  /** The document that the comment is about. Null for the task or workflow as a whole. */
  readonly aboutId: string | null;
  readonly replyTo: string | null;
  readonly authorId: PartyId;
  readonly authorName: string;
  /** Empty if the comment was deleted. */
  readonly body: RichText;
  readonly isInternal: boolean;
  /** True if the requestor of a public form sees it. */
  readonly isForRequestor: boolean;
  readonly createdAt: number;
  readonly editedAt: number | null;
  readonly deletedAt: number | null;
  readonly reactions: readonly StoredReaction[];
  /** Attached files and links, in order. Empty if the comment was deleted. */
  readonly documentIds: readonly string[];
}
