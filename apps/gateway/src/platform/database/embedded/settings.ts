import { StartRefusal } from '../../startRefusal.ts';

/** Settings of PostgreSQL by name, as on its command line. */
export type Settings = Readonly<Record<string, string>>;

/** Settings of the embedded PostgreSQL, for a machine with two cores and 2 GB that runs the gateway too. */
export const defaultSettings: Settings = {
  // The request path uses 10 connections; migrations, operator commands and psql take the rest.
  max_connections: '30',
  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  max_wal_size: '256MB',
  min_wal_size: '64MB',
  // Nothing replicates from it, which saves log volume and a process.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  // A report must not take both cores from lookups.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  autovacuum_max_workers: '2',
  // The default, `worker`, takes three more processes.
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
};

/** What makes a commit survive a crash of the machine. */
const durability: Settings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** For clusters that nobody misses: tests. */
const noDurability: Settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Settings that the gateway depends on: where PostgreSQL listens and writes, and what a crash keeps. */
const fixed = new Set([
  ...Object.keys(durability),
  'config_file',
  'data_directory',
  'external_pid_file',
  'hba_file',
  'ident_file',
  'lc_messages',
  'listen_addresses',
  'log_destination',
  'log_line_prefix',
  'logging_collector',
  'port',
  'unix_socket_directories',
  'unix_socket_permissions',
]);

/** All settings of a start, `overrides` over the defaults. */
export function settingsWith(overrides: Settings, isDurable: boolean): Settings {
  return { ...defaultSettings, ...overrides, ...(isDurable ? durability : noDurability) };
}

/** The environment variable that overrides settings. */
const variable = 'DATABASE_SETTINGS';

function refusal(reason: string): StartRefusal {
  return new StartRefusal(`${variable} ${reason}，请写成 shared_buffers=256MB;work_mem=16MB 的形式。`);
}

/** Reads `DATABASE_SETTINGS`: `name=value` pairs separated by semicolons. Throws a StartRefusal for anything else, and for fixed settings. */
export function readSettings(text: string): Settings {
  const settings: Record<string, string> = {};
  for (const pair of text.split(';').map((each) => each.trim())) {
    if (pair === '') continue;
    const [, name, value] = /^([a-z_]+(?:\.[a-z_]+)?)\s*=\s*(\S.*)$/.exec(pair) ?? [];
    if (name === undefined || value === undefined) throw refusal(`中的“${pair}”无法识别`);
    if (fixed.has(name)) throw refusal(`不能更改 ${name}`);
    settings[name] = value;
  }
  return settings;
}
