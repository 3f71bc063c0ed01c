import pg from 'pg';

/**
 * Opens a pool whose connections can break at any moment without ending the process. A connection
 * in use has no listener of the pool, and Node ends the process on an error without a listener.
 */
export const openPool = (config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool => {
  const pool = new pg.Pool({ keepAlive: true, ...config });
  pool.on('connect', (client) => client.on('error', onError));
  // An idle connection reports to both: its own listener has the error already.
  pool.on('error', () => undefined);
  return pool;
};
