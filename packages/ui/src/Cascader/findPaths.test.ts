import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findPaths } from './findPaths.ts';

const shandong = { code: '37', name: '山东省' };
const paths = [
  [shandong],
  [shandong, { code: '3714', name: '德州市' }],
  [shandong, { code: '371422', name: '宁津县' }],
  [{ code: '71', name: '臺灣省' }],
  [{ code: 'C24', name: 'Fitness 健身器材' }],
];
const found = async (text: string, most = 10) => (await findPaths(paths, text, most)).map((path) => path.at(-1)?.name);

describe('findPaths', () => {
  it.each([
    ['宁津', ['宁津县']],
    ['寧津縣', ['宁津县']],
    ['山東', ['山东省']],
    ['台湾', ['臺灣省']],
    ['臺灣', ['臺灣省']],
    [' 省 ', ['山东省', '臺灣省']],
    ['FITNESS', ['Fitness 健身器材']],
    ['月球', []],
    [' ', []],
  ])('finds by “%s” what has the same characters, simplified or traditional', async (text, names) => {
    expect(await found(text)).toEqual(names);
  });

  it('ends where the list ends when more is found', async () => {
    expect(await found('省', 1)).toEqual(['山东省']);
  });

  it.each(['Cascader.tsx', 'CascaderSearch.tsx', 'findPaths.ts'])(
    'leaves the table of characters to a search that needs it when %s is loaded',
    (file) => {
      const source = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
      expect(source).not.toMatch(/from '\.\/simplified\.ts'/);
      expect(source).not.toMatch(/\bsimplified\b[^;]*from '@lima-id\/domain'/);
    },
  );
});
