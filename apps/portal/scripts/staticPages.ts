import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brand } from '../src/brand/brand.ts';
import { sampleFieldsOf } from '../src/brand/sampleFields.ts';
import type * as site from '../src/prerender/site.ts';
import { compressFile } from './compress.ts';
import { readScreenFiles } from './screenFiles.ts';

/** Stands for the address of the site in what is built, until the gateway knows it: a name that nobody can have. */
const unknownOrigin = 'https://origin.invalid';

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

/** The address of the site for a host without a gateway, which `SITE_ORIGIN` names. */
function givenOrigin(): string | null {
  const given = process.env.SITE_ORIGIN ?? '';
  if (given === '') return null;
  const address = URL.parse(given);
  if (address === null || !/^https?:$/.test(address.protocol) || address.pathname !== '/') {
    throw new Error(`SITE_ORIGIN must be like https://id.example.com, not ${given}.`);
  }
  return address.origin;
}

/** The document of an address: `home.html`, and `news/page-2.html` for `/news?page=2`. */
function fileOf(address: string): string {
  const { pathname, searchParams } = new URL(address, unknownOrigin);
  const page = searchParams.get('page');
  return `${pathname.slice(1)}${page === null ? '' : `/page-${page}`}.html`;
}

/** The scripts of screens and parts and of all that they import, but for those that `template` names. */
function scriptsIn(manifest: Manifest, template: string) {
  const files: Readonly<Record<string, string>> = readScreenFiles();
  return (parts: readonly site.ScriptedPart[]): string[] => {
    const seen = new Set<string>();
    const visit = (key: string): void => {
      if (seen.has(key)) return;
      seen.add(key);
      for (const next of manifest[key]?.imports ?? []) visit(next);
    };
    for (const part of parts) {
      const source = `src/screens/${files[part] ?? part}.tsx`;
      if (manifest[source] === undefined) throw new Error(`No page of the portal fetches ${source}.`);
      visit(source);
    }
    return [...seen]
      .map((key) => `/${manifest[key]?.file}`)
      .filter((file) => file.endsWith('.js') && !template.includes(file));
  };
}

/**
 * Draws, with the bundle for servers in a folder, every page that is the same for everybody: documents beside the built index.html, the map of
 * the site, robots.txt and security.txt. Their addresses are complete with `SITE_ORIGIN`; else the gateway makes them so.
 */
export async function drawStaticPages(dist: string, server: string): Promise<void> {
  const given = givenOrigin();
  const origin = given ?? unknownOrigin;
  const [template, manifest, drawing] = await Promise.all([
    readFile(join(dist, 'index.html'), 'utf8'),
    readFile(join(dist, '.vite/manifest.json'), 'utf8'),
    import(pathToFileURL(join(server, 'site.js')).href) as Promise<typeof site>,
  ]);
  const frame: site.Site = {
    template,
    origin,
    scriptsOf: scriptsIn(JSON.parse(manifest) as Manifest, template),
  };

  async function write(name: string, text: string): Promise<void> {
    const file = join(dist, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    // What the gateway fills in it compresses as well.
    if (given !== null) await compressFile(file);
  }

  for (const page of drawing.staticPages) {
    await write(fileOf(page.address), await drawing.drawStaticPage(page, frame));
  }
  await write('404.html', await drawing.drawUnknownPath(frame));
  await write('missing.html', drawing.missingFrame(frame));
  const scripts = Object.fromEntries(drawing.gatewayScreens.map((screen) => [screen, frame.scriptsOf([screen])]));
  await writeFile(join(server, drawing.screenScriptsFile), JSON.stringify(scripts));
  await write('sitemap.xml', drawing.sitemapOf(drawing.staticPages, origin));
  await write('robots.txt', drawing.robotsOf(origin));
  await write(drawing.securityPath.slice(1), drawing.securityTextOf(origin, new Date()));
  // The gateway replaces the origin, and warns of sample fields and of another credential than its own.
  const { clientCredential } = brand;
  const built = { origin, clientCredential, sampleFields: sampleFieldsOf(brand) };
  await writeFile(join(server, 'site.json'), JSON.stringify(built));
  // A running gateway looks again at what was built when this file changes.
  const now = new Date();
  await utimes(join(dist, 'index.html'), now, now);
}
