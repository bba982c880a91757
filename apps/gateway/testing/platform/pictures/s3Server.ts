import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeOptions, runChild } from '../childProcess.ts';

const entry = fileURLToPath(new URL('./s3Process.ts', import.meta.url));

/** An S3 server with a bucket. */
export interface S3Server {
  port: number;
  close(): Promise<void>;
}

/** Starts an S3 server in a child process: its page tokens are encrypted by DES, which Node has only with a flag. */
export async function openS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'lima-s3-'));
  const child = runChild(process.execPath, [...nodeOptions, '--openssl-legacy-provider', entry, folder]);
  await child.prints('port ');
  return {
    port: Number(/^port (\d+)$/m.exec(child.printed())?.[1]),
    async close() {
      child.process.kill('SIGKILL');
      await child.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
