import { createChangeHub } from './change-hub.ts';
import { openChangeStream } from './change-stream.ts';
import { serveHub } from './hub-port.ts';

/** The hub of all tabs: runs in a SharedWorker, which gets one port from each tab. */
const hub = createChangeHub(openChangeStream);

addEventListener('connect', (event) => {
  const port = event instanceof MessageEvent ? event.ports[0] : undefined;
  if (port !== undefined) serveHub(hub, port);
});
