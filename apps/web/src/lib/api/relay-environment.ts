import { Environment, Network, RecordSource, Store, type FetchFunction } from 'relay-runtime';
import { postOperation } from './graphql-request.ts';
import { recordId } from './record-id.ts';

const fetchOperation: FetchFunction = async (request, variables) => {
  if (request.text == null) throw new Error(`${request.name} has no text.`);
  const { data } = await postOperation({
    query: request.text,
    operationName: request.name,
    variables,
  });
  return { data: data as never };
};

/** How long the hands rest before the store is swept. */
const restMillis = 2000;

/**
 * Sweeping marks everything that a screen holds in one go: with 10,000 rows that is a tenth of
 * a second. It waits for a moment in which nobody does anything.
 */
const sweepWhenIdle = (sweep: () => void): void => {
  setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(sweep);
    else sweep();
  }, restMillis);
};

/** One store per signed-in session: it is thrown away on sign-out and tenant switch. */
export const createRelayEnvironment = (): Environment =>
  new Environment({
    network: Network.create(fetchOperation),
    getDataID: recordId,
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: 50,
      gcScheduler: sweepWhenIdle,
    }),
  });
