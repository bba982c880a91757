import { type ChildProcess, spawn } from 'node:child_process';
import type { Binaries } from './binaries.ts';
import type { Owner } from './owner.ts';
import { spawnOptions } from './programs.ts';

/** Stops PostgreSQL when this process ends, however it ends. */
export interface Guard {
  /** Sets the server to stop, or null when it has ended. */
  watch(pid: number | null): void;
  /** Ends the guard. The server, if one is watched, is stopped. */
  end(): void;
}

/**
 * Reads process ids from standard input until it ends, as it does when the gateway is killed, and stops the last one: by a fast shutdown, and
 * after 30 seconds by an immediate one. Signals to a whole group or service are ignored: it ends with its input.
 */
const shellScript = `trap '' INT TERM HUP
pid=
while read -r line; do pid=$line; done
[ -n "$pid" ] || exit 0
kill -INT "$pid" || exit 0
n=0
while kill -0 "$pid" 2>/dev/null; do
  n=$((n + 1))
  [ $n -ne 30 ] || kill -QUIT "$pid"
  [ $n -lt 60 ] || exit 1
  sleep 1
done`;

/** The same for Windows, which has no shell and no signals; the parameters are pg_ctl and the data folder. */
const nodeScript = `let text = '';
process.stdin.on('data', (chunk) => (text += chunk));
process.stdin.on('end', () => {
  const [program, data] = process.argv.slice(1);
  if (text.trimEnd().split('\\n').at(-1) !== '-') require('child_process').spawnSync(program, ['stop', '-m', 'fast', '-D', data]);
});`;

function spawnGuard(binaries: Binaries, owner: Owner | null, data: string): ChildProcess {
  const options = spawnOptions(owner, '/');
  const stdio = ['pipe' as const, 'ignore' as const, 'ignore' as const];
  // Detached: a session of its own, which Ctrl-C of the terminal does not reach.
  return process.platform === 'win32'
    ? spawn(process.execPath, ['-e', nodeScript, binaries.pgCtl, data], {
        ...options,
        cwd: data,
        detached: true,
        stdio,
      })
    : spawn('/bin/sh', ['-c', shellScript], { ...options, detached: true, stdio });
}

/** Starts a guard for the servers of a data folder. */
export function startGuard(binaries: Binaries, owner: Owner | null, data: string): Guard {
  const child = spawnGuard(binaries, owner, data);
  // Without a guard the next start stops what a killed gateway left.
  child.on('error', () => undefined);
  child.stdin?.on('error', () => undefined);
  child.unref();
  const none = process.platform === 'win32' ? '-' : '';
  return {
    watch: (pid) => void child.stdin?.write(`${pid ?? none}\n`),
    end: () => void child.stdin?.end(),
  };
}
