import { describe, expect, it } from 'vitest';
import type { LiveMessage } from './live-event.ts';
import { decodeMessages, encodeMessages } from './live-messages.ts';

const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const ids = (count: number) => Array.from({ length: count }, (_, n) => id(n));

const screen = { tenantId: id(1), sessionId: id(2), screen: id(3) };
const present = {
  ...{ taskId: id(4), userId: id(5), userName: 'Ada' },
  ...{ isWriter: true, seesOnlookers: true, instance: null },
};

const roundTrip = (messages: readonly LiveMessage[]): readonly LiveMessage[] => {
  const payloads = encodeMessages('there', messages);
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000);
  return payloads.flatMap((payload) => decodeMessages('here', payload));
};

describe('messages between processes', () => {
  it('arrive as sent, also several in one notification', () => {
    const messages: readonly LiveMessage[] = [
      { kind: 'change', change: { tenantId: id(1), workflowId: id(2), partyIds: ids(3) } },
      { kind: 'change', change: { tenantId: id(1), blueprintId: id(2), partyIds: [] } },
      { kind: 'sessions', ids: ids(2) },
      { kind: 'people', ids: ids(1) },
      { kind: 'present', screen: { ...screen, ...present } },
      { kind: 'gone', screen },
    ];
    expect(encodeMessages('there', messages)).toHaveLength(1);
    expect(roundTrip(messages)).toEqual(messages);
  });

  it('are split into parts that fit a notification', () => {
    const many = Array.from({ length: 300 }, (): LiveMessage => ({
      kind: 'change',
      change: { tenantId: id(1), partyIds: ids(2) },
    }));
    expect(roundTrip(many)).toEqual(many);

    const parts = roundTrip([
      { kind: 'change', change: { tenantId: id(1), workflowId: id(2), partyIds: ids(2000) } },
    ]);
    expect(parts.flatMap((m) => (m.kind === 'change' ? m.change.partyIds : []))).toEqual(ids(2000));
    for (const part of parts)
      expect(part).toMatchObject({ change: { tenantId: id(1), workflowId: id(2) } });

    const ended = roundTrip([{ kind: 'sessions', ids: ids(1000) }]);
    expect(ended.flatMap((m) => (m.kind === 'sessions' ? m.ids : []))).toEqual(ids(1000));
  });

  it('are ignored by their sender', () => {
    const [payload = ''] = encodeMessages('me', [{ kind: 'people', ids: ids(1) }]);
    expect(decodeMessages('me', payload)).toEqual([]);
  });

  it.each(['', '{', 'null', '{"from":"x"}', '{"from":"x","messages":[{"kind":"other"}]}'])(
    'are ignored if they are invalid: %j',
    (payload) => {
      expect(decodeMessages('me', payload)).toEqual([]);
    },
  );
});
