import pg from 'pg';

/**
 * Opens a pool whose connections can break at any time without ending the process. Connections in
 * use have no pool listener, and Node exits on an error without a listener.
 */
export const openPool = (config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool => {
  const pool = new pg.Pool({ keepAlive: true, ...config });
  pool.on('connect', (client) => client.on('error', onError));
  // An idle connection reports to both listeners, and its own listener has the error already.
  pool.on('error', () => undefined);
  return pool;
};
