import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { AdminScreen } from '../screens/admin/admin-screen.tsx';
import { AssignedTasksScreen } from '../screens/assigned-tasks/assigned-tasks-screen.tsx';
import { BlueprintScreen } from '../screens/blueprint/blueprint-screen.tsx';
import { FormBuilderScreen } from '../screens/form-builder/form-builder-screen.tsx';
import { MyTasksScreen } from '../screens/my-tasks/my-tasks-screen.tsx';
import { PeopleScreen } from '../screens/people/people-screen.tsx';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const screens: readonly (readonly [address: string, screen: () => ReactNode, path: string])[] = [
  ['/admin?tab=nothing', AdminScreen, '/admin'],
  ['/assigned-tasks?status=nothing', AssignedTasksScreen, '/assigned-tasks'],
  ['/blueprints/b1?tab=nothing', BlueprintScreen, '/blueprints/$id'],
  ['/forms/form-builder?uuid=f1&tab=nothing', FormBuilderScreen, '/forms/form-builder'],
  ['/my/tasks?tab=nothing', MyTasksScreen, '/my/tasks'],
  ['/people?tab=nothing', PeopleScreen, '/people'],
];

describe('UnknownTab', () => {
  it.each(screens)('links from %s to the first tab', async (address, Screen, path) => {
    await renderScreen(<Screen />, { address, path });
    expect(await screen.findByRole('heading', { name: 'This tab doesn’t exist' })).toBeTruthy();
    const [page, query = ''] = address.split('?');
    const uuid = new URLSearchParams(query).get('uuid');
    expect(screen.getByRole('link', { name: 'Open the first tab' }).getAttribute('href')).toBe(
      uuid === null ? page : `${page}?uuid=${uuid}`,
    );
    await expectAccessible();
  });
});
