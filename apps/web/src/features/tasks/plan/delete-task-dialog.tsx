import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { deleteTaskDialogMutation } from '../../../__generated__/deleteTaskDialogMutation.graphql.ts';
import type { deleteTaskDialogUndoMutation } from '../../../__generated__/deleteTaskDialogUndoMutation.graphql.ts';
import { isUndoableAnswer } from '../../../lib/api/is-undoable-answer.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { deletionLines, needsOf } from '../../../lib/deletion/deletion-lines.ts';
import { useIntl } from '../../../lib/intl/use-intl.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { useCommandPreview } from '../../../lib/preview/use-command-preview.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { EffectList } from '../../../ui/effect-list/effect-list.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { closeTaskSearch, openTaskSearch } from '../open-task.ts';
import { useTaskDeletion, type TaskDeletion } from './use-task-deletion.ts';
import classes from './delete-task.module.css';

interface DeletedTask {
  readonly id: string;
  readonly name: string;
  readonly workflowId: string;
}

export interface DeleteTaskDialogProps {
  readonly task: DeletedTask;
  readonly onClose: () => void;
}

/** Deletes the task, closes its dialog, and offers undo. */
function useDeleteTask(
  task: DeletedTask,
  expectedVersion: number | null,
  onConflict: () => void,
): {
  readonly isPending: boolean;
  readonly run: () => Promise<boolean>;
} {
  const t = useText();
  const navigate = useNavigate();
  const undoing = useCommand<deleteTaskDialogUndoMutation>(graphql`
    mutation deleteTaskDialogUndoMutation($input: UndoCommandInput!) {
      undoCommand(input: $input) {
        workflow {
          ...flowState_workflow
        }
      }
    }
  `);
  const undo = async (undoneKey: string): Promise<void> => {
    // The deleted task can't be loaded, so the command uses the workflow.
    const done = await undoing.run((idempotencyKey) => ({ input: { idempotencyKey, undoneKey } }));
    if (done === null) return;
    notify({
      tone: 'neutral',
      text: t('tasks.notice.undone', { name: task.name }),
      action: {
        label: t('tasks.notice.open'),
        run: () => void navigate({ to: '.', search: openTaskSearch(task.id) }),
      },
    });
  };
  const deleting = useCommand<deleteTaskDialogMutation>(
    graphql`
      mutation deleteTaskDialogMutation($input: DeleteTaskInput!) {
        deleteTask(input: $input) {
          undoableUntil
          workflow {
            ...flowState_workflow
          }
          changed {
            ...taskState_task
          }
        }
      }
    `,
    {
      onDone: (answer, key) =>
        notify({
          tone: 'success',
          text: t('plan.deleted', { name: task.name }),
          action: isUndoableAnswer(answer)
            ? { label: t('tasks.notice.undo'), run: () => void undo(key) }
            : undefined,
        }),
      onError: ({ code }) => {
        if (code === 'VersionConflict') onConflict();
        return false;
      },
    },
  );
  return {
    isPending: deleting.isPending,
    run: async () => {
      const done = await deleting.run((idempotencyKey) => ({
        input: { idempotencyKey, workflowId: task.workflowId, taskId: task.id, expectedVersion },
      }));
      if (done !== null)
        await navigate({ to: '.', search: closeTaskSearch, replace: true, resetScroll: false });
      return done !== null;
    },
  };
}

/**
 * What is deleted with the task and the effects, or what depends on it and prevents the deletion.
 */
function Consequences({ deletion }: { readonly deletion: TaskDeletion }): ReactNode {
  const t = useText();
  const intl = useIntl();
  const listed = (names: readonly string[]): string =>
    intl.formatList(names, { type: 'conjunction' });
  const { neededBy, followers } = deletion;
  if (neededBy.length > 0)
    return (
      <>
        <p>{t('plan.needed')}</p>
        <ul className={classes.lines}>
          {needsOf(t, neededBy).map(({ key, label, names }) => (
            <li key={key}>
              {label} <strong>{listed(names)}</strong>
            </li>
          ))}
        </ul>
      </>
    );
  const names = listed(followers.map(({ name }) => name));
  const lines = [
    ...deletionLines(t, deletion),
    ...(followers.length > 0 ? [t('plan.followers', { count: followers.length, names })] : []),
  ];
  return (
    <>
      <p>{t('plan.deleteText')}</p>
      {lines.length > 0 && (
        <ul className={classes.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Confirms the deletion of a task with its effects and what depends on it. */
export function DeleteTaskDialog({ task, onClose }: DeleteTaskDialogProps): ReactNode {
  const t = useText();
  const [turn, setTurn] = useState(0);
  const deletion = useTaskDeletion(task, turn);
  const isKnown = typeof deletion !== 'string';
  // The effects are shown again before another confirmation.
  const deleting = useDeleteTask(task, isKnown ? deletion.version : null, () => setTurn(turn + 1));
  const isNeeded = isKnown && deletion.neededBy.length > 0;
  const { effects } = useCommandPreview(
    isKnown && !isNeeded
      ? { command: 'DELETE_TASK', workflowId: task.workflowId, taskId: task.id }
      : null,
    { given: [], onChange: () => undefined },
  );
  const confirm = async (): Promise<void> => {
    if (await deleting.run()) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('plan.deleteTitle', { name: task.name })}
      confirmLabel={t('plan.delete')}
      loading={deleting.isPending || deletion === 'LOADING'}
      disabledReason={isNeeded ? t('plan.needed') : null}
      onConfirm={() => void confirm()}
    >
      <div className={classes.root}>
        {deletion === 'LOADING' ? (
          <Skeleton variant="text" rows={3} />
        ) : isKnown ? (
          <Consequences deletion={deletion} />
        ) : (
          <p>{t('plan.deleteText')}</p>
        )}
        <EffectList effects={effects} />
      </div>
    </ConfirmDialog>
  );
}
