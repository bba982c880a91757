import Fastify from 'fastify';
import type { Store } from '../../../apps/gateway/src/schema/store.ts';
import { buildGateway, type Server, serveUntilEnd } from '../../server/serve.ts';
import { fill } from './fill.ts';
import { fillReadings } from './fillReadings.ts';
import { databaseUrl } from './settings.ts';

/** Baseline: Fastify with its defaults and one route. */
function buildHello(): Server {
  const app = Fastify();
  app.get('/', async () => 'hello');
  return { app };
}

async function fillAll(store: Store, log: (text: string) => void): Promise<void> {
  await fill(store, log);
  await fillReadings(store, log);
}

await serveUntilEnd(
  process.argv[2] === 'gateway' ? await buildGateway({ dataDir: '', databaseUrl, fill: fillAll }) : buildHello(),
);
