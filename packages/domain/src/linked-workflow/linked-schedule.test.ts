import { describe, expect, it } from 'vitest';
import { scheduleOfChildren, type ChildLink } from './child-link.ts';

const children = (...states: readonly ChildLink['state'][]) => ({
  link: null,
  links: states.map((state) => ({ state, fate: 'FOLLOWED', isCalledBack: false }) as ChildLink),
});

describe('the schedule of linked workflows', () => {
  it('is ended only if all of them are', () => {
    expect(scheduleOfChildren(children('ENDED', 'ENDED'))).toBe('ENDED');
    expect(scheduleOfChildren(children('ENDED', 'COMPLETED'))).toBe('RUNNING');
  });

  it('is paused if those that are not completed are', () => {
    expect(scheduleOfChildren(children('PAUSED', 'COMPLETED'))).toBe('PAUSED');
  });
});
