import { Boxes, TextCursorInput } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  CustomFieldList,
  type OpenedField,
} from '../../features/custom-fields/custom-field-list.tsx';
import { ProductObjectsDialog } from '../../features/product-objects/product-objects-dialog.tsx';
import { questionKinds } from '../../fields/question/question-kinds.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { LibraryPage } from '../../ui/library/library-page.tsx';
import { useLibrarySearch } from '../../ui/library/use-library-search.ts';
import { Select } from '../../ui/select/select.tsx';
import classes from './custom-fields-screen.module.css';

/** Lists, adds, edits, and deletes custom fields. */
export function CustomFieldsScreen(): ReactNode {
  const t = useText();
  const { navigation } = useViewer();
  const search = useLibrarySearch('/custom-fields', questionKinds);
  const [isListing, setIsListing] = useState(false);
  const [opened, setOpened] = useState<OpenedField>(null);
  const forbidden = errorText(t, { code: 'Forbidden', params: {} });
  return (
    <>
      <LibraryPage
        icon={<TextCursorInput />}
        title={t('customFields.title')}
        create={{
          label: t('customFields.new'),
          refusal: navigation.createCustomField ? null : forbidden,
          run: () => setOpened({ id: null }),
        }}
        actions={
          <Button icon={<Boxes />} onClick={() => setIsListing(true)}>
            {t('productObjects.title')}
          </Button>
        }
        search={search}
        searchLabel={t('customFields.search')}
        filter={
          <Select<(typeof questionKinds)[number]>
            label={t('customFields.kind')}
            hideLabel
            className={classes.kind}
            placeholder={t('customFields.allKinds')}
            value={search.filter}
            options={questionKinds.map((value) => ({ value, label: t(`fields.kind.${value}`) }))}
            onChange={search.setFilter}
          />
        }
        noAccess={navigation.customFields ? null : { title: forbidden }}
      >
        {(create) => (
          <CustomFieldList
            shown={search.shown}
            emptyAction={create}
            opened={opened}
            onOpen={setOpened}
          />
        )}
      </LibraryPage>
      {isListing && (
        <ProductObjectsDialog
          isEditable={navigation.createCustomField}
          onClose={() => setIsListing(false)}
        />
      )}
    </>
  );
}
