import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import {
  answerWith,
  lastSent,
  refusedWith,
  showGuestScreen,
} from '../../testing/show-guest-screen.tsx';
import { SecondFactor } from './second-factor.tsx';

const viewer = { locale: 'en', theme: 'SYSTEM', tenant: { accentColor: '#2d6a4f' } };
const started = {
  data: {
    startTotp: {
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Baton:maya?secret=JBSWY3DPEHPK3PXP',
      enrollment: 'sealed',
    },
  },
};
const show = (step: 'CODE' | 'SET_UP') => {
  const onExpired = vi.fn();
  const shown = showGuestScreen(
    (props) => (
      <SecondFactor
        email="a@b.example"
        challenge={{ token: 'secret', step }}
        {...props}
        {...{ onExpired }}
      />
    ),
    '/login',
  );
  return { onExpired, ...shown };
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('SecondFactor', () => {
  it('signs in with a code', async () => {
    const fetching = answerWith({ data: { confirmSignIn: { viewer } } });
    const { user, onDone } = show('CODE');
    await expectAccessible();
    await user.type(screen.getByLabelText(/Code/), '123 456{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(lastSent(fetching)).toEqual({ token: 'secret', code: '123 456' });
  });

  it('keeps the typed code and shows an error if it is wrong', async () => {
    answerWith(refusedWith('CodeWrong'));
    const { user, onDone } = show('CODE');
    await user.type(screen.getByLabelText(/Code/), '000000{Enter}');
    expect(await screen.findByText(/This code is wrong/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('000000');
    expect(onDone).not.toHaveBeenCalled();
  });

  it('returns to the password after ten minutes', async () => {
    answerWith(refusedWith('SignInExpired'));
    const { user, onExpired } = show('CODE');
    await user.type(screen.getByLabelText(/Code/), '123456{Enter}');
    await waitFor(() => expect(onExpired).toHaveBeenCalled());
  });

  it('sets up an app and shows the recovery codes once', async () => {
    const fetching = answerWith({
      twoStepStartMutation: started,
      twoStepConfirmMutation: {
        data: { confirmTotp: { viewer, recoveryCodes: ['abcde-fghij', 'klmno-pqrst'] } },
      },
    });
    const { user, onDone } = show('SET_UP');
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy();
    await expectAccessible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    await user.type(screen.getByLabelText(/Code/), '123456{Enter}');
    expect(await screen.findByText('abcde-fghij')).toBeTruthy();
    await expectAccessible();
    expect(lastSent(fetching)).toEqual({
      enrollment: 'sealed',
      code: '123456',
      challenge: 'secret',
    });
    expect(onDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onDone).toHaveBeenCalled();
  });
});
