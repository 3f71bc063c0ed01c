import { useTaskCommands } from './commands/use-task-commands.ts';
import { useOpenTask } from './open-task.ts';
import type { TaskCardActions } from './task-card.tsx';

/** Actions of task cards: open, complete, and approve without leaving the page. */
export function useCardActions(): TaskCardActions {
  const open = useOpenTask();
  const commands = useTaskCommands();
  return {
    open,
    complete: (task) => void commands.complete(task),
    approve: (task) => void commands.approve(task, ''),
  };
}
