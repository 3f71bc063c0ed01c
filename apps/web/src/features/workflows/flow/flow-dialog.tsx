import { commentTooLong } from '@baton/domain/run/comment-length';
import { restoreDays } from '@baton/domain/task/limits';
import { useState, type ReactNode } from 'react';
import type { MutationParameters } from 'relay-runtime';
import type { PreviewInput } from '../../../__generated__/useCommandPreviewQuery.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useCommandPreview } from '../../../lib/preview/use-command-preview.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { EffectList } from '../../../ui/effect-list/effect-list.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import classes from './flow-dialog.module.css';
import { flowMutations, type FlowCommand } from './flow-mutations.ts';
import { useFlowNotice } from './use-flow-notice.ts';

interface FlowTraits {
  /** Words that go with it: it asks for them, takes them, or has none. */
  readonly words: 'required' | 'optional' | 'none';
  readonly isDanger: boolean;
  readonly isPreviewed: boolean;
}

const traits: Readonly<Record<FlowCommand, FlowTraits>> = {
  START: { words: 'none', isDanger: false, isPreviewed: false },
  PAUSE: { words: 'required', isDanger: false, isPreviewed: true },
  RESUME: { words: 'none', isDanger: false, isPreviewed: false },
  END: { words: 'required', isDanger: true, isPreviewed: true },
  RESTART: { words: 'optional', isDanger: false, isPreviewed: true },
  RUN_AGAIN: { words: 'optional', isDanger: false, isPreviewed: true },
  DETACH: { words: 'required', isDanger: true, isPreviewed: false },
  DELETE: { words: 'none', isDanger: true, isPreviewed: false },
  RESTORE: { words: 'none', isDanger: false, isPreviewed: false },
  RESTART_STAGE: { words: 'required', isDanger: true, isPreviewed: true },
  START_STAGE_ANYWAY: { words: 'optional', isDanger: false, isPreviewed: true },
  LEAVE_STAGE_SKIPPED: { words: 'optional', isDanger: false, isPreviewed: false },
  SKIP_STAGE: { words: 'required', isDanger: true, isPreviewed: true },
};

/** A command that somebody is about to give. */
export interface FlowRequest {
  readonly command: FlowCommand;
  readonly workflow: { readonly id: string; readonly version: number };
  /** The stage that the command is about. */
  readonly stageId?: string;
  /** RUN_AGAIN: the stages that it can begin with. */
  readonly stages?: readonly { readonly id: string; readonly name: string }[];
}

export interface FlowDialogProps {
  readonly request: FlowRequest;
  readonly onClose: () => void;
}

const isPreviewed = (command: FlowCommand): command is FlowCommand & PreviewInput['command'] =>
  traits[command].isPreviewed;

/** Asks before a command on a workflow or a stage: what it does, exactly, and why it is given. */
export function FlowDialog({ request, onClose }: FlowDialogProps): ReactNode {
  const t = useText();
  const { command, workflow, stages = [] } = request;
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [begin, setBegin] = useState<string>('start');
  const tell = useFlowNotice();
  const mutation = useCommand<MutationParameters>(flowMutations[command], {
    onDone: (_, key) => tell(command, key),
  });
  const isAgain = command === 'RUN_AGAIN';
  const stageId = isAgain ? (begin === 'start' ? undefined : begin) : request.stageId;
  const preview = useCommandPreview(
    isPreviewed(command)
      ? { command, workflowId: workflow.id, ...(stageId === undefined ? {} : { stageId }) }
      : null,
  );
  const { words, isDanger } = traits[command];
  const tooLong = commentTooLong(reason, 'reason');
  const action = t(`flow.${command}.action`);

  const confirm = async (): Promise<void> => {
    if (words === 'required' && reason.trim() === '') {
      setMissing(true);
      return;
    }
    if (tooLong !== null) return;
    const done = await mutation.run((idempotencyKey) => ({
      input: {
        idempotencyKey,
        workflowId: workflow.id,
        expectedVersion: workflow.version,
        ...(stageId === undefined ? {} : { stageId }),
        reason: reason.trim(),
      },
    }));
    if (done !== null) onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={action}
      confirmLabel={action}
      tone={isDanger ? 'danger' : 'primary'}
      loading={mutation.isPending}
      onConfirm={() => void confirm()}
    >
      <div className={classes.root}>
        <p>{t(`flow.${command}.text`, { days: restoreDays })}</p>
        {isAgain && (
          <Select
            label={t('flow.from.label')}
            clearable={false}
            value={begin}
            options={[
              { value: 'start', label: t('flow.from.start') },
              ...stages.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(chosen) => setBegin(chosen ?? 'start')}
          />
        )}
        {words !== 'none' && (
          <TextArea
            label={t(words === 'required' ? 'flow.reason' : 'flow.reasonOptional')}
            required={words === 'required'}
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
        )}
        <EffectList preview={preview} />
      </div>
    </ConfirmDialog>
  );
}
