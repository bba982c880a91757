import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserFloor, buildTarget, editionOf, readFloor } from './floor/browsers.ts';
import { newerBuiltIns } from './floor/builtIns.ts';
import { emptiedDeclarations, newerStyles, styleFeatures } from './floor/styles.ts';
import { newerSyntax } from './floor/syntax.ts';
import { root } from './steps.ts';

/** Files that run in Node, in tests or in stories only. */
const aside =
  /\.(?:test|stories)\.|\.doc\.ts$|\/(?:testing|foundations|stories|prerender|documents|openapi|msw|drawings|server)\/|\/samples\.|\/story[A-Z]\w*\./;

const sources = globSync(['packages/{api,domain,ui}/src/**/*.{ts,tsx}', 'apps/portal/src/**/*.{ts,tsx}'], { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !aside.test(file))
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
const styles = sources.filter(([file]) => /\.styles\.ts$|\/(?:tokens|layout)\//.test(file));

describe('the browser floor', () => {
  it('is read from package.json, where every browser has one version', () => {
    const queries = ['chrome >= 89', 'edge >= 89', 'firefox >= 115', 'ios_saf >= 15', 'safari >= 15.4'];
    expect(readFloor(queries)).toEqual({ chrome: 89, edge: 89, firefox: 115, ios_saf: 15, safari: 15.4 });
    expect(() => readFloor(queries.slice(1))).toThrow('no version of chrome');
    expect(() => readFloor([...queries, 'last 2 versions'])).toThrow('last 2 versions');
  });

  it('gives the edition of the language that builds write', () => {
    expect(buildTarget).toBe('es2022');
    expect(editionOf({ ...browserFloor, safari: 14 })).toBe('es2021');
    expect(() => editionOf({ ...browserFloor, chrome: 60 })).toThrow('No edition');
  });

  it('is named in the decision and in the READMEs of the packages', () => {
    const { chrome, firefox, safari } = browserFloor;
    for (const file of [
      'docs/adr/0023-browser-floor.md',
      ...['api', 'domain', 'ui'].map((name) => `packages/${name}/README.md`),
    ])
      expect(readFileSync(join(root, file), 'utf8')).toContain(
        `Chromium ${chrome}, Firefox ${firefox} and Safari ${safari}`,
      );
  });
});

describe('what is shipped to browsers', () => {
  it('has no syntax that the floor does not read', () => {
    expect(sources.flatMap(([file, source]) => newerSyntax(file, source, browserFloor))).toEqual([]);
  });

  it('uses no built-in that the floor lacks', () => {
    expect(sources.flatMap(([file, source]) => newerBuiltIns(file, source, browserFloor))).toEqual([]);
  });

  it('uses no styles that the floor does not know and that have nothing in their place', () => {
    expect(styles.flatMap(([file, source]) => newerStyles(file, source, browserFloor))).toEqual([]);
    expect(styles.flatMap(([file, source]) => emptiedDeclarations(file, source))).toEqual([]);
  });

  it('has a use for every style that has something in its place', () => {
    const unused = styleFeatures.filter(
      ({ instead, pattern }) => instead !== undefined && !styles.some(([, source]) => pattern.test(source)),
    );
    expect(unused.map(({ name }) => name)).toEqual([]);
  });
});

describe('newerSyntax', () => {
  it.each([
    ['class A { static { this.a = 1; } }', 'a class static block'],
    ['class A { #a; has(other) { return #a in other; } }', '#name in object'],
    ['call?.(...first, second)', 'an optional call that spreads before its last argument'],
    ['/(?<=a)b/', 'a lookbehind of a regular expression'],
    [`new RegExp(\`(?<!\${a})b\`)`, 'a lookbehind of a regular expression'],
    ['/(?i:a)b/', 'modifiers in a regular expression'],
    ['/a/v', 'the flag v of a regular expression'],
  ])('finds %s', (source, syntax) => {
    expect(newerSyntax('a.js', source, browserFloor)).toEqual([`a.js:1 has ${syntax}`]);
  });

  it('finds nothing in what the floor reads, or when the floor is new enough', () => {
    const known =
      'class A { #a = 1; static b = 2; #c() { return this.#a ?? call?.(...all); } } const r = /(?<name>a)/u;';
    expect(newerSyntax('a.js', known, browserFloor)).toEqual([]);
    const newest = { chrome: 140, edge: 140, firefox: 140, ios_saf: 26, safari: 26 };
    expect(newerSyntax('a.js', 'class A { static { this.a = 1; } }', newest)).toEqual([]);
  });
});

describe('newerBuiltIns', () => {
  it.each([
    ['list.toSorted()', 'toSorted'],
    ['list.at(-1)', 'at'],
    ['Object.hasOwn(a, b)', 'Object.hasOwn'],
    ['structuredClone(a)', 'structuredClone'],
    ['new DecompressionStream("gzip")', 'DecompressionStream'],
  ])('finds %s', (source, name) => {
    expect(newerBuiltIns('a.ts', source, browserFloor)).toEqual([`a.ts:1 uses ${name}`]);
  });

  it.each([
    'element.showPopover?.()',
    "if (typeof dialog.showModal === 'function') dialog.showModal();",
    'rows.sort()',
  ])('finds nothing in %s', (source) => {
    expect(newerBuiltIns('a.ts', source, browserFloor)).toEqual([]);
  });
});

describe('newerStyles', () => {
  it('finds units and transforms with their lines, and nothing in comments', () => {
    const source = 'a {\n  height: 100dvh;\n  rotate: 90deg;\n  /* 100dvh */\n}';
    expect(newerStyles('a.styles.ts', source, browserFloor)).toEqual([
      'a.styles.ts:3 uses a transform of its own',
      'a.styles.ts:2 uses dvh, svh and lvh',
    ]);
  });

  it('finds an unknown value beside a variable, outside of @supports', () => {
    const source =
      'width: calc(100cqi - var(--a));\n@supports (width: 1cqi) { width: calc(100cqi - var(--a)); }\nwidth: 100cqi;';
    expect(emptiedDeclarations('a.styles.ts', source)).toEqual([
      'a.styles.ts:1 empties a declaration where the value is unknown',
    ]);
  });
});
