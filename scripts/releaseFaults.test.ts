import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishedPackages } from './publishedPackages.ts';
import { descriptionFaults, type Release, releaseFaults } from './releaseFaults.ts';
import { root } from './steps.ts';

const files = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json', 'dist/index.js'];

const rules: Release = {
  before: '1.0.0',
  manifest: { name: '@a/rules', version: '1.1.0' },
  changelog: '# @a/rules\n\n## 1.1.0\n\n### Minor Changes\n\n- 1a2b3c4: A new rule.\n\n## 1.0.0\n\n- Old.\n',
  summaries: ['A new rule.\n\nIt is long.'],
  packed: { name: '@a/rules', version: '1.1.0', files },
};
const kit: Release = {
  before: '1.0.0',
  manifest: { name: '@a/kit', version: '1.1.0', dependencies: { '@a/rules': '1.1.0', zod: '^4.0.0' } },
  changelog: '# @a/kit\n\n## 1.1.0\n\n### Patch Changes\n\n- Updated dependencies\n',
  summaries: [],
  packed: { name: '@a/kit', version: '1.1.0', files },
};

describe('descriptionFaults', () => {
  it('finds nothing in the published packages', () => {
    expect(publishedPackages(root).flatMap(descriptionFaults)).toEqual([]);
  });

  it('finds what a description lacks', () => {
    const [one] = publishedPackages(root);
    if (one === undefined) throw new Error('No package is published.');
    const { keywords: _, ...rest } = one.manifest;
    const manifest = {
      ...rest,
      publishConfig: { access: 'public' },
      repository: { type: 'git', url: 'git+elsewhere' },
    };
    const faults = descriptionFaults({ ...one, manifest }).join('\n');
    expect(faults).toContain('has git+elsewhere as repository.url');
    expect(faults).toContain('has nothing as repository.directory');
    expect(faults).toContain('publishConfig.provenance');
    expect(faults).toContain('has no keywords');
  });
});

describe('releaseFaults', () => {
  it('finds nothing when versions, changelogs and ranges agree', () => {
    expect(releaseFaults([rules, kit], '@a/')).toEqual([]);
    const manifest = { ...kit.manifest, dependencies: {}, peerDependencies: { '@a/rules': '^1.1.0' } };
    expect(releaseFaults([rules, { ...kit, manifest }], '@a/')).toEqual([]);
  });

  it.each<[string, Partial<Release>, string]>([
    ['a changelog without the version', { changelog: '# @a/rules\n' }, 'has no section for 1.1.0'],
    [
      'an older version on top',
      { changelog: `# @a/rules\n\n## 1.0.0\n\n${rules.changelog}` },
      'begins with 1.0.0 instead of 1.1.0',
    ],
    ['a change that the changelog lacks', { summaries: ['Another.'] }, 'lacks "Another."'],
    ['changes without a version', { before: '1.1.0' }, 'has changesets and stays at 1.1.0'],
    [
      'a package of another version',
      { packed: { ...rules.packed, version: '1.0.0' } },
      'would publish @a/rules 1.0.0 instead of @a/rules 1.1.0',
    ],
    [
      'a package without its licence',
      { packed: { ...rules.packed, files: files.filter((file) => file !== 'LICENSE') } },
      'without LICENSE',
    ],
  ])('finds %s', (_, change, fault) => {
    expect(releaseFaults([{ ...rules, ...change }, kit], '@a/').join('\n')).toContain(fault);
  });

  it('finds a range that does not ask for the released version', () => {
    const old = { ...kit.manifest, dependencies: { '@a/rules': '1.0.0' } };
    expect(releaseFaults([rules, { ...kit, manifest: old }], '@a/')).toEqual([
      '@a/kit asks for @a/rules 1.0.0, which is released as 1.1.0.',
    ]);
    expect(releaseFaults([kit], '@a/')).toEqual(['@a/kit depends on @a/rules, which is not published.']);
  });
});

describe('the workflow of releases', () => {
  const workflow = (name: string) => readFileSync(join(root, '.github/workflows', name), 'utf8');

  it('pins its actions to commits, since they may write', () => {
    const used = [...workflow('release.yml').matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action ?? ''))).toEqual([]);
  });

  it('starts after the checks of main only', () => {
    expect(workflow('release.yml')).toMatch(/^on:\n {2}workflow_call:\n\n/m);
    const [, job = ''] = workflow('ci.yml').split(/^ {2}release:\n/m);
    expect(job).toContain('needs: whole');
    expect(workflow('ci.yml')).toMatch(/ {2}whole:\n {4}if: github\.event_name == 'push'\n/);
  });
});
