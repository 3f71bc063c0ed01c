import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangeTopic } from './change-topic.ts';
import { createChangeHub } from './change-hub.ts';
import type { StreamEvents } from './change-stream.ts';

interface Opened {
  readonly topic: ChangeTopic;
  readonly events: StreamEvents;
  readonly close: () => void;
}

const harness = (): { hub: ReturnType<typeof createChangeHub>; opened: Opened[] } => {
  const opened: Opened[] = [];
  const hub = createChangeHub((topic, events) => {
    const close = vi.fn();
    opened.push({ topic, events, close });
    return close;
  });
  return { hub, opened };
};
const change = {
  ...{ workflowId: null, blueprintId: null, myWork: false, lists: false, cause: null },
  presence: [],
};

describe('createChangeHub', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('tells each listener only what concerns it', () => {
    const { hub, opened } = harness();
    const mine = vi.fn();
    const workflow = vi.fn();
    hub.listen({}, mine);
    hub.listen({ workflowId: 'w' }, workflow);
    const inTask = vi.fn();
    hub.listen({ taskId: 't' }, inTask);
    const { events } = opened.at(-1) ?? { events: null };
    events?.changed({ ...change, workflowId: 'w' });
    events?.changed({ ...change, workflowId: 'other' });
    events?.changed({ ...change, myWork: true, lists: false });
    events?.changed({ ...change, presence: ['t', 'u'] });
    expect(inTask).toHaveBeenCalledTimes(1);
    expect(mine).toHaveBeenCalledTimes(1);
    expect(workflow).toHaveBeenCalledTimes(1);
  });

  it('has one stream, that of the newest topic', () => {
    const { hub, opened } = harness();
    hub.listen({}, () => undefined);
    hub.listen({}, () => undefined);
    expect(opened).toHaveLength(1);
    const stop = hub.listen({ workflowId: 'w' }, () => undefined);
    expect(opened).toHaveLength(2);
    expect(opened[0]?.close).toHaveBeenCalledOnce();
    stop();
    vi.advanceTimersByTime(0);
    expect(opened.at(-1)?.topic).toEqual({});
  });

  it('reads everything again after a cut, and polls meanwhile', () => {
    const { hub, opened } = harness();
    const mine = vi.fn();
    hub.listen({}, mine);
    const events = opened[0]?.events;
    events?.opened();
    mine.mockClear();
    events?.cut();
    vi.advanceTimersByTime(20_000);
    expect(mine).toHaveBeenCalledTimes(2);
    events?.opened();
    expect(mine).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(60_000);
    expect(mine).toHaveBeenCalledTimes(3);
  });

  it('reads once more when the first stream stands, for what changed before it did', () => {
    const { hub, opened } = harness();
    const mine = vi.fn();
    hub.listen({}, mine);
    expect(mine).not.toHaveBeenCalled();
    opened[0]?.events.opened();
    expect(mine).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(mine).toHaveBeenCalledOnce();
  });

  it('reads again once it is up, when even the first attempt was cut', () => {
    const { hub, opened } = harness();
    const mine = vi.fn();
    hub.listen({}, mine);
    opened[0]?.events.cut();
    opened[0]?.events.opened();
    expect(mine).toHaveBeenCalledOnce();
  });

  it('closes when nobody listens', () => {
    const { hub, opened } = harness();
    const stop = hub.listen({}, () => undefined);
    opened[0]?.events.cut();
    stop();
    vi.advanceTimersByTime(0);
    expect(opened[0]?.close).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
