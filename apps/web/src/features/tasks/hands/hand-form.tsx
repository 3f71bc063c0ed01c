import { commentTooLong } from '@baton/domain/run/command/comment-length';
import { useState, type ReactNode } from 'react';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePartySearch, type FoundParty } from '../../../lib/parties/use-party-search.ts';
import {
  useCommandPreview,
  type PreviewedCommand,
} from '../../../lib/preview/use-command-preview.ts';
import { RestoredDraftNote } from '../../../ui/restored-draft-note/restored-draft-note.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EffectList } from '../../../ui/effect-list/effect-list.tsx';
import { PartyPicker } from '../../../ui/party-picker/party-picker.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { actionInputs, type HandAction } from './hand-actions.ts';
import type { HandInput } from './use-hand-commands.ts';
import classes from './task-hands.module.css';

interface HandFormProps {
  readonly task: { readonly id: string; readonly workflowId: string };
  readonly action: HandAction;
  readonly isPending: boolean;
  /** Why the input was refused. */
  readonly error: string | null;
  readonly input: HandInput;
  /** True if an earlier visit left a draft. */
  readonly hasDraft: boolean;
  readonly takesFocus: boolean;
  readonly onInput: (part: Partial<HandInput>) => void;
  readonly onCancel: () => void;
  readonly onDone: (input: HandInput) => Promise<void>;
}

interface PartiesProps {
  readonly task: string;
  readonly isOne: boolean;
  readonly value: readonly FoundParty[];
  readonly error: string | null;
  readonly takesFocus: boolean;
  readonly onChange: (value: readonly FoundParty[]) => void;
}

/** Mounted only when needed, because it loads names immediately. */
function Parties({ task, isOne, value, error, takesFocus, onChange }: PartiesProps): ReactNode {
  const t = useText();
  const search = usePartySearch({ task });
  return (
    <PartyPicker
      label={t(isOne ? 'staffing.to' : 'staffing.whom')}
      multiple={!isOne}
      autoFocus={takesFocus}
      {...{ value, error, onChange }}
      {...search}
    />
  );
}

/** Returns the command whose effects are previewed. */
const previewOf = (
  action: HandAction,
  { id: taskId, workflowId }: HandFormProps['task'],
  { decision, parties: [first] }: HandInput,
): PreviewedCommand | null => {
  if (action === 'delegate')
    return first === undefined ? null : { command: 'DELEGATE', workflowId, taskId, toId: first.id };
  if (action === 'revoke') return { command: 'REVOKE', workflowId, taskId };
  if (action === 'changeVote') return { command: 'CHANGE_VOTE', workflowId, taskId, decision };
  return action === 'override' ? { command: 'OVERRIDE', workflowId, taskId, decision } : null;
};

/** The inputs of an action, below its effects. */
export function HandForm({
  task,
  action,
  isPending,
  error,
  input,
  hasDraft,
  takesFocus,
  onInput,
  onCancel,
  onDone,
}: HandFormProps): ReactNode {
  const t = useText();
  const asked = actionInputs[action];
  const [isChecked, setIsChecked] = useState(false);
  const previewed = previewOf(action, task, input);
  const preview = useCommandPreview(previewed);
  const tooLong = commentTooLong(input.text, 'text');
  const isTextMissing = asked.text === 'MUST' && input.text.trim() === '';
  const arePartiesMissing = asked.parties !== undefined && input.parties.length === 0;
  const send = (): void => {
    setIsChecked(true);
    if (!isPending && !isTextMissing && !arePartiesMissing && tooLong === null)
      void onDone({ ...input, text: input.text.trim() });
  };
  const missing = t('errors.Required');
  return (
    <section className={classes.form} aria-label={t(`staffing.action.${action}`)}>
      <p className={classes.consequence}>{t(`staffing.effect.${action}`)}</p>
      {hasDraft && <RestoredDraftNote />}
      {asked.parties !== undefined && (
        <Parties
          task={task.id}
          isOne={asked.parties === 'ONE'}
          value={input.parties}
          error={error ?? (isChecked && arePartiesMissing ? missing : null)}
          takesFocus={takesFocus}
          onChange={(parties) => onInput({ parties })}
        />
      )}
      {asked.decision === true && (
        <Segmented
          label={t('staffing.decision')}
          value={input.decision}
          options={[
            { value: 'APPROVED', label: t('staffing.yes') },
            { value: 'REJECTED', label: t('staffing.no') },
          ]}
          onChange={(decision) => onInput({ decision })}
        />
      )}
      {asked.text !== undefined && (
        <TextArea
          label={t(asked.text === 'MUST' ? 'staffing.words' : 'staffing.wordsOptional')}
          required={asked.text === 'MUST'}
          rows={2}
          autoFocus={takesFocus && asked.parties === undefined}
          value={input.text}
          error={
            tooLong === null ? (isChecked && isTextMissing ? missing : null) : errorText(t, tooLong)
          }
          onChange={(text) => onInput({ text })}
        />
      )}
      {previewed !== null && <EffectList effects={preview.effects} />}
      <div className={classes.buttons}>
        <Button size="small" disabled={isPending} onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
        <Button
          size="small"
          kind={action === 'decline' || action === 'revoke' ? 'danger' : 'primary'}
          loading={isPending}
          onClick={send}
        >
          {t(`staffing.action.${action}`)}
        </Button>
      </div>
    </section>
  );
}
