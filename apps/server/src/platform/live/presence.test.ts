import { beforeEach, describe, expect, it } from 'vitest';
import { createPresence, type Presence, type PresentScreen } from './presence.ts';

let now = 0;
let presence: Presence;
beforeEach(() => {
  now = 0;
  presence = createPresence(() => now);
});

const screen = (userId: string, over: Partial<PresentScreen> = {}): PresentScreen => ({
  tenantId: 'acme',
  taskId: 'task',
  sessionId: userId,
  screen: 'window',
  userId,
  userName: userId,
  isWriter: true,
  seesOnlookers: true,
  instance: null,
  ...over,
});
const names = (taskId = 'task') => presence.at('acme', taskId).map(({ userId }) => userId);
const toldBy = (one: PresentScreen) =>
  presence.come(one).flatMap(({ userIds }) => [...userIds].toSorted());

describe('createPresence', () => {
  it('notifies others once about a person or field change', () => {
    expect(toldBy(screen('ada'))).toEqual([]);
    expect(toldBy(screen('bo'))).toEqual(['ada']);
    expect(toldBy(screen('bo'))).toEqual([]);
    expect(toldBy(screen('bo', { instance: 'name' }))).toEqual(['ada']);
    // The person's own second window isn't news to them.
    expect(toldBy(screen('bo', { screen: 'second' }))).toEqual(['ada']);
    expect(names()).toEqual(['ada', 'bo', 'bo']);
  });

  it('hides people after a time without a sign of them', () => {
    presence.come(screen('ada'));
    now = 24_999;
    expect(names()).toEqual(['ada']);
    now = 25_000;
    expect(names()).toEqual([]);
    expect(toldBy(screen('bo'))).toEqual(['ada']);
    expect(toldBy(screen('ada'))).toEqual(['bo']);
    expect(names()).toEqual(['ada', 'bo']);
  });

  it('forgets people who stay silent', () => {
    presence.come(screen('ada'));
    now = 20 * 60_000;
    expect(toldBy(screen('bo'))).toEqual([]);
  });

  it('notifies only people who are allowed to see viewers', () => {
    presence.come(screen('pia', { seesOnlookers: false }));
    presence.come(screen('ada'));
    expect(toldBy(screen('bo', { isWriter: false }))).toEqual(['ada']);
    expect(toldBy(screen('bo'))).toEqual(['ada', 'pia']);
    expect(toldBy(screen('bo', { isWriter: false }))).toEqual(['ada', 'pia']);
    const left = presence.leave(screen('bo')).flatMap(({ userIds }) => [...userIds]);
    expect(left).toEqual(['ada']);
  });

  it('removes a person whose access changed', () => {
    presence.come(screen('ada'));
    presence.come(screen('bo'));
    expect(presence.endPerson('bo').flatMap(({ userIds }) => [...userIds])).toEqual(['ada']);
    expect(names()).toEqual(['ada']);
  });

  it('notifies when a person leaves or opens another task', () => {
    presence.come(screen('ada'));
    presence.come(screen('bo'));
    expect(presence.come(screen('bo', { taskId: 'other' }))).toMatchObject([{ taskId: 'task' }]);
    expect(names()).toEqual(['ada']);
    presence.come(screen('bo'));
    expect(presence.leave(screen('bo'))).toMatchObject([{ taskId: 'task' }]);
    expect(presence.leave(screen('bo'))).toEqual([]);
    presence.come(screen('bo'));
    expect(presence.endSession('bo')).toHaveLength(1);
    expect(names()).toEqual(['ada']);
  });

  it('separates workspaces and limits windows to twenty per session', () => {
    presence.come(screen('ada'));
    expect(toldBy(screen('eve', { tenantId: 'other' }))).toEqual([]);
    expect(presence.at('other', 'task')).toHaveLength(1);
    for (let n = 0; n < 30; n += 1) presence.come(screen('bo', { screen: `window ${n}` }));
    expect(names().filter((name) => name === 'bo')).toHaveLength(20);
  });
});
