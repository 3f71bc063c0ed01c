import { graphql, readInlineData } from 'react-relay';
import type {
  taskAction_task$data,
  taskAction_task$key,
} from '../../../../__generated__/taskAction_task.graphql.ts';
import type { Text } from '../../../../lib/i18n/use-text.ts';
import { findRefusal, refusalText } from '../../../../lib/refusal/refusal-text.ts';

/** Task data that actions need. */
export type ActingTask = Omit<taskAction_task$data, ' $fragmentType'>;

export const readActingTask = (task: taskAction_task$key): ActingTask =>
  readInlineData(
    graphql`
      fragment taskAction_task on Task @inline {
        id
        workflowId
        name
        version
        type
        startedAt
        completedAt
        requiresComment
        assignees {
          name
        }
        skippedAt
        permissions {
          complete
          completeOnBehalf
          approve
          changeVote
          reopen
          reopenCascade
          recall
          sendToGuest
          skip
          unskip
          delete
          refusals {
            ...refusalText_refusal
          }
        }
      }
    `,
    task,
  );

/** The main action of the dialog, or why there is none. */
export type TaskAction = {
  /** The completed task that can be reopened by this person or others. Null if not applicable. */
  readonly reopens: ActingTask | null;
} & (
  | {
      readonly kind: 'complete';
      readonly on: ActingTask;
      /** True if completing starts approvals. */
      readonly asksApproval: boolean;
    }
  | { readonly kind: 'vote'; readonly on: ActingTask }
  | { readonly kind: 'done' }
  | {
      readonly kind: 'inReview';
      /** Whose approval the submitted task waits for. */
      readonly waiting: string;
    }
  | {
      readonly kind: 'blocked';
      readonly verb: 'complete' | 'approve';
      readonly reason: string;
      /**
       * Who can do it instead, if it is refused because of the person and not because of the task.
       */
      readonly who: readonly string[];
      /** True if the owner or an editor can complete on behalf. */
      readonly canCompleteOnBehalf: boolean;
    }
);

/** Refusals because of the person, so that other people could act. */
const aboutThePerson: ReadonlySet<string> = new Set([
  'NotAssignee',
  'NotApprover',
  'SelfApproval',
  'Forbidden',
]);

/**
 * Returns the action of the dialog: a decision if the person can approve the task or one of its
 * approvals, or else completing, or else the reason for neither. `waiting` says whose approvals the
 * task waits for.
 */
export function taskAction(
  t: Text,
  task: ActingTask,
  approvals: readonly ActingTask[],
  waiting: string | null,
): TaskAction {
  const isDone = task.completedAt != null && task.type !== 'APPROVAL';
  const reopens = task.permissions.reopen || isDone ? task : null;
  const votable = [task, ...approvals].find(({ permissions }) => permissions.approve);
  if (votable !== undefined) return { kind: 'vote', on: votable, reopens };
  if (task.permissions.complete) {
    return { kind: 'complete', on: task, asksApproval: approvals.length > 0, reopens };
  }
  if (task.completedAt != null || task.skippedAt != null) return { kind: 'done', reopens };
  if (waiting !== null) return { kind: 'inReview', waiting, reopens };
  const verb = task.type === 'APPROVAL' ? 'approve' : 'complete';
  const refusal = findRefusal(task.permissions.refusals, verb);
  return {
    kind: 'blocked',
    verb,
    reason: refusalText(t, task.permissions.refusals, verb) ?? t('errors.Forbidden'),
    who:
      refusal !== undefined && aboutThePerson.has(refusal.code)
        ? task.assignees.map(({ name }) => name)
        : [],
    canCompleteOnBehalf: task.permissions.completeOnBehalf,
    reopens,
  };
}
