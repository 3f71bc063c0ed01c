import { useNavigate, useSearch } from '@tanstack/react-router';
import { Settings, ShieldOff } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { adminScreenSecretsQuery } from '../../__generated__/adminScreenSecretsQuery.graphql.ts';
import type { adminScreenSettingsQuery } from '../../__generated__/adminScreenSettingsQuery.graphql.ts';
import { SecretsPanel } from '../../features/secrets/secrets-panel.tsx';
import { TagTypeList } from '../../features/tags/tag-type-list.tsx';
import { WorkspacePanel } from '../../features/workspace-settings/workspace-panel.tsx';
import { useScreenQuery } from '../../lib/api/use-screen-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';
import { PageWait } from '../../ui/page-header/page-wait.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { findTab } from '../../ui/unknown-tab/find-tab.ts';
import { UnknownTab } from '../../ui/unknown-tab/unknown-tab.tsx';
import classes from './admin-screen.module.css';

const settingsQuery = graphql`
  query adminScreenSettingsQuery {
    viewer {
      ...workspacePanel_viewer
    }
  }
`;

const secretsQuery = graphql`
  query adminScreenSecretsQuery {
    secrets {
      ...secretsPanel_secret
    }
  }
`;

const Audit = lazy(async () => {
  const module = await import('../../features/audit/audit-log.tsx');
  return { default: module.AuditLog };
});

const Calls = lazy(async () => {
  const module = await import('./admin-calls.tsx');
  return { default: module.AdminCalls };
});

const Mail = lazy(async () => {
  const module = await import('../../features/outgoing-mail/outgoing-mail.tsx');
  return { default: module.OutgoingMail };
});

const SignIn = lazy(async () => {
  const module = await import('../../features/sign-in-policy/sign-in-panel.tsx');
  return { default: module.SignInPanel };
});

type Tab = 'integrations' | 'calls' | 'settings' | 'sign-in' | 'tag-types' | 'mail' | 'audit-log';

/** Workspace settings for admins and integration managers. */
export function AdminScreen(): ReactNode {
  const t = useText();
  const { navigation } = useViewer();
  const navigate = useNavigate();
  const { tab: wanted } = useSearch({ strict: false });
  const tabs: readonly Tab[] = navigation.adminSettings
    ? ['settings', 'sign-in', 'tag-types', 'integrations', 'calls', 'mail', 'audit-log']
    : ['integrations', 'calls'];
  const tab = findTab(tabs, wanted);
  const header = <PageHeader breadcrumb={[{ label: t('admin.title') }]} icon={<Settings />} />;
  if (!navigation.admin)
    return (
      <>
        {header}
        <EmptyState icon={<ShieldOff />} title={t('errors.Forbidden')} />
      </>
    );
  if (tab === null) return <UnknownTab href="/admin" />;
  return (
    <>
      {header}
      <Tabs<Tab>
        isWide
        label={t('admin.tabs')}
        className={classes.tabs}
        tabs={tabs.map((key) => ({ key, label: t(labels[key]) }))}
        value={tab}
        onChange={(next) => void navigate({ to: '/admin', search: { tab: next }, replace: true })}
      >
        <PageBody isFlush>
          <Suspense key={tab} fallback={<PageWait rows={6} />}>
            {contents[tab]}
          </Suspense>
        </PageBody>
      </Tabs>
    </>
  );
}

const labels = {
  settings: 'admin.settings',
  'sign-in': 'signIn.title',
  integrations: 'admin.integrations',
  calls: 'calls.title',
  'tag-types': 'tags.types',
  mail: 'mail.title',
  'audit-log': 'audit.title',
} as const;

const contents: Readonly<Record<Tab, ReactNode>> = {
  settings: <Workspace />,
  integrations: <Integrations />,
  calls: <Calls />,
  'sign-in': <SignIn />,
  'tag-types': <TagTypeList />,
  mail: <Mail />,
  'audit-log': <Audit />,
};

function Workspace(): ReactNode {
  const { viewer } = useScreenQuery<adminScreenSettingsQuery>(settingsQuery, {});
  return viewer == null ? null : <WorkspacePanel viewer={viewer} />;
}

function Integrations(): ReactNode {
  const { secrets } = useScreenQuery<adminScreenSecretsQuery>(secretsQuery, {});
  return <SecretsPanel secrets={secrets} />;
}
