import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chinaDateTime } from '../time/chinaTime.ts';
import { productionAheadMaxMs, productionAmountMax, productionBatchMax } from './limits.ts';
import { lineEventBatch, refuseFutureEvents } from './lineEvent.ts';

const good = {
  id: 'E-1024',
  time: '2026-05-05 14:00:00',
  unitName: '喷涂线',
  positionCode: 'PT-B',
  positionName: '喷涂 B 线烘道',
  type: 'energy',
  energy: 312.5,
  label: '电力',
} as const;
const { energy: _energy, label: _label, ...occurrence } = good;

function refusalOf(batch: unknown): string | undefined {
  return lineEventBatch.safeParse(batch).error?.issues[0]?.message;
}

describe('lineEventBatch', () => {
  it.each([
    good,
    { ...occurrence, type: 'processing', minutes: 0 },
    { ...occurrence, type: 'abnormal', abnormalType: 'quality', minutes: 12.5 },
    { ...occurrence, type: 'output', products: 3 },
  ])('takes an event when it is of type $type', (event) => {
    expect(lineEventBatch.parse([event])).toEqual([event]);
  });

  const texts = ['id', 'unitName', 'positionCode', 'positionName', 'label'] as const;

  it.each(texts)('takes off what nobody sees when a machine sends it with %s', (field) => {
    const plain = good[field];
    const [first = '', ...rest] = plain;
    for (const sign of ['\u0000', '\u0007', '\u200B', '\u202E', '\uFEFF', '\u00AD', '\uFE0F']) {
      const typed = ` ${sign}${first}${sign}${rest.join('')}\u3000`;
      expect(lineEventBatch.parse([{ ...good, [field]: typed }])).toEqual([good]);
    }
    expect(lineEventBatch.parse([{ ...good, [field]: '\u2F2F\n\u5E8F' }])[0]).toMatchObject({ [field]: '工 序' });
  });

  it.each(texts)('refuses what nobody can read when a machine sends it in %s', (field) => {
    for (const sign of ['\uE863', '\uFFFD', '\uD83D', '\uFFFE']) {
      expect(refusalOf([{ ...good, [field]: `线${sign}` }])).toMatch(
        /^第 1 条事件的.{2,5}有误，应为 1 至 (?:32|64) 个字符/,
      );
    }
  });

  it('takes signs that are newer than the Unicode of the platform, and counts each as one', () => {
    const name = '\u{3FFFD}'.repeat(32);
    expect(lineEventBatch.parse([{ ...good, unitName: name }])).toEqual([{ ...good, unitName: name }]);
  });

  it.each([
    [{ id: '' }, '编号有误，应为 1 至 64 个字符'],
    [{ id: '\u0000' }, '编号有误，应为 1 至 64 个字符'],
    [{ id: 7 }, '编号有误，应为 1 至 64 个字符'],
    [{ time: '2026-02-30 08:00:00' }, '发生时间有误，应为 2000 年以后的北京时间，格式如 2026-05-05 14:00:00'],
    [{ time: '0000-01-01 00:00:00' }, '发生时间有误，应为 2000 年以后的北京时间，格式如 2026-05-05 14:00:00'],
    [{ unitName: '线'.repeat(33) }, '单元名称有误，应为 1 至 32 个字符'],
    [{ positionCode: undefined }, '岗位编码有误，应为 1 至 64 个字符'],
    [{ positionName: ' ' }, '岗位名称有误，应为 1 至 32 个字符'],
    [{ type: 'water' }, '类型有误，应为 energy、processing、abnormal 或 output'],
    [{ energy: -0.1 }, '能耗有误，应为 0 至 1,000,000 的数，单位 kWh'],
    [{ energy: productionAmountMax + 1 }, '能耗有误，应为 0 至 1,000,000 的数，单位 kWh'],
    [{ label: null }, '消耗物名称有误，应为 1 至 32 个字符'],
    [{ type: 'processing', minutes: '5' }, '时长有误，应为 0 至 1,000,000 的数，单位分钟'],
    [
      { type: 'abnormal', abnormalType: 'strike', minutes: 1 },
      '异常类型有误，应为 quality、equipment、material 或 other',
    ],
    [{ type: 'output', products: 1.5 }, '产量有误，应为 0 至 1,000,000 的整数'],
  ])('names the event and the field when %j is wrong', (wrong, rule) => {
    expect(refusalOf([good, good, { ...good, ...wrong }])).toBe(`第 3 条事件的${rule}，请更正后重新提交整批`);
  });

  it('names the event when it is none', () => {
    expect(refusalOf([good, 'event'])).toBe('第 2 条事件的内容有误，应为一个对象，请更正后重新提交整批');
  });

  it('refuses a batch when it is empty, too large or none', () => {
    const full = Array.from({ length: productionBatchMax }, () => good);
    expect(refusalOf(full)).toBeUndefined();
    expect(refusalOf([...full, good])).toBe('一批最多提交 1,000 条事件，请分批提交');
    expect(refusalOf([])).toBe('没有要提交的事件，请至少提交一条');
    expect(refusalOf(undefined)).toBe('没有要提交的事件，请至少提交一条');
  });
});

describe('refuseFutureEvents', () => {
  const now = Date.parse('2026-05-05T06:00:00Z');
  const at = (ms: number, id = 'E-1') => ({ ...good, id, time: chinaDateTime(ms) });

  it('names the first event that lies too far ahead when there is one', () => {
    const late = at(now + productionAheadMaxMs + 1_000, 'E-$&');
    expect(refuseFutureEvents([at(now), late, late], now)).toBe(
      '第 2 条事件（编号 E-$&）的发生时间晚于当前时间，请核对设备时钟后重新提交整批',
    );
  });

  it('takes every event when it is past, however late, or ahead by no more than clocks may differ', () => {
    const seconds = fc.integer({ min: -800_000_000, max: productionAheadMaxMs / 1_000 });
    fc.assert(
      fc.property(seconds, (ahead) => {
        expect(refuseFutureEvents([at(now + ahead * 1_000)], now)).toBeNull();
      }),
    );
  });
});
