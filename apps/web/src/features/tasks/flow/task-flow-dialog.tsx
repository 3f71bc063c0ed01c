import { commentTooLong } from '@baton/domain/run/comment-length';
import { useState, type ReactNode } from 'react';
import type { MutationParameters } from 'relay-runtime';
import type { ReopenCascade } from '../../../__generated__/useCommandPreviewQuery.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { useCommandPreview } from '../../../lib/preview/use-command-preview.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { EffectList } from '../../../ui/effect-list/effect-list.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import classes from './task-flow-dialog.module.css';
import { taskFlowMutations, type TaskFlowCommand } from './task-flow-mutations.ts';

export interface TaskFlowDialogProps {
  readonly command: TaskFlowCommand;
  readonly task: { readonly id: string; readonly version: number; readonly workflowId: string };
  /** SEND_BACK: the work that can be done again. */
  readonly targets?: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
}

const cascades = ['DEPENDENTS', 'STAGE'] as const;

/** Asks before something that takes other people's work back, and says exactly what. */
export function TaskFlowDialog({
  command,
  task,
  targets = [],
  onClose,
}: TaskFlowDialogProps): ReactNode {
  const t = useText();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [cascade, setCascade] = useState<(typeof cascades)[number] & ReopenCascade>('DEPENDENTS');
  const [targetId, setTarget] = useState<string | null>(targets.at(-1)?.id ?? null);
  const mutation = useCommand<MutationParameters>(taskFlowMutations[command]);
  const choice = {
    ...(command === 'REOPEN' ? { cascade } : {}),
    ...(command === 'SEND_BACK' ? { targetId } : {}),
  };
  const preview = useCommandPreview({
    command,
    workflowId: task.workflowId,
    taskId: task.id,
    ...choice,
  });
  const isRequired = command !== 'REOPEN';
  const tooLong = commentTooLong(reason, 'reason');
  const action = t(`flow.${command}.action`);

  const confirm = async (): Promise<void> => {
    if (isRequired && reason.trim() === '') {
      setMissing(true);
      return;
    }
    if (tooLong !== null) return;
    const done = await mutation.run((idempotencyKey) => ({
      input: {
        idempotencyKey,
        taskId: task.id,
        expectedVersion: task.version,
        ...choice,
        reason: reason.trim(),
      },
    }));
    if (done === null) return;
    notify({ tone: 'success', text: t('flow.done', { action }) });
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={action}
      confirmLabel={action}
      tone="primary"
      loading={mutation.isPending}
      onConfirm={() => void confirm()}
    >
      <div className={classes.root}>
        <p>{t(`flow.${command}.text`)}</p>
        {command === 'REOPEN' && (
          <Select<(typeof cascades)[number]>
            label={t('flow.cascade.label')}
            clearable={false}
            value={cascade}
            options={cascades.map((value) => ({ value, label: t(`flow.cascade.${value}`) }))}
            onChange={(chosen) => setCascade(chosen ?? 'DEPENDENTS')}
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
        <TextArea
          label={t(isRequired ? 'flow.reason' : 'flow.reasonOptional')}
          required={isRequired}
          rows={3}
          value={reason}
          onChange={(text) => {
            setReason(text);
            setMissing(false);
          }}
          error={
            tooLong === null ? (isMissing ? t('errors.Required') : null) : errorText(t, tooLong)
          }
        />
        <EffectList preview={preview} />
      </div>
    </ConfirmDialog>
  );
}
