import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClient } from '../../testing/test-client.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ok } }`;
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }`;
const WHO = '{ viewer { id } }';
const newPassword = 'Walk-the-otter-7';

let tenantId: string;
beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
});

const change = (person: TestPerson, input: object) =>
  person.graphql(CHANGE, {
    input: { currentPassword: person.password, newPassword, ...input },
  });
const signIn = (email: string, password: string) =>
  createTestClient(server.app, null, '203.0.113.9').graphql(SIGN_IN, {
    input: { email, password },
  });

describe('changePassword', () => {
  it('signs out all other browsers, but not this browser', async () => {
    const ada = await server.createPerson({ tenantId, name: 'Ada' });
    const { response } = await signIn(ada.email, ada.password);
    const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
    const other = createTestClient(server.app, cookie);
    expect((await other.graphql(WHO)).data.viewer).not.toBeNull();
    expect((await change(ada, {})).codes).toEqual([]);
    expect((await other.graphql(WHO)).data.viewer).toBeNull();
    expect((await ada.graphql(WHO)).data.viewer).not.toBeNull();
    expect((await signIn(ada.email, ada.password)).codes).toEqual(['SignInFailed']);
    expect((await signIn(ada.email, newPassword)).codes).toEqual([]);
  });

  it('requires the current password, and a new one that follows the rules', async () => {
    const ben = await server.createPerson({ tenantId, name: 'Ben' });
    const wrong = await change(ben, { currentPassword: 'Not-the-password-1' });
    expect(wrong.errors[0]?.extensions.refusals).toMatchObject([
      { code: 'PasswordWrong', field: 'currentPassword' },
    ]);
    expect((await change(ben, { newPassword: 'short' })).codes).toEqual(['PasswordTooShort']);
    expect((await signIn(ben.email, ben.password)).codes).toEqual([]);
  });

  it('limits attempts with wrong passwords', async () => {
    const cy = await server.createPerson({ tenantId, name: 'Cy' });
    const codes: string[] = [];
    for (let at = 0; at < 11; at += 1)
      codes.push(...(await change(cy, { currentPassword: 'Not-the-password-1' })).codes);
    expect(codes.at(-1)).toBe('TooManyAttempts');
  });
});
