import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { redirectTarget } from '../lib/session/redirect-target.ts';
import { RouteError } from './routes/route-error.tsx';
import { RouteMissing } from './routes/route-missing.tsx';
import { RoutePending } from './routes/route-pending.tsx';
import {
  adminSearch,
  blueprintSearch,
  blueprintsSearch,
  bulkStartSearch,
  documentsSearch,
  formBuilderSearch,
  formsSearch,
  homeSearch,
  importSearch,
  peopleSearch,
  taskListSearch,
  workflowIntakeSearch,
  workflowSearch,
} from './search-params.ts';
import { Shell } from './shell/shell.tsx';

const HomeScreen = lazyRouteComponent(
  () => import('../screens/home/home-screen.tsx'),
  'HomeScreen',
);

const frame = {
  pendingComponent: RoutePending,
  errorComponent: RouteError,
} as const;

const rootRoute = createRootRoute({ component: Shell, notFoundComponent: RouteMissing });
const at = { getParentRoute: () => rootRoute } as const;

/** Stays on the screen while a person is open over it. */
const peopleRoute = createRoute({
  ...at,
  ...frame,
  path: '/people',
  validateSearch: peopleSearch,
  component: lazyRouteComponent(
    () => import('../screens/people/people-screen.tsx'),
    'PeopleScreen',
  ),
});

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
    component: lazyRouteComponent(
      () => import('../screens/assigned-tasks/assigned-tasks-screen.tsx'),
      'AssignedTasksScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/documents',
    validateSearch: documentsSearch,
    component: lazyRouteComponent(
      () => import('../screens/documents/documents-screen.tsx'),
      'DocumentsScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/blueprints',
    validateSearch: blueprintsSearch,
    component: lazyRouteComponent(
      () => import('../screens/blueprints/blueprints-screen.tsx'),
      'BlueprintsScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/templates/import',
    validateSearch: importSearch,
    component: lazyRouteComponent(
      () => import('../screens/template-import/template-import-screen.tsx'),
      'TemplateImportScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/custom-fields',
    validateSearch: blueprintsSearch,
    component: lazyRouteComponent(
      () => import('../screens/custom-fields/custom-fields-screen.tsx'),
      'CustomFieldsScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/forms',
    validateSearch: formsSearch,
    component: lazyRouteComponent(() => import('../screens/forms/forms-screen.tsx'), 'FormsScreen'),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/forms/form-builder',
    validateSearch: formBuilderSearch,
    component: lazyRouteComponent(
      () => import('../screens/form-builder/form-builder-screen.tsx'),
      'FormBuilderScreen',
    ),
  }),
  peopleRoute.addChildren([
    createRoute({
      getParentRoute: () => peopleRoute,
      path: '$id',
      component: lazyRouteComponent(
        () => import('../screens/people/person-screen.tsx'),
        'PersonScreen',
      ),
    }),
  ]),
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
    component: lazyRouteComponent(() => import('../screens/admin/admin-screen.tsx'), 'AdminScreen'),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/developer',
    component: lazyRouteComponent(
      () => import('../screens/developer/developer-screen.tsx'),
      'DeveloperScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/developer/api',
    component: lazyRouteComponent(
      () => import('../screens/api-reference/api-reference-screen.tsx'),
      'ApiReferenceScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/workflow/$id',
    validateSearch: workflowSearch,
    component: lazyRouteComponent(
      () => import('../screens/workflow/workflow-screen.tsx'),
      'WorkflowScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/workflow-intake/$id',
    validateSearch: workflowIntakeSearch,
    component: lazyRouteComponent(
      () => import('../screens/workflow-intake/workflow-intake-screen.tsx'),
      'WorkflowIntakeScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/blueprints/$id',
    validateSearch: blueprintSearch,
    component: lazyRouteComponent(
      () => import('../screens/blueprint/blueprint-screen.tsx'),
      'BlueprintScreen',
    ),
  }),
  createRoute({
    ...at,
    ...frame,
    path: '/blueprints/$id/bulk-start',
    validateSearch: bulkStartSearch,
    component: lazyRouteComponent(
      () => import('../screens/bulk-start/bulk-start-screen.tsx'),
      'BulkStartScreen',
    ),
  }),
  // Signed-in people continue to the requested page.
  ...(['/login', '/first-run'] as const).map((path) =>
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
