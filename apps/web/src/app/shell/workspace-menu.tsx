import { shownTenantName } from '@baton/domain/tenant/tenant-rules';
import { CalendarDays, ChevronDown, Plus, Settings } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import type { workspaceMenu_viewer$key } from '../../__generated__/workspaceMenu_viewer.graphql.ts';
import type { workspaceMenuSwitchMutation } from '../../__generated__/workspaceMenuSwitchMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import type { MenuItem } from '../../ui/menu/menu-item.ts';
import { Menu } from '../../ui/menu/menu.tsx';
import { initials } from '../../ui/avatar/avatar-tone.ts';
import classes from './shell-sidebar.module.css';

const WorkspaceSettings = lazyComponent(
  async () =>
    (await import('../../features/workspace-settings/workspace-settings.tsx')).WorkspaceSettings,
);

const WorkCalendarDialog = lazyComponent(
  async () =>
    (await import('../../features/workspace-settings/work-calendar-dialog.tsx')).WorkCalendarDialog,
);

const NewWorkspaceDialog = lazyComponent(
  async () =>
    (await import('../../features/workspace-settings/new-workspace-dialog.tsx')).NewWorkspaceDialog,
);

const viewerFragment = graphql`
  fragment workspaceMenu_viewer on Viewer {
    user {
      isAdmin
    }
    tenant {
      id
      name
      displayName
      customerName
      isDemo
    }
    tenants {
      id
      name
      displayName
      customerName
    }
    ...workspaceSettings_viewer
  }
`;

const switchTenant = graphql`
  mutation workspaceMenuSwitchMutation($input: SwitchTenantInput!) {
    switchTenant(input: $input) {
      viewer {
        id
      }
    }
  }
`;

/** Shows the open workspace, switches to another, and opens its settings. */
export function WorkspaceMenu({
  viewer,
}: {
  readonly viewer: workspaceMenu_viewer$key;
}): ReactNode {
  const t = useText();
  const data = useFragment(viewerFragment, viewer);
  const { tenant, tenants, user } = data;
  const [areSettingsOpen, setAreSettingsOpen] = useState(false);
  const [isCreating, setIsCreating] = useState(false);
  const [isCalendarOpen, setIsCalendarOpen] = useState(false);
  const switching = useCommand<workspaceMenuSwitchMutation>(switchTenant, {
    // Reloads so that no data of the old workspace stays in the page.
    onDone: () => location.assign('/'),
  });
  const items: readonly MenuItem[] = [
    ...(tenants.length > 1
      ? ([
          { heading: t('app.workspaces') },
          ...tenants.map(({ id, customerName, ...names }) => ({
            key: id,
            label: [shownTenantName(names), customerName ?? ''].filter(Boolean).join(' · '),
            icon: (
              <span className={classes.mark}>{initials(shownTenantName(names)).slice(0, 1)}</span>
            ),
            isChecked: id === tenant.id,
            run: () => {
              if (id !== tenant.id) void switching.run(() => ({ input: { tenantId: id } }));
            },
          })),
        ] satisfies MenuItem[])
      : []),
    ...(tenants.length > 1 && user.isAdmin ? (['divider'] as const) : []),
    ...(user.isAdmin
      ? [
          {
            key: 'settings',
            label: t('app.workspaceSettings'),
            icon: <Settings />,
            run: () => setAreSettingsOpen(true),
          },
          {
            key: 'calendar',
            label: t('time.calendar.title'),
            icon: <CalendarDays />,
            run: () => setIsCalendarOpen(true),
          },
          'divider' as const,
          {
            key: 'create',
            label: t('app.newWorkspace'),
            icon: <Plus />,
            run: () => setIsCreating(true),
          },
        ]
      : []),
  ];
  const inner = (
    <>
      <span className="visually-hidden">{t('app.workspaceMenu')}</span>
      <span className={classes.mark} aria-hidden="true">
        {initials(shownTenantName(tenant)).slice(0, 1)}
      </span>
      <span className={classes.where}>
        <span className={classes.name}>{shownTenantName(tenant)}</span>
        {tenant.customerName != null && <span className={classes.demo}>{tenant.customerName}</span>}
        {tenant.isDemo && <span className={classes.demo}>{t('app.demo')}</span>}
      </span>
      {items.length > 0 && <ChevronDown size={14} className={classes.chevron} aria-hidden="true" />}
    </>
  );
  if (items.length === 0) return <div className={classes.trigger}>{inner}</div>;
  return (
    <>
      <Menu
        position="bottom-start"
        width={232}
        items={items}
        trigger={
          <button type="button" className={classes.trigger}>
            {inner}
          </button>
        }
      />
      <Suspense fallback={null}>
        {isCreating && <NewWorkspaceDialog onClose={() => setIsCreating(false)} />}
        {isCalendarOpen && <WorkCalendarDialog onClose={() => setIsCalendarOpen(false)} />}
        {areSettingsOpen && (
          <WorkspaceSettings viewer={data} onClose={() => setAreSettingsOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
