import { Suspense, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { deleteStageDialogQuery } from '../../../__generated__/deleteStageDialogQuery.graphql.ts';
import type { flowMutationsUndoMutation } from '../../../__generated__/flowMutationsUndoMutation.graphql.ts';
import type { stageMutationsDeleteMutation } from '../../../__generated__/stageMutationsDeleteMutation.graphql.ts';
import { isUndoableAnswer } from '../../../lib/api/is-undoable-answer.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { deletionLines, needsOf } from '../../../lib/deletion/deletion-lines.ts';
import { useIntl } from '../../../lib/intl/use-intl.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { useCommandPreview } from '../../../lib/preview/use-command-preview.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { EffectList } from '../../../ui/effect-list/effect-list.tsx';
import { undoFlow } from '../flow/flow-mutations.ts';
import { deleteStageMutation } from './stage-mutations.ts';
import classes from './add-task.module.css';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

export interface DeleteStageDialogProps {
  readonly workflow: { readonly id: string; readonly version: number };
  readonly stage: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

interface QuestionProps extends DeleteStageDialogProps {
  /** Increases to load again, because someone else may have changed the workflow. */
  readonly turn: number;
  readonly onConflict: () => void;
}

/**
 * Loads what is deleted with the stage and the effects, or what depends on it and prevents the
 * deletion.
 */
function useConsequences({ workflow, stage, turn }: QuestionProps): {
  /** Version of the workflow when the preview was loaded. */
  readonly version: number;
  readonly isNeeded: boolean;
  readonly intro: string;
  readonly lines: readonly { readonly key: string; readonly text: ReactNode }[];
} {
  const t = useText();
  const intl = useIntl();
  const found = useQuery<deleteStageDialogQuery>(
    graphql`
      query deleteStageDialogQuery($workflowId: ID!, $stageId: ID!) {
        workflow(id: $workflowId) {
          id
          version
          stage(id: $stageId) {
            id
            deletion {
              neededBy {
                use
                task {
                  name
                }
                stage {
                  name
                }
              }
              followers {
                name
              }
              stageFollowers {
                name
              }
              taskCount
              approvalCount
              voteCount
              answerCount
              linkedWorkflowCount
            }
          }
        }
      }
    `,
    { workflowId: workflow.id, stageId: stage.id },
    { fetchPolicy: 'network-only', fetchKey: turn },
  );
  // Live changes update the workflow's version, but the preview stays.
  const [version] = useState(found.workflow?.version ?? workflow.version);
  const deletion = found.workflow?.stage?.deletion;
  const listed = (names: readonly string[]): string =>
    intl.formatList(names, { type: 'conjunction' });
  // The command itself reports the refusal.
  if (deletion == null) return { version, isNeeded: false, intro: t('plan.deleteText'), lines: [] };
  const { neededBy, followers, stageFollowers, taskCount } = deletion;
  if (neededBy.length > 0) {
    const lines = needsOf(t, neededBy).map(({ key, label, names }) => ({
      key,
      text: (
        <>
          {label} <strong>{listed(names)}</strong>
        </>
      ),
    }));
    return { version, isNeeded: true, intro: t('plan.needed'), lines };
  }
  const waiting = [...stageFollowers, ...followers].map(({ name }) => name);
  const texts = [
    ...(taskCount > 0 ? [t('stages.goes.tasks', { count: taskCount })] : []),
    ...deletionLines(t, deletion),
    ...(waiting.length > 0
      ? [t('plan.followers', { count: waiting.length, names: listed(waiting) })]
      : []),
  ];
  return {
    version,
    isNeeded: false,
    intro: t('plan.deleteText'),
    lines: texts.map((text) => ({ key: text, text })),
  };
}

/** Deletes the stage and offers undo. */
function useDeleteStage(
  { workflow, stage, onConflict }: QuestionProps,
  version: number,
): {
  readonly isPending: boolean;
  readonly run: () => Promise<boolean>;
} {
  const t = useText();
  const undoing = useCommand<flowMutationsUndoMutation>(undoFlow);
  const undo = async (undoneKey: string): Promise<void> => {
    const done = await undoing.run((idempotencyKey) => ({ input: { idempotencyKey, undoneKey } }));
    if (done !== null)
      notify({ tone: 'neutral', text: t('tasks.notice.undone', { name: stage.name }) });
  };
  const deleting = useCommand<stageMutationsDeleteMutation>(deleteStageMutation, {
    onDone: (answer, key) =>
      notify({
        tone: 'success',
        text: t('plan.deleted', { name: stage.name }),
        action: isUndoableAnswer(answer)
          ? { label: t('tasks.notice.undo'), run: () => void undo(key) }
          : undefined,
      }),
    onError: ({ code }) => {
      if (code === 'VersionConflict') onConflict();
      return false;
    },
  });
  return {
    isPending: deleting.isPending,
    run: async () =>
      (await deleting.run((idempotencyKey) => ({
        input: {
          idempotencyKey,
          workflowId: workflow.id,
          stageId: stage.id,
          expectedVersion: version,
        },
      }))) !== null,
  };
}

function Question(props: QuestionProps): ReactNode {
  const t = useText();
  const { workflow, stage, onClose } = props;
  const { version, isNeeded, intro, lines } = useConsequences(props);
  const deleting = useDeleteStage(props, version);
  const { effects } = useCommandPreview(
    isNeeded ? null : { command: 'DELETE_STAGE', workflowId: workflow.id, stageId: stage.id },
    { given: [], onChange: () => undefined },
  );
  const confirm = async (): Promise<void> => {
    if (await deleting.run()) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('plan.deleteTitle', { name: stage.name })}
      confirmLabel={t('stages.delete')}
      loading={deleting.isPending}
      disabledReason={isNeeded ? t('plan.needed') : null}
      onConfirm={() => void confirm()}
    >
      <div className={classes.form}>
        <p>{intro}</p>
        {lines.length > 0 && (
          <ul className={classes.lines}>
            {lines.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        )}
        <EffectList effects={effects} />
      </div>
    </ConfirmDialog>
  );
}

/** Confirms the deletion of a stage with its effects and what depends on it. */
export function DeleteStageDialog(props: DeleteStageDialogProps): ReactNode {
  const [turn, setTurn] = useState(0);
  return (
    <Suspense>
      <Question key={turn} {...props} turn={turn} onConflict={() => setTurn(turn + 1)} />
    </Suspense>
  );
}
