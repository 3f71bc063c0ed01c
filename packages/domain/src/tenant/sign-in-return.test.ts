import { describe, expect, it } from 'vitest';
import { signInReturnQuery } from './sign-in-return.ts';

describe('signInReturnQuery', () => {
  it('keeps the path, and the sign-in page of suppliers', () => {
    expect(signInReturnQuery({ redirect: '/my/tasks?task-id=1', isSupplier: true })).toEqual({
      ...{ supplier: '1', redirect: '/my/tasks?task-id=1' },
    });
  });

  it.each([
    ...[undefined, null, '', '/', 'login', '//evil.example', '/\\evil.example'],
    ...['https://evil.example/', '/a\nb', `/${'x'.repeat(1000)}`],
  ])('drops a path that doesn’t belong to this installation: %j', (redirect) => {
    expect(signInReturnQuery({ redirect, isSupplier: false })).toEqual({});
  });
});
