import { useNavigate, useSearch } from '@tanstack/react-router';
import { Eye, Settings, ShieldOff } from 'lucide-react';
import { type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import type { adminScreenSecretsQuery } from '../../__generated__/adminScreenSecretsQuery.graphql.ts';
import type { adminScreenSettingsQuery } from '../../__generated__/adminScreenSettingsQuery.graphql.ts';
import { SecretsPanel } from '../../features/secrets/secrets-panel.tsx';
import { WorkspacePanel } from '../../features/workspace-settings/workspace-panel.tsx';
import { useScreenQuery } from '../../lib/api/use-screen-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { EntityStates } from '../../ui/entity/entity-states.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';
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

const Audit = lazyComponent(async () => (await import('./admin-audit-log.tsx')).AdminAuditLog);

const Calls = lazyComponent(async () => (await import('./admin-calls.tsx')).AdminCalls);

const Mail = lazyComponent(
  async () => (await import('../../features/outgoing-mail/outgoing-mail.tsx')).OutgoingMail,
);

const IncomingMail = lazyComponent(
  async () => (await import('../../features/incoming-mail/incoming-mail.tsx')).IncomingMail,
);

const Notifications = lazyComponent(
  async () =>
    (await import('../../features/notification-admin/notification-panel.tsx')).NotificationPanel,
);

const InboxSample = lazyComponent(
  async () => (await import('../../features/inbox/inbox-list.tsx')).InboxSample,
);

const Webhooks = lazyComponent(
  async () => (await import('../../features/webhooks/webhook-list.tsx')).WebhookList,
);

const SignIn = lazyComponent(
  async () => (await import('../../features/sign-in-policy/sign-in-panel.tsx')).SignInPanel,
);

const Permissions = lazyComponent(
  async () => (await import('../../features/permissions/permission-table.tsx')).PermissionTable,
);

const ServiceAccounts = lazyComponent(
  async () =>
    (await import('../../features/service-accounts/service-account-list.tsx')).ServiceAccountList,
);

type Tab =
  | 'integrations'
  | 'calls'
  | 'settings'
  | 'sign-in'
  | 'service-accounts'
  | 'permissions'
  | 'mail'
  | 'incoming-mail'
  | 'notifications'
  | 'webhooks'
  | 'audit-log';

/** Workspace settings for admins and integration managers. */
export function AdminScreen(): ReactNode {
  const t = useText();
  const { navigation, isAdmin } = useViewer();
  const navigate = useNavigate();
  const { tab: wanted } = useSearch({ strict: false });
  const tabs: readonly Tab[] = navigation.adminSettings
    ? [
        'settings',
        'sign-in',
        'permissions',
        'integrations',
        'calls',
        'service-accounts',
        'mail',
        'incoming-mail',
        'notifications',
        'webhooks',
        'audit-log',
      ]
    : ['integrations', 'calls'];
  const tab = findTab(tabs, wanted);
  const header = (
    <PageHeader
      breadcrumb={[{ label: t('admin.title') }]}
      icon={<Settings />}
      actions={
        isAdmin && (
          <LinkButton icon={<Eye />} href="/internal/granular_access">
            {t('viewing.access')}
          </LinkButton>
        )
      }
    />
  );
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
          <EntityStates key={tab}>{contents[tab]}</EntityStates>
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
  'service-accounts': 'service.title',
  permissions: 'permissions.title',
  mail: 'mail.title',
  'incoming-mail': 'incomingMail.title',
  notifications: 'inbox.settings',
  webhooks: 'webhooks.title',
  'audit-log': 'audit.title',
} as const;

const contents: Readonly<Record<Tab, ReactNode>> = {
  settings: <Workspace />,
  integrations: <Integrations />,
  calls: <Calls />,
  'sign-in': <SignIn />,
  'service-accounts': <ServiceAccounts />,
  permissions: <Permissions />,
  mail: <Mail />,
  'incoming-mail': <IncomingMail />,
  notifications: <Notifications inboxItem={(item) => <InboxSample item={item} />} />,
  webhooks: <Webhooks />,
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
