import { describe, expect, it } from 'vitest';
import { scheduleOfChildren, type ChildLink } from '../run-model/child-link.ts';

const children = (...states: readonly ChildLink['state'][]) => ({
  plan: { link: null },
  links: states.map((state) => ({ state, fate: 'FOLLOWED', isCalledBack: false }) as ChildLink),
});

describe('scheduleOfChildren', () => {
  it('is ENDED only if all linked workflows are ended', () => {
    expect(scheduleOfChildren(children('ENDED', 'ENDED'))).toBe('ENDED');
    expect(scheduleOfChildren(children('ENDED', 'COMPLETED'))).toBe('RUNNING');
  });

  it('is PAUSED if all open linked workflows are paused', () => {
    expect(scheduleOfChildren(children('PAUSED', 'COMPLETED'))).toBe('PAUSED');
  });
});
