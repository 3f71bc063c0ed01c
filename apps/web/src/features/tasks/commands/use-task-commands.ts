import { useNavigate } from '@tanstack/react-router';
import { useRelayEnvironment } from 'react-relay';
import type { taskMutationsApproveMutation } from '../../../__generated__/taskMutationsApproveMutation.graphql.ts';
import type { taskMutationsCompleteMutation } from '../../../__generated__/taskMutationsCompleteMutation.graphql.ts';
import type { taskMutationsOnBehalfMutation } from '../../../__generated__/taskMutationsOnBehalfMutation.graphql.ts';
import type { taskMutationsRecallMutation } from '../../../__generated__/taskMutationsRecallMutation.graphql.ts';
import type {
  ResetChoiceInput,
  taskMutationsRejectMutation,
} from '../../../__generated__/taskMutationsRejectMutation.graphql.ts';
import type { taskMutationsSkipMutation } from '../../../__generated__/taskMutationsSkipMutation.graphql.ts';
import type { taskMutationsUnskipMutation } from '../../../__generated__/taskMutationsUnskipMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import type { ApiError } from '../../../lib/api/graphql-error.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import type { MessageId } from '../../../lib/i18n/message-id.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { knownTaskForm, useTaskFormStore } from '../form/store/known-forms.ts';
import { wholeValue } from '../form/store/whole-value.ts';
import { openListConnections } from '../list/open-list-connections.ts';
import { openTaskSearch } from '../open-task.ts';
import { useUndoNotice } from './use-undo-notice.ts';

/**
 * Mutations of task commands. Their code is loaded with the task dialog, at the first interaction
 * with a page.
 */
const mutations = () => import('./task-mutations.ts');

export interface CommandTask {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

type Plain = (task: CommandTask) => Promise<boolean>;
type WithWords = (task: CommandTask, words: string) => Promise<boolean>;

/** Commands of a task. Each returns true if it was executed. Otherwise the reason was shown. */
export interface TaskCommands {
  readonly complete: Plain;
  /** Completes on behalf of the assignees, with a reason. */
  readonly completeOnBehalf: WithWords;
  readonly approve: WithWords;
  /** Rejects with reset options and field comments. */
  readonly reject: (
    task: CommandTask,
    words: string,
    resets: readonly ResetChoiceInput[],
    remarks: readonly { readonly instance: string; readonly text: string }[],
  ) => Promise<boolean>;
  /** Withdraws a submission. */
  readonly recall: Plain;
  readonly skip: WithWords;
  readonly unskip: Plain;
  readonly isPending: boolean;
}

/**
 * Returns the commands of a task for lists, cards, and the dialog. They are refused if someone else
 * changed the task (`expectedVersion`).
 */
export function useTaskCommands(): TaskCommands {
  const environment = useRelayEnvironment();
  const t = useText();
  const navigate = useNavigate();
  const completing = useCommand<taskMutationsCompleteMutation>(
    async () => (await mutations()).completeTask,
  );
  const standingIn = useCommand<taskMutationsOnBehalfMutation>(
    async () => (await mutations()).completeTaskOnBehalf,
  );
  const approving = useCommand<taskMutationsApproveMutation>(
    async () => (await mutations()).approveTask,
  );
  const rejecting = useCommand<taskMutationsRejectMutation>(
    async () => (await mutations()).rejectTask,
  );
  const recalling = useCommand<taskMutationsRecallMutation>(
    async () => (await mutations()).recallTask,
  );
  const skipping = useCommand<taskMutationsSkipMutation>(async () => (await mutations()).skipTask);
  const unskipping = useCommand<taskMutationsUnskipMutation>(
    async () => (await mutations()).unskipTask,
  );

  const target = ({ id, version }: CommandTask) => ({ taskId: id, expectedVersion: version });
  const form = useTaskFormStore();
  /** Shows missing or invalid fields in the form, and opens it if needed. */
  const refuseForm = (task: CommandTask, failure: ApiError, isOwnForm: boolean): boolean => {
    if (failure.code === 'FieldsChangedMeanwhile') {
      notify({ tone: 'danger', text: errorText(t, failure) });
      if (form === null) void navigate({ to: '.', search: openTaskSearch(task.id) });
      else form.leaveAll();
      return true;
    }
    if (failure.code !== 'ActionItemHasValidationErrors') return false;
    // The visible form shows the errors, so no notice is needed.
    if (form === null || !isOwnForm) notify({ tone: 'danger', text: errorText(t, failure) });
    if (form === null) void navigate({ to: '.', search: openTaskSearch(task.id) });
    else form.refuse(failure.refusals);
    return true;
  };
  const connections = (): string[] => [...openListConnections(environment)];
  const tell = useUndoNotice();
  const telling = (message: MessageId, task: CommandTask) => ({
    onDone: (answer: object, key: string) => tell(message, task, answer, key),
  });
  // A task with approvals is only submitted. It is completed after all approvals.
  const doneMessage = (completedAt: string | null | undefined): MessageId =>
    completedAt == null ? 'tasks.notice.submitted' : 'tasks.notice.completed';

  return {
    complete: async (task) => {
      // The values to submit, including text that was typed in a dialog that is closed now.
      const entered = knownTaskForm(environment, task.id);
      // Invalid text would be lost without a message.
      const unread = entered?.unreadRefusals() ?? [];
      if (entered !== null && unread.length > 0) {
        entered.refuse(unread);
        if (form === null) void navigate({ to: '.', search: openTaskSearch(task.id) });
        return false;
      }
      const values = entered?.unsaved() ?? [];
      const done = await completing.run(
        (idempotencyKey) => ({
          input: { idempotencyKey, ...target(task) },
          values: values.map(wholeValue),
          connections: connections(),
        }),
        {
          onError: (failure) => refuseForm(task, failure, true),
          onDone: (answer, key) => {
            entered?.settle(values);
            tell(doneMessage(answer.completeTask.task.completedAt), task, answer, key);
          },
        },
      );
      return done !== null;
    },
    completeOnBehalf: async (task, reason) => {
      const done = await standingIn.run(
        (idempotencyKey) => ({
          input: { idempotencyKey, ...target(task), reason },
          connections: connections(),
        }),
        {
          onError: (failure) => refuseForm(task, failure, false),
          onDone: (answer, key) =>
            tell(doneMessage(answer.completeTaskOnBehalf.task.completedAt), task, answer, key),
        },
      );
      return done !== null;
    },
    approve: async (task, comment) => {
      const done = await approving.run(
        (idempotencyKey) => ({
          input: { idempotencyKey, ...target(task), comment },
          connections: connections(),
        }),
        telling('tasks.notice.approved', task),
      );
      return done !== null;
    },
    reject: async (task, comment, resets, remarks) => {
      const done = await rejecting.run(
        (idempotencyKey) => ({
          input: { idempotencyKey, ...target(task), comment, remarks: [...remarks] },
          resets: [...resets],
          connections: connections(),
        }),
        telling('tasks.notice.sentBack', task),
      );
      return done !== null;
    },
    recall: async (task) => {
      const done = await recalling.run(
        (idempotencyKey) => ({ input: { idempotencyKey, ...target(task) } }),
        telling('tasks.notice.recalled', task),
      );
      return done !== null;
    },
    skip: async (task, reason) => {
      const done = await skipping.run(
        (idempotencyKey) => ({
          input: { idempotencyKey, ...target(task), reason },
          connections: connections(),
        }),
        telling('tasks.notice.skipped', task),
      );
      return done !== null;
    },
    unskip: async (task) => {
      const done = await unskipping.run(
        (idempotencyKey) => ({
          input: { idempotencyKey, ...target(task) },
        }),
        telling('tasks.notice.unskipped', task),
      );
      return done !== null;
    },
    isPending: [completing, standingIn, approving, rejecting, recalling, skipping, unskipping].some(
      (command) => command.isPending,
    ),
  };
}
