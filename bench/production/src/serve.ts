import Fastify, { type FastifyInstance } from 'fastify';
import { buildApp } from '../../../apps/gateway/src/app.ts';
import { systemClock } from '../../../apps/gateway/src/platform/clock/clock.ts';
import { openStore, type Store } from '../../../apps/gateway/src/platform/database/database.ts';
import { silentLog } from '../../../apps/gateway/src/platform/log/log.ts';
import { createLogStream } from '../../../apps/gateway/src/platform/log/logStream.ts';
import { testParts } from '../../../apps/gateway/src/platform/testing/testParts.ts';
import { createSubjects } from '../../../apps/gateway/src/subjects.ts';
import { fill } from './fill.ts';
import { databaseUrl } from './settings.ts';

interface Server {
  app: FastifyInstance;
  store?: Store;
}

/** The measure: Fastify as it comes, with one route. */
function buildHello(): Server {
  const app = Fastify();
  app.get('/', async () => 'hello');
  return { app };
}

/** The gateway as it runs, request log included (written nowhere), without the limit on calls of one address. */
async function buildGateway(): Promise<Server> {
  const store = await openStore({ dataDir: '', databaseUrl, log: silentLog });
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

const { app, store } = process.argv[2] === 'gateway' ? await buildGateway() : buildHello();
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address });

async function end(): Promise<void> {
  await app.close();
  await store?.close();
}

// Told to end, or left alone by a benchmark that was ended itself.
process.once('message', () => process.disconnect());
process.once('disconnect', () => void end());
