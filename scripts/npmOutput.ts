import { spawnSync } from 'node:child_process';

/** Runs npm in a folder and returns what it prints to stdout; throws with everything that it printed when it fails. */
export function npmOutput(args: readonly string[], cwd: string): string {
  // npm sets this variable while it runs a script; when started directly, npm from the PATH is used.
  const own = process.env.npm_execpath;
  const [program, words] = own ? [process.execPath, [own, ...args]] : ['npm', [...args]];
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    shell: own === undefined && process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed.\n${error?.message ?? `${stdout}${stderr}`}`);
  return stdout;
}
