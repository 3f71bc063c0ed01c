import { Environment, Network, RecordSource, Store, type FetchFunction } from 'relay-runtime';
import { postOperation, postQuery } from './graphql-request.ts';
import { recordId } from './record-id.ts';

const fetchOperation: FetchFunction = async (request, variables) => {
  if (request.text == null) throw new Error(`${request.name} has no text.`);
  const operation = { query: request.text, operationName: request.name, variables };
  const { data } = await (request.operationKind === 'query' ? postQuery : postOperation)(operation);
  return { data: data as never };
};

/** Idle time before the store is garbage collected. */
const restMillis = 2000;

/**
 * Waits for an idle moment: garbage collection visits every record of a screen without a break,
 * about 0.1 seconds for 10,000 rows.
 */
const sweepWhenIdle = (sweep: () => void): void => {
  setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(sweep);
    else sweep();
  }, restMillis);
};

/** Creates the store of one session. Sign-out and a tenant switch discard it. */
export const createRelayEnvironment = (): Environment =>
  new Environment({
    network: Network.create(fetchOperation),
    getDataID: recordId,
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: 50,
      gcScheduler: sweepWhenIdle,
    }),
  });
