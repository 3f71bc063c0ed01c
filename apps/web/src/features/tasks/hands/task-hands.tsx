import { isDeepEqual } from '@baton/domain/core/equality';
import { Ellipsis } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskHands_task$key } from '../../../__generated__/taskHands_task.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useDraft } from '../../../lib/draft/use-draft.ts';
import { UnsentText } from '../../../ui/unsent-draft/unsent-text.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { handActions, isButton, isImmediate, type HandAction } from './hand-actions.ts';
import { HandForm } from './hand-form.tsx';
import { useOpenHand } from './open-hand.ts';
import { useHandCommands, type HandInput } from './use-hand-commands.ts';
import { availableFirst, handLabel, useHandItems, type RefusalData } from './use-hand-items.tsx';
import classes from './task-hands.module.css';

const noInput: HandInput = { text: '', parties: [], decision: 'APPROVED' };

/** Initial state without any input. Inputs stay when the form of an action is closed. */
const noInputs: { readonly inputs: Readonly<Record<string, HandInput>> } = { inputs: {} };

const without = <Input,>(
  inputs: Readonly<Record<string, Input>>,
  name: string,
): Readonly<Record<string, Input>> =>
  Object.fromEntries(Object.entries(inputs).filter(([key]) => key !== name));

interface TaskHandsProps {
  readonly task: taskHands_task$key;
  /** Shows a menu of the actions without buttons, which a task has in its header. */
  readonly menu?: { readonly label: string; readonly refusals: RefusalData | undefined };
}

/** Buttons and forms for assignment and approval that are available to the person. */
export function TaskHands({ task, menu }: TaskHandsProps): ReactNode {
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
        }
        inquiries {
          kind
          at
        }
      }
    `,
    task,
  );
  const items = availableFirst(useHandItems(data, menu?.refusals));
  const menuButton = menu !== undefined && items.length > 0 && (
    <span className={classes.menu}>
      <Menu
        trigger={<IconButton size="x-small" label={menu.label} icon={<Ellipsis />} />}
        items={items}
      />
    </span>
  );
  const edit = useDraft(`hand.${data.id}`, { empty: noInputs });
  const { inputs } = edit.draft;
  const offered = handActions.filter((action) => data.permissions[action]);
  const question = data.inquiries.findLast(({ kind }) => kind === 'QUESTION');
  /** Returns the storage name. A reply belongs to its question. */
  const nameOf = (action: HandAction): string =>
    action === 'answerInformation' ? `${action} ${question?.at ?? ''}` : action;
  const inputOf = (action: HandAction): HandInput => inputs[nameOf(action)] ?? noInput;
  const enter = (action: HandAction, part: Partial<HandInput> | null): void => {
    const name = nameOf(action);
    edit.update(({ inputs: before }) => {
      const entered = { ...(before[name] ?? noInput), ...part };
      const others = without(before, name);
      const isEmpty = part === null || isDeepEqual(entered, noInput);
      return { inputs: isEmpty ? others : { ...others, [name]: entered } };
    });
  };
  // A draft of an earlier visit opens automatically and doesn't take focus.
  const [left, setLeft] = useState(inputs);
  const hands = useOpenHand();
  const opened = hands.opened.get(data.id);
  const setOpened = (next: HandAction | null): void => hands.open(data.id, next);
  const open =
    opened === undefined ? offered.find((action) => left[nameOf(action)] !== undefined) : opened;
  /** Deletes the draft after it was sent or discarded. */
  const finish = (action: HandAction): void => {
    enter(action, null);
    setLeft((all) => without(all, nameOf(action)));
    if (opened === undefined || opened === action) setOpened(null);
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
  const buttons = offered.filter(isButton);
  if (buttons.length === 0 && current === null && unsent.length === 0) return menuButton;
  return (
    <>
      {menuButton}
      <div className={classes.root}>
        {buttons.length > 0 && (
          <div className={classes.actions} role="group" aria-label={t('staffing.actions')}>
            {buttons.map((action) => (
              <Button
                key={action}
                size="small"
                kind={
                  action === 'acknowledge' || action === 'answerInformation' ? 'primary' : 'default'
                }
                disabled={commands.isPending}
                onClick={() => begin(action)}
              >
                {handLabel(t, action, data.type)}
              </Button>
            ))}
          </div>
        )}
        {unsent.map(([name, { text }]) => (
          <UnsentText
            key={name}
            label={t('staffing.words')}
            text={text.trim()}
            onDiscard={() => edit.update((before) => ({ inputs: without(before.inputs, name) }))}
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
    </>
  );
}
