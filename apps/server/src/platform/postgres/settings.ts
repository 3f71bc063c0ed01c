/**
 * Settings of the embedded server, for a machine with two cores and a few gigabytes.
 * Durability is left as PostgreSQL has it: an acknowledged change is on the disk.
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
  // Statements are short: compiling them or spreading them over two cores costs more than it gives.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  // Few rows change per minute at first; the lists must not wait for statistics.
  autovacuum_naptime: '15s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
});
