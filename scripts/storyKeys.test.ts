import {
  appendFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportedFiles } from './affectedStories.ts';
import { closures } from './importClosure.ts';
import { pictureStart, storyKeys } from './storyKeys.ts';
import { storyFiles } from './testFiles.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const button = 'packages/ui/src/Button/Button.stories.tsx';
const orders = 'apps/portal/src/screens/orders/Orders.stories.tsx';
const stories = [button, orders];

/** Files of a small repository, with the stories whose result depends on each. */
const files: Record<string, { text: string; stories: string[] }> = {
  'package.json': { text: '{}', stories: [] },
  'package-lock.json': { text: '{}', stories: [] },
  'tsconfig.base.json': { text: '{}', stories },
  'vitest.stories.config.ts': { text: `import './scripts/switches.ts';`, stories },
  'scripts/switches.ts': { text: 'export {};', stories },
  '.storybook/main.ts': { text: 'export {};', stories },
  '.storybook/preview.tsx': { text: `import './brands/logo.ts';`, stories },
  '.storybook/brands/logo.ts': { text: 'export {};', stories },
  '.storybook/pictures.setup.ts': { text: 'export {};', stories },
  '.storybook/pictures.json': { text: '{}', stories },
  '.storybook/public/worker.js': { text: '', stories },
  'packages/ui/illustrations/box.svg': { text: '<svg/>', stories },
  'apps/portal/public/media/film.mp4': { text: '', stories },
  'packages/ui/package.json': {
    text: '{"name":"@lima-id/ui","exports":{".":{"@lima-id/source":"./src/index.ts"}}}',
    stories: [],
  },
  'packages/ui/src/index.ts': { text: `export * from './Button/Button.tsx';`, stories: [orders] },
  'packages/ui/src/Button/Button.tsx': { text: `import './Button.css';`, stories },
  'packages/ui/src/Button/Button.css': { text: 'a { background: url(./dots.png) }', stories },
  'packages/ui/src/Button/dots.png': { text: 'png', stories },
  [button]: {
    text: `import './Button.tsx';\nconst meta = { title: 'Inputs/Button 按钮', id: 'button' };`,
    stories: [button],
  },
  'apps/portal/src/screens/orders/Orders.tsx': {
    text: `import { Button } from '@lima-id/ui';\nconst list = () => import('./list.ts');\nnew Worker(new URL('./work.ts', import.meta.url));`,
    stories: [orders],
  },
  'apps/portal/src/screens/orders/list.ts': {
    text: `import.meta.glob<string>('../../../content/news/*.md', { eager: true });`,
    stories: [orders],
  },
  'apps/portal/src/screens/orders/work.ts': { text: `import './sums.ts';`, stories: [orders] },
  'apps/portal/src/screens/orders/sums.ts': { text: '', stories: [orders] },
  'apps/portal/content/news/one.md': { text: '# One', stories: [orders] },
  'apps/portal/content/media/one.png': { text: '', stories: [orders] },
  [orders]: {
    text: `import './Orders.tsx';\nconst meta = { title: 'Screens/Orders 订单', id: 'screens-orders' };`,
    stories: [orders],
  },
  'apps/portal/src/screens/orders/Orders.test.tsx': { text: '', stories: [] },
  '.storybook/__screenshots__/button-primary-1440.webp': { text: '', stories: [button] },
  '.storybook/__screenshots__/screens-orders-empty-390.webp': { text: '', stories: [orders] },
};
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'keys-'));
  for (const [file, { text }] of Object.entries(files)) write(file, text);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const keys = (facts: string[] = ['node 24']) => storyKeys(root, stories, facts);
/** The stories whose key is another one, or none. */
function changed(before: ReadonlyMap<string, string | null>): string[] {
  const now = keys();
  return stories.filter((file) => now.get(file) === null || now.get(file) !== before.get(file));
}

describe('storyKeys', () => {
  it('gives every story a key', () => {
    expect([...keys().values()]).not.toContain(null);
  });

  it.each(Object.entries(files))(
    'changes exactly the keys of the stories that depend on %s when it changes',
    (file, one) => {
      const before = keys();
      appendFileSync(join(root, file), file.endsWith('.json') ? ' ' : '\n// more');
      expect(changed(before)).toEqual(one.stories);
    },
  );

  it('changes the keys when a picture, an article or a served file is added', () => {
    const before = keys();
    write('.storybook/__screenshots__/button-primary-390.webp', '');
    expect(changed(before)).toEqual([button]);
    write('apps/portal/content/news/two.md', '');
    expect(changed(before)).toEqual(stories);
    const then = keys();
    write('packages/ui/illustrations/new.svg', '');
    expect(changed(then)).toEqual(stories);
  });

  it.each([
    ['packages/ui', 'devDependencies', stories],
    ['apps/portal', 'dependencies', stories],
    ['apps/portal', 'devDependencies', []],
    ['apps/gateway', 'dependencies', []],
  ])('changes the keys when a package that stories use has another version: %s, %s', (folder, kind, used) => {
    const lockWith = (version: string) =>
      JSON.stringify({ packages: { [folder]: { [kind]: { one: '*' } }, 'node_modules/one': { version } } });
    write('package-lock.json', lockWith('1.0.0'));
    const before = keys();
    write('package-lock.json', lockWith('1.0.1'));
    expect(changed(before)).toEqual(used);
  });

  it('changes the keys with the settings of the repository, and not with its commands', () => {
    const before = keys();
    write('package.json', '{"scripts":{"build":"vite"}}');
    expect(changed(before)).toEqual([]);
    write('package.json', '{"browserslist":["chrome >= 100"]}');
    expect(changed(before)).toEqual(stories);
  });

  it('changes the keys with the versions of Node and browser', () => {
    expect(keys(['node 25']).get(button)).not.toBe(keys(['node 24']).get(button));
  });

  it('gives a story no key when something that it imports cannot be found', () => {
    write('apps/portal/src/screens/orders/sums.ts', `import './missing.ts';`);
    expect(keys().get(orders)).toBeNull();
    expect(keys().get(button)).not.toBeNull();
  });

  it.each([
    ['a computed import', 'export const one = (name: string) => import(`./${name}.ts`);'],
    ['a named import that is no package', 'export const one = (file: string) => import(file);'],
    ['a computed glob', 'export const one = import.meta.glob(patterns);'],
    ['the whole repository', `export const one = new URL('../../../../..', import.meta.url);`],
  ])('gives a story no key when its imports contain %s', (_what, text) => {
    write('apps/portal/src/screens/orders/sums.ts', text);
    expect(keys().get(orders)).toBeNull();
  });

  it('gives no story a key when what all have in common cannot be followed', () => {
    write('.storybook/brands/logo.ts', `import './missing.ts';`);
    expect([...keys().values()]).toEqual([null, null]);
  });

  it('finds packages that a file imports', () => {
    write('apps/portal/src/screens/orders/sums.ts', `import 'react';`);
    symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
    expect(keys().get(orders)).not.toBeNull();
  });
});

describe('in this repository', () => {
  it('gives every story a key', () => {
    const found = globSync(storyFiles, { cwd: repository });
    const withoutKey = [...storyKeys(repository, found, [])].filter(([, key]) => key === null).map(([file]) => file);
    expect(withoutKey).toEqual([]);
  });

  it('makes no story depend on the screens that others show', () => {
    const common = closures(repository, exportedFiles(repository))(['.storybook/main.ts', '.storybook/preview.tsx']);
    expect(common.filter((file) => file.startsWith('apps/portal/src/screens/'))).toEqual([]);
  });
});

describe('pictureStart', () => {
  it('is the beginning of every committed picture in one story file or another', () => {
    const found = globSync(storyFiles, { cwd: repository });
    const starts = found.flatMap((file) => pictureStart(readFileSync(join(repository, file), 'utf8')) ?? []);
    const pictures = readdirSync(join(repository, '.storybook/__screenshots__'));
    expect(starts).toHaveLength(found.length);
    expect(pictures.filter((picture) => !starts.some((start) => picture.startsWith(start)))).toEqual([]);
  });
});
