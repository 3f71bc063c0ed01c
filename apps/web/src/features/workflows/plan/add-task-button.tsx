import { Plus } from 'lucide-react';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../../lib/lazy/lazy-component.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import type { AddTaskDialogProps } from './add-task-dialog.tsx';

const AddTaskDialog = lazyComponent(
  async () => (await import('./add-task-dialog.tsx')).AddTaskDialog,
);

export interface AddTaskButtonProps extends Omit<AddTaskDialogProps, 'onClose'> {
  /** Id of the element with the stage name. */
  readonly stageNameId: string;
}

/** Button in a stage header, for people who can add tasks. */
export function AddTaskButton({ stageNameId, ...props }: AddTaskButtonProps): ReactNode {
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('plan.add')}
        icon={<Plus />}
        id={id}
        aria-labelledby={`${id} ${stageNameId}`}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <AddTaskDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
