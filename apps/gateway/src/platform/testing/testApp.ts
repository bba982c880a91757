import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../../app.ts';
import type { Store } from '../database/database.ts';

/** A store for tests of the HTTP side alone: statements answer with no rows, or as `prepared` says. */
export function idleStore(prepared: Store['prepared'] = async () => []): Store {
  return {
    dialect: 'embedded',
    get kysely(): never {
      throw new Error('This test has no database.');
    },
    prepared,
    transaction: () => Promise.reject(new Error('This test has no database.')),
    jobReports: () => ({}),
    close: async () => {},
  };
}

/** Builds the gateway as it is built at start, with what a test says otherwise. */
export async function testApp(options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  return await buildApp({
    config: { logLevel: 'info', trustProxy: false, publicUrl: null, clientCredential: 'test:test' },
    store: idleStore(),
    subjects: [],
    ...options,
  });
}
