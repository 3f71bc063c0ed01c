import { describe, expect, it, vi } from 'vitest';
import type { LiveInterest, LiveMessage } from './live-event.ts';
import { createLiveHub } from './live-hub.ts';

const interest = (over: Partial<LiveInterest> = {}): LiveInterest => ({
  sessionId: 'session',
  userId: 'ada',
  tenantId: 'acme',
  parties: new Set(['ada', 'team']),
  workflowIds: new Set(),
  blueprintIds: new Set(),
  seesLists: false,
  ...over,
});

const open = (over: Partial<LiveInterest> = {}) => {
  const told: LiveMessage[] = [];
  const hub = createLiveHub(
    (message) => told.push(message),
    () => 0,
  );
  const stream = hub.subscribe(interest(over), 0);
  if (stream === null) throw new Error('no stream');
  return { hub, stream, told };
};

describe('createLiveHub', () => {
  it('names the command if it is the only change', async () => {
    const { hub, stream } = open({ workflowIds: new Set(['w1']) });
    const change = { tenantId: 'acme', workflowId: 'w1', partyIds: [] };
    const causeOf = async () => (await stream.next()).value?.cause;
    hub.publish({ ...change, cause: { userId: 'ada', key: 'k1' } });
    expect(await causeOf()).toBe('k1');
    hub.publish({ ...change, cause: { userId: 'bo', key: 'k2' } });
    expect(await causeOf()).toBeNull();
    hub.publish({ ...change, cause: { userId: 'ada', key: 'k3' } });
    hub.publish(change);
    expect(await causeOf()).toBeNull();
  });

  it('notifies internal users of list changes once per interval', async () => {
    vi.useFakeTimers();
    const { hub, stream } = open({ seesLists: true });
    const partner = open().hub;
    hub.publish({ tenantId: 'acme', workflowId: 'w2', partyIds: ['bo'] });
    hub.publish({ tenantId: 'acme', blueprintId: 'b1', partyIds: [] });
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect((await stream.next()).value).toEqual({
      workflowIds: [],
      blueprintIds: [],
      myWork: false,
      lists: true,
      cause: null,
      presence: [],
    });
    partner.close();
  });

  it('sends a new stream the changes since its last one', async () => {
    vi.useFakeTimers();
    const { hub } = open();
    vi.advanceTimersByTime(60_000);
    hub.publish({ tenantId: 'acme', workflowId: 'w1', partyIds: [] });
    vi.advanceTimersByTime(15_000);
    hub.publish({ tenantId: 'acme', workflowId: 'w2', partyIds: [] });
    hub.publish({ tenantId: 'other', workflowId: 'w3', partyIds: ['ada'] });
    const watched = interest({ workflowIds: new Set(['w1', 'w2', 'w3']), seesLists: true });
    const first = async (replayed: number) =>
      (await hub.subscribe(watched, replayed)?.next())?.value;
    expect(await first(10_000)).toMatchObject({ workflowIds: ['w2'], myWork: false, lists: true });
    expect(await first(20_000)).toMatchObject({ workflowIds: ['w1', 'w2'] });
    // More than this process knows: everything may have changed.
    expect(await first(30_000)).toMatchObject({
      workflowIds: ['w1', 'w2', 'w3'],
      myWork: true,
      lists: true,
    });
    hub.close();
    vi.useRealTimers();
  });

  it('notifies only about watched workflows and own tasks', async () => {
    const { hub, stream } = open({ workflowIds: new Set(['w1']) });
    hub.publish({ tenantId: 'acme', workflowId: 'w2', partyIds: ['bo'] });
    hub.publish({ tenantId: 'other', workflowId: 'w1', partyIds: ['ada'] });
    hub.publish({ tenantId: 'acme', workflowId: 'w1', partyIds: ['bo'] });
    expect(await stream.next()).toEqual({
      done: false,
      value: {
        workflowIds: ['w1'],
        blueprintIds: [],
        myWork: false,
        lists: false,
        cause: null,
        presence: [],
      },
    });
    hub.publish({ tenantId: 'acme', workflowId: 'w2', partyIds: ['team'] });
    expect((await stream.next()).value).toEqual({
      workflowIds: [],
      blueprintIds: [],
      myWork: true,
      lists: false,
      cause: null,
      presence: [],
    });
  });

  it('notifies watchers of the parent about a linked workflow', async () => {
    const { hub, stream } = open({ workflowIds: new Set(['w1']) });
    hub.publish({ tenantId: 'acme', workflowId: 'w2', parentWorkflowId: 'w1', partyIds: [] });
    expect((await stream.next()).value).toMatchObject({ workflowIds: ['w1'], myWork: false });
  });

  it('merges the events of a slow reader into one', async () => {
    const { hub, stream } = open({
      workflowIds: new Set(['w1', 'w2']),
      blueprintIds: new Set(['b1']),
    });
    for (let i = 0; i < 10_000; i += 1)
      hub.publish({ tenantId: 'acme', workflowId: 'w1', partyIds: i === 5000 ? ['ada'] : [] });
    hub.publish({ tenantId: 'acme', workflowId: 'w2', partyIds: [] });
    hub.publish({ tenantId: 'acme', blueprintId: 'b1', partyIds: [] });
    expect((await stream.next()).value).toEqual({
      workflowIds: ['w1', 'w2'],
      blueprintIds: ['b1'],
      myWork: true,
      lists: false,
      cause: null,
      presence: [],
    });
    const next = stream.next();
    hub.publish({ tenantId: 'acme', workflowId: 'w1', partyIds: [] });
    expect((await next).value).toMatchObject({ workflowIds: ['w1'], blueprintIds: [] });
  });

  it('sends local changes to other processes, but not received ones', () => {
    const { hub, told } = open();
    hub.publish({ tenantId: 'acme', partyIds: ['ada'] });
    hub.endSessions(['s']);
    hub.endSessions([]);
    hub.deliver({ kind: 'change', change: { tenantId: 'acme', partyIds: ['ada'] } });
    expect(told.map(({ kind }) => kind)).toEqual(['change', 'sessions']);
  });

  it('ends streams when the session ends, groups change, or it closes', async () => {
    for (const end of [
      (hub: ReturnType<typeof open>['hub']) => hub.endSessions(['session']),
      (hub: ReturnType<typeof open>['hub']) => hub.reconnect(['ada']),
      (hub: ReturnType<typeof open>['hub']) => hub.close(),
      (hub: ReturnType<typeof open>['hub']) => hub.deliver({ kind: 'sessions', ids: ['session'] }),
    ]) {
      const { hub, stream } = open();
      hub.endSessions(['another']);
      hub.reconnect(['bo']);
      expect(hub.size()).toBe(1);
      const next = stream.next();
      end(hub);
      expect((await next).done).toBe(true);
      expect((await stream.next()).done).toBe(true);
      expect(hub.size()).toBe(0);
    }
  });

  it('notifies about people with the same task open, in all processes', async () => {
    const { hub, stream, told } = open();
    const screen = {
      ...{ tenantId: 'acme', sessionId: 'session', screen: 'window', taskId: 'task' },
      ...{ userId: 'ada', userName: 'Ada', isWriter: true, seesOnlookers: true, instance: null },
    };
    expect(hub.come(screen)).toEqual([screen]);
    hub.deliver({ kind: 'present', screen: { ...screen, sessionId: 'other', userId: 'bo' } });
    expect((await stream.next()).value).toMatchObject({ presence: ['task'], workflowIds: [] });
    expect(hub.come(screen)).toHaveLength(2);
    hub.deliver({ kind: 'sessions', ids: ['other'] });
    expect((await stream.next()).value).toMatchObject({ presence: ['task'] });
    expect(hub.come(screen)).toEqual([screen]);
    hub.leave(screen);
    expect(told.map(({ kind }) => kind)).toEqual(['present', 'present', 'present', 'gone']);
  });

  it('delivers waiting events before it ends', async () => {
    const { hub, stream } = open();
    hub.publish({ tenantId: 'acme', partyIds: ['ada'] });
    hub.close();
    expect((await stream.next()).done).toBe(false);
    expect((await stream.next()).done).toBe(true);
  });

  it('removes a stream that its reader left', async () => {
    const { hub, stream } = open();
    const next = stream.next();
    await stream.return(undefined);
    expect((await next).done).toBe(true);
    expect(hub.size()).toBe(0);
  });

  it('opens at most twenty streams for one session', async () => {
    const { hub, stream } = open();
    for (let i = 1; i < 20; i += 1) expect(hub.subscribe(interest(), 0)).not.toBeNull();
    expect(hub.subscribe(interest(), 0)).toBeNull();
    expect(hub.subscribe(interest({ sessionId: 'other' }), 0)).not.toBeNull();
    await stream.return(undefined);
    expect(hub.subscribe(interest(), 0)).not.toBeNull();
  });
});
