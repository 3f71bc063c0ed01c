import { Columns3 } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../../lib/lazy/lazy-component.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { ColumnsDialogProps } from './columns-dialog.tsx';

// Lazy, because most people don't change the columns, and its field code is large.
const ColumnsDialog = lazyComponent(
  async () => (await import('./columns-dialog.tsx')).ColumnsDialog,
);

/** Opens the choice and order of the columns. */
export function ColumnsButton(props: Omit<ColumnsDialogProps, 'onClose'>): ReactNode {
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
          <ColumnsDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
