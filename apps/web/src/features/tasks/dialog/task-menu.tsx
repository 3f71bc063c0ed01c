import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Ellipsis, RotateCcw, SkipForward, Trash2, Undo2, UserRoundCheck } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { refusalTip } from '../../../lib/refusal/refusal-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import type { MenuAction } from '../../../ui/menu/menu-item.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import { useTaskCommands } from '../commands/use-task-commands.ts';
import type { DecisionStep } from './decision.ts';
import type { ActingTask } from './task-action.ts';

const DeleteTaskDialog = lazy(async () => {
  const module = await import('../plan/delete-task-dialog.tsx');
  return { default: module.DeleteTaskDialog };
});

export interface TaskMenuProps {
  readonly task: ActingTask;
  readonly onBegin: (step: DecisionStep) => void;
}

/** Less common actions of a task. Unavailable ones show the reason. */
export function TaskMenu({ task, onBegin }: TaskMenuProps): ReactNode {
  const t = useText();
  const commands = useTaskCommands();
  const { permissions } = task;
  const [isDeleting, setDeleting] = useState(false);
  const isSkipped = task.skippedAt != null;
  const why = (flag: string): string | null => refusalTip(t, permissions.refusals, flag);
  const items: readonly (MenuAction | false)[] = [
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
      key: 'delete',
      label: t('plan.delete'),
      icon: <Trash2 />,
      isDanger: true,
      disabledReason: why('delete'),
      run: () => setDeleting(true),
    },
  ];
  return (
    <>
      <Menu
        trigger={<IconButton label={t('tasks.dialog.more')} icon={<Ellipsis />} />}
        items={items.filter((item) => item !== false)}
      />
      {isDeleting && (
        <Suspense>
          <DeleteTaskDialog task={task} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </>
  );
}
