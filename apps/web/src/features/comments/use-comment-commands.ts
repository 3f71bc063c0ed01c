import type { CommentReaction } from '@baton/domain/comment/comment';
import { commitMutation, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { addCommentMutation } from '../../__generated__/addCommentMutation.graphql.ts';
import type { useCommentCommandsDeleteMutation } from '../../__generated__/useCommentCommandsDeleteMutation.graphql.ts';
import type { useCommentCommandsEditMutation } from '../../__generated__/useCommentCommandsEditMutation.graphql.ts';
import type { useCommentCommandsMarkReadMutation } from '../../__generated__/useCommentCommandsMarkReadMutation.graphql.ts';
import type { useCommentCommandsReactMutation } from '../../__generated__/useCommentCommandsReactMutation.graphql.ts';
import { newKey } from '../../lib/api/new-key.ts';
import { useCommand, type UnsettledStore } from '../../lib/api/use-command.ts';
import { addComment } from './add-comment-mutation.ts';
import type { CommentQueue } from './comment-queue.ts';

interface Subject {
  readonly workflowId: string;
  readonly taskId: string | null;
}

interface Added {
  readonly body: string;
  readonly replyTo?: string;
  readonly isInternal?: boolean;
  readonly isForRequestor?: boolean;
  /** Reference of the document that the comment is about. */
  readonly about?: string;
  readonly documents: readonly string[];
}

/**
 * Unanswered comments aren't kept here, because the queue sends them again. An equal new comment
 * gets its own key.
 */
const queued: UnsettledStore = { read: () => null, write: () => undefined };

/**
 * Returns a command that adds a comment to a list. Without a connection, the comment is queued. It
 * returns true if the comment was added or queued.
 */
export function useAddComment(subject: Subject, connection: string, queue: CommentQueue) {
  const { run, isPending } = useCommand<addCommentMutation>(addComment, { unsettled: queued });
  const add = async (added: Added): Promise<boolean> => {
    const input = { ...subject, ...added };
    if (!navigator.onLine) {
      queue.add({ idempotencyKey: newKey(), ...input });
      return true;
    }
    let key = '';
    let isQueued = false;
    const response = await run(
      (idempotencyKey) => {
        key = idempotencyKey;
        return { input: { idempotencyKey, ...input }, connections: [connection] };
      },
      {
        onError: ({ outcomeUnknown }) => {
          // The queued comment has the same key, because the server may have added it before the
          // connection was lost.
          if (outcomeUnknown) queue.add({ idempotencyKey: key, ...input });
          isQueued = outcomeUnknown;
          return outcomeUnknown;
        },
      },
    );
    return response !== null || isQueued;
  };
  return { add, isPending };
}

/** Marks the comments as seen. If it fails, they stay new. */
export const markCommentsRead = (
  environment: IEnvironment,
  { workflowId, taskId }: Subject,
): void => {
  commitMutation<useCommentCommandsMarkReadMutation>(environment, {
    mutation: graphql`
      mutation useCommentCommandsMarkReadMutation($input: MarkCommentsReadInput!) {
        markCommentsRead(input: $input)
      }
    `,
    variables: { input: { workflowId, taskId } },
  });
};

/** Returns commands that change one comment. */
export function useCommentCommands(id: string) {
  const editing = useCommand<useCommentCommandsEditMutation>(graphql`
    mutation useCommentCommandsEditMutation($input: EditCommentInput!) {
      editComment(input: $input) {
        comment {
          ...commentItem_comment
        }
      }
    }
  `);
  const deleting = useCommand<useCommentCommandsDeleteMutation>(graphql`
    mutation useCommentCommandsDeleteMutation($input: DeleteCommentInput!) {
      deleteComment(input: $input) {
        comment {
          ...commentItem_comment
        }
      }
    }
  `);
  const reacting = useCommand<useCommentCommandsReactMutation>(graphql`
    mutation useCommentCommandsReactMutation($input: ReactToCommentInput!) {
      reactToComment(input: $input) {
        comment {
          ...commentItem_comment
        }
      }
    }
  `);
  return {
    edit: async (body: string): Promise<boolean> =>
      (await editing.run((idempotencyKey) => ({ input: { idempotencyKey, id, body } }))) !== null,
    remove: async (): Promise<boolean> =>
      (await deleting.run((idempotencyKey) => ({ input: { idempotencyKey, id } }))) !== null,
    react: (type: CommentReaction, isOn: boolean): Promise<unknown> =>
      reacting.run((idempotencyKey) => ({ input: { idempotencyKey, id, type, isOn } })),
    isPending: editing.isPending || deleting.isPending,
  };
}
