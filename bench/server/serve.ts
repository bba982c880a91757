import { join } from 'node:path';
import { buildApp } from '../../apps/gateway/src/app.ts';
import { systemClock } from '../../apps/gateway/src/platform/clock/clock.ts';
import { silentLog } from '../../apps/gateway/src/platform/log/log.ts';
import { createLogStream } from '../../apps/gateway/src/platform/log/logStream.ts';
import { openStore, type Store } from '../../apps/gateway/src/schema/store.ts';
import { createSubjects } from '../../apps/gateway/src/subjects.ts';
import { testParts } from '../../apps/gateway/testing/platform/testParts.ts';

/** A server under test, with its database if it has one. */
export interface Server {
  app: Pick<Awaited<ReturnType<typeof buildApp>>, 'listen' | 'close'>;
  store?: Store;
}

/** Data location of a gateway, and the function that fills an empty database. */
interface GatewayOptions {
  dataDir: string;
  /** Null for the embedded database. */
  databaseUrl: string | null;
  fill: (store: Store, log: (text: string) => void) => Promise<unknown>;
  /** Public URL of its portal, for the symbols of labels. */
  publicUrl?: string | null;
  /** Built portal, for its pages. */
  portalDir?: string;
}

/** The gateway as in production, including the request log (discarded), without the per-address rate limit. */
export async function buildGateway(options: GatewayOptions): Promise<Server> {
  const { dataDir, databaseUrl, fill, publicUrl = null, portalDir } = options;
  const store = await openStore({ dataDir, databaseUrl, log: silentLog });
  await fill(store, (text) => process.send?.({ text }));
  const app = await buildApp({
    config: { logLevel: 'info', trustProxy: false, publicUrl, clientCredential: 'bench:bench' },
    store,
    subjects: createSubjects(store, systemClock, { ...testParts(), publicUrl }),
    uploadDir: join(dataDir, 'uploads'),
    ...(portalDir !== undefined && { portalDir }),
    rateLimit: false,
    logStream: createLogStream(() => {}),
  });
  return { app, store };
}

/** Listens, reports its address to the benchmark, and serves until the benchmark stops it or exits. */
export async function serveUntilEnd({ app, store }: Server): Promise<void> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.({ address });
  process.once('message', () => process.disconnect());
  process.once('disconnect', () => void app.close().then(() => store?.close()));
}
