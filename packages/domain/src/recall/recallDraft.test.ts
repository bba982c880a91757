import { describe, expect, it } from 'vitest';
import { managementMessages } from '../messages/management.ts';
import { recallMessages } from '../messages/recall.ts';
import { recallCodeMaxLength, recallIdentifiersMax, recallScopesMax, recallTextMaxLength } from './limits.ts';
import { recallDraft } from './recallDraft.ts';

const good = {
  number: 'RC-2026-0402-SB3',
  hazard: '骑行中曲柄可能脱落，造成骑行者跌落受伤',
  reason: '曲柄紧固件扭矩不足',
  remedy: '免费上门更换曲柄组件',
  phone: '400-000-0336',
  scopeWords: 'SB-3 系列 2025 年 8-9 月生产',
  scopes: [{ kind: 'model', model: 'SB-3 竞速动感单车' }],
};
const ranges = { kind: 'batches', model: 'SB-3', first: 'B20250801-01', last: 'B20250930-04' };

function refusalOf(change: object): string | undefined {
  return recallDraft.safeParse({ ...good, ...change }).error?.issues[0]?.message;
}

describe('recallDraft', () => {
  it('takes every kind of scope, and takes off blanks around texts', () => {
    const scopes = [
      ...good.scopes,
      ranges,
      { ...ranges, last: ranges.first },
      { kind: 'days', model: 'SB-3', first: '2025-08-01', last: '2025-08-01' },
      { kind: 'identifiers', identifiers: ['88.118.036/SB-2025-018842'] },
    ];
    expect(recallDraft.parse({ ...good, hazard: ` ${good.hazard} `, scopes })).toEqual({ ...good, scopes });
  });

  it.each([
    [{ number: '' }, recallMessages.number],
    [{ number: '-1' }, recallMessages.number],
    [{ number: '召回一号' }, recallMessages.number],
    [{ number: 'R'.repeat(recallCodeMaxLength + 1) }, recallMessages.number],
    [{ hazard: '  ' }, recallMessages.hazard],
    [{ hazard: '\uE000identifier\uE001' }, '内容中有无法识别的字符（U+E000），请删除，或改用其他字'],
    [{ reason: undefined }, recallMessages.reason],
    [{ remedy: '换'.repeat(recallTextMaxLength + 1) }, recallMessages.remedy],
    [{ scopeWords: 7 }, recallMessages.scopeWords],
    [{ phone: '请致电客服' }, recallMessages.phone],
    [{ phone: '1234' }, recallMessages.phone],
    [{ phone: 'tel:400-000-0336' }, recallMessages.phone],
    [{ scopes: [] }, recallMessages.scopeMissing],
    [{ scopes: 'all' }, recallMessages.scopeMissing],
    [{ scopes: [{ kind: 'colour', model: 'SB-3' }] }, recallMessages.scopeKind],
    [{ scopes: ['SB-3'] }, recallMessages.scopeKind],
    [{ scopes: [{ kind: 'model', model: '' }] }, recallMessages.model],
    [{ scopes: [{ ...ranges, first: ' ' }] }, recallMessages.batchCode],
    [{ scopes: [{ ...ranges, last: 'B2024' }] }, recallMessages.batchesReversed],
    [{ scopes: [{ kind: 'days', model: 'SB-3', first: '2025-02-30', last: '2025-08-01' }] }, recallMessages.day],
    [{ scopes: [{ kind: 'days', model: 'SB-3', first: '2025-08-01 10:00', last: '2025-08-02' }] }, recallMessages.day],
    [
      { scopes: [{ kind: 'days', model: 'SB-3', first: '2025-08-02', last: '2025-08-01' }] },
      recallMessages.daysReversed,
    ],
    [{ scopes: [{ kind: 'identifiers', identifiers: [] }] }, recallMessages.identifiersMissing],
    [{ scopes: Array.from({ length: recallScopesMax + 1 }, () => ranges) }, recallMessages.tooManyScopes],
  ])('says what is wrong when %j is', (change, message) => {
    expect(refusalOf(change)).toBe(message);
  });

  it('counts the identifiers of all lists together', () => {
    const list = (count: number) => ({
      kind: 'identifiers',
      identifiers: Array.from({ length: count }, (_, index) => `88.118.036/SB-${index}`),
    });
    expect(refusalOf({ scopes: [list(recallIdentifiersMax - 1), list(1)] })).toBeUndefined();
    expect(refusalOf({ scopes: [list(recallIdentifiersMax), list(1)] })).toBe(recallMessages.tooManyIdentifiers);
  });
});

describe('recallMessages', () => {
  it('name what is wrong, and say what to do', () => {
    expect(recallMessages.tooManyIdentifiers).toBe('一次召回最多列出 1,000 个标识，请改用批次区间或分次发布');
    expect(recallMessages.hazard).toBe('请填写危害，不超过 200 个字符');
    expect(recallMessages.identifierRefused('8a', '缺少斜杠')).toBe('标识“8a”有误：缺少斜杠');
    expect(recallMessages.identifierOfOthers('88.118.001/A', '88.118.036')).toBe(
      '标识“88.118.001/A”不属于企业前缀 88.118.036，请从清单中删除后重新提交',
    );
    expect(recallMessages.identifierUnknown('88.118.036/A')).toBe('未查询到标识“88.118.036/A”，请核对清单后重新提交');
    expect(managementMessages.modelUnknown('SB-9')).toBe('未查询到型号“SB-9”，请核对型号名称后重新提交');
    expect(recallMessages.numberTaken('R-1')).toBe('召回编号 R-1 已发布且内容不同，请使用新的召回编号');
    expect(recallMessages.numberWithdrawn('R-1')).toBe('召回编号 R-1 已撤回，不能再次使用，请使用新的召回编号');
    expect(recallMessages.recallUnknown('R-1')).toBe('未查询到召回编号 R-1，请核对后重新提交');
  });
});
