import type { Manifest, PublishedPackage } from './publishedPackages.ts';

/** The repository in every published package: npm publishes with provenance only from the repository that a package names. */
const page = 'https://github.com/lima-id/lima';

/** What is wrong with the description of a published package, a sentence each. */
export function descriptionFaults({ folder, manifest }: PublishedPackage): string[] {
  const { name, license, description, keywords, homepage, bugs, repository, engines, publishConfig } = manifest;
  const expected: [field: string, value: unknown, wanted: string][] = [
    ['license', license, 'MIT'],
    ['homepage', homepage, `${page}/tree/main/${folder}#readme`],
    ['bugs.url', bugs?.url, `${page}/issues`],
    ['repository.type', repository?.type, 'git'],
    ['repository.url', repository?.url, `git+${page}.git`],
    ['repository.directory', repository?.directory, folder],
    ['publishConfig.access', publishConfig?.access, 'public'],
    ['publishConfig.provenance', String(publishConfig?.provenance), 'true'],
  ];
  return [
    ...expected.flatMap(([field, value, wanted]) =>
      value === wanted ? [] : [`${name} has ${value ?? 'nothing'} as ${field} instead of ${wanted}.`],
    ),
    ...(description === undefined ? [`${name} has no description.`] : []),
    ...(keywords === undefined || keywords.length === 0 ? [`${name} has no keywords.`] : []),
    ...(engines?.node === undefined ? [`${name} names no version of Node in engines.`] : []),
  ];
}

/** A published package as it would be released. */
export interface Release {
  /** Its version before `changeset version`. */
  before: string;
  /** Its package.json after it. */
  manifest: Manifest;
  changelog: string;
  /** The summaries of the changesets that name it. */
  summaries: readonly string[];
  /** What npm would publish. */
  packed: { name: string; version: string; files: readonly string[] };
}

const papers = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'];

/** The section of a version in a changelog; null without one. */
function sectionOf(changelog: string, version: string): string | null {
  const [, ...sections] = changelog.split(/^## /m);
  return sections.find((section) => section.startsWith(`${version}\n`)) ?? null;
}

function changelogFaults({ before, manifest: { name, version }, changelog, summaries }: Release): string[] {
  const section = sectionOf(changelog, version);
  if (section === null) return [`The changelog of ${name} has no section for ${version}.`];
  const latest = /^## (.+)$/m.exec(changelog)?.[1];
  const missing = summaries.filter((summary) => !section.includes(summary.split('\n')[0] ?? ''));
  return [
    ...(latest === version ? [] : [`The changelog of ${name} begins with ${latest} instead of ${version}.`]),
    ...(version === before && summaries.length > 0 ? [`${name} has changesets and stays at ${version}.`] : []),
    ...missing.map((summary) => `The changelog of ${name} lacks "${summary.split('\n')[0]}".`),
  ];
}

/** The packages that the workspace publishes are asked for as they are released: by an exact version, or by its caret range. */
function rangeFaults({ name, ...manifest }: Manifest, versions: ReadonlyMap<string, string>, scope: string): string[] {
  const ranges = { ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.optionalDependencies };
  return Object.entries(ranges)
    .filter(([other]) => other.startsWith(scope))
    .flatMap(([other, range]) => {
      const version = versions.get(other);
      if (version === undefined) return [`${name} depends on ${other}, which is not published.`];
      if (range === version || range === `^${version}`) return [];
      return [`${name} asks for ${other} ${range}, which is released as ${version}.`];
    });
}

/** What does not agree among the packages of one release, a sentence each. */
export function releaseFaults(releases: readonly Release[], scope: string): string[] {
  const versions = new Map(releases.map(({ manifest: { name, version } }) => [name, version]));
  return releases.flatMap((release) => {
    const { manifest, packed } = release;
    const { name, version } = manifest;
    const lost = papers.filter((paper) => !packed.files.includes(paper));
    return [
      ...(packed.name === name && packed.version === version
        ? []
        : [`npm would publish ${packed.name} ${packed.version} instead of ${name} ${version}.`]),
      ...lost.map((paper) => `npm would publish ${name} without ${paper}.`),
      ...changelogFaults(release),
      ...rangeFaults(manifest, versions, scope),
    ];
  });
}
