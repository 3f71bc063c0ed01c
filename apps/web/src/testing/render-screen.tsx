import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { recordId } from '../lib/api/record-id.ts';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { Suspense, type ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { parseSearch, stringifySearch } from '../app/search-codec.ts';
import { ViewerContext, type Viewer } from '../lib/session/viewer-context.ts';
import { UiFrame } from './render-ui.tsx';

const viewer: Viewer = {
  id: 'viewer',
  name: 'Maya Ruiz',
  isAdmin: true,
  isViewed: false,
  timeZone: 'UTC',
  tenantId: 'tenant',
  navigation: {
    home: true,
    myTasks: true,
    assignedTasks: true,
    blueprints: true,
    forms: true,
    people: true,
    admin: true,
    adminSettings: true,
    customFields: true,
    documents: true,
    tags: true,
    createBlueprint: true,
    createCustomField: true,
    createForm: true,
    createPeople: true,
    invitePeople: true,
  },
};

/** Navigation of an external or limited user. */
export const outsider: Viewer['navigation'] = {
  home: false,
  myTasks: true,
  assignedTasks: true,
  blueprints: false,
  forms: false,
  people: false,
  admin: false,
  adminSettings: false,
  customFields: false,
  documents: false,
  tags: false,
  createBlueprint: false,
  createCustomField: false,
  createForm: false,
  createPeople: false,
  invitePeople: false,
};

export interface RenderedScreen extends RenderResult {
  readonly user: UserEvent;
  /** Resolve its operations with `environment.mock.resolve…` (see relay-test-utils). */
  readonly environment: ReturnType<typeof createMockEnvironment>;
  /** Returns path and query as in the address bar. */
  readonly address: () => string;
}

export interface RenderScreenOptions {
  readonly address?: string;
  /** Route pattern for a screen that reads parameters: `/workflow/$id`. */
  readonly path?: string;
  readonly viewer?: Partial<Viewer>;
  /** Called before rendering, to queue responses. */
  readonly prepare?: (environment: ReturnType<typeof createMockEnvironment>) => void;
}

/** Renders a screen or feature in a router with a mocked API. */
export async function renderScreen(
  element: ReactElement,
  { address = '/', path = '/$', viewer: changes = {}, prepare }: RenderScreenOptions = {},
): Promise<RenderedScreen> {
  const environment = createMockEnvironment({ getDataID: recordId });
  prepare?.(environment);
  const root = createRootRoute();
  const pattern = path === '/$' && address.split('?')[0] === '/' ? '/' : path;
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: pattern,
      component: () => <Suspense fallback="…">{element}</Suspense>,
    }),
    ...(pattern === '/$' ? [] : [createRoute({ getParentRoute: () => root, path: '/$' })]),
  ]);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch });
  await router.load();
  const user = userEvent.setup();
  const rendered = render(
    <RelayEnvironmentProvider environment={environment}>
      <ViewerContext value={{ ...viewer, ...changes }}>
        <UiFrame>
          <RouterProvider router={router as never} />
        </UiFrame>
      </ViewerContext>
    </RelayEnvironmentProvider>,
  );
  return { user, environment, address: () => history.location.href, ...rendered };
}
