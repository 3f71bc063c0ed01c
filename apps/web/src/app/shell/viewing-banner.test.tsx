import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ViewAsDialog } from '../../features/people/view-as-dialog.tsx';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ViewingBanner } from './viewing-banner.tsx';

it('names the viewed person, and ends viewing as this person', async () => {
  const { user, environment } = await renderScreen(<ViewingBanner name="Ben" />);
  expect(screen.getByText('You’re viewing Baton as Ben. You can’t change anything.')).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Stop viewing' }));
  expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe(
    'viewingBannerMutation',
  );
});

it('asks an admin for a reason before viewing as another person', async () => {
  const { user, environment } = await renderScreen(
    <ViewAsDialog person={{ id: 'ben', name: 'Ben' }} onClose={() => undefined} />,
  );
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Start viewing' }));
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await user.type(screen.getByLabelText(/^Reason/), 'Ticket 12');
  await user.click(screen.getByRole('button', { name: 'Start viewing' }));
  expect(environment.mock.getMostRecentOperation().request.variables['input']).toEqual({
    personId: 'ben',
    reason: 'Ticket 12',
  });
});
