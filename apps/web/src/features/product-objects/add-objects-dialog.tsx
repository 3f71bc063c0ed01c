import {
  productObjectNames,
  productObjectRefusals,
} from '@baton/domain/field/custom/product-object';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { useAddObjects } from '../../lib/product-objects/use-add-objects.ts';
import { useCheckedFields } from '../../lib/refusal/use-checked-fields.ts';
import { useDraft } from '../../lib/draft/use-draft.ts';
import { EntityDialog } from '../../ui/entity/entity-dialog.tsx';
import { RestoredDraftNote } from '../../ui/restored-draft-note/restored-draft-note.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';

interface AddObjectsDialogProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Adds product objects, one per line. The draft stays until it is sent or canceled. */
export function AddObjectsDialog({ onClose, onDone }: AddObjectsDialogProps): ReactNode {
  const t = useText();
  const { draft, hasDraft, change, forget } = useDraft('productObjects', {
    empty: { text: '' },
  });
  const { add, isAdding } = useAddObjects();
  const names = productObjectNames(draft.text.split(/[\n\r\t]+/));
  const { errorOf, check } = useCheckedFields(productObjectRefusals(names), {});
  const submit = async (): Promise<void> => {
    if (!check()) return;
    const { length: count } = await add(names);
    if (count === 0) return;
    forget();
    notify({ tone: 'success', text: t('productObjects.added', { count }) });
    onDone();
  };
  return (
    <EntityDialog
      title={t('productObjects.add')}
      submitLabel={t('productObjects.add')}
      isPending={isAdding}
      onSubmit={() => void submit()}
      onClose={onClose}
      onCancel={() => {
        forget();
        onClose();
      }}
    >
      {hasDraft && <RestoredDraftNote />}
      <TextArea
        label={t('productObjects.names')}
        description={t('productObjects.namesHint')}
        required
        autoFocus
        rows={6}
        value={draft.text}
        error={errorOf('names')}
        onChange={(text) => change({ text })}
      />
    </EntityDialog>
  );
}
