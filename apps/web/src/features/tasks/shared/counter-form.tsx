import type { FieldValue } from '@baton/domain/field/field';
import { isDeepEqual } from '@baton/domain/core/equality';
import { Suspense, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { counterForm_task$key } from '../../../__generated__/counterForm_task.graphql.ts';
import type { counterFormSendMutation } from '../../../__generated__/counterFormSendMutation.graphql.ts';
import type { ResetChoiceInput } from '../../../__generated__/useCommandPreviewQuery.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { isHeldBack } from '../../../fields/answer/held-back.ts';
import { UnreadTextsContext } from '../../../lib/fields/use-unread-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useCommandPreview } from '../../../lib/preview/use-command-preview.ts';
import { useKeptUnreadTexts } from '../../../lib/unsaved/use-unread-texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EffectList } from '../../../ui/effect-list/effect-list.tsx';
import { ResetChoices } from '../../../ui/effect-list/reset-choices.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { useUndoNotice } from '../commands/use-undo-notice.ts';
import { AnswerInput } from '../form/answer-input.tsx';
import { remarksToSend, useRemarking } from '../remarks/remarking.ts';
import { CounterTable } from './counter-table.tsx';
import { useCounterDraft, type CounterDraft } from './counter-draft.ts';
import classes from './shared.module.css';

interface CounterFormProps {
  readonly task: counterForm_task$key;
  readonly onClose: () => void;
}

/** A rejection with the values that should stand there instead. */
export function CounterForm({ task, onClose }: CounterFormProps): ReactNode {
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
          kind
          ...answerInput_field
        }
      }
    `,
    task,
  );
  const { id: taskId, version: expectedVersion, counterForm } = data;
  const remarking = useRemarking();
  const draft = useCounterDraft(taskId);
  const unread = useKeptUnreadTexts(`counter.${taskId}`);
  const [typed, setTyped] = useState(() => draft.kept() ?? { changed: {}, comment: '' });
  const { changed, comment } = typed;
  const type = (part: Partial<CounterDraft>): void => {
    setTyped({ ...typed, ...part });
    draft.keep({ ...typed, ...part });
  };
  const propose = (instance: string, value: FieldValue | null): void =>
    type({ changed: { ...changed, [instance]: value } });
  const giveUp = (): void => {
    draft.keep(null);
    unread.clear();
    onClose();
  };
  const [resets, setResets] = useState<readonly ResetChoiceInput[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const places = counterForm.map(({ instance }) => `values.${instance}`);
  const command = useCommand<counterFormSendMutation>(
    graphql`
      mutation counterFormSendMutation($input: CounterTaskInput!, $resets: [ResetChoiceInput!]) {
        counterTask(input: $input, resets: $resets) {
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
    { fields: [...places, 'values', 'comment'] },
  );
  // It decides what a plain rejection does, with values besides.
  const preview = useCommandPreview(
    { command: 'REJECT', workflowId: data.workflowId, taskId },
    { given: resets, onChange: setResets },
  );
  const values = counterForm.flatMap(({ instance, value, version }) => {
    const next = changed[instance];
    return next === undefined || isDeepEqual(next, value ?? null)
      ? []
      : [{ instance, value: next, expectedVersion: version }];
  });
  const remarks = [...remarksToSend(remarking?.written ?? {})];
  // What is said about single answers are words enough.
  const isCommentMissing = data.requiresComment && comment.trim() === '' && remarks.length === 0;
  const nothing = isChecked && values.length === 0 ? t('errors.NothingProposed') : null;
  const send = async (): Promise<void> => {
    setIsChecked(true);
    if (isHeldBack(unread)) return;
    if (values.length === 0 || isCommentMissing) return;
    const done = await command.run(
      (idempotencyKey) => ({
        input: {
          ...{ idempotencyKey, taskId, expectedVersion, values, remarks },
          comment: comment.trim(),
        },
        resets,
      }),
      {
        onDone: (_, key) => tell('tasks.notice.sentBack', { id: taskId, name: data.name }, key),
      },
    );
    if (done === null) return;
    remarking?.clear();
    giveUp();
  };
  return (
    <section className={classes.form} aria-label={t('shared.counter')}>
      <p className={classes.hint}>{t('shared.counterHint')}</p>
      <UnreadTextsContext value={unread}>
        {counterForm.map((field, at) => {
          const { instance, kind } = field;
          const shown = {
            value: instance in changed ? (changed[instance] ?? null) : (field.value ?? null),
            error: command.fieldErrors[`values.${instance}`] ?? (at === 0 ? nothing : null),
            onCommit: (value: FieldValue | null) => propose(instance, value),
          };
          return kind === 'TABLE' ? (
            <Suspense key={instance} fallback={<Skeleton rows={3} />}>
              <CounterTable {...shown} taskId={taskId} instance={instance} />
            </Suspense>
          ) : (
            <AnswerInput key={instance} {...shown} field={field} onType={shown.onCommit} />
          );
        })}
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
        onChange={(words) => type({ comment: words })}
      />
      <ResetChoices preview={preview} />
      <EffectList effects={preview.effects} />
      <div className={classes.buttons}>
        <Button size="small" disabled={command.isPending} onClick={giveUp}>
          {t('ui.cancel')}
        </Button>
        <Button size="small" kind="danger" loading={command.isPending} onClick={() => void send()}>
          {t('shared.counter')}
        </Button>
      </div>
    </section>
  );
}
