import { buildApp } from '../../apps/gateway/src/app.ts';
import { systemClock } from '../../apps/gateway/src/platform/clock/clock.ts';
import { openStore, type Store } from '../../apps/gateway/src/platform/database/database.ts';
import { silentLog } from '../../apps/gateway/src/platform/log/log.ts';
import { createLogStream } from '../../apps/gateway/src/platform/log/logStream.ts';
import { testParts } from '../../apps/gateway/src/platform/testing/testParts.ts';
import { createSubjects } from '../../apps/gateway/src/subjects.ts';

/** A server that is measured, with its database if it has one. */
export interface Server {
  app: Pick<Awaited<ReturnType<typeof buildApp>>, 'listen' | 'close'>;
  store?: Store;
}

/** Where a gateway's data are, and what fills an empty database. */
interface GatewayOptions {
  dataDir: string;
  /** Null for the embedded database. */
  databaseUrl: string | null;
  fill: (store: Store, tell: (text: string) => void) => Promise<unknown>;
}

/** The gateway as it runs, request log included (written nowhere), without the limit on calls of one address. */
export async function buildGateway({ dataDir, databaseUrl, fill }: GatewayOptions): Promise<Server> {
  const store = await openStore({ dataDir, databaseUrl, log: silentLog });
  await fill(store, (text) => process.send?.({ text }));
  const app = await buildApp({
    config: { logLevel: 'info', trustProxy: false, publicUrl: null, clientCredential: 'bench:bench' },
    store,
    subjects: createSubjects(store, systemClock, testParts()),
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
