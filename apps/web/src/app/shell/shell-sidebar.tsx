import { useLocation } from '@tanstack/react-router';
import { PanelLeftClose, Search, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { shellSidebarQuery } from '../../__generated__/shellSidebarQuery.graphql.ts';
import type { shellSidebar_viewer$key } from '../../__generated__/shellSidebar_viewer.graphql.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useLiveChanges } from '../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../lib/live/use-refresh.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Kbd } from '../../ui/kbd/kbd.tsx';
import { Sidebar, type SidebarLink } from '../../ui/sidebar/sidebar.tsx';
import type { NavigationPage } from './use-pages.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { WorkspaceMenu } from './workspace-menu.tsx';
import classes from './shell-sidebar.module.css';
import { useQuery } from '../../lib/api/use-screen-query.ts';

const viewerFragment = graphql`
  fragment shellSidebar_viewer on Viewer {
    inboxCount
    counts {
      myTasks
      overdue
    }
    starredViews {
      id
      object
      name
    }
    ...workspaceMenu_viewer
    ...profileMenu_viewer
  }
`;

/** The data is already loaded by the query of the session. */
const query = graphql`
  query shellSidebarQuery {
    viewer {
      ...shellSidebar_viewer
    }
  }
`;

export interface ShellSidebarProps {
  readonly isDrawer: boolean;
  readonly pages: readonly NavigationPage[];
  /** Button that starts a workflow. */
  readonly start: ReactNode;
  readonly onSearch: () => void;
  readonly onCollapse: () => void;
  readonly onShowKeys: () => void;
}

/** Navigation with the pages that a person can open and live counts of their tasks. */
export function ShellSidebar({
  isDrawer,
  pages,
  start,
  onSearch,
  onCollapse,
  onShowKeys,
}: ShellSidebarProps): ReactNode {
  const t = useText();
  const format = useFormats();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const viewId = useLocation({
    select: ({ searchStr }) => new URLSearchParams(searchStr).get('view-id'),
  });
  const data = useQuery<shellSidebarQuery>(query, {});
  const viewer = useFragment<shellSidebar_viewer$key>(viewerFragment, data.viewer);
  useLiveChanges({}, useRefresh<shellSidebarQuery>(query, {}));
  if (viewer == null) return null;

  const { inboxCount } = viewer;
  const { myTasks, overdue } = viewer.counts;
  const linkOf = ({ href, label, icon }: NavigationPage): SidebarLink => ({
    key: href,
    href,
    label,
    icon,
    isCurrent:
      href === '/'
        ? path === '/' || path.startsWith('/workflow/')
        : path === href || path.startsWith(`${href}/`),
    ...(href === '/inbox' && {
      count: inboxCount > 0 ? format.count(inboxCount) : null,
      countLabel: t('inbox.count', { count: inboxCount }),
    }),
    ...(href === '/my/tasks' && {
      count: myTasks > 0 ? format.count(myTasks) : null,
      countLabel: t('app.openTasks', { count: myTasks, overdue }),
    }),
  });
  const linksOf = (group: NavigationPage['group']): readonly SidebarLink[] =>
    pages.filter((page) => page.group === group).map(linkOf);
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
          <button type="button" className={classes.search} onClick={onSearch}>
            <Search size={16} aria-hidden="true" />
            {t('search.title')}
            <Kbd keys="mod+k" />
          </button>
        </div>
      }
      groups={[
        { key: 'work', links: linksOf('work') },
        {
          key: 'starred',
          title: t('views.starred'),
          links: viewer.starredViews.map(({ id, object, name }) => {
            const list = object === 'TASKS' ? '/tasks' : '/';
            return {
              ...{ key: id, label: name, icon: <Star /> },
              href: `${list}?view-id=${id}`,
              isCurrent: path === list && viewId === id,
            };
          }),
        },
        { key: 'library', title: t('app.library'), links: linksOf('library') },
        { key: 'workspace', title: t('app.workspaceGroup'), links: linksOf('workspace') },
      ].filter(({ links }) => links.length > 0)}
      bottom={<ProfileMenu viewer={viewer} onShowKeys={onShowKeys} />}
    />
  );
}
