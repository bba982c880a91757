import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type BenchResult, takeJsonFile, writeRatios } from './benchRatios.ts';

const folder = mkdtempSync(join(tmpdir(), 'lima-ratios-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('takeJsonFile', () => {
  it('takes the file out of the words, relative to the folder in which npm was called', () => {
    expect(takeJsonFile(['store', '--json', 'out/pages.json', 'apps'], '/site')).toEqual({
      file: resolve('/site/out/pages.json'),
      rest: ['store', 'apps'],
    });
  });

  it('finds no file among other words', () => {
    expect(takeJsonFile(['store'], '/site')).toEqual({ file: null, rest: ['store'] });
  });

  it('throws when the file is missing', () => {
    expect(() => takeJsonFile(['--json'], '/site')).toThrow('--json needs the file to write');
  });
});

describe('writeRatios', () => {
  const result: BenchResult = { bench: 'kit', lines: [{ name: 'bytes', ratio: 0.5, better: 'lower' }] };

  it('writes the ratios into a folder that it creates', () => {
    const file = join(folder, 'below/kit.json');
    writeRatios(file, result);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(result);
  });

  it('writes nothing when no file was asked for', () => {
    expect(() => writeRatios(null, result)).not.toThrow();
  });
});
