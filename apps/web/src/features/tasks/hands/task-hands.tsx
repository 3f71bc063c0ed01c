import { isDeepEqual } from '@baton/domain/core/equality';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskHands_task$key } from '../../../__generated__/taskHands_task.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useUnsent } from '../../../lib/unsaved/use-unsent.ts';
import { UnsentText } from '../../../ui/unsent-draft/unsent-text.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { handActions, isAbout, isImmediate, type HandAction } from './hand-actions.ts';
import { HandForm } from './hand-form.tsx';
import { RefusedHands } from './refused-hands.tsx';
import { useHandCommands, type HandInput } from './use-hand-commands.ts';
import classes from './task-hands.module.css';

const noInput: HandInput = { text: '', parties: [], decision: 'APPROVED' };

/** The input of each action, which stays after closing. */
const nothingBegun: { readonly inputs: Readonly<Record<string, HandInput>> } = { inputs: {} };

const without = <Input,>(
  inputs: Readonly<Record<string, Input>>,
  name: string,
): Readonly<Record<string, Input>> =>
  Object.fromEntries(Object.entries(inputs).filter(([key]) => key !== name));

/** Actions for assignment and approval that are available to the person. */
export function TaskHands({ task }: { readonly task: taskHands_task$key }): ReactNode {
  const t = useText();
  const commands = useHandCommands();
  const [sending, setSending] = useState<string | null>(null);
  const data = useFragment(
    graphql`
      fragment taskHands_task on Task {
        id
        name
        workflowId
        version
        type
        permissions {
          acknowledge
          decline
          claim
          delegate
          addApprovers
          changeVote
          override
          revoke
          askInformation
          answerInformation
          reportException
        }
        inquiries {
          kind
          at
        }
      }
    `,
    task,
  );
  const begun = useUnsent(`hand.${data.id}`, nothingBegun);
  const { inputs } = begun.draft;
  const offered = handActions.filter((action) => data.permissions[action]);
  const question = data.inquiries.findLast(({ kind }) => kind === 'QUESTION');
  /** Returns the storage name. A reply belongs to its question. */
  const nameOf = (action: HandAction): string =>
    action === 'answerInformation' ? `${action} ${question?.at ?? ''}` : action;
  const inputOf = (action: HandAction): HandInput => inputs[nameOf(action)] ?? noInput;
  const enter = (action: HandAction, part: Partial<HandInput> | null): void => {
    const name = nameOf(action);
    begun.change(({ inputs: before }) => {
      const entered = { ...(before[name] ?? noInput), ...part };
      const others = without(before, name);
      const isEmpty = part === null || isDeepEqual(entered, noInput);
      return { inputs: isEmpty ? others : { ...others, [name]: entered } };
    });
  };
  // A draft of an earlier visit opens automatically and doesn't take focus.
  const [left, setLeft] = useState(inputs);
  const [opened, setOpened] = useState<HandAction | null | undefined>();
  const open =
    opened === undefined ? offered.find((action) => left[nameOf(action)] !== undefined) : opened;
  const label = (action: HandAction): string =>
    t(
      action === 'delegate' && data.type === 'APPROVAL'
        ? 'staffing.action.handOnVote'
        : `staffing.action.${action}`,
    );
  const refused = [
    ...handActions
      .filter((action) => !data.permissions[action] && isAbout(action, data.type))
      .map((action) => ({ action, label: label(action) })),
    ...(data.permissions.reportException
      ? []
      : [{ action: 'reportException', label: t('flow.problem.report') }]),
  ];
  /** Deletes the draft after it was sent or discarded. */
  const finish = (action: HandAction): void => {
    enter(action, null);
    setLeft((all) => without(all, nameOf(action)));
    setOpened((now) => (now === undefined || now === action ? null : now));
  };
  const begin = (action: HandAction): void => {
    if (isImmediate(action)) void commands.run(action, data, noInput);
    else setOpened(action === open ? null : action);
  };
  const current = open != null && offered.includes(open) ? open : null;
  const unsent = Object.entries(inputs).filter(
    ([name, { text }]) =>
      name !== sending && text.trim() !== '' && !offered.some((action) => nameOf(action) === name),
  );
  if (offered.length === 0 && refused.length === 0 && unsent.length === 0) return null;
  return (
    <div className={classes.root}>
      <div className={classes.actions} role="group" aria-label={t('staffing.actions')}>
        {offered.map((action) => (
          <Button
            key={action}
            size="small"
            kind={
              action === 'acknowledge' || action === 'answerInformation' ? 'primary' : 'default'
            }
            disabled={commands.isPending}
            onClick={() => begin(action)}
          >
            {label(action)}
          </Button>
        ))}
        {refused.length > 0 && (
          <RefusedHands taskId={data.id} actions={refused} isAlone={offered.length === 0} />
        )}
      </div>
      {unsent.map(([name, { text }]) => (
        <UnsentText
          key={name}
          label={t('staffing.words')}
          text={text.trim()}
          onDiscard={() => begun.change((before) => ({ inputs: without(before.inputs, name) }))}
        />
      ))}
      {current !== null && (
        <HandForm
          key={current}
          task={data}
          action={current}
          isPending={commands.isPending}
          error={commands.fieldError}
          input={inputOf(current)}
          hasDraft={left[nameOf(current)] !== undefined}
          takesFocus={opened !== undefined}
          onInput={(part) => enter(current, part)}
          onCancel={() => finish(current)}
          onDone={async (entered) => {
            setSending(nameOf(current));
            if (await commands.run(current, data, entered)) finish(current);
            setSending(null);
          }}
        />
      )}
    </div>
  );
}
