import { Suspense, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { lazyComponent } from '../../../lib/lazy/lazy-component.ts';
import type { callDecision_task$key } from '../../../__generated__/callDecision_task.graphql.ts';
import type { callDecisionCompleteMutation } from '../../../__generated__/callDecisionCompleteMutation.graphql.ts';
import type { callDecisionRetryMutation } from '../../../__generated__/callDecisionRetryMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { focusUnread } from '../../../fields/answer/focus-unread.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useDraft } from '../../../lib/draft/use-draft.ts';
import { RestoredDraftNote } from '../../../ui/restored-draft-note/restored-draft-note.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { UnsentText } from '../../../ui/unsent-draft/unsent-text.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { refusalText } from '../../../lib/refusal/refusal-text.ts';
import { AnswerDraftContext } from '../../../fields/answer/answer-draft-context.tsx';
import { useAnswerDraft } from '../../../fields/answer/use-answer-draft.ts';
import { valuesToSend } from '../../../fields/answer/entered-values.ts';
import { useUndoNotice } from '../commands/use-undo-notice.ts';
import { WhatHappens } from '../dialog/decision/what-happens.tsx';
import classes from './task-calls.module.css';

const EditCall = lazyComponent(async () => (await import('./edit-call.tsx')).EditCall);

const HandAnswers = lazyComponent(
  async () => (await import('../by-hand/hand-answers.tsx')).HandAnswers,
);

/** Retries a failed request or completes the task manually. Skipping is in the task menu. */
export function CallDecision({ task }: { readonly task: callDecision_task$key }): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment callDecision_task on Task {
        id
        name
        version
        startedAt
        permissions {
          retryAutomation
          completeAutomation
          editAutomation
          refusals {
            ...refusalText_refusal
          }
        }
        automation {
          nextAttemptAt
        }
      }
    `,
    task,
  );
  const tell = useUndoNotice();
  const [isEditing, setEditing] = useState(false);
  // A draft from before a restart is about another request.
  const occasion = `byHand.${data.id}.${data.startedAt ?? ''}`;
  const edit = useDraft(occasion, { empty: { reason: '' } });
  const { reason } = edit.draft;
  const answers = useAnswerDraft(occasion);
  const hasDraft = edit.hasDraft || answers.hasDraft;
  const [isByHand, setByHand] = useState(hasDraft);
  const { values } = answers;
  const [fields, setFields] = useState<readonly string[]>([]);
  const retrying = useCommand<callDecisionRetryMutation>(graphql`
    mutation callDecisionRetryMutation($input: RetryAutomationInput!) {
      retryAutomation(input: $input) {
        task {
          ...taskState_task
          ...taskCalls_task
        }
        changed {
          ...taskState_task
        }
      }
    }
  `);
  const completing = useCommand<callDecisionCompleteMutation>(
    graphql`
      mutation callDecisionCompleteMutation($input: CompleteAutomationInput!) {
        completeAutomation(input: $input) {
          undoableUntil
          task {
            ...taskCalls_task
          }
          ...taskState_payload
        }
      }
    `,
    { fields: ['reason', ...fields] },
  );
  const discard = (): void => {
    edit.forget();
    answers.forget();
    setByHand(false);
  };
  const { permissions, automation } = data;
  if (automation == null) return null;
  if (!permissions.retryAutomation && !permissions.completeAutomation)
    return reason.trim() === '' || completing.isPending ? null : (
      <UnsentText label={t('tasks.lead.reason')} text={reason.trim()} onDiscard={discard} />
    );
  const target = { taskId: data.id, expectedVersion: data.version };
  const complete = async (): Promise<void> => {
    if (focusUnread(answers.unread)) return;
    const done = await completing.run(
      (idempotencyKey) => ({
        input: {
          idempotencyKey,
          ...target,
          reason,
          values: valuesToSend(values),
        },
      }),
      { onDone: (answer, key) => tell('tasks.notice.completed', data, answer, key) },
    );
    if (done !== null) discard();
  };
  return (
    <>
      <div className={classes.actions}>
        <Button
          loading={retrying.isPending}
          disabledReason={
            permissions.retryAutomation
              ? null
              : refusalText(t, permissions.refusals, 'retryAutomation')
          }
          onClick={() =>
            void retrying.run((idempotencyKey) => ({ input: { idempotencyKey, ...target } }))
          }
        >
          {t(automation.nextAttemptAt == null ? 'automations.retry' : 'automations.tryNow')}
        </Button>
        {permissions.retryAutomation && (
          <WhatHappens command={{ command: 'RETRY_AUTOMATION', taskId: data.id }} />
        )}
        {permissions.editAutomation && (
          <Button kind="subtle" onClick={() => setEditing(true)}>
            {t('automations.edit')}
          </Button>
        )}
        {permissions.completeAutomation && !isByHand && (
          <Button kind="subtle" onClick={() => setByHand(true)}>
            {t('automations.byHand')}
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {isEditing && <EditCall taskId={data.id} onClose={() => setEditing(false)} />}
      </Suspense>
      {isByHand && (
        <div className={classes.byHand}>
          {hasDraft && <RestoredDraftNote />}
          <Suspense fallback={<Skeleton rows={2} />}>
            <AnswerDraftContext answers={answers}>
              <HandAnswers
                taskId={data.id}
                values={values}
                errors={completing.fieldErrors}
                onChange={answers.change}
                onFields={setFields}
              />
            </AnswerDraftContext>
          </Suspense>
          <TextArea
            label={t('tasks.lead.reason')}
            required
            value={reason}
            error={completing.fieldErrors['reason'] ?? null}
            onChange={(next) => edit.change({ reason: next })}
          />
          <div className={classes.actions}>
            <Button kind="primary" loading={completing.isPending} onClick={() => void complete()}>
              {t('automations.complete')}
            </Button>
            <WhatHappens
              command={{
                command: 'COMPLETE_AUTOMATION',
                taskId: data.id,
                values: valuesToSend(values),
              }}
            />
            <Button kind="subtle" onClick={discard}>
              {t('automations.cancel')}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
