import { useLocation } from '@tanstack/react-router';
import {
  Files,
  LayoutList,
  ListChecks,
  PanelLeftClose,
  Settings,
  TextCursorInput,
  UserCheck,
  Users,
  Waypoints,
  House,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { shellSidebarQuery } from '../../__generated__/shellSidebarQuery.graphql.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useLiveChanges } from '../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../lib/live/use-refresh.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Sidebar, type SidebarLink } from '../../ui/sidebar/sidebar.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { WorkspaceMenu } from './workspace-menu.tsx';
import classes from './shell-sidebar.module.css';

const query = graphql`
  query shellSidebarQuery {
    viewer {
      id
      counts {
        myTasks
        overdue
      }
      ...workspaceMenu_viewer
      ...profileMenu_viewer
    }
  }
`;

export interface ShellSidebarProps {
  readonly isDrawer: boolean;
  /** Button that starts a workflow. */
  readonly start: ReactNode;
  readonly onCollapse: () => void;
  readonly onShowKeys: () => void;
}

/** Navigation with the pages that a person can open and live counts of their tasks. */
export function ShellSidebar({
  isDrawer,
  start,
  onCollapse,
  onShowKeys,
}: ShellSidebarProps): ReactNode {
  const t = useText();
  const format = useFormats();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { navigation } = useViewer();
  const { viewer } = useLazyLoadQuery<shellSidebarQuery>(
    query,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  useLiveChanges({}, useRefresh<shellSidebarQuery>(query, {}));
  if (viewer == null) return null;

  const link = (
    isAllowed: boolean,
    href: string,
    label: string,
    icon: ReactNode,
    rest: Partial<SidebarLink> = {},
  ): readonly SidebarLink[] =>
    isAllowed
      ? [
          {
            key: href,
            href,
            label,
            icon,
            isCurrent: path === href || (href !== '/' && path.startsWith(`${href}/`)),
            ...rest,
          },
        ]
      : [];
  const { myTasks, overdue } = viewer.counts;
  const work = [
    ...link(navigation.home, '/', t('app.home'), <House />, {
      isCurrent: path === '/' || path.startsWith('/workflow/'),
    }),
    ...link(navigation.myTasks, '/my/tasks', t('app.myTasks'), <ListChecks />, {
      count: myTasks > 0 ? format.count(myTasks) : null,
      countLabel: t('app.openTasks', { count: myTasks, overdue }),
    }),
    ...link(navigation.assignedTasks, '/assigned-tasks', t('app.assignedTasks'), <UserCheck />),
  ];
  const library = [
    ...link(navigation.blueprints, '/blueprints', t('app.blueprints'), <Waypoints />),
    ...link(navigation.forms, '/forms', t('app.forms'), <LayoutList />),
    ...link(
      navigation.customFields,
      '/custom-fields',
      t('customFields.title'),
      <TextCursorInput />,
    ),
  ];
  const workspace = [
    ...link(navigation.documents, '/documents', t('documents.title'), <Files />),
    ...link(navigation.people, '/people', t('app.people'), <Users />),
    ...link(navigation.admin, '/admin', t('admin.title'), <Settings />),
  ];
  return (
    <Sidebar
      label={t('app.navigation')}
      top={
        <div className={classes.top}>
          <WorkspaceMenu viewer={viewer} />
          {!isDrawer && (
            <IconButton
              label={t('app.hideSidebar')}
              icon={<PanelLeftClose />}
              keyHint="["
              className={classes.collapse}
              onClick={onCollapse}
            />
          )}
          {start}
        </div>
      }
      groups={[
        { key: 'work', links: work },
        { key: 'library', title: t('app.library'), links: library },
        { key: 'workspace', title: t('app.workspaceGroup'), links: workspace },
      ].filter(({ links }) => links.length > 0)}
      bottom={<ProfileMenu viewer={viewer} onShowKeys={onShowKeys} />}
    />
  );
}
