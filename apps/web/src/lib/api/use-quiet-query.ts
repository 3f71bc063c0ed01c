import { useEffect, useRef, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

export interface QuietOptions {
  /** Minimum number of milliseconds between two queries. The first one is sent immediately. */
  readonly pause?: number;
  readonly fetchPolicy?: 'network-only' | 'store-or-network';
}

export interface QuietAnswer<Data> {
  /** The latest response, possibly for earlier variables. Null before the first one. */
  readonly data: Data | null;
  /** True until the current variables have a response. */
  readonly isLoading: boolean;
  readonly isFailed: boolean;
}

/** Loads data in the background, without suspending the screen. Null variables load nothing. */
export function useQuietQuery<Query extends OperationType>(
  document: GraphQLTaggedNode,
  variables: Query['variables'] | null,
  { pause = 0, fetchPolicy = 'store-or-network' }: QuietOptions = {},
): QuietAnswer<Query['response']> {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<{
    readonly asked: string;
    readonly data: Query['response'] | null;
    readonly isFailed: boolean;
  } | null>(null);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const asked = variables === null ? null : JSON.stringify(variables);
  useEffect(() => {
    if (asked === null) return;
    let stop = (): void => undefined;
    const timer = setTimeout(
      () => {
        sentAt.current = performance.now();
        const asking = fetchQuery<Query>(environment, document, JSON.parse(asked), {
          fetchPolicy,
        }).subscribe({
          next: (data) => setAnswer({ asked, data, isFailed: false }),
          error: () =>
            setAnswer((before) => ({ asked, data: before?.data ?? null, isFailed: true })),
        });
        stop = () => asking.unsubscribe();
      },
      sentAt.current + pause - performance.now(),
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, document, asked, pause, fetchPolicy]);
  const isAnswered = answer?.asked === asked;
  return {
    data: answer?.data ?? null,
    isLoading: asked !== null && !isAnswered,
    isFailed: isAnswered && answer.isFailed,
  };
}
