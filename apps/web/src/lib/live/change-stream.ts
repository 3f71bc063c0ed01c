import { createClient } from 'graphql-sse';
import type { changeStreamSubscription$data } from '../../__generated__/changeStreamSubscription.graphql.ts';
import { operationText, requestHeaders } from '../api/graphql-request.ts';
import { graphql } from '../api/graphql-tag.ts';
import type { ChangeTopic } from './change-topic.ts';

export type ChangeNotice = changeStreamSubscription$data['changes'];

export interface StreamEvents {
  readonly opened: () => void;
  readonly changed: (change: ChangeNotice) => void;
  readonly cut: () => void;
}

const changes = graphql`
  subscription changeStreamSubscription($workflowId: ID, $blueprintId: ID) {
    changes(workflowId: $workflowId, blueprintId: $blueprintId) {
      workflowId
      blueprintId
      myWork
      lists
      cause
      presence
    }
  }
`;

const longestPause = 30_000;
/** After the server closed the stream in order, as it does before it stops. */
const pauseAfterEnd = 1_000;

/** Spread, so that a thousand browsers do not come back in the same instant. */
const spread = (pause: number): number => pause * (0.5 + Math.random() / 2);

/** Listens until the returned function is called; reconnects by itself, for ever. */
export function openChangeStream(topic: ChangeTopic, events: StreamEvents): () => void {
  const client = createClient({
    url: '/graphql',
    headers: requestHeaders,
    retryAttempts: Number.POSITIVE_INFINITY,
    retry: async (retries) => {
      events.cut();
      const pause = Math.min(longestPause, 500 * 2 ** Math.min(retries, 6));
      await new Promise((resolve) => {
        setTimeout(resolve, spread(pause));
      });
    },
  });
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = (): void => undefined;
  const again = (pause: number): void => {
    if (isOver) return;
    events.cut();
    timer = setTimeout(start, spread(pause));
  };
  const start = (): void => {
    stop = client.subscribe<changeStreamSubscription$data>(
      {
        query: operationText(changes),
        variables: { workflowId: topic.workflowId, blueprintId: topic.blueprintId },
      },
      {
        next: ({ data }) => {
          if (data?.changes) events.changed(data.changes);
        },
        error: () => again(longestPause),
        complete: () => again(pauseAfterEnd),
      },
      { connected: () => events.opened() },
    );
  };
  start();
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop();
    client.dispose();
  };
}
