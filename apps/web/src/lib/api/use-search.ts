import { useState } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useQuietQuery, type QuietAnswer, type QuietOptions } from './use-quiet-query.ts';

/** A moment after the last key. */
const afterKeys = 150;

export interface Search<Data> extends QuietAnswer<Data> {
  /** What is looked for now. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

interface SearchOptions extends Pick<QuietOptions, 'fetchPolicy'> {
  /** Reads nothing before something is looked for. */
  readonly waits?: boolean;
}

/**
 * Feeds a picker that looks for what is typed. Until that is answered it is loading, and the
 * picker offers of the last answer only what fits; where it failed there is nothing to offer.
 */
export function useSearch<Query extends OperationType>(
  document: GraphQLTaggedNode,
  /** Asked with these; null as the text: all, or the first of them. */
  variablesOf: (text: string | null) => Query['variables'],
  { waits = false, fetchPolicy = 'network-only' }: SearchOptions = {},
): Search<Query['response']> {
  const [text, setText] = useState(waits ? null : '');
  const answer = useQuietQuery<Query>(
    document,
    text === null ? null : variablesOf(text === '' ? null : text),
    { fetchPolicy, pause: text === '' ? 0 : afterKeys },
  );
  return {
    ...answer,
    text: text ?? '',
    data: answer.isFailed ? null : answer.data,
    onSearch: (typed) => setText(typed.trim()),
  };
}
