import { buildGateway, serveUntilEnd } from '../../server/serve.ts';
import { fill } from './fill.ts';
import { databaseUrl } from './settings.ts';

await serveUntilEnd(await buildGateway({ dataDir: '', databaseUrl, fill }));
