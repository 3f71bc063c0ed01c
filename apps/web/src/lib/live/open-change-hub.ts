import type { ChangeHub, OpenChangeHub } from './change-hub.ts';
import { connectHub } from './hub-port.ts';
import { createPausableHub } from './pausable-hub.ts';

const loadOwnHub = async (): Promise<OpenChangeHub> => {
  const [{ createChangeHub }, { openChangeStream }] = await Promise.all([
    import('./change-hub.ts'),
    import('./change-stream.ts'),
  ]);
  return createChangeHub(openChangeStream);
};

/** Opens a hub with its own stream. Its code is loaded then, because most pages share a stream. */
const openOwn = (): OpenChangeHub => {
  const loading = loadOwnHub();
  return {
    listen: (topic, onChange, age = 0) => {
      const since = performance.now();
      let isOver = false;
      let stop = (): void => undefined;
      void loading.then((hub) => {
        if (!isOver) stop = hub.listen(topic, onChange, age + performance.now() - since);
      });
      return () => {
        isOver = true;
        stop();
      };
    },
    close: () => void loading.then((hub) => hub.close()),
  };
};

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
  const hub = createPausableHub(() => (isShared ? openShared() : openOwn()));
  addEventListener('pagehide', hub.pause);
  addEventListener('pageshow', hub.resume);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) hub.resume();
    else if (!isShared) hub.pause();
  });
  return hub;
}
