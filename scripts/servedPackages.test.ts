import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { root } from './steps.ts';

/** The sources that `npm start` builds the portal from and runs: it installs no development dependencies. */
const sources = globSync(
  [
    'scripts/start.ts',
    'scripts/floor/browsers.ts',
    'apps/gateway/{src,demo}/**/*.ts',
    'apps/portal/{src,scripts}/**/*.{ts,tsx}',
    'apps/portal/vite.config.ts',
    'packages/{api,content,domain,ui}/src/**/*.{ts,tsx}',
    'packages/ui/scripts/nivo/*.ts',
  ],
  {
    cwd: root,
    exclude: [
      '**/*.{test,stories,test.data}.{ts,tsx}',
      '**/*[sS]tory*.{ts,tsx}',
      '**/{stories,testing}/**',
      'packages/api/src/msw/**',
    ],
  },
);

/** The packages of the lockfile by their folders, `dev` of those that only development dependencies lead to. */
const { packages }: { packages: Record<string, { dev?: boolean; link?: boolean }> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
);

const nameOf = (request: string) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request;

/** The packages that a source has at run time, by name: what is imported for its types alone is none. */
function packagesIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { module } = parseSync(file, text);
  const statics = [
    ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.length > 0 && entries.every(({ isType }) => isType) ? [] : [moduleRequest.value],
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (isType ? [] : [moduleRequest?.value ?? '.'])),
    ),
  ];
  const called = [...text.matchAll(/(?:\bimport|\bresolve)\('([^']+)'\)/g)].map(([, request = '']) => request);
  return [...statics, ...called].filter((request) => !/^(?:\.|\/|node:|virtual:)/.test(request)).map(nameOf);
}

/** The folder of the lockfile that a source's import of a package leads to; null without one. */
function folderOf(file: string, name: string): string | null {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name).replaceAll('\\', '/');
    if (packages[place] !== undefined) return place;
    if (folder === '.') return null;
  }
}

describe('what `npm start` installs', () => {
  const used = sources.flatMap((file) =>
    packagesIn(file).map((name) => ({ file, name, folder: folderOf(file, name) })),
  );

  it('has every package that it builds from and runs', () => {
    const missing = used.filter(({ folder }) => folder === null || packages[folder]?.dev === true);
    expect(missing.map(({ file, name }) => `${file} needs ${name}`)).toEqual([]);
    // The sources were read.
    expect([...new Set(used.map(({ name }) => name))]).toEqual(
      expect.arrayContaining(['fastify', 'vite', '@nivo/line', 'pdfkit', 'styled-components', 'subset-font']),
    );
  });

  it('has Node and what runs the build', () => {
    for (const name of ['node', 'turbo']) {
      expect(packages).toHaveProperty([`node_modules/${name}`]);
      expect(packages[`node_modules/${name}`]?.dev).toBeUndefined();
    }
  });

  it('leaves out what only checks', () => {
    for (const name of ['vitest', 'storybook', 'playwright', 'typescript', '@biomejs/biome', 'fast-check']) {
      expect(existsSync(join(root, 'node_modules', name))).toBe(true);
      expect(packages[`node_modules/${name}`]?.dev).toBe(true);
    }
  });
});
