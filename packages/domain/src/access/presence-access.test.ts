import { person } from '@baton/fixtures/builders/run-scene';
import { describe, expect, it } from 'vitest';
import { maySeePresent } from './presence-access.ts';

describe('maySeePresent', () => {
  it.each([
    ['INTERNAL', true, true],
    ['INTERNAL', false, true],
    ['LIMITED', true, true],
    ['LIMITED', false, false],
    ['EXTERNAL', true, true],
    ['EXTERNAL', false, false],
  ] as const)(
    'lets %s people see who has a task open, if they can edit it: %s',
    (accessLevel, isWriter, isTold) => {
      expect(maySeePresent(person(1, { accessLevel }), { isWriter }) === null).toBe(isTold);
    },
  );
});
