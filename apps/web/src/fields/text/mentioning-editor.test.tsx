import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MentioningEditor } from './mentioning-editor.tsx';

function Page(): ReactNode {
  const [html, setHtml] = useState('');
  return (
    <>
      <MentioningEditor label="Description" value={html} onChange={setHtml} />
      <output>{html}</output>
    </>
  );
}

it('mentions people with @, and loads no people before', async () => {
  const { user, environment } = await renderScreen(<Page />);
  const box = await screen.findByRole('textbox', { name: 'Description' }, { timeout: 8000 });
  box.focus();
  await user.keyboard('Ask ');
  expect(environment.mock.getAllOperations()).toEqual([]);
  await user.keyboard('@ad');
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const asked = environment.mock.getMostRecentOperation();
  expect(asked.request.variables).toMatchObject({ search: 'ad', kinds: ['USER', 'TEAM'] });
  await act(async () => {
    environment.mock.resolve(
      asked,
      MockPayloadGenerator.generate(asked, {
        Query: () => ({
          parties: [
            { __typename: 'User', id: 'ada', name: 'Ada Vale', kind: 'USER', email: 'a@x.de' },
          ],
        }),
      }),
    );
  });
  await screen.findByRole('option', { name: /Ada Vale/ });
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(document.querySelector('output')?.textContent).toContain(
      '<span data-party-id="ada">@Ada Vale</span>',
    ),
  );
});

it('closes only the list of people with Escape', async () => {
  const pressed: string[] = [];
  const { user } = await renderScreen(
    <div role="presentation" onKeyDown={({ key }) => pressed.push(key)}>
      <Page />
    </div>,
  );
  const box = await screen.findByRole('textbox', { name: 'Description' }, { timeout: 8000 });
  box.focus();
  await user.keyboard('@a');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(pressed).not.toContain('Escape');
});
