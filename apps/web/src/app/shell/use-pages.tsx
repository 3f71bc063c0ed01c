import {
  Files,
  House,
  Inbox,
  LayoutList,
  ListChecks,
  ListTodo,
  Settings,
  Star,
  Tags,
  TextCursorInput,
  UserCheck,
  Users,
  Waypoints,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';

/** A page of the main navigation. */
export interface NavigationPage {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Group in the sidebar. */
  readonly group: 'work' | 'library' | 'workspace';
}

/** Returns the pages that the person can open, in the order of the sidebar. */
export function usePages(): readonly NavigationPage[] {
  const t = useText();
  const { navigation } = useViewer();
  const page = (
    isAllowed: boolean,
    group: NavigationPage['group'],
    href: string,
    label: string,
    icon: ReactNode,
  ): readonly NavigationPage[] => (isAllowed ? [{ href, label, icon, group }] : []);
  return [
    ...page(navigation.myTasks, 'work', '/inbox', t('inbox.title'), <Inbox />),
    ...page(navigation.home, 'work', '/', t('app.home'), <House />),
    ...page(navigation.myTasks, 'work', '/my/tasks', t('app.myTasks'), <ListChecks />),
    ...page(
      navigation.assignedTasks,
      'work',
      '/assigned-tasks',
      t('app.assignedTasks'),
      <UserCheck />,
    ),
    ...page(navigation.home, 'work', '/tasks', t('taskList.title'), <ListTodo />),
    ...page(navigation.home, 'work', '/starred', t('views.starredTitle'), <Star />),
    ...page(navigation.blueprints, 'library', '/blueprints', t('app.blueprints'), <Waypoints />),
    ...page(navigation.forms, 'library', '/forms', t('app.forms'), <LayoutList />),
    ...page(
      navigation.customFields,
      'library',
      '/custom-fields',
      t('customFields.title'),
      <TextCursorInput />,
    ),
    ...page(navigation.tags, 'library', '/tags', t('tags.title'), <Tags />),
    ...page(navigation.documents, 'workspace', '/documents', t('documents.title'), <Files />),
    ...page(navigation.people, 'workspace', '/people', t('app.people'), <Users />),
    ...page(navigation.admin, 'workspace', '/admin', t('admin.title'), <Settings />),
  ];
}
