import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { apiError } from '../../lib/api/graphql-error.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { AdminScreen } from './admin-screen.tsx';

const finance = { __typename: 'Role', id: 'finance', name: 'Finance', kind: 'ROLE' };

const ada = { __typename: 'User', id: 'ada', name: 'Ada', kind: 'USER' };
const connection = {
  id: 'one',
  name: 'Acme ID',
  method: 'OIDC',
  issuer: 'https://id.acme.example',
  clientId: 'baton',
  callbackUrl: 'https://baton.example/auth/sso/one/callback',
  isRequired: false,
  testedAt: null,
};
const domain = {
  id: 'two',
  domain: 'acme.example',
  connectionId: 'one',
  proof: 'baton-domain=abc',
  verifiedAt: null,
};
const sso = {
  __typename: 'SingleSignOn',
  connections: [connection],
  domains: [domain],
  breakGlassIds: [],
  admins: [ada],
};

const show = async (): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<AdminScreen />, { address: '/admin?tab=sign-in' });
  await waitFor(() => expect(rendered.environment.mock.getAllOperations()).not.toHaveLength(0));
  await act(async () =>
    rendered.environment.mock.resolveMostRecentOperation({
      data: {
        signInPolicy: {
          methods: ['PASSWORD', 'PASSKEY', 'OIDC', 'SAML', 'SOCIAL'],
          passwordPolicy: 'NIST',
          requiresSecondFactor: false,
          secondFactorRoleIds: ['finance'],
          confirmsAddress: false,
          sessionIdleMinutes: 480,
          sessionMaxMinutes: 4320,
        },
        roles: [finance],
        singleSignOn: sso,
      },
    }),
  );
  return rendered;
};

it('saves how people sign in', async () => {
  const { user, environment } = await show();
  await user.click(
    await screen.findByRole('checkbox', { name: /Require two-step sign-in for everyone/ }),
  );
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(environment.mock.getMostRecentOperation().request.variables['input']).toEqual({
    methods: ['PASSWORD', 'PASSKEY', 'OIDC', 'SAML', 'SOCIAL'],
    breakGlassIds: [],
    passwordPolicy: 'NIST',
    requiresSecondFactor: true,
    secondFactorRoleIds: ['finance'],
    confirmsAddress: false,
    sessionIdleMinutes: 480,
    sessionMaxMinutes: 4320,
  });
});

it('tells an admin without two-step sign-in to set it up first', async () => {
  const { user, environment } = await show();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await act(async () =>
    environment.mock.rejectMostRecentOperation(
      apiError('SecondFactorRequired', {
        refusals: [{ code: 'SecondFactorRequired', params: {}, field: 'requiresSecondFactor' }],
      }),
    ),
  );
  expect(screen.getByText(/Two-step sign-in is required/)).toBeTruthy();
});

it('saves when sessions end, and shows errors at the field', async () => {
  const rendered = await show();
  const { user, environment } = rendered;
  expect(await screen.findByDisplayValue('3 days')).toBeTruthy();
  await user.click(await screen.findByRole('combobox', { name: /Time without use/ }));
  await user.click(await screen.findByRole('option', { name: '7 days' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent(rendered)).toMatchObject({
    input: { sessionIdleMinutes: 10_080, sessionMaxMinutes: 4320 },
  });
  const refusals = [
    { code: 'IdleLongerThanSession', params: {}, field: 'sessionIdleMinutes' },
  ] as const;
  await act(async () =>
    environment.mock.rejectMostRecentOperation(apiError('IdleLongerThanSession', { refusals })),
  );
  expect(screen.getByText(/can’t be longer than/)).toBeTruthy();
  await expectAccessible();
});

it('saves the allowed methods, and shows errors at the fields', async () => {
  const rendered = await show();
  const { user, environment } = rendered;
  await user.click(await screen.findByRole('checkbox', { name: 'Password' }));
  await user.click(screen.getByRole('checkbox', { name: 'Google account' }));
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent(rendered)).toMatchObject({
    input: { methods: ['PASSKEY', 'OIDC', 'SAML'], breakGlassIds: [] },
  });
  const refusals = [
    { code: 'NoWayToSignIn', params: {}, field: 'methods' },
    { code: 'NoBreakGlassAdmin', params: {}, field: 'breakGlassIds' },
  ] as const;
  await act(async () =>
    environment.mock.rejectMostRecentOperation(apiError('NoWayToSignIn', { refusals })),
  );
  expect(screen.getByText(/new people couldn’t sign in/)).toBeTruthy();
  expect(screen.getByText(/Select at least one admin who has a password/)).toBeTruthy();
});

it('tests each method that can be tested', async () => {
  const rendered = await show();
  const { user, environment } = rendered;
  const testOf = (name: string) => screen.getByRole('button', { name: `Test ${name}` });
  await screen.findByRole('checkbox', { name: 'Password' });
  expect(testOf('SAML 2.0').getAttribute('aria-disabled')).toBe('true');
  await user.click(testOf('OpenID Connect'));
  expect(sent(rendered)).toEqual({ id: 'one' });
  await user.click(testOf('Two-step sign-in'));
  await user.type(await screen.findByLabelText(/^Code/), '123456');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Test' }));
  expect(sent(rendered)).toEqual({ input: { code: '123456' } });
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { confirmIdentity: { ok: true } } }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const sent = ({ environment }: RenderedScreen): unknown =>
  environment.mock.getMostRecentOperation().request.variables;

it('adds an identity provider, and shows errors at the fields', async () => {
  const rendered = await show();
  const { user, environment } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Add identity provider' }));
  const before = environment.mock.getAllOperations().length;
  const [, submit] = screen.getAllByRole('button', { name: 'Add identity provider' });
  if (submit === undefined) throw new Error('no button');
  await user.click(submit);
  expect(environment.mock.getAllOperations()).toHaveLength(before);
  await user.type(screen.getByLabelText(/^Name/), 'Okta');
  await user.type(screen.getByLabelText(/^Issuer/), 'https://acme.okta.example');
  await user.type(screen.getByLabelText(/^Client ID/), 'baton');
  await user.type(screen.getByLabelText(/^Client secret/), 'secret');
  await expectAccessible();
  await user.click(submit);
  expect(sent(rendered)).toEqual({
    input: {
      ...{ protocol: 'OIDC', name: 'Okta', issuer: 'https://acme.okta.example' },
      ...{ clientId: 'baton', clientSecret: 'secret' },
    },
  });
});

it('says what is missing before single sign-on can be required', async () => {
  const rendered = await show();
  const { user, environment } = rendered;
  await user.click(await screen.findByText('https://id.acme.example'));
  await user.click(
    await screen.findByRole('checkbox', { name: /Require this provider for people/ }),
  );
  const test = screen.getByRole('button', { name: 'Test sign-in' });
  expect(test.getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getAllByRole('button', { name: 'Save' }).at(-1) ?? test);
  expect(sent(rendered)).toEqual({ input: { id: 'one', isRequired: true, breakGlassIds: [] } });
  const refusals = [
    { code: 'ConnectionUntested', params: {}, field: 'isRequired' },
    { code: 'NoBreakGlassAdmin', params: {}, field: 'breakGlassIds' },
  ] as const;
  await act(async () =>
    environment.mock.rejectMostRecentOperation(apiError('ConnectionUntested', { refusals })),
  );
  expect(screen.getByText(/Test the sign-in with this identity provider first/)).toBeTruthy();
  expect(screen.getByText(/Select at least one admin who has a password/)).toBeTruthy();
  await expectAccessible();
});

it('shows the DNS record of a domain, and checks it', async () => {
  const rendered = await show();
  const { user, environment } = rendered;
  await user.click(await screen.findByText('acme.example', { selector: '[role=row] *' }));
  expect(await screen.findByText('baton-domain=abc')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Check DNS record' }));
  expect(sent(rendered)).toEqual({ id: 'two', code: null });
  await act(async () =>
    environment.mock.rejectMostRecentOperation(
      apiError('DomainUnproven', {
        refusals: [{ code: 'DomainUnproven', params: {}, field: 'domain' }],
      }),
    ),
  );
  expect(screen.getAllByRole('alert').some((one) => one.textContent !== '')).toBe(true);
});

it('sends a code by email to prove a domain, and checks the code', async () => {
  const rendered = await show();
  const { user, environment } = rendered;
  await user.click(await screen.findByText('acme.example', { selector: '[role=row] *' }));
  await user.click(await screen.findByRole('combobox', { name: /Recipient/ }));
  await user.click(await screen.findByRole('option', { name: 'hostmaster@acme.example' }));
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(sent(rendered)).toEqual({ input: { id: 'two', contact: 'HOSTMASTER' } });
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { sendDomainCode: { domains: [{ id: 'two' }] } },
    }),
  );
  await user.type(screen.getByLabelText('Code from the email'), 'abc');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Check code' }));
  expect(sent(rendered)).toEqual({ id: 'two', code: 'abc' });
  const refusals = [{ code: 'DomainCodeInvalid', params: {}, field: 'code' }] as const;
  await act(async () =>
    environment.mock.rejectMostRecentOperation(apiError('DomainCodeInvalid', { refusals })),
  );
  expect(screen.getByText(/doesn’t prove the domain/)).toBeTruthy();
});
