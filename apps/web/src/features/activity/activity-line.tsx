import type { ReactNode } from 'react';
import {
  AlarmClock,
  ArrowUpRight,
  CalendarClock,
  CircleCheck,
  CircleDot,
  CircleStop,
  CloudAlert,
  FilePlus2,
  Flag,
  MessageSquare,
  Pause,
  PencilLine,
  Play,
  RotateCcw,
  Send,
  ThumbsUp,
  TriangleAlert,
  Undo2,
  UserRoundPlus,
  type LucideIcon,
} from 'lucide-react';
import { useFormats, type Formats } from '../../lib/i18n/use-formats.ts';
import { useIntl } from '../../lib/intl/use-intl.ts';
import { useText, type Text } from '../../lib/i18n/use-text.ts';
import { Moment } from '../../ui/moment/moment.tsx';
import type { ActivityEntry } from './activity-entries.ts';
import type { ActivityData } from './activity-data.ts';
import { activitySentence, type ActivityFacts } from './activity-sentence.ts';
import { SubjectLink } from './subject-link.tsx';
import classes from './activity-feed.module.css';

type Kind = ActivityData['kind'];

const icons: Readonly<Record<Kind, LucideIcon>> = {
  WORKFLOW_STARTED: Play,
  WORKFLOW_COMPLETE: Flag,
  WORKFLOW_PAUSED: Pause,
  WORKFLOW_ENDED: CircleStop,
  TASK_STARTED: CircleDot,
  COMPLETE: CircleCheck,
  APPROVED: ThumbsUp,
  REJECTED: Undo2,
  RESET: RotateCcw,
  RESTARTED: RotateCcw,
  ASSIGNED: UserRoundPlus,
  DATE_CHANGE: CalendarClock,
  OVERDUE: AlarmClock,
  EDIT: PencilLine,
  AUTOMATED_REQUEST: ArrowUpRight,
  AUTOMATED_REQUEST_ERROR: CloudAlert,
  DOCUMENT_ADDED: FilePlus2,
  MESSAGE: MessageSquare,
  SAVE: PencilLine,
  EXCEPTION: TriangleAlert,
  RESOLVE_EXCEPTION: CircleCheck,
};

/** Entry types that readers look for first, with their color. */
const tones: Partial<Record<Kind, 'done' | 'problem'>> = {
  COMPLETE: 'done',
  APPROVED: 'done',
  WORKFLOW_COMPLETE: 'done',
  REJECTED: 'problem',
  EXCEPTION: 'problem',
  AUTOMATED_REQUEST_ERROR: 'problem',
  OVERDUE: 'problem',
  RESOLVE_EXCEPTION: 'done',
};

/** Number of names shown if several tasks share an entry. */
const namesShown = 3;

const moment = (formats: Formats, millis: string | undefined): string | undefined =>
  millis === undefined ? undefined : formats.moment(new Date(Number(millis)).toISOString());

const paramOf = ({ params }: ActivityData, name: string): string | undefined => {
  const value = params.find((one) => one.name === name)?.value;
  return value === '' ? undefined : value;
};

const factsOf = (data: ActivityData): ActivityFacts => ({
  kind: data.kind,
  hasActor: data.actor != null,
  // A deleted item can be named but not opened.
  isOfWorkflow: data.taskId == null && data.subject === '',
  isSubmitted: paramOf(data, 'outcome') === 'SUBMITTED',
  isOnBehalf: paramOf(data, 'onBehalf') !== undefined,
  code: paramOf(data, 'code'),
  hasAdded: paramOf(data, 'added') !== undefined,
  hasRemoved: paramOf(data, 'removed') !== undefined,
  hasDate: paramOf(data, 'after') !== undefined,
  isTriedAgain: paramOf(data, 'next') !== undefined,
});

/** Returns whether a person was added, removed, or both. */
const changeOf = ({ hasAdded, hasRemoved }: ActivityFacts): string => {
  if (hasAdded && hasRemoved) return 'both';
  if (hasAdded) return 'added';
  return hasRemoved ? 'removed' : 'other';
};

/** An approval has the name of its task, so the text says which one is meant. */
const subjectText = (t: Text, { kind, subject, isApproval }: ActivityData): string =>
  isApproval && kind !== 'APPROVED' && kind !== 'REJECTED'
    ? t('flow.preview.approvalOf', { task: subject })
    : subject;

export interface ActivityLineProps {
  readonly entry: ActivityEntry<ActivityData>;
  /** True in the activity of one task, where its name is omitted. */
  readonly isOfTask: boolean;
  /** Null if tasks can't be opened from this list. */
  readonly onOpenTask: ((id: string) => void) | undefined;
}

/** Who did what, and when. */
export function ActivityLine({ entry, isOfTask, onOpenTask }: ActivityLineProps): ReactNode {
  const t = useText();
  const intl = useIntl();
  const formats = useFormats();
  const { first, others } = entry;
  const facts = factsOf(first);
  const Icon = facts.kind === 'COMPLETE' && facts.isSubmitted ? Send : icons[facts.kind];

  const link = (data: ActivityData, text: ReactNode): ReactNode => (
    <SubjectLink key={data.id} taskId={data.taskId} onOpen={onOpenTask}>
      {text}
    </SubjectLink>
  );
  const tasks = [first, ...others];
  const named = tasks.length > namesShown + 1 ? tasks.slice(0, namesShown) : tasks;
  const rest = tasks.length - named.length;
  const sentence =
    others.length === 0
      ? t.rich(activitySentence(facts), {
          actor: first.actor?.name ?? '',
          subject: subjectText(t, first),
          // Files of the intake form belong to no task, so the sentence doesn't name one.
          scope: isOfTask || first.subject === '' ? 'task' : 'workflow',
          added: paramOf(first, 'added') ?? '',
          change: changeOf(facts),
          removed: paramOf(first, 'removed') ?? '',
          name: paramOf(first, 'name') ?? '',
          count: Number(paramOf(first, 'count') ?? 0),
          stage: paramOf(first, 'stage') ?? '',
          date: moment(formats, paramOf(first, 'after')) ?? '',
          b: (chunks) => <strong key="b">{chunks}</strong>,
          s: (chunks) => link(first, chunks),
        })
      : t.rich('activity.tasksStarted', {
          tasks: intl.formatList(
            [
              ...named.map((data) => link(data, subjectText(t, data))),
              ...(rest > 0 ? [t('activity.moreTasks', { count: rest })] : []),
            ],
            { type: 'conjunction' },
          ),
        });
  return (
    <li className={classes.line}>
      <Icon size={14} className={classes.icon} data-tone={tones[facts.kind]} aria-hidden="true" />
      <div className={classes.text}>
        <p>{sentence}</p>
        {first.comment != null && first.comment !== '' && (
          <p className={classes.comment}>{first.comment}</p>
        )}
      </div>
      <span className={classes.when}>
        <Moment at={first.at} style="relative" />
      </span>
    </li>
  );
}
