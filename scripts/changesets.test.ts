import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readChangesets } from './changesetFiles.ts';
import { publishedPackages } from './publishedPackages.ts';
import { createReleaseCopy, type ReleaseCopy } from './releaseCopy.ts';
import { hasGit } from './repositoryFiles.ts';
import { root } from './steps.ts';

let copy: ReleaseCopy;

function readPackage(folder: string): { version: string; dependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(join(copy.folder, folder, 'package.json'), 'utf8'));
}

beforeEach(() => {
  copy = createReleaseCopy(root);
});
afterEach(() => copy.remove());

describe.skipIf(!hasGit)('changesets in .changeset', () => {
  it('are valid', () => {
    expect(() => copy.changeset('status')).not.toThrow();
  });

  it('name published packages only, since one for a private package would never be released', () => {
    const names = publishedPackages(root).map(({ manifest }) => manifest.name);
    const known = new RegExp(`^'(?:${names.join('|')})': (?:major|minor|patch)$`);
    const named = readChangesets(root).flatMap(({ file, releases }) => releases.map((line) => `${file}: ${line}`));
    expect(named.filter((line) => !known.test(line.slice(line.indexOf(': ') + 2)))).toEqual([]);
  });

  it('are rejected when one names a private package beside a published one', () => {
    const mixed = "---\n'@lima-id/ui': minor\n'@lima-id/content': minor\n---\n\nMixed.\n";
    writeFileSync(join(copy.folder, '.changeset/mixed.md'), mixed);
    expect(() => copy.changeset('status')).toThrow('Found mixed changeset mixed');
  });

  it('release versions, changelogs and the dependency ranges of other workspaces', () => {
    const before = readPackage('packages/ui').version;
    writeFileSync(join(copy.folder, '.changeset/one-more.md'), "---\n'@lima-id/ui': minor\n---\n\nOne more change.\n");
    copy.commit('one more');
    copy.changeset('version');
    const { version } = readPackage('packages/ui');
    expect(version).not.toBe(before);
    expect(readFileSync(join(copy.folder, 'packages/ui/CHANGELOG.md'), 'utf8')).toMatch(
      new RegExp(`## ${version.replaceAll('.', '\\.')}\\n[^]*One more change\\.`),
    );
    expect(readPackage('apps/portal').dependencies?.['@lima-id/ui']).toBe(version);
    expect(readPackage('apps/portal').version).toBe('0.0.0');
  });
});
