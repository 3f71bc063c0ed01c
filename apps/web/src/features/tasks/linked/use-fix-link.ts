import type { linkedMutationsCompleteMutation } from '../../../__generated__/linkedMutationsCompleteMutation.graphql.ts';
import type { linkedMutationsRelinkMutation } from '../../../__generated__/linkedMutationsRelinkMutation.graphql.ts';
import type { linkedMutationsRestartMutation } from '../../../__generated__/linkedMutationsRestartMutation.graphql.ts';
import type { linkedMutationsStartNewMutation } from '../../../__generated__/linkedMutationsStartNewMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import type { EnteredValues } from '../../../fields/answer/answer-list.tsx';
import { valuesToSend } from '../../../fields/answer/entered-values.ts';
import { useUndoNotice } from '../commands/use-undo-notice.ts';
import { completeLinked, relink, restartChildren, startNew } from './linked-mutations.ts';

export type FixChoice = 'restart' | 'startNew' | 'relink' | 'keep' | 'complete';

export interface LinkFix {
  readonly choice: FixChoice;
  /** The linked workflow to replace or resume. Null for all that can be resumed. */
  readonly request: number | null;
  readonly endsFormer: boolean;
  readonly workflowId: string | null;
  readonly reason: string;
  /** COMPLETE: values that the linked workflows would have returned. */
  readonly values: EnteredValues;
}

/** Executes an action. Returns true if executed. Otherwise, the reason was shown. */
export function useFixLink(
  task: { readonly id: string; readonly name: string; readonly version: number },
  /** Paths of values whose errors are shown. */
  fields: readonly string[],
): {
  readonly run: (linkFix: LinkFix) => Promise<boolean>;
  readonly isPending: boolean;
  /** Errors of entered values by field. */
  readonly errors: Readonly<Record<string, string | undefined>>;
} {
  const tell = useUndoNotice();
  const starting = useCommand<linkedMutationsStartNewMutation>(startNew);
  const restarting = useCommand<linkedMutationsRestartMutation>(restartChildren);
  const relinking = useCommand<linkedMutationsRelinkMutation>(relink);
  const completing = useCommand<linkedMutationsCompleteMutation>(completeLinked, {
    fields: fields,
  });
  const run = async (linkFix: LinkFix): Promise<boolean> => {
    const { choice, request, endsFormer, workflowId, reason, values } = linkFix;
    const target = (idempotencyKey: string) => ({
      idempotencyKey,
      taskId: task.id,
      expectedVersion: task.version,
      reason,
    });
    if (choice === 'complete') {
      const done = await completing.run(
        (key) => ({ input: { ...target(key), values: valuesToSend(values) } }),
        { onDone: (answer, key) => tell('tasks.notice.completed', task, answer, key) },
      );
      return done !== null;
    }
    if (choice === 'restart') {
      const done = await restarting.run((key) => ({ input: { ...target(key), request } }));
      return done !== null;
    }
    if (request === null) return false;
    if (choice === 'startNew') {
      const done = await starting.run((key) => ({
        input: { ...target(key), request, endsFormer },
      }));
      return done !== null;
    }
    if (choice === 'relink' && workflowId === null) return false;
    const done = await relinking.run((key) => ({ input: { ...target(key), request, workflowId } }));
    return done !== null;
  };
  const { fieldErrors: errors } = completing;
  return {
    run,
    errors,
    isPending: [restarting, starting, relinking, completing].some((command) => command.isPending),
  };
}
