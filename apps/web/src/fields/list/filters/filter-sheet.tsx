import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

export interface FilterSheetProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The filters of a narrow window. They apply immediately. */
export function FilterSheet({ onClose, children }: FilterSheetProps): ReactNode {
  const t = useText();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('filters.filters', { count: 0 })}
      size="small"
      footer={
        <Button kind="primary" onClick={onClose}>
          {t('filters.stage.apply')}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
