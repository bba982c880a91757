import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../../src/app.ts';
import type { Store } from '../../src/schema/store.ts';

/** A fake store for HTTP tests: statements return no rows, or those of `prepared`. */
export function idleStore(prepared: Store['prepared'] = async () => []): Store {
  return {
    get kysely(): never {
      throw new Error('This test has no database.');
    },
    prepared,
    transaction: () => Promise.reject(new Error('This test has no database.')),
    close: async () => {},
  };
}

/** Builds the gateway as at startup, with overrides. Each has its own upload folder: a clock that is ahead cleans up what others write. */
export async function testApp(options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  const uploadDir = options.uploadDir ?? mkdtempSync(join(tmpdir(), 'lima-forms-'));
  const app = await buildApp({
    config: { logLevel: 'info', trustProxy: false, publicUrl: null, clientCredential: 'test:test' },
    store: idleStore(),
    subjects: [],
    ...options,
    uploadDir,
  });
  if (options.uploadDir === undefined)
    app.addHook('onClose', async () => rmSync(uploadDir, { recursive: true, force: true }));
  return app;
}
