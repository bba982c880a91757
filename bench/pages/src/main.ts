// Measures the public pages, the commonest deeds and second pages in interleaved rounds: npm run bench:pages, or some of them by name.
import { cpus } from 'node:os';
import { chromium } from 'playwright';
import { addresses } from '../../../e2e/support/publicPages.ts';
import { startReadyGateway } from '../../../e2e/support/readyGateway.ts';
import { takeJsonFile, writeRatios } from '../../../scripts/benchRatios.ts';
import { chromiumSwitches, findHeadlessShell } from '../../../scripts/chromium.ts';
import { deeds } from './deeds.ts';
import { browserEnvironment, requireChineseFont } from './fonts.ts';
import { measureDeed } from './interact.ts';
import { measureLoad } from './load.ts';
import {
  type DeedSample,
  type LoadSample,
  ratiosOf,
  type SecondPageSample,
  tableOfDeeds,
  tableOfLoads,
  tableOfSecondPages,
} from './report.ts';
import { measureSecondPage, secondPages } from './secondPages.ts';
import { rounds } from './settings.ts';
import { serveStaticPage } from './staticPage.ts';

function log(text: string): void {
  process.stderr.write(`${text}\n`);
}

const pages = Object.entries(addresses);
const { file, rest: named } = takeJsonFile(process.argv.slice(2));
const known = new Set([...pages.map(([name]) => name), ...[...deeds, ...secondPages].map(({ name }) => name)]);
const unknown = named.filter((name) => !known.has(name));
if (unknown.length > 0) throw new Error(`No page, deed or second page is called ${unknown.join(', ')}.`);
const isChosen = (name: string) => named.length === 0 || named.includes(name);
const chosenPages = pages.filter(([name]) => isChosen(name));
const chosenDeeds = deeds.filter(({ name }) => isChosen(name));
const chosenSeconds = secondPages.filter(({ name }) => isChosen(name));

const gateway = await startReadyGateway();
const bare = await serveStaticPage(gateway.url);
const browser = await chromium.launch({
  executablePath: findHeadlessShell(),
  args: chromiumSwitches,
  env: browserEnvironment(),
});
const version = browser.version();
const loads: LoadSample[] = [];
const done: DeedSample[] = [];
const seconds: SecondPageSample[] = [];
try {
  await requireChineseFont(browser);
  // The gateway renders, compresses and caches each page once.
  for (const [, address] of chosenPages) await (await fetch(gateway.url + address)).text();
  // The first round warms the machine up and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    log(round === 0 ? 'warming up ...' : `round ${round} of ${rounds} ...`);
    const plain = await measureLoad(browser, bare.address);
    for (const [page, address] of chosenPages) {
      const load = await measureLoad(browser, gateway.url + address);
      if (round > 0) loads.push({ page, load, bare: plain });
    }
    for (const deed of chosenDeeds) {
      const ms = await measureDeed(browser, gateway.url, deed);
      if (round > 0) done.push({ deed: deed.name, ms });
    }
    for (const second of chosenSeconds) {
      const ms = await measureSecondPage(browser, gateway.url, second);
      if (round > 0) seconds.push({ second: second.name, ms });
    }
  }
} finally {
  await browser.close();
  bare.close();
  await gateway.dispose();
}

const processor = cpus()[0]?.model ?? 'unknown processor';
process.stdout.write(
  [
    `Chromium ${version}, medians of ${rounds} rounds; Node ${process.version}, ${cpus().length} x ${processor}`,
    ...(loads.length === 0 ? [] : [tableOfLoads(loads)]),
    ...(done.length === 0 ? [] : [tableOfDeeds(done)]),
    ...(seconds.length === 0 ? [] : [tableOfSecondPages(seconds)]),
    '',
  ].join('\n\n'),
);
writeRatios(file, { bench: 'pages', lines: ratiosOf(loads) });
