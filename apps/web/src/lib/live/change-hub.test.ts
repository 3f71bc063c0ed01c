import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FollowedTopics } from './change-topic.ts';
import { createChangeHub } from './change-hub.ts';
import type { StreamEvents } from './change-stream.ts';

interface Opened {
  readonly topics: FollowedTopics;
  readonly events: StreamEvents;
  readonly close: () => void;
}

const harness = () => {
  const opened: Opened[] = [];
  const hub = createChangeHub((topics, events) => {
    const close = vi.fn();
    opened.push({ topics, events, close });
    return close;
  });
  const last = (): Opened => {
    const stream = opened.at(-1);
    if (stream === undefined) throw new Error('no stream');
    return stream;
  };
  return { hub, opened, last };
};
const change = {
  ...{ workflowIds: [], blueprintIds: [], myWork: false, lists: false, cause: null },
  presence: [],
};

describe('createChangeHub', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('tells each listener only about changes of its topic', () => {
    const { hub, last } = harness();
    const [mine, workflow, inTask] = [vi.fn(), vi.fn(), vi.fn()];
    hub.listen({}, mine);
    hub.listen({ workflowId: 'w' }, workflow);
    hub.listen({ taskId: 't' }, inTask);
    const { events } = last();
    events.changed({ ...change, workflowIds: ['w'] });
    events.changed({ ...change, workflowIds: ['other'] });
    events.changed({ ...change, myWork: true, lists: false });
    events.changed({ ...change, presence: ['t', 'u'] });
    expect(inTask).toHaveBeenCalledTimes(1);
    expect(mine).toHaveBeenCalledTimes(1);
    expect(workflow).toHaveBeenCalledTimes(1);
  });

  it('uses one stream for the topics of all listeners', () => {
    const { hub, opened, last } = harness();
    for (const topic of [{}, { workflowId: 'v' }, { workflowId: 'w' }, { blueprintId: 'b' }, {}])
      hub.listen(topic, () => undefined);
    expect(last().topics).toEqual({ workflowIds: ['w', 'v'], blueprintIds: ['b'] });
    expect(opened).toHaveLength(4);
    for (const { close } of opened.slice(0, -1)) expect(close).toHaveBeenCalledOnce();
  });

  it('keeps a stream that has more topics than needed', () => {
    const { hub, opened, last } = harness();
    hub.listen({}, () => undefined);
    hub.listen({ workflowId: 'w' }, () => undefined)();
    vi.advanceTimersByTime(0);
    hub.listen({ workflowId: 'w' }, () => undefined);
    expect(opened).toHaveLength(2);
    expect(last().close).not.toHaveBeenCalled();
  });

  it('keeps the open stream until the new one is open', () => {
    const { hub, opened, last } = harness();
    hub.listen({}, () => undefined);
    last().events.opened();
    hub.listen({ workflowId: 'v' }, () => undefined);
    hub.listen({ workflowId: 'w' }, () => undefined);
    expect(opened.map(({ close }) => vi.mocked(close).mock.calls.length)).toEqual([0, 1, 0]);
    last().events.opened();
    expect(opened.map(({ close }) => vi.mocked(close).mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('notifies only the listener of a new topic when the stream changes', () => {
    const { hub, last } = harness();
    const [mine, workflow] = [vi.fn(), vi.fn()];
    hub.listen({}, mine);
    last().events.opened();
    mine.mockClear();
    hub.listen({ workflowId: 'w' }, workflow);
    vi.advanceTimersByTime(20_000);
    last().events.opened();
    expect(workflow).toHaveBeenCalledExactlyOnceWith(null);
    expect(mine).not.toHaveBeenCalled();
  });

  it('loads changes at intervals while the stream is interrupted', () => {
    const { hub, last } = harness();
    const mine = vi.fn();
    hub.listen({}, mine);
    last().events.opened();
    mine.mockClear();
    last().events.cut();
    vi.advanceTimersByTime(20_000);
    expect(mine).toHaveBeenCalledTimes(2);
    last().events.opened();
    expect(mine).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(60_000);
    expect(mine).toHaveBeenCalledTimes(3);
  });

  it('doesn’t report changes that the first stream sends again', () => {
    const { hub, last } = harness();
    const [mine, presence] = [vi.fn(), vi.fn()];
    hub.listen({}, mine);
    hub.listen({ taskId: 't' }, presence);
    last().events.opened();
    expect(mine).not.toHaveBeenCalled();
    expect(presence).toHaveBeenCalledExactlyOnceWith(null);
    last().events.changed({ ...change, myWork: true });
    expect(mine).toHaveBeenCalledOnce();
  });

  it('tells a listener once to reload if the first stream opens late', () => {
    const { hub, last } = harness();
    const mine = vi.fn();
    hub.listen({}, mine);
    vi.advanceTimersByTime(15_000);
    expect(mine).not.toHaveBeenCalled();
    last().events.opened();
    expect(mine).toHaveBeenCalledExactlyOnceWith(null);
    vi.advanceTimersByTime(60_000);
    expect(mine).toHaveBeenCalledOnce();
  });

  it('tells a listener once to reload if the first attempt failed', () => {
    const { hub, last } = harness();
    const mine = vi.fn();
    hub.listen({}, mine);
    last().events.cut();
    last().events.opened();
    expect(mine).toHaveBeenCalledOnce();
  });

  it('tells a page with a long loading time to reload when it joins', () => {
    const { hub, last } = harness();
    const [first, slow, quick] = [vi.fn(), vi.fn(), vi.fn()];
    hub.listen({}, first);
    last().events.opened();
    hub.join({}, slow, 15_000);
    hub.join({}, quick, 2000);
    expect(slow).toHaveBeenCalledExactlyOnceWith(null);
    expect(quick).not.toHaveBeenCalled();
    expect(first).not.toHaveBeenCalled();
  });

  it('tells a listener about a change just before it started to listen', () => {
    const { hub, last } = harness();
    const [first, early, late] = [vi.fn(), vi.fn(), vi.fn()];
    hub.listen({}, first);
    last().events.opened();
    last().events.changed({ ...change, myWork: true });
    hub.listen({}, early);
    expect(early).toHaveBeenCalledExactlyOnceWith(null);
    vi.advanceTimersByTime(10_000);
    hub.listen({}, late);
    expect(late).not.toHaveBeenCalled();
  });

  it('reconnects once if listeners join during an interruption', () => {
    const { hub, opened, last } = harness();
    hub.listen({}, () => undefined);
    last().events.cut();
    hub.join({}, () => undefined, 2000);
    hub.join({}, () => undefined, 2000);
    expect(opened).toHaveLength(2);
    expect(opened[0]?.close).toHaveBeenCalledOnce();
  });

  it('follows at most 100 workflows, the latest first', () => {
    const { hub, last } = harness();
    for (let at = 0; at < 150; at += 1) hub.listen({ workflowId: `w${at}` }, () => undefined);
    expect(last().topics.workflowIds).toHaveLength(100);
    expect(last().topics.workflowIds).toContain('w149');
  });

  it('closes the stream when no one listens', () => {
    const { hub, last } = harness();
    const stop = hub.listen({}, () => undefined);
    last().events.cut();
    stop();
    vi.advanceTimersByTime(0);
    expect(last().close).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
