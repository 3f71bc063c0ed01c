import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { guestPages, isSharedPage } from './guest/guest-address.ts';
import { loadWithMessages } from '../lib/lazy/lazy-component.ts';
import { redirectTarget } from '../lib/session/redirect-target.ts';
import { RouteError } from './routes/route-error.tsx';
import { RouteMissing } from './routes/route-missing.tsx';
import { RoutePending } from './routes/route-pending.tsx';
import {
  adminSearch,
  blueprintSearch,
  bulkSearch,
  documentsSearch,
  formBuilderSearch,
  blueprintsSearch,
  librarySearch,
  homeSearch,
  inboxSearch,
  importSearch,
  partySearch,
  peopleSearch,
  searchSearch,
  tagsSearch,
  taskListSearch,
  workflowIntakeSearch,
  workflowSearch,
} from './search-params.ts';
import { Shell } from './shell/shell.tsx';

/** A screen that also needs the messages that the first screens don't need. */
const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => loadWithMessages(load), name);

const HomeScreen = lazyRouteComponent(
  () => import('../screens/home/home-screen.tsx'),
  'HomeScreen',
);

/** Tabs of the people page, which people also look for on the admin page. */
const peopleTabs: readonly unknown[] = ['people', 'teams', 'roles', 'invitations'];

const frame = {
  pendingComponent: RoutePending,
  errorComponent: RouteError,
} as const;

const rootRoute = createRootRoute({ component: Shell, notFoundComponent: RouteMissing });
const at = { getParentRoute: () => rootRoute } as const;

/** The routes of the application. */
export const routeTree = rootRoute.addChildren([
  createRoute({
    ...at,
    ...frame,
    path: '/',
    validateSearch: homeSearch,
    component: HomeScreen,
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/workspace',
    validateSearch: homeSearch,
    component: HomeScreen,
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/inbox',
    validateSearch: inboxSearch,
    component: lazyScreen(() => import('../screens/inbox/inbox-screen.tsx'), 'InboxScreen'),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/tasks',
    validateSearch: taskListSearch,
    component: lazyScreen(() => import('../screens/tasks/tasks-screen.tsx'), 'TasksScreen'),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/my/tasks',
    validateSearch: taskListSearch,
    component: lazyRouteComponent(
      () => import('../screens/my-tasks/my-tasks-screen.tsx'),
      'MyTasksScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/assigned-tasks',
    validateSearch: taskListSearch,
    component: lazyScreen(
      () => import('../screens/assigned-tasks/assigned-tasks-screen.tsx'),
      'AssignedTasksScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/starred',
    validateSearch: homeSearch,
    component: lazyScreen(() => import('../screens/starred/starred-screen.tsx'), 'StarredScreen'),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/documents',
    validateSearch: documentsSearch,
    component: lazyScreen(
      () => import('../screens/documents/documents-screen.tsx'),
      'DocumentsScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/tags',
    validateSearch: tagsSearch,
    component: lazyScreen(() => import('../screens/tags/tags-screen.tsx'), 'TagsScreen'),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/search',
    validateSearch: searchSearch,
    component: lazyScreen(() => import('../screens/search/search-screen.tsx'), 'SearchScreen'),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/blueprints',
    validateSearch: blueprintsSearch,
    component: lazyScreen(
      () => import('../screens/blueprints/blueprints-screen.tsx'),
      'BlueprintsScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/templates/import',
    validateSearch: importSearch,
    component: lazyScreen(
      () => import('../screens/template-import/template-import-screen.tsx'),
      'TemplateImportScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/custom-fields',
    validateSearch: librarySearch,
    component: lazyScreen(
      () => import('../screens/custom-fields/custom-fields-screen.tsx'),
      'CustomFieldsScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/forms',
    validateSearch: librarySearch,
    component: lazyScreen(() => import('../screens/forms/forms-screen.tsx'), 'FormsScreen'),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/forms/form-builder',
    validateSearch: formBuilderSearch,
    component: lazyScreen(
      () => import('../screens/form-builder/form-builder-screen.tsx'),
      'FormBuilderScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/people',
    validateSearch: peopleSearch,
    component: lazyScreen(() => import('../screens/people/people-screen.tsx'), 'PeopleScreen'),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/people/$id',
    validateSearch: partySearch,
    component: lazyScreen(() => import('../screens/people/person-screen.tsx'), 'PersonScreen'),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/teams/$id',
    validateSearch: partySearch,
    component: lazyScreen(() => import('../screens/people/team-screen.tsx'), 'TeamScreen'),
  }),
  createRoute({
    ...at,
    path: '/teams',
    beforeLoad: () => {
      throw redirect({ to: '/people', search: { tab: 'teams' }, replace: true });
    },
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/admin',
    validateSearch: adminSearch,
    beforeLoad: ({ search: { tab } }) => {
      if (peopleTabs.includes(tab))
        throw redirect({ to: '/people', search: { tab }, replace: true });
    },
    component: lazyScreen(() => import('../screens/admin/admin-screen.tsx'), 'AdminScreen'),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/admin/bulk-invite',
    validateSearch: bulkSearch,
    component: lazyScreen(
      () => import('../screens/bulk-invite/bulk-invite-screen.tsx'),
      'BulkInviteScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/internal/granular_access',
    component: lazyRouteComponent(
      () => import('../screens/internal-access/internal-access-screen.tsx'),
      'InternalAccessScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/developer',
    component: lazyScreen(
      () => import('../screens/developer/developer-screen.tsx'),
      'DeveloperScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/developer/api',
    component: lazyScreen(
      () => import('../screens/api-reference/api-reference-screen.tsx'),
      'ApiReferenceScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/workflow/$id',
    validateSearch: workflowSearch,
    component: lazyScreen(
      () => import('../screens/workflow/workflow-screen.tsx'),
      'WorkflowScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/workflow-intake/$id',
    validateSearch: workflowIntakeSearch,
    component: lazyScreen(
      () => import('../screens/workflow-intake/workflow-intake-screen.tsx'),
      'WorkflowIntakeScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/blueprints/$id',
    validateSearch: blueprintSearch,
    component: lazyScreen(
      () => import('../screens/blueprint/blueprint-screen.tsx'),
      'BlueprintScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/blueprints/$id/bulk-start',
    validateSearch: bulkSearch,
    component: lazyScreen(
      () => import('../screens/bulk-start/bulk-start-screen.tsx'),
      'BulkStartScreen',
    ),
  }),
  // Signed-in people continue to the requested page.
  ...['/login', '/first-run', ...guestPages.filter((page) => !isSharedPage(page))].map((path) =>
    createRoute({
      ...at,
      path,
      beforeLoad: ({ location }) => {
        const wanted = new URLSearchParams(location.searchStr).get('redirect');
        throw redirect({ href: redirectTarget(wanted), replace: true });
      },
    }),
  ),
]);
