import { Columns3 } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import type { WorkflowColumn } from '@baton/domain/workflow-list/workflow-columns';
import { lazyComponent } from '../../../lib/lazy/lazy-component.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';

// Lazy, because most people don't change the columns, and its field code is large.
const ColumnsDialog = lazyComponent(
  async () => (await import('./columns-dialog.tsx')).ColumnsDialog,
);

export interface ColumnsButtonProps {
  readonly columns: readonly WorkflowColumn[];
  readonly onChange: (columns: readonly WorkflowColumn[]) => void;
}

/** Opens the choice and order of the columns. */
export function ColumnsButton({ columns, onChange }: ColumnsButtonProps): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="subtle"
        size="small"
        icon={<Columns3 size={14} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('views.columns')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ColumnsDialog columns={columns} onChange={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
