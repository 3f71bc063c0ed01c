import { passwordPolicies, passwordRefusal } from '@baton/domain/party/password-rules';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';

const commonPasswords = dictionary['passwords-common'];

it.each(passwordPolicies)('the policy %s refuses all common passwords', (policy) => {
  expect(commonPasswords.length).toBeGreaterThan(10_000);
  const accepted = commonPasswords.filter(
    (password) => passwordRefusal(password, 'password', policy) === null,
  );
  expect(accepted).toEqual([]);
});
