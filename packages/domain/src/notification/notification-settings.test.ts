import { describe, expect, it } from 'vitest';
import { isInInbox, isSentBy, withChannel } from './notification-settings.ts';

const defaults = { inbox: null, mail: null, push: null, chat: null };

describe('isInInbox', () => {
  it('always keeps items that need the person’s action', () => {
    expect(isInInbox({ inbox: [] }, 'TASK_ASSIGNED')).toBe(true);
    expect(isInInbox({ inbox: [] }, 'COMMENT_ADDED')).toBe(false);
  });
});

describe('isSentBy', () => {
  it('uses the defaults of each type', () => {
    expect(isSentBy('push', defaults, 'TASK_ASSIGNED')).toBe(true);
    expect(isSentBy('chat', defaults, 'COMMENT_ADDED')).toBe(false);
  });

  it('follows the settings of the channel', () => {
    const settings = { ...defaults, push: ['COMMENT_ADDED'] };
    expect(isSentBy('push', settings, 'COMMENT_ADDED')).toBe(true);
    expect(isSentBy('push', settings, 'TASK_ASSIGNED')).toBe(false);
    expect(isSentBy('mail', settings, 'TASK_ASSIGNED')).toBe(true);
  });

  it('sends no updates that are not in the inbox', () => {
    const settings = { ...defaults, inbox: [], mail: ['COMMENT_ADDED'] };
    expect(isSentBy('mail', settings, 'COMMENT_ADDED')).toBe(false);
  });
});

describe('withChannel', () => {
  const off = { inbox: false, mail: false, push: false, chat: false };

  it('turns on the inbox with another channel', () => {
    expect(withChannel(off, 'chat', true)).toEqual({ ...off, inbox: true, chat: true });
  });

  it('turns off all channels with the inbox', () => {
    const on = { inbox: true, mail: true, push: true, chat: true };
    expect(withChannel(on, 'inbox', false)).toEqual(off);
    expect(withChannel(on, 'mail', false)).toEqual({ ...on, mail: false });
  });
});
