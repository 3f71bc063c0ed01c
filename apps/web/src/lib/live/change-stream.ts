import { createClient } from 'graphql-sse';
import type { changeStreamSubscription$data } from '../../__generated__/changeStreamSubscription.graphql.ts';
import { operationText, requestHeaders } from '../api/operation.ts';
import { graphql } from '../api/graphql-tag.ts';
import type { FollowedTopics } from './change-topic.ts';

export type ChangeNotice = changeStreamSubscription$data['changes'];

export interface StreamEvents {
  readonly opened: () => void;
  readonly changed: (change: ChangeNotice) => void;
  readonly cut: () => void;
}

const changes = graphql`
  subscription changeStreamSubscription($workflowIds: [ID!], $blueprintIds: [ID!], $replayed: Int) {
    changes(workflowIds: $workflowIds, blueprintIds: $blueprintIds, replayed: $replayed) {
      workflowIds
      blueprintIds
      myWork
      lists
      cause
      presence
    }
  }
`;

/** Milliseconds before a stream opens whose changes the server reports first. */
export const replayed = 20_000;

const longestPause = 30_000;
/** The server ends a stream before it stops, and after 15 minutes. */
const pauseAfterEnd = 1_000;

/** Adds jitter, so that a thousand browsers don't reconnect in the same instant. */
const spread = (pause: number): number => pause * (0.5 + Math.random() / 2);

/** Listens, and reconnects after an interruption, until the returned function is called. */
export function openChangeStream(topics: FollowedTopics, events: StreamEvents): () => void {
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
        variables: {
          workflowIds: topics.workflowIds,
          blueprintIds: topics.blueprintIds,
          replayed,
        },
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
