import { FileInput } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import type { ImportRowsDialogProps } from './import-rows-dialog.tsx';

const ImportRowsDialog = lazyComponent(
  async () => (await import('./import-rows-dialog.tsx')).ImportRowsDialog,
);

/** Opens the import of rows. Its dialog is loaded on first use. */
export function ImportRows(props: Omit<ImportRowsDialogProps, 'onClose'>): ReactNode {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" kind="subtle" icon={<FileInput />} onClick={() => setIsOpen(true)}>
        {t('rows.import')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportRowsDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
