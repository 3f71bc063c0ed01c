import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Copy, FilePlus, LayoutList, Lock, LockOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { formBuilderScreenInForceQuery } from '../../__generated__/formBuilderScreenInForceQuery.graphql.ts';
import type { formBuilderScreenLockMutation } from '../../__generated__/formBuilderScreenLockMutation.graphql.ts';
import type { formBuilderScreenOpenMutation } from '../../__generated__/formBuilderScreenOpenMutation.graphql.ts';
import type { formBuilderScreenQuery } from '../../__generated__/formBuilderScreenQuery.graphql.ts';
import type { formBuilderScreenVersionQuery } from '../../__generated__/formBuilderScreenVersionQuery.graphql.ts';
import { FormBuilder, type BuilderTab } from '../../features/forms/builder/form-builder.tsx';
import { VersionPreview } from '../../features/forms/paper/version-preview.tsx';
import { CreateFormDialog } from '../../features/forms/list/create-form-dialog.tsx';
import { apiError } from '../../lib/api/graphql-error.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useQuery, useScreenQuery } from '../../lib/api/use-screen-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { refusalText } from '../../lib/refusal/refusal-text.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';
import { findTab } from '../../ui/unknown-tab/find-tab.ts';
import { UnknownTab } from '../../ui/unknown-tab/unknown-tab.tsx';

const route = getRouteApi('/forms/form-builder');

const tabs: readonly BuilderTab[] = ['design', 'preview', 'translate', 'versions'];

export function FormBuilderScreen(): ReactNode {
  const { uuid, ...search } = route.useSearch();
  if (uuid === undefined) return <NoForm />;
  if (search['is-public'] === '1') return <InForce id={uuid} />;
  const number = Number(search['tab-secondary']);
  if (Number.isInteger(number) && number > 0) return <Version id={uuid} number={number} />;
  const tab = findTab(tabs, search.tab);
  return tab === null ? (
    <UnknownTab href={`/forms/form-builder?uuid=${encodeURIComponent(uuid)}`} />
  ) : (
    <Draft id={uuid} tab={tab} />
  );
}

function NoForm(): ReactNode {
  const t = useText();
  return (
    <>
      <PageHeader breadcrumb={[{ label: t('forms.title'), href: '/forms' }]} />
      <PageBody>
        <EmptyState
          icon={<LayoutList size={28} />}
          title={t('forms.noneNamedTitle')}
          text={t('forms.noneNamedText')}
          action={<a href="/forms">{t('forms.toList')}</a>}
        />
      </PageBody>
    </>
  );
}

interface DraftProps {
  readonly id: string;
  readonly tab: BuilderTab;
}

function Draft({ id, tab }: DraftProps): ReactNode {
  const t = useText();
  const viewer = useViewer();
  const navigate = useNavigate();
  const search = route.useSearch();
  const mode = search['display-mode'] ?? 'default';
  const [round, setRound] = useState(0);
  const { form } = useQuery<formBuilderScreenQuery>(
    graphql`
      query formBuilderScreenQuery($id: ID!) {
        form(id: $id) {
          id
          name
          draftVersion
          isOpen
          lockedBy {
            id
          }
          permissions {
            refusals {
              ...refusalText_refusal
            }
          }
          ...formBuilder_form
        }
      }
    `,
    { id },
    // Always loads from the server, because the cache doesn't contain an editor's saved changes.
    { fetchPolicy: 'network-only', fetchKey: round },
  );
  const opening = useCommand<formBuilderScreenOpenMutation>(graphql`
    mutation formBuilderScreenOpenMutation($input: OpenFormInput!) {
      openForm(input: $input) {
        form {
          id
        }
      }
    }
  `);
  const locking = useCommand<formBuilderScreenLockMutation>(graphql`
    mutation formBuilderScreenLockMutation($input: LockFormInput!) {
      lockForm(input: $input) {
        form {
          id
          lockedBy {
            id
            name
          }
        }
      }
    }
  `);
  if (form == null) throw apiError('NotFound');
  const go = (change: Readonly<Record<string, string | undefined>>): void =>
    void navigate({ to: '/forms/form-builder', search: { ...search, ...change }, replace: true });
  const open = async (from: number | null): Promise<void> => {
    const response = await opening.run((idempotencyKey) => ({
      input: { id, expectedVersion: form.draftVersion, idempotencyKey, from },
    }));
    if (response === null) return;
    setRound(round + 1);
    go({ 'display-mode': 'new-version', tab: undefined });
  };
  const lock = async (): Promise<void> => {
    const isLocked = form.lockedBy == null;
    const response = await locking.run(() => ({ input: { id, isLocked } }));
    if (response !== null) setRound(round + 1);
  };
  const { refusals } = form.permissions;
  return (
    <>
      <FormBuilder
        key={`${form.id} ${round}`}
        form={form}
        userId={viewer.id}
        takesFocus={round > 0}
        tab={tab}
        onTab={(next) => go({ tab: next === 'design' ? undefined : next })}
        onShowVersion={(number) => go({ 'tab-secondary': String(number) })}
        onRestore={(number) => void open(number)}
        onPublished={() => {
          setRound(round + 1);
          go({ 'display-mode': undefined });
        }}
        actions={
          <>
            <IconButton
              label={t(form.lockedBy == null ? 'forms.lock' : 'forms.unlock')}
              icon={form.lockedBy == null ? <Lock size={16} /> : <LockOpen size={16} />}
              disabledReason={refusalText(t, refusals, 'lock')}
              onClick={() => void lock()}
            />
            <IconButton
              label={t('forms.newVariant')}
              icon={<Copy size={16} />}
              disabledReason={viewer.navigation.createForm ? null : t('forms.create.notAllowed')}
              onClick={() => go({ 'display-mode': 'new-variant' })}
            />
            {!form.isOpen && (
              <Button
                kind="primary"
                icon={<FilePlus />}
                loading={opening.isPending}
                disabledReason={refusalText(t, refusals, 'open')}
                onClick={() => void open(null)}
              >
                {t('forms.newVersion')}
              </Button>
            )}
          </>
        }
      />
      {mode === 'new-version' && !form.isOpen && (
        <ConfirmDialog
          isOpen
          onClose={() => go({ 'display-mode': undefined })}
          title={t('forms.newVersion.title')}
          tone="primary"
          confirmLabel={t('forms.newVersion')}
          loading={opening.isPending}
          disabledReason={refusalText(t, refusals, 'open')}
          onConfirm={() => void open(null)}
        >
          {t('forms.newVersion.text')}
        </ConfirmDialog>
      )}
      {mode === 'new-variant' && (
        <CreateFormDialog
          copyOf={{ id: form.id, name: form.name }}
          isVariant
          onClose={() => go({ 'display-mode': undefined })}
          onCreated={(uuid) => void navigate({ to: '/forms/form-builder', search: { uuid } })}
        />
      )}
    </>
  );
}

/** The current version of a form, for people who follow a link. It is read-only. */
function InForce({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { form } = useScreenQuery<formBuilderScreenInForceQuery>(
    graphql`
      query formBuilderScreenInForceQuery($id: ID!) {
        form(id: $id) {
          id
          name
          published {
            id
            ...versionPreview_version
          }
        }
      }
    `,
    { id },
  );
  if (form == null) throw apiError('NotFound');
  const toDraft = (
    <Button onClick={() => void navigate({ to: '/forms/form-builder', search: { uuid: id } })}>
      {t('forms.public.toDraft')}
    </Button>
  );
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('forms.title'), href: '/forms' }, { label: form.name }]}
        actions={form.published == null ? undefined : toDraft}
      />
      <PageBody>
        {form.published == null ? (
          <EmptyState
            icon={<LayoutList size={28} />}
            title={t('forms.public.none')}
            text={t('forms.public.noneText')}
            action={toDraft}
          />
        ) : (
          <VersionPreview version={form.published} />
        )}
      </PageBody>
    </>
  );
}

interface VersionProps {
  readonly id: string;
  readonly number: number;
}

function Version({ id, number }: VersionProps): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { form, formVersion } = useScreenQuery<formBuilderScreenVersionQuery>(
    graphql`
      query formBuilderScreenVersionQuery($id: ID!, $number: Int!) {
        form(id: $id) {
          id
          name
        }
        formVersion(form: $id, number: $number) {
          id
          ...versionPreview_version
        }
      }
    `,
    { id, number },
  );
  if (form == null) throw apiError('NotFound');
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: t('forms.title'), href: '/forms' },
          { label: form.name },
          { label: t('library.version', { number }) },
        ]}
        actions={
          <Button
            onClick={() => void navigate({ to: '/forms/form-builder', search: { uuid: id } })}
          >
            {t('library.versions.backToDraft')}
          </Button>
        }
      />
      <PageBody>
        <VersionPreview version={formVersion} />
      </PageBody>
    </>
  );
}
