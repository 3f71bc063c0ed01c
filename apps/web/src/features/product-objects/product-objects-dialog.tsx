import { fieldLimits } from '@baton/domain/field/field-limits';
import { productObjectNames } from '@baton/domain/field/product-object';
import { Plus } from 'lucide-react';
import { Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { productObjectsDialogQuery } from '../../__generated__/productObjectsDialogQuery.graphql.ts';
import { useUnsent } from '../../lib/unsaved/use-unsent.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { useAddObjects } from '../../lib/product-objects/use-add-objects.ts';
import { RestoredDraftNote } from '../../ui/restored-draft-note/restored-draft-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SearchField } from '../../ui/filter-bar/filter-bar.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { ProductObjectList } from './product-object-list.tsx';
import classes from './product-objects.module.css';

interface ProductObjectsDialogProps {
  readonly onClose: () => void;
  readonly isEditable: boolean;
}

/** Searches, adds, renames, and removes the product objects of the workspace. */
export function ProductObjectsDialog({
  onClose,
  isEditable,
}: ProductObjectsDialogProps): ReactNode {
  const t = useText();
  const [search, setSearch] = useState('');
  const [fetchKey, setFetchKey] = useState(0);
  const wanted = useDeferredValue(search.trim());
  return (
    <Dialog isOpen onClose={onClose} title={t('productObjects.title')}>
      <p className={classes.about}>{t('productObjects.about')}</p>
      {isEditable && <AddObjects onAdded={() => setFetchKey(fetchKey + 1)} />}
      <Suspense fallback={<Skeleton rows={4} />}>
        <Found search={wanted} fetchKey={fetchKey} isEditable={isEditable}>
          <SearchField label={t('productObjects.search')} value={search} onChange={setSearch} />
        </Found>
      </Suspense>
    </Dialog>
  );
}

function AddObjects({ onAdded }: { readonly onAdded: () => void }): ReactNode {
  const t = useText();
  const { draft, hasDraft, change, forget } = useUnsent('productObjects', { text: '' });
  const { text } = draft;
  const { add, isAdding } = useAddObjects();
  const names = productObjectNames(text.split(/[\n\r\t]+/));
  const most = fieldLimits.addedObjects;
  const submit = async (): Promise<void> => {
    const added = await add(names);
    if (added.length === 0) return;
    forget();
    notify({ tone: 'success', text: t('productObjects.added', { count: added.length }) });
    onAdded();
  };
  return (
    <form
      className={classes.add}
      onSubmit={(event) => {
        event.preventDefault();
        if (names.length > 0) void submit();
      }}
    >
      {hasDraft && <RestoredDraftNote onDiscard={forget} />}
      <TextArea
        label={t('productObjects.names')}
        description={t('productObjects.namesHint')}
        error={names.length > most ? t('errors.TooMany', { count: names.length, max: most }) : null}
        rows={2}
        value={text}
        onChange={(next) => change({ text: next })}
      />
      <Button
        type="submit"
        icon={<Plus />}
        loading={isAdding}
        disabledReason={
          names.length > 0 && names.length <= most ? null : t('productObjects.nothingToAdd')
        }
      >
        {t('productObjects.add')}
      </Button>
    </form>
  );
}

function Found({
  search,
  fetchKey,
  isEditable,
  children,
}: {
  readonly search: string;
  readonly fetchKey: number;
  readonly isEditable: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const data = useLazyLoadQuery<productObjectsDialogQuery>(
    graphql`
      query productObjectsDialogQuery($search: String) {
        ...productObjectList_query @arguments(search: $search)
      }
    `,
    { search: search === '' ? null : search },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  return (
    <ProductObjectList query={data} isEditable={isEditable} isSearch={search !== ''}>
      {children}
    </ProductObjectList>
  );
}
