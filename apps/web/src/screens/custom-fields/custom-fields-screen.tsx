import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Boxes, Plus, TextCursorInput } from 'lucide-react';
import { Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { customFieldsScreenQuery } from '../../__generated__/customFieldsScreenQuery.graphql.ts';
import { CustomFieldDialog } from '../../features/custom-fields/custom-field-dialog.tsx';
import { questionKinds } from '../../fields/question/question-kinds.ts';
import { CustomFieldList } from '../../features/custom-fields/custom-field-list.tsx';
import { ProductObjectsDialog } from '../../features/product-objects/product-objects-dialog.tsx';
import { useScreenQuery } from '../../lib/api/use-screen-query.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.ts';
import { useLiveChanges } from '../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../lib/live/use-refresh.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { FilterBar, SearchField } from '../../ui/filter-bar/filter-bar.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';
import { PageWait } from '../../ui/page-header/page-wait.tsx';
import { Select } from '../../ui/select/select.tsx';
import classes from './custom-fields-screen.module.css';

const route = getRouteApi('/custom-fields');

const document = graphql`
  query customFieldsScreenQuery($search: String, $kind: FieldKind) {
    ...customFieldList_query @arguments(search: $search, kind: $kind)
  }
`;

type Kind = (typeof questionKinds)[number];

/** The open field: none, a new one (null id), or an existing one. */
type Opened = { readonly id: string | null } | null;

/** Lists, adds, edits, and deletes custom fields. */
export function CustomFieldsScreen(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { navigation } = useViewer();
  const search = route.useSearch();
  const text = search.search ?? '';
  const kind = questionKinds.find((known) => known === search.status) ?? null;
  const wantedText = useDeferredValue(text.trim());
  const wantedKind = useDeferredValue(kind);
  const [isListing, setIsListing] = useState(false);
  const [opened, setOpened] = useState<Opened>(null);
  const forbidden = errorText(t, { code: 'Forbidden', params: {} });
  const refusal = navigation.createCustomField ? null : forbidden;
  useShortcuts(
    refusal === null
      ? [{ keys: 'c', label: t('customFields.new'), run: () => setOpened({ id: null }) }]
      : [],
  );
  const setSearch = (change: { search?: string | undefined; status?: string | undefined }): void =>
    void navigate({ to: '/custom-fields', search: { ...search, ...change }, replace: true });
  const create = (
    <Button
      kind="primary"
      icon={<Plus />}
      disabledReason={refusal}
      onClick={() => setOpened({ id: null })}
    >
      {t('customFields.new')}
    </Button>
  );
  return (
    <>
      <PageHeader
        icon={<TextCursorInput />}
        breadcrumb={[{ label: t('customFields.title') }]}
        actions={
          <>
            {navigation.customFields && (
              <Button icon={<Boxes />} onClick={() => setIsListing(true)}>
                {t('productObjects.title')}
              </Button>
            )}
            {create}
          </>
        }
      />
      {navigation.customFields ? (
        <>
          <FilterBar>
            <SearchField
              label={t('customFields.search')}
              value={text}
              onChange={(value) => setSearch({ search: value === '' ? undefined : value })}
            />
            <Select<Kind>
              label={t('customFields.kind')}
              hideLabel
              className={classes.kind}
              placeholder={t('customFields.allKinds')}
              value={kind}
              options={questionKinds.map((value) => ({
                value,
                label: t(`fields.kind.${value}`),
              }))}
              onChange={(value) => setSearch({ status: value ?? undefined })}
            />
          </FilterBar>
          <PageBody isFlush>
            <Suspense fallback={<PageWait rows={8} />}>
              <Fields
                text={wantedText}
                kind={wantedKind}
                emptyAction={create}
                opened={opened}
                onOpen={setOpened}
              />
            </Suspense>
          </PageBody>
        </>
      ) : (
        <EmptyState title={forbidden} />
      )}
      {isListing && (
        <ProductObjectsDialog
          isEditable={navigation.createCustomField}
          onClose={() => setIsListing(false)}
        />
      )}
    </>
  );
}

interface FieldsProps {
  readonly text: string;
  readonly kind: Kind | null;
  readonly emptyAction: ReactNode;
  readonly opened: Opened;
  readonly onOpen: (opened: Opened) => void;
}

function Fields({ text, kind, emptyAction, opened, onOpen }: FieldsProps): ReactNode {
  const variables = { search: text === '' ? null : text, kind };
  const data = useScreenQuery<customFieldsScreenQuery>(document, variables);
  const refresh = useRefresh<customFieldsScreenQuery>(document, variables);
  useLiveChanges({ lists: true }, refresh);
  return (
    <>
      <CustomFieldList
        query={data}
        search={text}
        isFiltered={kind !== null}
        emptyAction={emptyAction}
        onOpen={(id) => onOpen({ id })}
      />
      {opened !== null && (
        <CustomFieldDialog
          id={opened.id}
          onClose={() => onOpen(null)}
          onSaved={() => {
            onOpen(null);
            void refresh();
          }}
        />
      )}
    </>
  );
}
