/** The part of the package that the tests use, because it has no types. */
declare module 'relay-test-utils' {
  import type {
    Environment,
    EnvironmentConfig,
    OperationDescriptor,
    GraphQLResponse,
  } from 'relay-runtime';

  type MockResolvers = Record<string, (context: never, generateId: () => number) => unknown>;

  export const MockPayloadGenerator: {
    readonly generate: (
      operation: OperationDescriptor,
      resolvers?: MockResolvers,
    ) => GraphQLResponse;
  };

  interface EnvironmentMock {
    readonly getAllOperations: () => readonly OperationDescriptor[];
    readonly getMostRecentOperation: () => OperationDescriptor;
    readonly findOperation: (
      test: (operation: OperationDescriptor) => boolean,
    ) => OperationDescriptor;
    readonly queueOperationResolver: (
      resolver: (
        operation: OperationDescriptor,
      ) => GraphQLResponse | Promise<GraphQLResponse> | Error | null | undefined,
    ) => void;
    readonly queuePendingOperation: (query: unknown, variables: object) => void;
    readonly resolve: (operation: OperationDescriptor, data: GraphQLResponse) => void;
    readonly reject: (operation: OperationDescriptor, error: Error) => void;
    readonly resolveMostRecentOperation: (
      payload: GraphQLResponse | ((operation: OperationDescriptor) => GraphQLResponse),
    ) => void;
    readonly rejectMostRecentOperation: (
      error: Error | ((operation: OperationDescriptor) => Error),
    ) => void;
  }

  export function createMockEnvironment(
    config?: Pick<EnvironmentConfig, 'getDataID'>,
  ): Environment & { readonly mock: EnvironmentMock };
}
