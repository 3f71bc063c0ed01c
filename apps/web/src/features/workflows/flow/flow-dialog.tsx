import { restoreDays } from '@baton/domain/run-model/limits';
import { Suspense, useState, type ReactNode } from 'react';
import type { MutationParameters } from 'relay-runtime';
import { lazyComponent } from '../../../lib/lazy/lazy-component.ts';
import type {
  PreviewInput,
  ResetChoiceInput,
} from '../../../__generated__/useCommandPreviewQuery.graphql.ts';
import { AnswerDraftContext } from '../../../fields/answer/answer-draft-context.tsx';
import { useAnswerDraft } from '../../../fields/answer/use-answer-draft.ts';
import { valuesToSend } from '../../../fields/answer/entered-values.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { focusUnread } from '../../../fields/answer/focus-unread.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useCommandPreview } from '../../../lib/preview/use-command-preview.ts';
import { useMessageDraft } from '../../../lib/draft/use-message-draft.ts';
import { RestoredDraftNote } from '../../../ui/restored-draft-note/restored-draft-note.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { CommandDialog } from '../../../ui/command-dialog/command-dialog.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { flowMutations, type FlowCommand } from './flow-mutations.ts';
import { useFlowNotice } from './use-flow-notice.ts';

const StartAnswers = lazyComponent(async () => (await import('./start-answers.tsx')).StartAnswers);

interface FlowTraits {
  /** Whether the command has a comment: required, optional, or none. */
  readonly words: 'required' | 'optional' | 'none';
  readonly isDanger: boolean;
  readonly isPreviewed: boolean;
}

const traits: Readonly<Record<FlowCommand, FlowTraits>> = {
  START: { words: 'none', isDanger: false, isPreviewed: false },
  PAUSE: { words: 'required', isDanger: false, isPreviewed: true },
  RESUME: { words: 'none', isDanger: false, isPreviewed: true },
  END: { words: 'required', isDanger: true, isPreviewed: true },
  RESTART: { words: 'optional', isDanger: false, isPreviewed: true },
  RUN_AGAIN: { words: 'optional', isDanger: false, isPreviewed: true },
  DETACH: { words: 'required', isDanger: true, isPreviewed: false },
  DELETE: { words: 'none', isDanger: true, isPreviewed: true },
  RESTORE: { words: 'none', isDanger: false, isPreviewed: true },
  RESTART_STAGE: { words: 'required', isDanger: true, isPreviewed: true },
  START_STAGE_ANYWAY: { words: 'optional', isDanger: false, isPreviewed: true },
  LEAVE_STAGE_SKIPPED: { words: 'optional', isDanger: false, isPreviewed: true },
  SKIP_STAGE: { words: 'required', isDanger: true, isPreviewed: true },
};

/** A command to confirm. */
export interface FlowRequest {
  readonly command: FlowCommand;
  readonly workflow: { readonly id: string; readonly version: number };
  /** The stage of the command. */
  readonly stageId?: string;
  /** RUN_AGAIN: the stages that can be restarted. */
  readonly stages?: readonly { readonly id: string; readonly name: string }[];
}

export interface FlowDialogProps {
  readonly request: FlowRequest;
  readonly onClose: () => void;
}

const isPreviewed = (command: FlowCommand): command is FlowCommand & PreviewInput['command'] =>
  traits[command].isPreviewed;

/** Confirms a command on a workflow or stage with its effects and a comment. */
export function FlowDialog({ request, onClose }: FlowDialogProps): ReactNode {
  const t = useText();
  const { command, workflow, stages = [] } = request;
  const trait = traits[command];
  const message = useMessageDraft(
    trait.words === 'required',
    `${command}.${request.stageId ?? workflow.id}`,
  );
  const [begin, setBegin] = useState<string>('start');
  const [wipe, setWipe] = useState(false);
  const [withLinked, setWithLinked] = useState(false);
  const [resets, setResets] = useState<readonly ResetChoiceInput[]>([]);
  const tell = useFlowNotice();
  const answers = useAnswerDraft(`start.${workflow.id}`);
  // Other commands neither show nor send the start values.
  const forgetAnswers = (): void => {
    if (command === 'START') answers.forget();
  };
  const [fields, setFields] = useState<readonly string[]>([]);
  const mutation = useCommand<MutationParameters>(flowMutations[command], {
    fields,
    onDone: (answer, key) => tell(command, answer, key),
  });
  const isAgain = command === 'RUN_AGAIN';
  const stageId = isAgain ? (begin === 'start' ? undefined : begin) : request.stageId;
  const ofStage = stageId === undefined ? {} : { stageId };
  const mayWipe = isAgain || command === 'RESTART_STAGE';
  const wiping = mayWipe ? { wipe } : {};
  const linked = command === 'RESTART' ? { withLinkedWorkflows: withLinked } : {};
  const preview = useCommandPreview(
    isPreviewed(command)
      ? { command, workflowId: workflow.id, ...ofStage, ...wiping, ...linked }
      : null,
    { given: resets, onChange: setResets },
  );
  const confirm = async (reason: string): Promise<void> => {
    if (command === 'START' && focusUnread(answers.unread)) return;
    const done = await mutation.run((idempotencyKey) => ({
      input: {
        idempotencyKey,
        workflowId: workflow.id,
        expectedVersion: workflow.version,
        ...ofStage,
        ...wiping,
        reason,
      },
      ...linked,
      resets,
      values: valuesToSend(answers.values),
    }));
    if (done === null) return;
    message.forget();
    forgetAnswers();
    onClose();
  };

  return (
    <CommandDialog
      action={t(`flow.${command}.action`)}
      text={t(`flow.${command}.text`, { days: restoreDays })}
      isDanger={trait.isDanger}
      isPending={mutation.isPending}
      message={trait.words === 'none' ? null : message}
      preview={preview}
      onConfirm={(reason) => void confirm(reason)}
      onCancel={forgetAnswers}
      onClose={onClose}
    >
      {command === 'START' && (
        <Suspense fallback={<Skeleton rows={2} />}>
          {answers.hasDraft && <RestoredDraftNote onDiscard={answers.forget} />}
          <AnswerDraftContext answers={answers}>
            <StartAnswers
              workflowId={workflow.id}
              values={answers.values}
              errors={mutation.fieldErrors}
              onChange={answers.change}
              onFields={setFields}
            />
          </AnswerDraftContext>
        </Suspense>
      )}
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
      {command === 'RESTART' && preview.endedWithIt > 0 && (
        <Checkbox
          label={t('flow.withLinked.label', { count: preview.endedWithIt })}
          description={t('flow.withLinked.hint')}
          checked={withLinked}
          onChange={setWithLinked}
        />
      )}
      {mayWipe && (
        <Checkbox
          label={t('resets.clear')}
          description={t('resets.clearHint')}
          checked={wipe}
          onChange={setWipe}
        />
      )}
    </CommandDialog>
  );
}
