import manifest from '../../package.json' with { type: 'json' };

/** The browsers of the floor, by the names of browserslist. */
export const browserNames = ['chrome', 'edge', 'firefox', 'ios_saf', 'safari'] as const;
export type BrowserName = (typeof browserNames)[number];

/** A version of each browser. */
export type Versions = Readonly<Record<BrowserName, number>>;

/** Reads `chrome >= 89` and its like; throws for other queries, and when a browser is missing. */
export function readFloor(queries: readonly string[]): Versions {
  const versions = new Map<string, number>();
  for (const query of queries) {
    const [, name = '', version = ''] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(query) ?? [];
    if (!browserNames.some((known) => known === name)) throw new Error(`browserslist has "${query}".`);
    versions.set(name, Number(version));
  }
  const versionOf = (name: BrowserName) => {
    const version = versions.get(name);
    if (version === undefined) throw new Error(`browserslist names no version of ${name}.`);
    return version;
  };
  return {
    chrome: versionOf('chrome'),
    edge: versionOf('edge'),
    firefox: versionOf('firefox'),
    ios_saf: versionOf('ios_saf'),
    safari: versionOf('safari'),
  };
}

/** The oldest browsers of what is shipped, from package.json. docs/adr/0023 has the reasons. */
export const browserFloor: Versions = readFloor(manifest.browserslist);

/** When something came to browsers: the versions of Chromium (Chrome and Edge), Firefox and Safari (both). */
export type Since = readonly [chromium: number, firefox: number, safari: number];

/** Whether every browser of a floor has something. */
export function isKnown([chromium, firefox, safari]: Since, floor: Versions): boolean {
  return (
    floor.chrome >= chromium &&
    floor.edge >= chromium &&
    floor.firefox >= firefox &&
    floor.safari >= safari &&
    floor.ios_saf >= safari
  );
}

/**
 * Editions of the language that compilers write, the newest first, by the browsers that read most of their syntax. What came later, such
 * as static blocks of ES2022, is refused by the step `browser floor`: compilers that are given browsers rewrite every private field for
 * its sake, which costs every visitor.
 */
const editions: readonly (readonly [edition: string, since: Since])[] = [
  ['es2022', [89, 90, 15]],
  ['es2021', [85, 79, 14]],
  ['es2020', [80, 74, 13.1]],
];

/** The edition of the language for a floor. Throws when there is none. */
export function editionOf(floor: Versions): string {
  const [edition] = editions.find(([, since]) => isKnown(since, floor)) ?? [];
  if (edition === undefined)
    throw new Error('No edition of the language is old enough for the browsers of browserslist.');
  return edition;
}

/** What the builds of the packages and of the portal write. */
export const buildTarget: string = editionOf(browserFloor);
