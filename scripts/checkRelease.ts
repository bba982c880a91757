// A release without its last step: versions and changelogs are written in a temporary copy, and npm publishes from there as a dry run.
// Needs no network: npm is kept off the registry, which is asked for released versions in the release itself.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChangesets } from './changesetFiles.ts';
import { npmOutput } from './npmOutput.ts';
import { type PublishedPackage, publishedPackages } from './publishedPackages.ts';
import { createReleaseCopy } from './releaseCopy.ts';
import { descriptionFaults, type Release, releaseFaults } from './releaseFaults.ts';
import { root } from './steps.ts';

const scope = '@lima-id/';
/** Entries that npm publishes whether `files` names them or not. */
const always = ['README.md', 'LICENSE', 'CHANGELOG.md'];
// `--force` skips only the questions to the registry.
const dryRun = ['publish', '--dry-run', '--json', '--ignore-scripts', '--offline', '--force', '--loglevel=error'];

function copyPublished({ folder, manifest }: PublishedPackage, copy: string): void {
  for (const entry of new Set([...(manifest.files ?? []), ...always])) {
    const source = join(root, folder, entry);
    const target = join(copy, folder, entry);
    // The changelog of the copy is the one of the release.
    if (existsSync(source) && !existsSync(target)) cpSync(source, target, { recursive: true });
  }
}

/** What npm would publish from a folder. */
function publishedFrom(place: string, name: string): Release['packed'] {
  const printed = JSON.parse(npmOutput(dryRun, place));
  // npm 11 names the package, npm 10 does not.
  const packed: { name: string; version: string; files: { path: string }[] } = printed[name] ?? printed;
  return { ...packed, files: packed.files.map(({ path }) => path) };
}

const current = publishedPackages(root);
const changesets = readChangesets(root);
const faults = current.flatMap(descriptionFaults);
const copy = createReleaseCopy(root);
try {
  copy.changeset('version');
  const left = readChangesets(copy.folder);
  faults.push(...left.map(({ file }) => `The release leaves .changeset/${file}.`));
  for (const one of current) copyPublished(one, copy.folder);
  const releases = publishedPackages(copy.folder).map(({ folder, manifest }): Release => {
    const place = join(copy.folder, folder);
    return {
      before: current.find((one) => one.folder === folder)?.manifest.version ?? '',
      manifest,
      changelog: readFileSync(join(place, 'CHANGELOG.md'), 'utf8'),
      summaries: changesets
        .filter((one) => one.releases.some((line) => line.includes(`'${manifest.name}'`)))
        .map(({ summary }) => summary),
      packed: publishedFrom(place, manifest.name),
    };
  });
  faults.push(...releaseFaults(releases, scope));
  for (const { before, manifest, packed, summaries } of releases)
    console.log(
      `${manifest.name} ${before} -> ${manifest.version}: ${summaries.length} changes, ${packed.files.length} files`,
    );
} finally {
  copy.remove();
}
for (const fault of faults) console.log(fault);
process.exit(faults.length > 0 ? 1 : 0);
