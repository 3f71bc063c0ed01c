import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { BrandingDialog } from './branding-dialog.tsx';

const branding = {
  foreground: '#1a1b20',
  background: '#ffffff',
  senderName: '',
  languages: [],
  logo: null,
};

const show = async (): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<BrandingDialog onClose={() => undefined} />);
  await act(async () =>
    rendered.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Query: () => ({ viewer: { id: 'ada', tenant: { id: 't', name: 'Acme' } }, branding }),
      }),
    ),
  );
  return rendered;
};
const save = ({ user }: RenderedScreen) => user.click(screen.getByRole('button', { name: 'Save' }));

it('sends colors, sender, and languages, and keeps the logo', async () => {
  const rendered = await show();
  const { user, environment } = rendered;
  await expectAccessible();
  const background = screen.getByLabelText(/^Background color/);
  await user.clear(background);
  await user.type(background, '#ffe14d');
  expect(screen.getByText(/^Contrast: 1\d(\.\d)?:1$/)).toBeTruthy();
  await user.type(screen.getByLabelText(/^Sender name/), 'Acme Supply');
  await user.click(screen.getByRole('checkbox', { name: 'Deutsch' }));
  await save(rendered);
  expect(environment.mock.getMostRecentOperation().request.variables['input']).toEqual({
    foreground: '#1a1b20',
    background: '#ffe14d',
    senderName: 'Acme Supply',
    languages: ['de'],
  });
});

it('refuses colors that are hard to read, at the field', async () => {
  const rendered = await show();
  const { user, environment } = rendered;
  const before = environment.mock.getAllOperations().length;
  const text = screen.getByLabelText(/^Text color/);
  await user.clear(text);
  await user.type(text, '#dddddd');
  await save(rendered);
  expect(screen.getByText(/Select colors with at least 4.5:1/)).toBeTruthy();
  expect(environment.mock.getAllOperations()).toHaveLength(before);
});

it('saves a new logo, and removes the logo', async () => {
  const rendered = await show();
  const { user, environment } = rendered;
  const file = new File([Uint8Array.from([0x89, 0x50])], 'logo.png', { type: 'image/png' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no file input');
  fireEvent.change(input, { target: { files: [file] } });
  await screen.findByRole('button', { name: 'Remove logo' });
  await save(rendered);
  const sent = () => environment.mock.getMostRecentOperation().request.variables['input'];
  await waitFor(() => expect(sent()).toMatchObject({ logo: 'iVA=' }));
  await user.click(screen.getByRole('button', { name: 'Remove logo' }));
  expect(document.querySelector('figure img')).toBeNull();
});
