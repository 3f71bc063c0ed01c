import type { OnChange, OpenChangeHub, StreamHub } from './change-hub.ts';
import type { ChangeNotice } from './change-stream.ts';
import type { ChangeTopic } from './change-topic.ts';

type PageMessage =
  | {
      readonly kind: 'listen';
      readonly id: number;
      readonly topic: ChangeTopic;
      /** Milliseconds since the page last read everything. Null after its first message. */
      readonly age: number | null;
    }
  | { readonly kind: 'stop'; readonly id: number }
  | { readonly kind: 'leave' };

interface WorkerMessage {
  readonly id: number;
  readonly change: ChangeNotice | null;
}

/** The part of MessagePort that both sides use. */
export interface Port {
  readonly postMessage: (message: PageMessage | WorkerMessage) => void;
  readonly close: () => void;
  onmessage: ((event: MessageEvent) => void) | null;
}

/** Serves a hub to the page at the other end of the port. */
export function serveHub(hub: Pick<StreamHub, 'listen' | 'join'>, port: Port): void {
  const stops = new Map<number, () => void>();
  const stop = (id: number): void => {
    stops.get(id)?.();
    stops.delete(id);
  };
  port.onmessage = ({ data }: MessageEvent<PageMessage>) => {
    if (data.kind === 'listen') {
      const { id, topic, age } = data;
      const tell: OnChange = (change) => port.postMessage({ id, change });
      stops.set(id, age === null ? hub.listen(topic, tell) : hub.join(topic, tell, age));
    } else if (data.kind === 'stop') stop(data.id);
    else {
      for (const id of [...stops.keys()]) stop(id);
      port.close();
    }
  };
}

/** The hub that the worker at the other end of the port serves. */
export function connectHub(port: Port): OpenChangeHub {
  const callbacks = new Map<number, OnChange>();
  let lastId = 0;
  let isNewPage = true;
  port.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    isNewPage = false;
    callbacks.get(data.id)?.(data.change);
  };
  return {
    listen: (topic, onChange, age) => {
      lastId += 1;
      const id = lastId;
      callbacks.set(id, onChange);
      port.postMessage({
        kind: 'listen',
        id,
        topic,
        age: age ?? (isNewPage ? performance.now() : null),
      });
      return () => {
        callbacks.delete(id);
        port.postMessage({ kind: 'stop', id });
      };
    },
    close: () => {
      callbacks.clear();
      port.postMessage({ kind: 'leave' });
      port.close();
    },
  };
}
