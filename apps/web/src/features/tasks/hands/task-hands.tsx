import { Ellipsis } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskHands_task$key } from '../../../__generated__/taskHands_task.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { refusalTip } from '../../../lib/refusal/refusal-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { handActions, isAbout, isImmediate, type HandAction } from './hand-actions.ts';
import { HandForm } from './hand-form.tsx';
import { useHandCommands } from './use-hand-commands.ts';
import classes from './task-hands.module.css';

const noInput = { text: '', parties: [], decision: 'APPROVED' } as const;

/** Whose it is and who decides: what the person may do about that now, each asking for what it needs. */
export function TaskHands({ task }: { readonly task: taskHands_task$key }): ReactNode {
  const t = useText();
  const commands = useHandCommands();
  const [open, setOpen] = useState<HandAction | null>(null);
  const data = useFragment(
    graphql`
      fragment taskHands_task on Task {
        id
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
          refusals {
            action
            code
            params {
              name
              value
            }
            whoMay
          }
        }
      }
    `,
    task,
  );
  const offered = handActions.filter((action) => data.permissions[action]);
  const label = (action: HandAction): string =>
    t(
      action === 'delegate' && data.type === 'APPROVAL'
        ? 'staffing.action.handOnVote'
        : `staffing.action.${action}`,
    );
  const refused = handActions.filter(
    (action) => !data.permissions[action] && isAbout(action, data.type),
  );
  if (offered.length === 0 && refused.length === 0) return null;
  const begin = (action: HandAction): void => {
    if (isImmediate(action)) void commands.run(action, data, noInput);
    else setOpen(action === open ? null : action);
  };
  const current = open !== null && offered.includes(open) ? open : null;
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
          <Menu
            trigger={<IconButton size="small" label={t('staffing.others')} icon={<Ellipsis />} />}
            items={refused.map((action) => ({
              key: action,
              label: label(action),
              disabledReason: refusalTip(t, data.permissions.refusals, action),
              run: () => undefined,
            }))}
          />
        )}
      </div>
      {current !== null && (
        <HandForm
          key={current}
          task={data}
          action={current}
          isPending={commands.isPending}
          error={commands.fieldError}
          onCancel={() => setOpen(null)}
          onDone={async (input) => {
            if (await commands.run(current, data, input)) setOpen(null);
          }}
        />
      )}
    </div>
  );
}
