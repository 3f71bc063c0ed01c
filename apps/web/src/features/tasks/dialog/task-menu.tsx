import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Ellipsis, RotateCcw, SkipForward, Trash2, Undo2, UserRoundCheck } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
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

/** What is seldom done with a task; only what this person may do now. */
export function TaskMenu({ task, onBegin }: TaskMenuProps): ReactNode {
  const t = useText();
  const commands = useTaskCommands();
  const { permissions } = task;
  const [isDeleting, setDeleting] = useState(false);
  const items: readonly (MenuAction | false)[] = [
    permissions.recall && {
      key: 'recall',
      label: t('tasks.action.recall'),
      icon: <Undo2 />,
      run: () => void commands.recall(task),
    },
    permissions.completeOnBehalf &&
      !permissions.complete && {
        key: 'onBehalf',
        label: t('tasks.action.onBehalf'),
        icon: <UserRoundCheck />,
        run: () => onBegin('onBehalf'),
      },
    permissions.unskip && {
      key: 'unskip',
      label: t('tasks.action.unskip'),
      icon: <RotateCcw />,
      run: () => void commands.unskip(task),
    },
    permissions.skip && {
      key: 'skip',
      label: t('tasks.action.skip'),
      icon: <SkipForward />,
      isDanger: true,
      run: () => onBegin('skip'),
    },
    permissions.delete && {
      key: 'delete',
      label: t('plan.delete'),
      icon: <Trash2 />,
      isDanger: true,
      run: () => setDeleting(true),
    },
  ];
  const offered = items.filter((item) => item !== false);
  if (offered.length === 0) return null;
  return (
    <>
      <Menu
        trigger={<IconButton label={t('tasks.dialog.more')} icon={<Ellipsis />} />}
        items={offered}
      />
      {isDeleting && (
        <Suspense>
          <DeleteTaskDialog task={task} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </>
  );
}
