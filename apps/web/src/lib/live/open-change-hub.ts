import { createChangeHub, type ChangeHub, type OpenChangeHub } from './change-hub.ts';
import { openChangeStream } from './change-stream.ts';
import { connectHub } from './hub-port.ts';
import { createPausableHub } from './pausable-hub.ts';

/**
 * Opens the hub of this page. All tabs of one viewer share the stream of a SharedWorker, which,
 * unlike Web Locks, also exists over plain HTTP. Without one, each visible page has its own stream.
 * A page in the back/forward cache has none.
 */
export function openChangeHub(viewerKey: string): ChangeHub {
  let isShared = 'SharedWorker' in globalThis;
  const openShared = (): OpenChangeHub => {
    const worker = new SharedWorker(new URL('./change-worker.ts', import.meta.url), {
      type: 'module',
      name: `changes ${viewerKey}`,
    });
    worker.addEventListener('error', () => {
      isShared = false;
      hub.pause();
      hub.resume();
    });
    return connectHub(worker.port);
  };
  const hub = createPausableHub(() =>
    isShared ? openShared() : createChangeHub(openChangeStream),
  );
  addEventListener('pagehide', hub.pause);
  addEventListener('pageshow', hub.resume);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) hub.resume();
    else if (!isShared) hub.pause();
  });
  return hub;
}
