import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const curl = fileURLToPath(new URL('curl.ts', import.meta.url));
const run = promisify(execFile);

/** Output of a command as a reader would run it in a shell; `curl` is ours. */
export async function runInShell(command: string): Promise<string> {
  const script = `curl() { "$NODE" "$CURL" "$@"; }\n${command}`;
  const { stdout } = await run('sh', ['-ec', script], { env: { ...process.env, NODE: process.execPath, CURL: curl } });
  return stdout;
}
