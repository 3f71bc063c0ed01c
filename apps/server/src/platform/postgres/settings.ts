/**
 * Returns settings of the embedded server for a machine with two cores and a few gigabytes.
 * Durability settings are PostgreSQL's defaults.
 */
export const serverSettings = (socketFolder: string): Readonly<Record<string, string>> => ({
  listen_addresses: '',
  port: '5432',
  unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  maintenance_work_mem: '64MB',
  work_mem: '8MB',
  fsync: 'on',
  synchronous_commit: 'on',
  wal_compression: 'on',
  max_wal_size: '1GB',
  checkpoint_timeout: '10min',
  random_page_cost: '1.1',
  // Statements are short, so compiling or parallelizing them isn't worth it.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  // Updates statistics more often than the default, since list queries need current statistics.
  autovacuum_naptime: '15s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
});
