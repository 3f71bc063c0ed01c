import { Suspense, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { lazyComponent } from '../../../lib/lazy/lazy-component.ts';
import type { fixLink_task$key } from '../../../__generated__/fixLink_task.graphql.ts';
import type { fixLinkCandidatesQuery } from '../../../__generated__/fixLinkCandidatesQuery.graphql.ts';
import { focusUnread } from '../../../fields/answer/focus-unread.ts';
import { valuesToSend } from '../../../fields/answer/entered-values.ts';
import type { MessageId } from '../../../lib/i18n/message-id.ts';
import type { PreviewedCommand } from '../../../lib/preview/use-command-preview.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useDraft } from '../../../lib/draft/use-draft.ts';
import { RestoredDraftNote } from '../../../ui/restored-draft-note/restored-draft-note.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { UnsentText } from '../../../ui/unsent-draft/unsent-text.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { AnswerDraftContext } from '../../../fields/answer/answer-draft-context.tsx';
import { useAnswerDraft } from '../../../fields/answer/use-answer-draft.ts';
import { WhatHappens } from '../dialog/decision/what-happens.tsx';
import { useFixLink, type FixChoice, type LinkFix } from './use-fix-link.ts';
import classes from './linked-workflows.module.css';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

const HandAnswers = lazyComponent(
  async () => (await import('../by-hand/hand-answers.tsx')).HandAnswers,
);

const emptyFix: {
  readonly choice: FixChoice | null;
  /** The linked workflow that was selected for the action. */
  readonly chosen: string | null;
  readonly reason: string;
  /** The linked workflow that the reason was written for. Null for several. */
  readonly about: number | null;
} = { choice: null, chosen: null, reason: '', about: null };

/** All linked workflows that can be resumed. */
const ALL = 'all';

/** Returns the command to preview, or null while no workflow is selected. */
const askedAbout = ({
  choice,
  request,
  isAll,
  endsFormer,
  values,
}: Pick<LinkFix, 'choice' | 'request' | 'endsFormer' | 'values'> & {
  readonly isAll: boolean;
}): PreviewedCommand | null => {
  if (choice === 'complete') return { command: 'COMPLETE_LINKED', values: valuesToSend(values) };
  if (request === null && !isAll) return null;
  if (choice === 'restart') return { command: 'RESTART_CHILDREN', request };
  return choice === 'relink' || choice === 'keep'
    ? { command: 'RELINK', request, keeps: choice === 'keep' }
    : { command: 'START_NEW_CHILD', request, endsFormer };
};

/**
 * Actions of the owner and editors for a blocked linked workflow. Workflows that ended with the
 * parent can be resumed whatever the task's status is.
 */
export function FixLink({
  task,
  isOffered,
}: {
  readonly task: fixLink_task$key;
  readonly isOffered: boolean;
}): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment fixLink_task on Task {
        id
        name
        version
        startedAt
        permissions {
          fixLink
        }
        linkedWorkflows {
          request
          value
          state
          problem
          isReplaceable
          isRestartable
          workflow {
            name
          }
        }
      }
    `,
    task,
  );
  const replaceable = data.linkedWorkflows.filter(({ isReplaceable }) => isReplaceable);
  const restartable = data.linkedWorkflows.filter(({ isRestartable }) => isRestartable);
  const removed = replaceable.filter(({ problem }) => problem === 'LINE_REMOVED');
  const isFixing = data.permissions.fixLink;
  const choices: readonly FixChoice[] = [
    ...(restartable.length > 0 ? (['restart'] as const) : []),
    ...(isFixing && removed.length > 0 ? (['keep'] as const) : []),
    ...(isFixing && replaceable.length > 0 ? (['startNew', 'relink'] as const) : []),
    ...(isFixing ? (['complete'] as const) : []),
  ];
  const occasion = `fix.${data.id}.${data.startedAt ?? ''}`;
  const edit = useDraft(occasion, { empty: emptyFix });
  const { reason, choice: wanted, chosen, about } = edit.draft;
  // A workflow that was resumed or replaced in between is no longer an option.
  const choice = choices.find((one) => one === wanted) ?? choices[0] ?? 'restart';
  const [other, setOther] = useState<string | null>(null);
  const [endsFormer, setEndsFormer] = useState(true);
  const answers = useAnswerDraft(occasion);
  const { values } = answers;
  const [hasDraft, setHasDraft] = useState(
    reason.trim() !== '' || (choice === 'complete' && answers.hasDraft),
  );
  const discard = (): void => {
    setHasDraft(false);
    edit.forget();
    answers.forget();
  };
  const [fields, setFields] = useState<readonly string[]>([]);
  const fix = useFixLink(data, fields);
  const offeredBy = { restart: restartable, keep: removed };
  const offered = choice === 'restart' || choice === 'keep' ? offeredBy[choice] : replaceable;
  const isAll = choice === 'restart' && restartable.length > 1 && chosen === null;
  const child = isAll
    ? null
    : (offered.find(({ request }) => String(request) === chosen) ?? offered.at(0) ?? null);
  const isAboutOne = choice !== 'complete';
  const isRemoved = child?.problem === 'LINE_REMOVED';
  const labelOf = (of: FixChoice): MessageId =>
    of === 'startNew' && isRemoved ? 'linked.fix.remove' : `linked.fix.${of}`;
  // A reason for one workflow must not be used for another.
  const isOutdated =
    about !== null &&
    !fix.isPending &&
    !data.linkedWorkflows.some(
      ({ request, isReplaceable, isRestartable }) =>
        request === about && (isReplaceable || isRestartable),
    );
  const hasWorkflow =
    (!isAboutOne || isAll || child !== null) && (choice !== 'relink' || other !== null);
  const isReady = !isOutdated && reason.trim() !== '' && hasWorkflow;
  const asked = askedAbout({ choice, request: child?.request ?? null, isAll, endsFormer, values });
  const send = async (): Promise<void> => {
    if (choice === 'complete' && focusUnread(answers.unread)) return;
    const request = child?.request ?? null;
    const isDone = await fix.run({
      choice,
      request,
      endsFormer,
      workflowId: choice === 'keep' ? null : other,
      reason,
      values,
    });
    if (isDone) discard();
  };

  const left = reason.trim();
  if (!isOffered)
    return left === '' || fix.isPending ? null : (
      <UnsentText label={t('linked.fix.reason')} text={left} onDiscard={discard} />
    );
  const title = t(isFixing ? 'linked.fix.title' : 'linked.fix.endedTitle');
  return (
    <section className={classes.fix} aria-label={title}>
      <h4 className={classes.fixTitle}>{title}</h4>
      {hasDraft && !isOutdated && <RestoredDraftNote onDiscard={discard} />}
      {choices.length > 1 && (
        <Select<FixChoice>
          label={t('linked.fix.choice')}
          clearable={false}
          value={choice}
          options={choices.map((value) => ({ value, label: t(labelOf(value)) }))}
          onChange={(next) => edit.change({ ...edit.draft, choice: next })}
        />
      )}
      {isAboutOne && offered.length > 1 && (
        <Select
          label={t(choice === 'restart' ? 'linked.fix.restarts' : 'linked.fix.which')}
          clearable={false}
          value={child === null ? ALL : String(child.request)}
          options={[
            ...(choice === 'restart'
              ? [{ value: ALL, label: t('linked.fix.restartAll', { count: offered.length }) }]
              : []),
            ...offered.map(({ request, value, workflow }) => ({
              value: String(request),
              label: workflow?.name ?? value ?? t('linked.unnamed'),
            })),
          ]}
          onChange={(picked) =>
            edit.change({ ...edit.draft, chosen: picked === ALL ? null : picked })
          }
        />
      )}
      {choice === 'startNew' && (isRemoved || child?.state === 'PAUSED') && (
        <Checkbox
          label={t(isRemoved ? 'linked.fix.endsRemoved' : 'linked.fix.endsFormer')}
          checked={endsFormer}
          onChange={setEndsFormer}
        />
      )}
      {choice === 'relink' && <Candidates taskId={data.id} value={other} onChange={setOther} />}
      {choice === 'complete' && (
        <Suspense fallback={<Skeleton rows={2} />}>
          <AnswerDraftContext answers={answers}>
            <HandAnswers
              taskId={data.id}
              values={values}
              errors={fix.errors}
              onChange={answers.change}
              onFields={setFields}
            />
          </AnswerDraftContext>
        </Suspense>
      )}
      {isOutdated ? (
        <UnsentText
          label={t('linked.fix.reason')}
          text={reason}
          onDiscard={() => edit.change({ ...edit.draft, reason: '', about: null })}
        />
      ) : (
        <TextArea
          label={t('linked.fix.reason')}
          required
          value={reason}
          onChange={(next) =>
            edit.change({
              ...edit.draft,
              reason: next,
              about: isAboutOne && next.trim() !== '' ? (child?.request ?? null) : null,
            })
          }
        />
      )}
      <div className={classes.actions}>
        <Button
          kind="primary"
          loading={fix.isPending}
          disabledReason={
            isReady
              ? undefined
              : t(hasWorkflow ? 'linked.fix.enterReason' : 'linked.fix.selectWorkflow')
          }
          onClick={() => void send()}
        >
          {t(labelOf(choice))}
        </Button>
        {asked !== null && <WhatHappens command={{ taskId: data.id, ...asked }} />}
      </div>
    </section>
  );
}

interface CandidatesProps {
  readonly taskId: string;
  readonly value: string | null;
  readonly onChange: (workflowId: string | null) => void;
}

/** Selects an unlinked workflow of the same blueprint. Loaded on demand. */
function Candidates({ taskId, value, onChange }: CandidatesProps): ReactNode {
  const t = useText();
  const { task } = useQuery<fixLinkCandidatesQuery>(
    graphql`
      query fixLinkCandidatesQuery($id: ID!) {
        task(id: $id) {
          linkableWorkflows {
            id
            reference
            name
          }
        }
      }
    `,
    { id: taskId },
    { fetchPolicy: 'network-only' },
  );
  const found = task?.linkableWorkflows ?? [];
  return (
    <Select
      label={t('linked.fix.workflow')}
      required
      searchable
      value={value}
      description={found.length === 0 ? t('linked.fix.noCandidates') : undefined}
      options={found.map(({ id, name, reference }) => ({
        value: id,
        label: name,
        description: reference,
      }))}
      onChange={onChange}
    />
  );
}
