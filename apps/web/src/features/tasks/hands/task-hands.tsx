import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskHands_task$key } from '../../../__generated__/taskHands_task.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useUnsent } from '../../../lib/unsaved/use-unsent.ts';
import { StrandedText } from '../../../ui/stranded-text/stranded-text.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { handActions, isAbout, isImmediate, type HandAction } from './hand-actions.ts';
import { HandForm } from './hand-form.tsx';
import { RefusedHands } from './refused-hands.tsx';
import { useHandCommands, type HandInput } from './use-hand-commands.ts';
import classes from './task-hands.module.css';

const noInput: HandInput = { text: '', parties: [], decision: 'APPROVED' };

/** What somebody is about to do, with what was entered for it; closed, it keeps what was entered. */
const nothingBegun: HandInput & { readonly action: HandAction | null } = {
  ...noInput,
  action: null,
};

/** Whose it is and who decides: what the person may do about that now, each asking for what it needs. */
export function TaskHands({ task }: { readonly task: taskHands_task$key }): ReactNode {
  const t = useText();
  const commands = useHandCommands();
  // What an earlier visit left behind opens by itself and does not take the focus.
  const [isTouched, setTouched] = useState(false);
  const [isSending, setSending] = useState(false);
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
      }
    `,
    task,
  );
  const begun = useUnsent(`hand.${data.id}`, nothingBegun);
  const { action: open, ...input } = begun.draft;
  const offered = handActions.filter((action) => data.permissions[action]);
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
  const begin = (action: HandAction): void => {
    if (isImmediate(action)) void commands.run(action, data, noInput);
    else {
      setTouched(true);
      begun.change({ action: action === open ? null : action });
    }
  };
  const current = open !== null && offered.includes(open) ? open : null;
  const isStranded = open !== null && current === null && !isSending && input.text.trim() !== '';
  if (offered.length === 0 && refused.length === 0 && !isStranded) return null;
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
      {isStranded && (
        <StrandedText
          label={t('staffing.words')}
          text={input.text.trim()}
          onDiscard={begun.forget}
        />
      )}
      {current !== null && (
        <HandForm
          key={current}
          task={data}
          action={current}
          isPending={commands.isPending}
          error={commands.fieldError}
          input={input}
          isBegun={begun.isBegun}
          takesFocus={isTouched}
          onInput={begun.change}
          onCancel={begun.forget}
          onDone={async (entered) => {
            setSending(true);
            if (await commands.run(current, data, entered)) begun.forget();
            setSending(false);
          }}
        />
      )}
    </div>
  );
}
