import { Environment, Network, RecordSource, Store, type FetchFunction } from 'relay-runtime';
import { postOperation } from './graphql-request.ts';

const fetchOperation: FetchFunction = async (request, variables) => {
  if (request.text == null) throw new Error(`${request.name} has no text.`);
  const { data } = await postOperation({
    query: request.text,
    operationName: request.name,
    variables,
  });
  return { data: data as never };
};

/** One store per signed-in session: it is thrown away on sign-out and tenant switch. */
export const createRelayEnvironment = (): Environment =>
  new Environment({
    network: Network.create(fetchOperation),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  });
