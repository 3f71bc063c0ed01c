import type { ReactNode } from 'react';
import { Check, MessageSquare, SkipForward, ThumbsUp, Undo2 } from 'lucide-react';
import { useFormats, type Formats } from '../../../lib/i18n/use-formats.ts';
import { useIntl } from '../../../lib/intl/use-intl.ts';
import { useText, type Text } from '../../../lib/i18n/use-text.ts';
import { FieldLink } from '../form/entry/field-link.tsx';
import type { MissingField } from '../form/store/task-form-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { Decision } from './decision/decision.ts';
import type { SaveState } from './save-state.ts';
import { ReopenButton } from './decision/reopen-button.tsx';
import type { ActingTask, TaskAction } from './decision/task-action.ts';
import { WhatHappens } from './decision/what-happens.tsx';
import type { TaskActionHandlers } from './decision/use-task-actions.ts';
import classes from './task-footer.module.css';

export interface TaskFooterProps extends TaskActionHandlers {
  readonly action: TaskAction;
  /** Required fields that are empty. */
  readonly missing: readonly MissingField[];
  /** Fields whose text can't be saved. */
  readonly wrong: readonly MissingField[];
  readonly decision: Decision;
  readonly saved: SaveState;
}

/** Number of fields that the footer names. */
const shownMissing = 3;

const savedText = (t: Text, formats: Formats, saved: SaveState): string => {
  switch (saved.kind) {
    case 'untouched':
      return '';
    case 'saving':
      return t('tasks.saved.saving');
    case 'saved':
      return t('tasks.saved.saved', { time: formats.time(saved.at) });
    case 'failed':
      return t('tasks.saved.failed');
  }
};

interface MissingNoteProps {
  readonly message: 'tasks.missing.fields' | 'tasks.missing.wrong';
  readonly fields: readonly MissingField[];
}

/** Links to the first fields, and the number of the others. */
function MissingNote({ message, fields }: MissingNoteProps): ReactNode {
  const t = useText();
  const intl = useIntl();
  if (fields.length === 0) return null;
  const links: ReactNode[] = fields.slice(0, shownMissing).map(({ instance, name }) => (
    <FieldLink key={instance} instance={instance}>
      {name}
    </FieldLink>
  ));
  const others = fields.length - links.length;
  if (others > 0) links.push(t('tasks.missing.others', { count: others }));
  return (
    <p>
      {t.rich(message, {
        fields: intl.formatList(links, { type: 'conjunction' }),
      })}
    </p>
  );
}

/** Why the person can't act and who can, or else which fields are missing and the save state. */
function FooterNote({
  action,
  missing,
  wrong,
  saved,
}: Pick<TaskFooterProps, 'action' | 'missing' | 'wrong' | 'saved'>): ReactNode {
  const t = useText();
  const intl = useIntl();
  const formats = useFormats();
  if (action.kind === 'inReview') return <p>{action.waiting}</p>;
  if (action.kind !== 'blocked')
    return (
      <>
        <MissingNote message="tasks.missing.wrong" fields={wrong} />
        <MissingNote message="tasks.missing.fields" fields={missing} />
        {savedText(t, formats, saved)}
      </>
    );
  const people = intl.formatList([...action.who], { type: 'disjunction' });
  return (
    <p className={classes.reason}>
      {action.reason}
      {people !== '' && (
        <span>
          {t(action.verb === 'approve' ? 'tasks.reason.whoApproves' : 'tasks.reason.whoCompletes', {
            people,
          })}
        </span>
      )}
    </p>
  );
}

/** The buttons of an open decision form. */
function DecisionButtons({ decision, isPending, onPrimary, onCancel }: TaskFooterProps): ReactNode {
  const t = useText();
  const shared = { keyHint: 'mod+enter', loading: isPending, onClick: onPrimary };
  const buttons = {
    closed: null,
    approve: (
      <Button kind="primary" icon={<ThumbsUp />} {...shared}>
        {t('tasks.action.approve')}
      </Button>
    ),
    sendBack: (
      <Button kind="danger" icon={<Undo2 />} {...shared}>
        {t('tasks.action.sendBack')}
      </Button>
    ),
    skip: (
      <Button kind="danger" icon={<SkipForward />} {...shared}>
        {t('tasks.action.skip')}
      </Button>
    ),
    onBehalf: (
      <Button kind="primary" icon={<Check />} {...shared}>
        {t('tasks.action.onBehalf')}
      </Button>
    ),
  };
  return (
    <>
      <Button onClick={onCancel} disabled={isPending}>
        {t('ui.cancel')}
      </Button>
      {buttons[decision.step]}
    </>
  );
}

const commandOn = (command: 'SUBMIT' | 'APPROVE', { id, workflowId }: ActingTask) => ({
  command,
  workflowId,
  taskId: id,
});

function VoteButtons({
  action,
  isPending,
  onPrimary,
  onOpenStep: onBegin,
}: TaskFooterProps): ReactNode {
  const t = useText();
  return (
    <>
      {action.kind === 'vote' && <WhatHappens command={commandOn('APPROVE', action.on)} />}
      <Button
        kind="subtle"
        icon={<MessageSquare />}
        onClick={() => onBegin('approve')}
        disabled={isPending}
      >
        {t('tasks.action.addComment')}
      </Button>
      <Button icon={<Undo2 />} onClick={() => onBegin('sendBack')} disabled={isPending}>
        {t('tasks.action.sendBack')}
      </Button>
      <Button
        kind="primary"
        icon={<ThumbsUp />}
        keyHint="mod+enter"
        loading={isPending}
        onClick={onPrimary}
      >
        {t('tasks.action.approve')}
      </Button>
    </>
  );
}

function WorkButtons({
  action,
  missing,
  wrong,
  isPending,
  onPrimary,
  onOpenStep: onBegin,
}: TaskFooterProps): ReactNode {
  const t = useText();
  return (
    <>
      {action.reopens !== null && <ReopenButton task={action.reopens} />}
      {action.kind === 'blocked' && action.canCompleteOnBehalf && (
        <Button onClick={() => onBegin('onBehalf')}>{t('tasks.action.onBehalf')}</Button>
      )}
      {action.kind === 'complete' && (
        <>
          <WhatHappens command={commandOn('SUBMIT', action.on)} />
          <Button
            kind="primary"
            icon={<Check />}
            keyHint="mod+enter"
            loading={isPending}
            disabledReason={missing.length + wrong.length === 0 ? null : t('tasks.missing.reason')}
            onClick={onPrimary}
          >
            {t(action.asksApproval ? 'tasks.action.submit' : 'tasks.action.complete')}
          </Button>
        </>
      )}
      {action.kind === 'blocked' && (
        <Button
          kind="primary"
          icon={action.verb === 'approve' ? <ThumbsUp /> : <Check />}
          disabledReason={action.reason}
        >
          {t(action.verb === 'approve' ? 'tasks.action.approve' : 'tasks.action.complete')}
        </Button>
      )}
    </>
  );
}

/** The save state and the actions, with the primary one last. */
export function TaskFooter(props: TaskFooterProps): ReactNode {
  const { action, missing, wrong, decision, saved } = props;
  const Buttons =
    decision.step !== 'closed'
      ? DecisionButtons
      : action.kind === 'vote'
        ? VoteButtons
        : WorkButtons;
  return (
    <>
      <div className={classes.note} role="status">
        {decision.step === 'closed' && <FooterNote {...{ action, missing, wrong, saved }} />}
      </div>
      <Buttons {...props} />
    </>
  );
}
