import { graphql, readInlineData } from 'react-relay';
import type {
  taskAction_task$data,
  taskAction_task$key,
} from '../../../__generated__/taskAction_task.graphql.ts';
import type { Text } from '../../../lib/i18n/use-text.ts';
import { refusalText } from '../../../lib/refusal/refusal-text.ts';

/** What has to be known of a task to act on it. */
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
          skip
          unskip
          delete
          refusals {
            action
            code
            params {
              name
              value
            }
            whoMay
          }
        }
      }
    `,
    task,
  );

/** The one main action of the dialog, or why there is none now. */
export type TaskAction = {
  /** Work that is done and can be opened again, or could be by others; null where that is no question. */
  readonly reopens: ActingTask | null;
} & (
  | {
      readonly kind: 'complete';
      readonly on: ActingTask;
      /** Completing hands the work to its approvers first. */
      readonly asksApproval: boolean;
    }
  | { readonly kind: 'vote'; readonly on: ActingTask }
  | { readonly kind: 'done' }
  | {
      readonly kind: 'blocked';
      readonly verb: 'complete' | 'approve';
      readonly reason: string;
      /** Who could do it, where that is what stands in the way. */
      readonly who: readonly string[];
      /** Those who lead the workflow may do it for them. */
      readonly canStandIn: boolean;
    }
);

/** Refusals that another person would not get. */
const aboutThePerson: ReadonlySet<string> = new Set([
  'NotAssignee',
  'NotApprover',
  'SelfApproval',
  'Forbidden',
]);

/**
 * What the dialog offers: a vote where the person has one on the task or on one of its
 * approvals, else completing, else the reason why neither is possible.
 */
export function taskAction(
  t: Text,
  task: ActingTask,
  approvals: readonly ActingTask[],
): TaskAction {
  const isDone = task.completedAt != null && task.type !== 'APPROVAL';
  const reopens = task.permissions.reopen || isDone ? task : null;
  const votable = [task, ...approvals].find(({ permissions }) => permissions.approve);
  if (votable !== undefined) return { kind: 'vote', on: votable, reopens };
  if (task.permissions.complete) {
    return { kind: 'complete', on: task, asksApproval: approvals.length > 0, reopens };
  }
  if (task.completedAt != null || task.skippedAt != null) return { kind: 'done', reopens };
  const verb = task.type === 'APPROVAL' ? 'approve' : 'complete';
  const refusal = task.permissions.refusals.find(({ action }) => action === verb);
  return {
    kind: 'blocked',
    verb,
    reason: refusalText(t, task.permissions.refusals, verb) ?? t('errors.Forbidden'),
    who:
      refusal !== undefined && aboutThePerson.has(refusal.code)
        ? task.assignees.map(({ name }) => name)
        : [],
    canStandIn: task.permissions.completeOnBehalf,
    reopens,
  };
}
