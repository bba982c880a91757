import { describe, expect, it } from 'vitest';
import { folderNames } from './folders.ts';

const entry = (name: string, isDirectory: boolean) => ({
  kind: 'file',
  webkitGetAsEntry: () => ({ isDirectory, name }),
});

describe('folderNames', () => {
  it('names the folders and no files when both are dropped', () => {
    expect(folderNames([entry('铭牌照片', true), entry('出厂登记.xlsx', false), entry('说明书', true)])).toEqual([
      '铭牌照片',
      '说明书',
    ]);
  });

  it('is empty when a text is dropped, or the browser knows no folders', () => {
    expect(folderNames([{ kind: 'string', webkitGetAsEntry: () => null }, { kind: 'file' }])).toEqual([]);
  });
});
