import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Lockfile, lockedPackages } from './lockedPackages.ts';

const lock = () => ({
  packages: {
    '': { devDependencies: { tool: '^1.0.0' } },
    'apps/site': { dependencies: { shown: '^1.0.0', '@own/parts': '^1.0.0' }, devDependencies: { builder: '^1.0.0' } },
    'packages/parts': { peerDependencies: { shown: '^2.0.0', absent: '*' }, optionalDependencies: { native: '1' } },
    'node_modules/@own/parts': { resolved: 'packages/parts', link: true },
    'node_modules/tool': { version: '1.0.0', dependencies: { inner: '^1.0.0' } },
    'node_modules/tool/node_modules/inner': { version: '1.1.0' },
    'node_modules/inner': { version: '2.0.0' },
    'node_modules/builder': { version: '1.0.0', dependencies: { inner: '^2.0.0' } },
    'node_modules/shown': { version: '1.0.0' },
    'packages/parts/node_modules/shown': { version: '2.0.0' },
    'node_modules/native': { version: '1.0.0' },
    'node_modules/other': { version: '1.0.0' },
  },
});
const workspaces = [
  { folder: '', withDevelopment: true },
  { folder: 'apps/site', withDevelopment: false },
  { folder: 'packages/parts', withDevelopment: true },
];
const places = (lockfile: Lockfile) => lockedPackages(lockfile, workspaces).map((line) => line.split(' ')[0]);

describe('lockedPackages', () => {
  it('finds what workspaces reach, nested packages before those above', () => {
    expect(places(lock())).toEqual(
      [
        '',
        'apps/site',
        'packages/parts',
        'node_modules/@own/parts',
        'node_modules/tool',
        'node_modules/tool/node_modules/inner',
        'node_modules/shown',
        'packages/parts/node_modules/shown',
        'node_modules/native',
      ].toSorted(),
    );
  });

  it.each([
    ['a version of a reached package', 'node_modules/shown', { version: '1.0.1' }, true],
    ['a version of a nested package', 'node_modules/tool/node_modules/inner', { version: '1.1.1' }, true],
    ['a package that only development of an application uses', 'node_modules/builder', { version: '1.0.1' }, false],
    [
      'what development of an application uses',
      'apps/site',
      { ...lock().packages['apps/site'], devDependencies: {} },
      false,
    ],
    ['a package that nobody reaches', 'node_modules/other', { version: '1.0.1' }, false],
  ])('says whether %s has changed', (_what, place, entry, isOther) => {
    const changed = { packages: { ...lock().packages, [place]: entry } };
    expect(lockedPackages(changed, workspaces).join() !== lockedPackages(lock(), workspaces).join()).toBe(isOther);
  });

  it('finds nothing of the gateway among what stories use, and their tools', () => {
    const own: Lockfile = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
    const found = lockedPackages(own, [
      { folder: '', withDevelopment: true },
      { folder: 'apps/portal', withDevelopment: false },
    ]).map((line) => line.split(' ')[0]);
    expect(found).toEqual(
      expect.arrayContaining(['node_modules/storybook', 'node_modules/zod', 'node_modules/pdfjs-dist']),
    );
    expect(found).not.toContain('node_modules/kysely');
  });
});
