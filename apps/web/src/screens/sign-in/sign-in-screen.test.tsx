import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPreference } from '../../lib/preferences/stored-preferences.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { SignInScreen, type SignInScreenProps } from './sign-in-screen.tsx';

const answer = (body: object): void => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(body)));
};
const viewer = { locale: 'de', theme: 'DARK', tenant: { accentColor: '#2c7a3f' } };
const refused = (code: string, parameters: object = {}): object => ({
  errors: [
    {
      extensions: {
        code: `ValidationErrorCode.${code}`,
        errorDetails: { errorcode: code, parameters },
        refusals: [{ code, params: parameters }],
      },
    },
  ],
});

function show(props: Partial<SignInScreenProps> = {}): ReturnType<typeof renderUi> {
  return renderUi(
    <SignInScreen
      locale="en"
      onLocale={() => undefined}
      demo={null}
      social={null}
      onNavigate={() => undefined}
      onDone={() => undefined}
      {...props}
    />,
  );
}

describe('SignInScreen', () => {
  beforeEach(() => history.replaceState(null, '', '/login'));
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('asks for the email address first, then for the password', async () => {
    const onDone = vi.fn();
    answer({ data: { signIn: { viewer } } });
    const { user } = show({ onDone });
    await expectAccessible();
    await user.type(screen.getByLabelText(/Email address/), 'maya@example.com{Enter}');
    const password = screen.getByLabelText(/^Password/);
    await waitFor(() => expect(document.activeElement).toBe(password));
    await expectAccessible();
    await user.type(password, 'Stir-the-soup-2026{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(readPreference('authenticated')).toBe('yes');
    expect(readPreference('locale')).toBe('de');
    expect(readPreference('theme')).toBe('dark');
    const body: unknown = vi.mocked(fetch).mock.lastCall?.[1]?.body;
    expect(String(body)).toContain('maya@example.com');
  });

  it('reads the email address from the link', async () => {
    history.replaceState(null, '', '/login?email=maya%40example.com');
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('maya@example.com')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change email' }));
    expect(screen.getByLabelText(/Email address/)).toHaveProperty('value', 'maya@example.com');
  });

  it('shows errors at the field', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Enter a value.')).toBeTruthy();
    await user.type(screen.getByLabelText(/Email address/), 'maya{Enter}');
    expect(screen.getByText('Enter an email address, such as ada@example.com.')).toBeTruthy();
  });

  it('keeps typed text after a refusal', async () => {
    answer(refused('SignInFailed'));
    const { user } = show();
    await user.type(screen.getByLabelText(/Email address/), 'maya@example.com{Enter}');
    await user.type(screen.getByLabelText(/^Password/), 'wrong{Enter}');
    expect(await screen.findByText('The email address or password is wrong.')).toBeTruthy();
    expect(screen.getByLabelText(/^Password/)).toHaveProperty('value', 'wrong');
    await expectAccessible();
  });

  it('opens another page after too many wrong passwords', async () => {
    answer(refused('TooManyAttempts', { seconds: 30 }));
    const onNavigate = vi.fn();
    const { user } = show({ onNavigate });
    await user.type(screen.getByLabelText(/Email address/), 'maya@example.com{Enter}');
    await user.type(screen.getByLabelText(/^Password/), 'wrong{Enter}');
    await waitFor(() =>
      expect(onNavigate).toHaveBeenCalledWith(
        '/credentials-error?email=maya%40example.com&redirect=login',
      ),
    );
  });

  it('keeps the requested page in links to all other pages', async () => {
    history.replaceState(null, '', '/login?redirect=%2Fmy%2Ftasks&supplier=1');
    answer(refused('TooManyAttempts', { seconds: 30 }));
    const onNavigate = vi.fn();
    const { user } = show({ onNavigate });
    await user.type(screen.getByLabelText(/Email address/), 'a@b.example{Enter}');
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['/password-reset-request', '/mfa-reset-request', '/invite-request'].map(
        (page) => `${page}?email=a%40b.example&supplier=1&redirect=%2Fmy%2Ftasks`,
      ),
    );
    await user.type(screen.getByLabelText(/^Password/), 'wrong{Enter}');
    await waitFor(() =>
      expect(onNavigate).toHaveBeenCalledWith(
        '/credentials-error?email=a%40b.example&supplier=1&redirect=login&return-to=%2Fmy%2Ftasks',
      ),
    );
  });

  it('asks for the code of two-step sign-in after the password', async () => {
    answer({
      data: { signIn: { viewer: null, challenge: { token: 'secret', step: 'CODE' } } },
    });
    const onDone = vi.fn();
    const { user } = show({ onDone });
    await user.type(screen.getByLabelText(/Email address/), 'maya@example.com{Enter}');
    await user.type(screen.getByLabelText(/^Password/), 'Stir-the-soup-2026{Enter}');
    expect(await screen.findByRole('heading', { name: 'Two-step sign-in' })).toBeTruthy();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('lists people of the demo company and fills in a selected one', async () => {
    const emails = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `${name}@demo.example`);
    const { user } = show({ demo: { emails, password: 'Stir-the-soup-2026' } });
    expect(screen.getByText('Sample company')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all 7' }));
    await user.click(screen.getByRole('button', { name: 'g@demo.example' }));
    expect(screen.getByLabelText(/^Password/)).toHaveProperty('value', 'Stir-the-soup-2026');
    await expectAccessible();
  });

  it('changes the language', async () => {
    const onLocale = vi.fn();
    const { user } = show({ onLocale });
    await user.selectOptions(screen.getByLabelText('Language'), '한국어');
    expect(onLocale).toHaveBeenCalledWith('ko');
  });
});
