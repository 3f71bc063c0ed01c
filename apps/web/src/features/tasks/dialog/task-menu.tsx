import { Suspense, useState, type ReactNode } from 'react';
import {
  Ellipsis,
  Link2,
  RotateCcw,
  Send,
  SkipForward,
  Trash2,
  TriangleAlert,
  Undo2,
  UserRoundCheck,
} from 'lucide-react';
import type { WatchState } from '../../../__generated__/taskDialogDataQuery.graphql.ts';
import { useWatchItems } from '../../../fields/watching/use-watch-items.tsx';
import { lazyComponent } from '../../../lib/lazy/lazy-component.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { copyLink } from '../../../lib/notice/copy-link.ts';
import { refusalTip } from '../../../lib/refusal/refusal-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import type { MenuAction, MenuItem } from '../../../ui/menu/menu-item.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import { availableFirst, useHandItems, type HandTask } from '../hands/use-hand-items.tsx';
import { useTaskCommands } from '../commands/use-task-commands.ts';
import type { DecisionStep } from './decision/decision.ts';
import type { ActingTask } from './decision/task-action.ts';

const DeleteTaskDialog = lazyComponent(
  async () => (await import('../plan/delete-task-dialog.tsx')).DeleteTaskDialog,
);

const SendToGuestDialog = lazyComponent(
  async () => (await import('../guests/send-to-guest-dialog.tsx')).SendToGuestDialog,
);
const ReportDialog = lazyComponent(
  async () => (await import('../flow/problem-dialog.tsx')).ReportDialog,
);

export interface TaskMenuProps {
  readonly task: ActingTask;
  readonly hands: HandTask['permissions'];
  /** The task that a problem is reported for: the parent task of a subtask approval. */
  readonly reported: Pick<ActingTask, 'id' | 'version' | 'workflowId'> & {
    readonly exception: object | null | undefined;
    readonly permissions: Pick<ActingTask['permissions'], 'refusals'> & {
      readonly reportException: boolean;
    };
  };
  readonly watchState: WatchState;
  readonly onOpenStep: (step: DecisionStep) => void;
}

/** Less common actions of a task. Unavailable ones show the reason. */
export function TaskMenu({
  task,
  hands: allowed,
  reported,
  watchState,
  onOpenStep: onBegin,
}: TaskMenuProps): ReactNode {
  const t = useText();
  const commands = useTaskCommands();
  const { permissions } = task;
  const [open, setOpen] = useState<'delete' | 'guest' | 'report' | null>(null);
  const hands = useHandItems({ ...task, permissions: allowed }, task.permissions.refusals);
  const watch = useWatchItems({ subjectId: task.id, state: watchState });
  const isSkipped = task.skippedAt != null;
  const why = (flag: string): string | null => refusalTip(t, permissions.refusals, flag);
  const copyAddress = (): Promise<void> => {
    const link = new URL(`/workflow/${task.workflowId}`, location.origin);
    link.searchParams.set('task-id', task.id);
    return copyLink(t, link.href);
  };
  const onTask: readonly (MenuAction | false)[] = [
    ...hands,
    {
      key: 'recall',
      label: t('tasks.action.recall'),
      icon: <Undo2 />,
      disabledReason: why('recall'),
      run: () => void commands.recall(task),
    },
    !permissions.complete && {
      key: 'onBehalf',
      label: t('tasks.action.onBehalf'),
      icon: <UserRoundCheck />,
      disabledReason: why('completeOnBehalf'),
      run: () => onBegin('onBehalf'),
    },
    isSkipped
      ? {
          key: 'unskip',
          label: t('tasks.action.unskip'),
          icon: <RotateCcw />,
          disabledReason: why('unskip'),
          run: () => void commands.unskip(task),
        }
      : {
          key: 'skip',
          label: t('tasks.action.skip'),
          icon: <SkipForward />,
          isDanger: true,
          disabledReason: why('skip'),
          run: () => onBegin('skip'),
        },
    {
      key: 'guest',
      label: t('guests.menu'),
      icon: <Send />,
      disabledReason: why('sendToGuest'),
      run: () => setOpen('guest'),
    },
    // An open problem is shown elsewhere.
    reported.exception == null && {
      key: 'report',
      label: t('flow.problem.report'),
      icon: <TriangleAlert />,
      disabledReason: reported.permissions.reportException
        ? null
        : refusalTip(t, reported.permissions.refusals, 'reportException'),
      run: () => setOpen('report'),
    },
  ];
  const items: readonly MenuItem[] = [
    ...availableFirst(onTask.filter((item) => item !== false)),
    'divider',
    ...watch.items,
    {
      key: 'link',
      label: t('tasks.dialog.copyLink'),
      icon: <Link2 />,
      run: () => void copyAddress(),
    },
    'divider',
    {
      key: 'delete',
      label: t('plan.delete'),
      icon: <Trash2 />,
      isDanger: true,
      disabledReason: why('delete'),
      run: () => setOpen('delete'),
    },
  ];
  return (
    <>
      <Menu
        trigger={<IconButton label={t('tasks.dialog.more')} icon={<Ellipsis />} />}
        items={items}
        commandSubject={task.name}
      />
      {open !== null && (
        <Suspense>
          {open === 'delete' ? (
            <DeleteTaskDialog task={task} onClose={() => setOpen(null)} />
          ) : open === 'guest' ? (
            <SendToGuestDialog taskId={task.id} onClose={() => setOpen(null)} />
          ) : (
            <ReportDialog task={reported} onClose={() => setOpen(null)} />
          )}
        </Suspense>
      )}
    </>
  );
}
