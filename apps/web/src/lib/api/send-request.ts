import { commitMutation, fetchQuery } from 'react-relay';
import type {
  Environment,
  GraphQLTaggedNode,
  MutationParameters,
  OperationType,
  SelectorStoreUpdater,
} from 'relay-runtime';

/** Loads a query from the server into the store, past the cache of responses. */
export const fetchFresh = <Operation extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Operation['variables'],
): Promise<Operation['response'] | undefined> =>
  fetchQuery<Operation>(environment, query, variables, {
    networkCacheConfig: { force: true },
  }).toPromise();

/** Sends a mutation once. Throws an ApiError. */
export const commit = <Mutation extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
  updater?: SelectorStoreUpdater<Mutation['response']>,
): Promise<Mutation['response']> =>
  new Promise((resolve, reject) => {
    commitMutation<Mutation>(environment, {
      mutation,
      variables,
      ...(updater === undefined ? {} : { updater }),
      onCompleted: resolve,
      onError: reject,
    });
  });
