import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { FirstRunScreen } from './first-run-screen.tsx';

const show = (
  onDone: () => void = () => undefined,
  needsSetupCode = false,
): ReturnType<typeof renderUi> =>
  renderUi(
    <FirstRunScreen
      locale="en"
      needsSetupCode={needsSetupCode}
      onLocale={() => undefined}
      onDone={onDone}
    />,
  );
const met = (): number =>
  within(screen.getByRole('list', { name: 'Password rules' })).queryAllByText('met').length;
const passwords = (): readonly [HTMLElement, HTMLElement] => [
  screen.getByLabelText(/^Password\*?$/),
  screen.getByLabelText(/^Confirm password/),
];

describe('FirstRunScreen', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('checks off password rules as they are met', async () => {
    const { user } = show();
    expect(met()).toBe(0);
    const [password] = passwords();
    await user.type(password, 'violetharbourxyz');
    expect(met()).toBe(1);
    await user.type(password, '42A');
    expect(met()).toBe(4);
    await expectAccessible();
  });

  it('focuses the first field with an error and sends nothing', async () => {
    const spy = vi.spyOn(globalThis, 'fetch');
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Create workspace' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText(/Workspace name/)),
    );
    expect(screen.getAllByText('Enter a value.')).toHaveLength(3);
    expect(spy).not.toHaveBeenCalled();
    await expectAccessible();
  });

  it('requires the same password twice', async () => {
    const { user } = show();
    const [password, again] = passwords();
    await user.type(password, 'Violet-harbour-42!x');
    await user.type(again, 'Violet-harbour-43!x');
    await user.click(screen.getByRole('button', { name: 'Create workspace' }));
    expect(screen.getByText('The passwords don’t match.')).toBeTruthy();
  });

  it('asks for the setup code if the server needs it', async () => {
    const { user } = show(undefined, true);
    await user.click(screen.getByRole('button', { name: 'Create workspace' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Setup code/)));
    expect(screen.getByText('The server shows this code when it starts.')).toBeTruthy();
    await expectAccessible();
  });

  it('shows a wrong setup code at its field', async () => {
    const refusal = { code: 'SetupCodeWrong', params: {}, field: 'setupCode' };
    const extensions = { code: 'ValidationErrorCode.SetupCodeWrong', refusals: [refusal] };
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      async () => new Response(JSON.stringify({ errors: [{ extensions }] }), { status: 403 }),
    );
    const { user } = show(undefined, true);
    await user.type(screen.getByLabelText(/Setup code/), 'ABCD');
    await user.type(screen.getByLabelText(/Workspace name/), 'Acme');
    await user.type(screen.getByLabelText(/Your name/), 'Maya Ruiz');
    await user.type(screen.getByLabelText(/Email address/), 'maya@example.com');
    for (const field of passwords()) await user.type(field, 'Violet-harbour-42!x');
    await user.click(screen.getByRole('button', { name: 'Create workspace' }));
    expect(await screen.findByText(/This setup code is wrong/)).toBeTruthy();
    expect(screen.getByLabelText(/Setup code/)).toHaveProperty('value', 'ABCD');
  });

  it('creates the workspace', async () => {
    const onDone = vi.fn();
    const viewer = { locale: 'en', theme: 'SYSTEM', tenant: { accentColor: '#4f56d3' } };
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      async () => new Response(JSON.stringify({ data: { createFirstTenant: { viewer } } })),
    );
    const { user } = show(onDone);
    await user.type(screen.getByLabelText(/Workspace name/), 'Acme');
    await user.type(screen.getByLabelText(/Your name/), 'Maya Ruiz');
    await user.type(screen.getByLabelText(/Email address/), 'maya@example.com');
    for (const field of passwords()) await user.type(field, 'Violet-harbour-42!x');
    await user.click(screen.getByRole('button', { name: 'Create workspace' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });
});
