import { act, screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { apiError } from '../../../lib/api/graphql-error.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../../testing/render-screen.tsx';
import { PublicLinkDialog } from './public-link-dialog.tsx';

const link = {
  ...{ id: 'link', url: 'https://baton.example/submission?token=abc', version: 2, quota: 10 },
  ...{ closesAt: null, submissionCount: 3, languages: ['en', 'th'], confirmation: '' },
  ...{ allowsEmbedding: false, confirmsAddress: false, isRevoked: false, notified: [] },
  owner: { __typename: 'User', id: 'viewer', name: 'Maya Ruiz', kind: 'USER' },
};

const show = async (publicLink: object | null): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<PublicLinkDialog blueprintId="b" onClose={vi.fn()} />);
  const { mock } = rendered.environment;
  const answer = (): void =>
    act(() => {
      for (const operation of mock.getAllOperations())
        mock.resolve(
          operation,
          MockPayloadGenerator.generate(operation, {
            Query: () => ({ parties: [] }),
            Blueprint: () => ({ id: 'b', publicLink }),
          }),
        );
    });
  await waitFor(() => expect(mock.getAllOperations()).not.toHaveLength(0));
  answer();
  await screen.findByText(/People without an account/);
  answer();
  return rendered;
};
const sent = ({ environment }: RenderedScreen): Readonly<Record<string, unknown>> =>
  environment.mock.getMostRecentOperation().request.variables;

it('creates a link with the current person as the owner', async () => {
  const rendered = await show(null);
  await rendered.user.click(screen.getByRole('button', { name: 'Create link' }));
  expect(sent(rendered)['input']).toMatchObject({
    ...{ blueprintId: 'b', expectedVersion: null, ownerId: 'viewer', languages: [], quota: null },
  });
});

it('shows the address with a QR code, and changes the settings', async () => {
  const rendered = await show(link);
  expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
  expect(screen.getByText('3 of 10 submissions')).toBeTruthy();
  await expectAccessible();
  await rendered.user.click(screen.getByRole('checkbox', { name: /confirm their email/ }));
  await rendered.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent(rendered)['input']).toMatchObject({
    ...{ expectedVersion: 2, languages: ['en', 'th'], confirmsAddress: true },
  });
});

it('asks for a confirmation before the public link is turned off', async () => {
  const rendered = await show(link);
  await rendered.user.click(screen.getByRole('button', { name: 'Turn off public form' }));
  const buttons = await screen.findAllByRole('button', { name: 'Turn off public form' });
  await rendered.user.click(buttons.at(-1) ?? document.body);
  await waitFor(() => expect(sent(rendered)).toEqual({ blueprintId: 'b' }));
});

it('shows errors at their fields', async () => {
  const { user, environment } = await show(link);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await act(async () =>
    environment.mock.rejectMostRecentOperation(
      apiError('OutOfRange', {
        refusals: [{ code: 'OutOfRange', params: { min: 3, max: 9 }, field: 'quota' }],
      }),
    ),
  );
  const field = screen
    .getAllByLabelText(/Maximum number/)
    .find((element) => element.tagName === 'INPUT');
  expect(field?.getAttribute('aria-invalid')).toBe('true');
});
