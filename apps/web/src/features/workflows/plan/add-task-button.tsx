import { Plus } from 'lucide-react';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { AddTaskDialogProps } from './add-task-dialog.tsx';
import classes from './add-task.module.css';

const AddTaskDialog = lazy(async () => {
  const module = await import('./add-task-dialog.tsx');
  return { default: module.AddTaskDialog };
});

export interface AddTaskButtonProps extends Omit<AddTaskDialogProps, 'onClose'> {
  /** The element that says which stage it is. */
  readonly stageNameId: string;
}

/** Under the tasks of a stage, for whoever may add one. */
export function AddTaskButton({ stageNameId, ...props }: AddTaskButtonProps): ReactNode {
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.button}>
      <Button
        kind="subtle"
        size="small"
        icon={<Plus />}
        id={id}
        aria-labelledby={`${id} ${stageNameId}`}
        onClick={() => setOpen(true)}
      >
        {t('plan.add')}
      </Button>
      {isOpen && (
        <Suspense>
          <AddTaskDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
