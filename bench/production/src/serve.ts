import Fastify from 'fastify';
import { buildGateway, type Server, serveUntilEnd } from '../../server/serve.ts';
import { fill } from './fill.ts';
import { databaseUrl } from './settings.ts';

/** Baseline: Fastify with its defaults and one route. */
function buildHello(): Server {
  const app = Fastify();
  app.get('/', async () => 'hello');
  return { app };
}

await serveUntilEnd(
  process.argv[2] === 'gateway' ? await buildGateway({ dataDir: '', databaseUrl, fill }) : buildHello(),
);
