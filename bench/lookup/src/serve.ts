import Fastify from 'fastify';
import { buildGateway, type Server, serveUntilEnd } from '../../server/serve.ts';
import { fill } from './fill.ts';
import { databaseUrl, dataDir, portalDir } from './settings.ts';

/** Baseline: Fastify with its defaults and one route. */
function buildHello(): Server {
  const app = Fastify();
  app.get('/', async () => 'hello');
  return { app };
}

const kind = process.argv[2];
await serveUntilEnd(
  kind === 'embedded' || kind === 'postgres'
    ? await buildGateway({
        dataDir,
        databaseUrl: kind === 'postgres' ? databaseUrl : null,
        fill,
        ...(portalDir !== null && { portalDir }),
      })
    : buildHello(),
);
