// The step `next site`: the packed packages in a site of Next.js, with server components. Its options are those of `tryConsumerSite`.
import { join } from 'node:path';
import { tryConsumerSite } from './consumerSite.ts';
import { spawnSite } from './spawnSite.ts';

const serve = (site: string) =>
  spawnSite(site, (port) => [
    join(site, 'node_modules/next/dist/bin/next'),
    'start',
    '--hostname',
    '127.0.0.1',
    '--port',
    String(port),
  ]);

await tryConsumerSite({ name: 'Next.js site', folder: 'next-site', serve }, process.argv.slice(2));
