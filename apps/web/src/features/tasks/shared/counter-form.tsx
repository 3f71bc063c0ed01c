import { isDeepEqual } from '@baton/domain/core/equality';
import { useMemo, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { counterForm_task$key } from '../../../__generated__/counterForm_task.graphql.ts';
import type { counterFormSendMutation } from '../../../__generated__/counterFormSendMutation.graphql.ts';
import type { ResetChoiceInput } from '../../../__generated__/useCommandPreviewQuery.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { focusUnread } from '../../../fields/answer/focus-unread.ts';
import { UnreadTextsContext } from '../../../lib/fields/use-unread-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useCommandPreview } from '../../../lib/preview/use-command-preview.ts';
import { RestoredDraftNote } from '../../../ui/restored-draft-note/restored-draft-note.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EffectList } from '../../../ui/effect-list/effect-list.tsx';
import { ResetChoices } from '../../../ui/effect-list/reset-choices.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { useUndoNotice } from '../commands/use-undo-notice.ts';
import {
  unchangedEntry,
  resolvedOrUnchanged,
  rebasedEntry,
  isInConflict,
} from '../form/entry/form-entry.ts';
import { remarksToSend, useRemarking } from '../remarks/remarking.ts';
import { CounterAnswer } from './counter-answer.tsx';
import type { Proposal } from './use-proposal.ts';
import classes from './shared.module.css';

interface CounterFormProps {
  readonly task: counterForm_task$key;
  readonly proposal: Proposal;
  readonly onClose: () => void;
}

/** A rejection with suggested values. */
export function CounterForm({ task, proposal, onClose }: CounterFormProps): ReactNode {
  const t = useText();
  const tell = useUndoNotice();
  const data = useFragment(
    graphql`
      fragment counterForm_task on Task {
        id
        workflowId
        name
        version
        requiresComment
        counterForm {
          instance
          version
          value
          ...counterAnswer_field
        }
      }
    `,
    task,
  );
  const { id: taskId, version: expectedVersion, counterForm } = data;
  const remarking = useRemarking();
  const { changed, comment, unread } = proposal;
  const places = useMemo(
    () =>
      counterForm.map((field) => {
        const { instance, version } = field;
        const stored = { value: field.value ?? null, version };
        const before = changed[instance];
        const entry = before === undefined ? unchangedEntry(stored) : rebasedEntry(before, stored);
        return { instance, field, stored, entry };
      }),
    [counterForm, changed],
  );
  const discard = (): void => {
    proposal.forget();
    onClose();
  };
  const [resets, setResets] = useState<readonly ResetChoiceInput[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const command = useCommand<counterFormSendMutation>(
    graphql`
      mutation counterFormSendMutation($input: CounterTaskInput!, $resets: [ResetChoiceInput!]) {
        counterTask(input: $input, resets: $resets) {
          undoableUntil
          task {
            ...taskState_task
            ...taskCounter_task
            ...taskVotes_task
            ...taskHands_task
          }
          workflow {
            ...taskState_workflow
          }
          changed {
            ...taskState_task
            ...taskForm_task
            ...taskRemarks_task
          }
        }
      }
    `,
    { fields: [...places.map(({ instance }) => `values.${instance}`), 'values', 'comment'] },
  );
  // The preview is that of a rejection, because suggested values don't change its effects.
  const preview = useCommandPreview(
    { command: 'REJECT', workflowId: data.workflowId, taskId },
    { given: resets, onChange: setResets },
  );
  const values = places.flatMap(({ instance, entry: { value }, stored }) =>
    isDeepEqual(value, stored.value) ? [] : [{ instance, value, expectedVersion: stored.version }],
  );
  const isAsked = places.some(({ entry, stored }) => isInConflict(entry, stored));
  const remarks = [...remarksToSend(remarking?.written ?? {})];
  // Field comments also count as a comment.
  const isCommentMissing = data.requiresComment && comment.trim() === '' && remarks.length === 0;
  const nothing = isChecked && values.length === 0 ? t('errors.NothingProposed') : null;
  const send = async (): Promise<void> => {
    setIsChecked(true);
    if (focusUnread(unread)) return;
    if (values.length === 0 || isCommentMissing || isAsked) return;
    const done = await proposal.send(() =>
      command.run(
        (idempotencyKey) => ({
          input: {
            ...{ idempotencyKey, taskId, expectedVersion, values, remarks },
            comment: comment.trim(),
          },
          resets,
        }),
        {
          onDone: (answer, key) =>
            tell('tasks.notice.sentBack', { id: taskId, name: data.name }, answer, key),
        },
      ),
    );
    if (done === null) return;
    remarking?.clear();
    discard();
  };
  return (
    <section className={classes.form} aria-label={t('shared.counter')}>
      <p className={classes.hint}>{t('shared.counterHint')}</p>
      {proposal.hasDraft && <RestoredDraftNote />}
      <UnreadTextsContext value={unread}>
        {places.map(({ instance, field, entry, stored }, at) => (
          <CounterAnswer
            key={instance}
            {...{ taskId, field, entry, stored }}
            error={command.fieldErrors[`values.${instance}`] ?? (at === 0 ? nothing : null)}
            onType={(value, question) => proposal.propose(instance, { ...entry, value }, question)}
            onChoose={(choice) =>
              proposal.propose(instance, resolvedOrUnchanged(entry, stored, choice))
            }
          />
        ))}
      </UnreadTextsContext>
      <TextArea
        label={t(data.requiresComment ? 'shared.comment' : 'shared.commentOptional')}
        required={data.requiresComment}
        rows={2}
        value={comment}
        error={
          command.fieldErrors['comment'] ??
          (isChecked && isCommentMissing ? t('errors.CommentRequired') : null)
        }
        onChange={proposal.setComment}
      />
      <ResetChoices preview={preview} />
      <EffectList effects={preview.effects} />
      <div className={classes.buttons}>
        <Button size="small" disabled={command.isPending} onClick={discard}>
          {t('ui.cancel')}
        </Button>
        <Button
          size="small"
          kind="danger"
          loading={command.isPending}
          disabledReason={isAsked ? t('shared.selectFirst') : null}
          onClick={() => void send()}
        >
          {t('shared.counter')}
        </Button>
      </div>
    </section>
  );
}
