import { RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { refusalTip } from '../../../../lib/refusal/refusal-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { TaskFlowDialog } from '../../flow/task-flow-dialog.tsx';
import type { ActingTask } from './task-action.ts';

/** Reopens a completed task, alone or with later tasks. Says why if it isn't possible. */
export function ReopenButton({ task }: { readonly task: ActingTask }): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { refusals, reopenCascade } = task.permissions;
  return (
    <>
      <Button
        icon={<RotateCcw />}
        disabledReason={refusalTip(t, refusals, 'reopen')}
        onClick={() => setOpen(true)}
      >
        {t('tasks.action.reopen')}
      </Button>
      {isOpen && (
        <TaskFlowDialog
          command="REOPEN"
          task={task}
          mayCascade={reopenCascade}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
