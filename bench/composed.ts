import { compose, type Composition } from '../apps/server/src/composition.ts';
import { createLog } from '../apps/server/src/platform/log/log.ts';

/** Composes Baton's parts in the bench process, to measure background work alone. */
export const composeForBench = (url: string, callableHosts: readonly string[] = []): Composition =>
  compose({
    connection: { connectionString: url },
    publicUrl: 'http://localhost',
    databasePool: 10,
    trustedProxies: 0,
    rateLimit: 0,
    tokenRateLimit: 0,
    metricsToken: null,
    webFolder: null,
    demoSignIn: null,
    egressAllow: callableHosts.map((host) => ({ host, network: null, port: null })),
    secretKey: 'a key for the bench that is long enough',
    dataDir: '',
    documentMegabytes: 1,
    undoSeconds: 0,
    log: createLog('silent', 'bench'),
    now: Date.now,
  });
