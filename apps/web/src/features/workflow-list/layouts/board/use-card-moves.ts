import { graphql } from 'react-relay';
import type { CardMove } from '@baton/domain/workflow-list/card-move';
import type { useCardMovesEndMutation } from '../../../../__generated__/useCardMovesEndMutation.graphql.ts';
import type { useCardMovesPauseMutation } from '../../../../__generated__/useCardMovesPauseMutation.graphql.ts';
import type { useCardMovesResumeMutation } from '../../../../__generated__/useCardMovesResumeMutation.graphql.ts';
import type { useCardMovesUpdateMutation } from '../../../../__generated__/useCardMovesUpdateMutation.graphql.ts';
import { useCommand } from '../../../../lib/api/use-command.ts';

export interface CardMoves {
  /** Returns false if the server refused the move. Its reason is shown. */
  readonly run: (workflowId: string, move: CardMove, reason: string) => Promise<boolean>;
  readonly isPending: boolean;
  readonly reasonError: string | undefined;
  readonly reset: () => void;
}

const options = { fields: ['reason'] };

/** Moves a card to another column by the same command as on the workflow page. */
export function useCardMoves(): CardMoves {
  const update = useCommand<useCardMovesUpdateMutation>(graphql`
    mutation useCardMovesUpdateMutation($input: UpdateWorkflowInput!) {
      updateWorkflow(input: $input) {
        workflow {
          id
          ...boardCard_workflow
        }
      }
    }
  `);
  const pause = useCommand<useCardMovesPauseMutation>(
    graphql`
      mutation useCardMovesPauseMutation($input: WorkflowCommandInput!) {
        pauseWorkflow(input: $input) {
          workflow {
            id
            ...boardCard_workflow
          }
        }
      }
    `,
    options,
  );
  const resume = useCommand<useCardMovesResumeMutation>(
    graphql`
      mutation useCardMovesResumeMutation($input: WorkflowCommandInput!) {
        resumeWorkflow(input: $input) {
          workflow {
            id
            ...boardCard_workflow
          }
        }
      }
    `,
    options,
  );
  const end = useCommand<useCardMovesEndMutation>(
    graphql`
      mutation useCardMovesEndMutation($input: WorkflowCommandInput!) {
        endWorkflow(input: $input) {
          workflow {
            id
            ...boardCard_workflow
          }
        }
      }
    `,
    options,
  );
  const all = [update, pause, resume, end];
  return {
    run: async (workflowId, move, reason) => {
      switch (move.kind) {
        case 'OWNER': {
          const { ownerId } = move;
          return (
            (await update.run((idempotencyKey) => ({
              input: { idempotencyKey, workflowId, ownerId },
            }))) !== null
          );
        }
        case 'TAGS': {
          const tags = [...move.tags];
          return (
            (await update.run((idempotencyKey) => ({
              input: { idempotencyKey, workflowId, tags },
            }))) !== null
          );
        }
        case 'NONE':
          return false;
        default: {
          const command = { PAUSE: pause, RESUME: resume, END: end }[move.kind];
          return (
            (await command.run((idempotencyKey) => ({
              input: { idempotencyKey, workflowId, reason: reason === '' ? null : reason },
            }))) !== null
          );
        }
      }
    },
    isPending: all.some(({ isPending }) => isPending),
    reasonError: pause.fieldErrors['reason'] ?? end.fieldErrors['reason'],
    reset: () => all.forEach(({ reset }) => reset()),
  };
}
