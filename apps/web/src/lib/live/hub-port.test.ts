import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChangeHub } from './change-hub.ts';
import type { StreamEvents } from './change-stream.ts';
import { connectHub, serveHub, type Port } from './hub-port.ts';
import { createPausableHub } from './pausable-hub.ts';

const change = {
  ...{ workflowIds: ['w'], blueprintIds: [], myWork: true, lists: false, cause: null },
  presence: [],
};

/** Two ports whose messages arrive immediately. */
const portPair = (): readonly [Port, Port] => {
  const port = (): Port => ({
    postMessage: () => undefined,
    close: () => undefined,
    onmessage: null,
  });
  const [one, other] = [port(), port()];
  const join = (from: Port, to: Port): Port =>
    Object.assign(from, {
      postMessage: (data: unknown) => to.onmessage?.(new MessageEvent('message', { data })),
    });
  return [join(one, other), join(other, one)];
};

const harness = () => {
  const streams: (StreamEvents & { readonly close: () => void })[] = [];
  const hub = createChangeHub((_, events) => {
    const close = vi.fn();
    streams.push({ ...events, close });
    return close;
  });
  const openTab = () =>
    createPausableHub(() => {
      const [page, worker] = portPair();
      serveHub(hub, worker);
      return connectHub(page);
    });
  return { streams, openTab };
};

describe('browser tabs that share a connection for live updates', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('get the changes of one stream', () => {
    const { streams, openTab } = harness();
    const [first, second] = [vi.fn(), vi.fn()];
    openTab().listen({}, first);
    openTab().listen({}, second);
    expect(streams).toHaveLength(1);
    streams[0]?.changed(change);
    expect(first).toHaveBeenCalledExactlyOnceWith(change);
    expect(second).toHaveBeenCalledExactlyOnceWith(change);
  });

  it('are told once to reload if they loaded slowly', () => {
    const { streams, openTab } = harness();
    const [first, second, later] = [vi.fn(), vi.fn(), vi.fn()];
    vi.advanceTimersByTime(30_000);
    openTab().listen({}, first);
    streams[0]?.opened();
    const tab = openTab();
    tab.listen({}, second);
    tab.listen({}, later);
    expect([first, second].map((listener) => listener.mock.calls)).toEqual([[[null]], [[null]]]);
    expect(later).not.toHaveBeenCalled();
  });

  it('get no changes after they stop listening', () => {
    const { streams, openTab } = harness();
    const listener = vi.fn();
    openTab().listen({}, () => undefined);
    openTab().listen({}, listener)();
    streams[0]?.changed(change);
    expect(listener).not.toHaveBeenCalled();
  });

  it('close the stream when the last tab is in the background', () => {
    const { streams, openTab } = harness();
    const [one, other] = [openTab(), openTab()];
    one.listen({}, () => undefined);
    other.listen({}, () => undefined);
    one.pause();
    vi.advanceTimersByTime(0);
    expect(streams[0]?.close).not.toHaveBeenCalled();
    other.pause();
    vi.advanceTimersByTime(0);
    expect(streams[0]?.close).toHaveBeenCalledOnce();
  });

  it('are told to reload when they come to the front', () => {
    const { streams, openTab } = harness();
    const listener = vi.fn();
    const tab = openTab();
    tab.listen({}, listener);
    tab.pause();
    vi.advanceTimersByTime(0);
    streams[0]?.changed(change);
    expect(listener).not.toHaveBeenCalled();
    tab.resume();
    streams[1]?.opened();
    expect(listener).toHaveBeenCalledExactlyOnceWith(null);
  });
});
