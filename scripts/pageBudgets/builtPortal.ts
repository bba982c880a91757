// Reads the built portal: which scripts a page runs, and the documents of each page.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readScreenFiles } from '../../apps/portal/scripts/screenFiles.ts';
import { type PageName, pageEntries } from '../../packages/api/src/pages/pages.ts';

export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

/** Documents of no page: the frame, and those sent with 404. */
const otherDocuments = ['index.html', '404.html', 'missing.html'];

/** Parts below `src/screens` whose code a screen waits for before it is hydrated. */
export const waitsFor: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  identifier: ['identifier/RecordView'],
};

/** Scripts that run before a page is hydrated: the first one, those of its sources, and all that they import. */
export function scriptsBefore(manifest: Manifest, sources: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build names no chunk for ${key}.`);
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  for (const source of ['index.html', ...sources]) visit(source);
  const files = [...seen].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** The paths of a page's documents, without the number of a list's page. */
function patternOf(path: string): RegExp {
  const places = path
    .replace(/\/\{\w+\?\}$/, '(?:/[^/]+)?')
    .replaceAll('{number}', String.raw`\d+`)
    .replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${places}$`);
}

/** The page that a document of the build shows: `/news` for `news/page-2.html`. Throws for a document of none. */
export function pageOfDocument(file: string): PageName {
  const path = `/${file.replaceAll('\\', '/').replace(/(?:\/page-\d+)?\.html$/, '')}`;
  const found = pageEntries.find(([, page]) => page.prerender === 'build' && patternOf(page.path).test(path));
  if (found === undefined) throw new Error(`No page of packages/api/src/pages/pages.ts has the document ${file}.`);
  return found[0];
}

export interface BuiltPortal {
  /** The scripts that run before a page is hydrated. */
  scriptsBefore: (page: PageName) => readonly string[];
  /** Documents of a page; none of one that the build does not prerender. */
  documents: (page: PageName) => readonly string[];
  /** The modules in a script. */
  modulesIn: (script: string) => readonly string[];
  /** Bytes of scripts, as they are compiled and as gzip. */
  weigh: (scripts: Iterable<string>) => { bytes: number; gzip: number };
}

export function readBuiltPortal(dist: string): BuiltPortal {
  const read = (file: string) => readFileSync(join(dist, file));
  const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Manifest;
  const contents = JSON.parse(read('.vite/contents.json').toString()) as Record<string, string[]>;
  const screens: Readonly<Record<string, string>> = readScreenFiles();
  const files = globSync('**/*.html', { cwd: dist, exclude: otherDocuments });
  const weights = new Map<string, { bytes: number; gzip: number }>();
  const weightOf = (script: string) => {
    const content = read(script);
    const weight = weights.get(script) ?? { bytes: content.length, gzip: gzipSync(content, { level: 9 }).length };
    weights.set(script, weight);
    return weight;
  };
  return {
    scriptsBefore: (page) => {
      const parts = [screens[page], ...(waitsFor[page] ?? [])];
      return scriptsBefore(
        manifest,
        parts.map((part) => `src/screens/${part}.tsx`),
      );
    },
    documents: (page) => files.filter((file) => pageOfDocument(file) === page).map((file) => read(file).toString()),
    modulesIn: (script) => contents[script] ?? [],
    weigh(scripts) {
      const all = [...scripts].map(weightOf);
      return {
        bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
        gzip: all.reduce((sum, { gzip }) => sum + gzip, 0),
      };
    },
  };
}
