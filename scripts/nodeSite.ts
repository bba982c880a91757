// The step `node site`: the packed packages in a site that Node alone renders, under a strict Content-Security-Policy. Its options are those
// of `tryConsumerSite`.
import { tryConsumerSite } from './consumerSite.ts';
import { spawnSite } from './spawnSite.ts';

const serve = (site: string) => spawnSite(site, () => ['dist/server/server.js']);

await tryConsumerSite({ name: 'Node site', folder: 'node-site', serve }, process.argv.slice(2));
