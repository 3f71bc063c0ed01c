import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PresentPerson } from './presence-requests.ts';
import { createTaskPresence } from './task-presence.ts';

const jonas = (instance: string | null): PresentPerson => ({
  ...{ userId: 'jonas', name: 'Jonas Weber', instance },
});

const opened = () => {
  let others: readonly PresentPerson[] = [];
  const send = vi.fn<(instance: string | null) => Promise<readonly PresentPerson[]>>(
    async () => others,
  );
  const end = vi.fn(async () => undefined);
  const presence = createTaskPresence({ send, end, now: () => Date.now() });
  return {
    ...{ presence, send, end },
    meet: (next: readonly PresentPerson[]) => {
      others = next;
    },
  };
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('createTaskPresence', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('reports the open task once, and not again while no one else is there', async () => {
    const { presence, send } = opened();
    presence.tell();
    await pass(0);
    presence.enter('name');
    presence.exit('name');
    await pass(60 * 60_000);
    expect(send).toHaveBeenCalledOnce();
  });

  it('reports every ten seconds while other people are there', async () => {
    const { presence, send, meet } = opened();
    meet([jonas('name')]);
    presence.enter('mail');
    presence.tell();
    await pass(0);
    expect(send).toHaveBeenLastCalledWith('mail');
    expect(presence.at('name')).toEqual([jonas('name')]);
    await pass(10_000);
    expect(send).toHaveBeenCalledTimes(2);
    const known = presence.at('name');
    meet([jonas('name')]);
    await pass(10_000);
    expect(presence.at('name')).toBe(known);
    meet([]);
    await pass(20_000);
    expect(presence.others()).toEqual([]);
    expect(send).toHaveBeenCalledTimes(5);
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(5);
  });

  it('reports at most once a second, and leaves a field after a minute idle', async () => {
    const { presence, send, meet } = opened();
    meet([jonas(null)]);
    presence.tell();
    await pass(0);
    for (const place of ['a', 'b', 'c']) presence.enter(place);
    await pass(999);
    expect(send).toHaveBeenCalledOnce();
    await pass(1);
    expect(send.mock.calls).toEqual([[null], ['c']]);
    await pass(60_000);
    expect(send).toHaveBeenLastCalledWith(null);
    presence.enter('c');
    await pass(1_000);
    expect(send).toHaveBeenLastCalledWith('c');
  });

  it('reports a field that the person entered during a request', async () => {
    const { presence, send } = opened();
    const answer = Promise.withResolvers<readonly PresentPerson[]>();
    send.mockReturnValueOnce(answer.promise);
    presence.tell();
    await pass(0);
    presence.enter('name');
    answer.resolve([jonas(null)]);
    await pass(1_000);
    expect(send.mock.calls).toEqual([[null], ['name']]);
  });

  it('shows no other people after an error, and retries', async () => {
    const { presence, send, meet } = opened();
    meet([jonas('name')]);
    presence.tell();
    await pass(0);
    for (const cut of ['first', 'second']) {
      send.mockRejectedValueOnce(new Error(cut));
      await pass(10_000);
      expect(presence.others()).toEqual([]);
    }
    await pass(10_000);
    expect(presence.others()).toHaveLength(1);
  });

  it('reports when the person leaves, also during a request', async () => {
    const { presence, send, end } = opened();
    presence.stop();
    expect(end).not.toHaveBeenCalled();
    presence.tell();
    await pass(0);
    presence.stop();
    expect(end).toHaveBeenCalledOnce();
    const answer = Promise.withResolvers<readonly PresentPerson[]>();
    send.mockReturnValueOnce(answer.promise);
    presence.tell();
    await pass(1_000);
    presence.stop();
    expect(end).toHaveBeenCalledOnce();
    answer.resolve([jonas('name')]);
    await pass(0);
    expect(end).toHaveBeenCalledTimes(2);
    expect(presence.others()).toEqual([]);
  });
});
