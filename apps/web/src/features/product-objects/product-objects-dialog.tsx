import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EntityStates } from '../../ui/entity/entity-states.tsx';
import { ProductObjectList } from './product-object-list.tsx';

interface ProductObjectsDialogProps {
  readonly onClose: () => void;
  readonly isEditable: boolean;
}

/** The product objects of the workspace. */
export function ProductObjectsDialog({
  onClose,
  isEditable,
}: ProductObjectsDialogProps): ReactNode {
  const t = useText();
  return (
    <Dialog isOpen onClose={onClose} title={t('productObjects.title')} isFlush>
      <EntityStates rows={4}>
        <ProductObjectList isEditable={isEditable} />
      </EntityStates>
    </Dialog>
  );
}
