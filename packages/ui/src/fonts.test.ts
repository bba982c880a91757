import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const manifest: {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
} = JSON.parse(read('../package.json'));

const sources = [...read('fonts.css').matchAll(/url\("(@[^/]+\/[^/]+)\//g)].map(([, name = '']) => name);
const faces = [...new Set(sources)];

describe('the packages of fonts.css', () => {
  it('are optional peers, so that a site with faces of its own does not install them', () => {
    expect(faces.length).toBeGreaterThan(0);
    expect(faces.filter((name) => manifest.peerDependencies[name] === undefined)).toEqual([]);
    expect(faces.filter((name) => manifest.peerDependenciesMeta[name]?.optional !== true)).toEqual([]);
    expect(Object.keys(manifest.dependencies).filter((name) => name.startsWith('@fontsource'))).toEqual([]);
  });
});
