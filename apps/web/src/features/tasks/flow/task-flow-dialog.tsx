import { useState, type ReactNode } from 'react';
import type { MutationParameters } from 'relay-runtime';
import type {
  ReopenCascade,
  ResetChoiceInput,
} from '../../../__generated__/useCommandPreviewQuery.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useCommandPreview } from '../../../lib/preview/use-command-preview.ts';
import { useMessageDraft } from '../../../lib/draft/use-message-draft.ts';
import { CommandDialog } from '../../../ui/command-dialog/command-dialog.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { useUndoNotice } from '../commands/use-undo-notice.ts';
import { taskFlowMutations, type TaskFlowCommand } from './task-flow-mutations.ts';

export interface TaskFlowDialogProps {
  readonly command: TaskFlowCommand;
  readonly task: {
    readonly id: string;
    readonly name: string;
    readonly version: number;
    readonly workflowId: string;
  };
  /** REOPEN: later tasks can be reset too. */
  readonly mayCascade?: boolean;
  /** SEND_BACK: tasks that can be sent back. */
  readonly targets?: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
}

const cascades = ['NONE', 'DEPENDENTS', 'STAGE'] as const;

/** Confirms actions that reset work of others, with their exact effects. */
export function TaskFlowDialog({
  command,
  task,
  mayCascade = false,
  targets = [],
  onClose,
}: TaskFlowDialogProps): ReactNode {
  const t = useText();
  const tell = useUndoNotice();
  const message = useMessageDraft(
    command !== 'REOPEN',
    `${command}.${command === 'END' ? task.workflowId : task.id}`,
  );
  const [cascade, setCascade] = useState<(typeof cascades)[number] & ReopenCascade>('NONE');
  const [targetId, setTarget] = useState<string | null>(targets.at(-1)?.id ?? null);
  const [resets, setResets] = useState<readonly ResetChoiceInput[]>([]);
  const mutation = useCommand<MutationParameters>(taskFlowMutations[command]);
  const choice = {
    ...(command === 'REOPEN' ? { cascade } : {}),
    ...(command === 'SEND_BACK' ? { targetId } : {}),
  };
  const preview = useCommandPreview(
    command === 'END'
      ? { command, workflowId: task.workflowId }
      : { command, workflowId: task.workflowId, taskId: task.id, ...choice },
    { given: resets, onChange: setResets },
  );
  const confirm = async (reason: string): Promise<void> => {
    const target =
      command === 'END'
        ? { workflowId: task.workflowId }
        : { taskId: task.id, expectedVersion: task.version };
    const done = await mutation.run(
      (idempotencyKey) => ({
        input: { idempotencyKey, ...target, ...choice, reason },
        resets,
      }),
      {
        onDone: (answer, key) =>
          tell(
            command === 'REOPEN' ? 'tasks.notice.reopened' : `flow.${command}.done`,
            task,
            answer,
            key,
          ),
      },
    );
    if (done === null) return;
    message.forget();
    onClose();
  };

  return (
    <CommandDialog
      action={t(`flow.${command}.action`)}
      text={t(`flow.${command}.text`)}
      isPending={mutation.isPending}
      message={message}
      preview={preview}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      {command === 'REOPEN' && mayCascade && (
        <Select<(typeof cascades)[number]>
          label={t('flow.cascade.label')}
          clearable={false}
          value={cascade}
          options={cascades.map((value) => ({ value, label: t(`flow.cascade.${value}`) }))}
          onChange={(chosen) => setCascade(chosen ?? 'NONE')}
        />
      )}
      {command === 'SEND_BACK' && (
        <Select
          label={t('flow.SEND_BACK.target')}
          clearable={false}
          searchable
          value={targetId}
          options={targets.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setTarget}
        />
      )}
    </CommandDialog>
  );
}
