import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { NewWorkspaceDialog } from './new-workspace-dialog.tsx';

it('creates a workspace with the entered name and the time zone', async () => {
  const { user, environment } = await renderScreen(
    <NewWorkspaceDialog onClose={() => undefined} />,
  );
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Create workspace' }));
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await user.type(screen.getByLabelText(/Workspace name/), 'Beta');
  await user.click(screen.getByRole('button', { name: 'Create workspace' }));
  expect(environment.mock.getMostRecentOperation().request.variables['input']).toMatchObject({
    idempotencyKey: expect.any(String),
    name: 'Beta',
    timeZone: expect.any(String),
  });
});
