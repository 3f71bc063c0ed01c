import { Plus } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../../lib/lazy/lazy-component.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { AddStageDialogProps } from './add-stage-dialog.tsx';

export const AddStageDialog = lazyComponent(
  async () => (await import('./add-stage-dialog.tsx')).AddStageDialog,
);

/** Button below the stages, for people who can add one. */
export function AddStageButton(props: Omit<AddStageDialogProps, 'onClose' | 'behind'>): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button icon={<Plus />} onClick={() => setOpen(true)}>
        {t('stages.add')}
      </Button>
      {isOpen && (
        <Suspense>
          <AddStageDialog
            {...props}
            behind={props.stages.at(-1)?.id ?? null}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
