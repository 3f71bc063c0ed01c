import { useNavigate } from '@tanstack/react-router';
import { LayoutList } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { SelectedForm } from '../../features/forms/list/selected-form.ts';
import { CreateFormDialog } from '../../features/forms/list/create-form-dialog.tsx';
import { FormList } from '../../features/forms/list/form-list.tsx';
import { useText } from '../../lib/i18n/use-text.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { LibraryPage } from '../../ui/library/library-page.tsx';
import { PublishFilter, publishStates } from '../../ui/library/publish-filter.tsx';
import { useLibrarySearch } from '../../ui/library/use-library-search.ts';

/** The item to create: an empty form or a copy. */
interface Making {
  readonly copyOf: SelectedForm | null;
}

/** Lists, creates, and duplicates forms. */
export function FormsScreen(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { navigation } = useViewer();
  const search = useLibrarySearch('/forms', publishStates);
  const [making, setMaking] = useState<Making | null>(null);
  const refusal = navigation.createForm ? null : t('forms.create.notAllowed');
  const open = (id: string): void =>
    void navigate({ to: '/forms/form-builder', search: { uuid: id } });
  return (
    <>
      <LibraryPage
        icon={<LayoutList />}
        title={t('forms.title')}
        create={{ label: t('forms.list.new'), refusal, run: () => setMaking({ copyOf: null }) }}
        search={search}
        searchLabel={t('forms.list.search')}
        filter={<PublishFilter search={search} />}
        noAccess={
          navigation.forms
            ? null
            : { title: t('forms.list.notAllowed'), text: t('forms.list.notAllowedText') }
        }
      >
        {(create) => (
          <FormList
            shown={search.shown}
            createRefusal={refusal}
            emptyAction={create}
            onOpen={open}
            onDuplicate={(copyOf) => setMaking({ copyOf })}
          />
        )}
      </LibraryPage>
      {making !== null && (
        <CreateFormDialog
          copyOf={making.copyOf}
          isVariant={false}
          onClose={() => setMaking(null)}
          onCreated={open}
        />
      )}
    </>
  );
}
