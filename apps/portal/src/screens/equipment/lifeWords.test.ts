import { treadmillAsset, walkerAsset } from '@lima-id/api/msw';
import { type AssetRecord, assetLife, serviceLife } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { lifeNote, stepLines } from './lifeWords.ts';

const linesOf = (asset: AssetRecord, today: string) =>
  assetLife(asset, today).map((step) => stepLines(step, asset, today));

describe('stepLines', () => {
  it('gives date and note of each stage of a device in use', () => {
    expect(linesOf(treadmillAsset, '2026-05-18')).toEqual([
      ['2026-04-20', '¥ 26,800.00'],
      ['2026-05-06', '山东泰岳健身科技有限公司'],
      ['2026-05-12', '李振'],
      ['每季度点检', '下次 08-12'],
      ['预计 2030', ''],
      ['预计 2034', ''],
    ]);
  });

  it('marks an overdue inspection, with its year when it is not this year', () => {
    expect(linesOf(treadmillAsset, '2026-08-20')[3]).toEqual(['每季度点检', '超期 8 天']);
    expect(linesOf({ ...treadmillAsset, inspectedOn: '2026-12-01' }, '2026-12-02')[3]).toEqual([
      '每季度点检',
      '下次 2027-03-01',
    ]);
  });

  it('distinguishes what never happened from what is unknown', () => {
    expect(linesOf({ ...treadmillAsset, scrappedOn: '2033-01-01' }, '2033-01-01').slice(3)).toEqual([
      ['2026-05-12', ''],
      ['未发生', ''],
      ['2033-01-01', ''],
    ]);
    expect(linesOf({ ...treadmillAsset, installedOn: null }, '2026-05-18').slice(2)).toEqual(
      Array.from({ length: 4 }, () => ['—', '']),
    );
    expect(linesOf(treadmillAsset, '2034-05-12').slice(4)).toEqual([
      ['已到期', ''],
      ['已到期', ''],
    ]);
    expect(linesOf(treadmillAsset, '2026-05-07')[2]).toEqual(['预计 2026-05-12', '']);
  });
});

describe('lifeNote', () => {
  it.each([
    [treadmillAsset, '2026-05-18', '已使用 6 天 ・ 设计寿命 8 年'],
    [treadmillAsset, '2028-05-12', '已使用 2 年 ・ 设计寿命 8 年'],
    [walkerAsset, '2026-05-18', '已使用 7 年 290 天 ・ 安全使用年限 8 年'],
    [treadmillAsset, '2026-05-01', ''],
  ])('says how long a device was used', (asset, today, note) => {
    expect(lifeNote(asset, serviceLife(asset, today))).toBe(note);
  });
});
