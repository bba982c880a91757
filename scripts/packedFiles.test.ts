import { describe, expect, it } from 'vitest';
import { missingFiles, strayFiles } from './packedFiles.ts';

const packed = [
  'package.json',
  'LICENSE',
  'LICENSE-OpenCC',
  'dist/index.js',
  'dist/Button/Button.d.ts',
  'illustrations/on-ink/lamp.svg',
  'tokens/dark.tokens.json',
  'src/fonts.css',
];

describe('strayFiles', () => {
  it('finds nothing in what a package is for', () => {
    expect(strayFiles(packed)).toEqual([]);
  });

  it.each([
    'dist/Button/Button.test.js',
    'dist/Button/Button.stories.js',
    'dist/testing/specimens.js',
    'dist/Table/samples.js',
    'src/index.ts',
    'dist/index.js.map',
    'tsup.config.ts',
    '.env',
    'illustrations/lamp.png',
  ])('finds %s', (file) => {
    expect(strayFiles([...packed, file])).toEqual([file]);
  });
});

describe('missingFiles', () => {
  const exports = {
    '.': { '@lima-id/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
    './*': { default: './dist/*/*.js' },
    './fonts.css': './src/fonts.css',
  };

  it('finds what is exported and not packed, sources of the workspace aside', () => {
    expect(missingFiles(packed, exports)).toEqual(['dist/index.d.ts']);
    expect(missingFiles([...packed, 'dist/index.d.ts'], exports)).toEqual([]);
  });
});
