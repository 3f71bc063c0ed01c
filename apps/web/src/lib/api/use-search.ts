import { useState } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useQuietQuery, type QuietAnswer, type QuietOptions } from './use-quiet-query.ts';

/** Minimum number of milliseconds between two searches while someone types. */
const betweenSearches = 150;

export interface Search<Data> extends QuietAnswer<Data> {
  /** The search text that results are loaded for. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

interface SearchOptions extends Pick<QuietOptions, 'fetchPolicy'> {
  /** True to load nothing before there is a search text. */
  readonly waits?: boolean;
}

/**
 * Loads options for a picker while someone types. Until the response arrives, the picker filters
 * the previous options. After an error it has none.
 */
export function useSearch<Query extends OperationType>(
  document: GraphQLTaggedNode,
  /** Variables for a search text. Null loads all options or the first page. */
  variablesOf: (text: string | null) => Query['variables'],
  { waits = false, fetchPolicy = 'network-only' }: SearchOptions = {},
): Search<Query['response']> {
  const [text, setText] = useState(waits ? null : '');
  const answer = useQuietQuery<Query>(
    document,
    text === null ? null : variablesOf(text === '' ? null : text),
    { fetchPolicy, pause: text === '' ? 0 : betweenSearches },
  );
  return {
    ...answer,
    text: text ?? '',
    data: answer.isFailed ? null : answer.data,
    onSearch: (typed) => setText(typed.trim()),
  };
}
