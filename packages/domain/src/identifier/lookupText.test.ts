import { describe, expect, it } from 'vitest';
import { readLookup } from './lookupText.ts';

const link = 'https://id.gs1.org/01/09521234000167/21/GT-2026-000123';

describe('readLookup', () => {
  it.each([
    ['https://x.cn/p?identifier=88.118.001%2FGT-1', 'identifier', '88.118.001/GT-1', true],
    ['跑步机\n编码：88.118.001/GT-1\n型号：GT', 'identifier', '88.118.001/GT-1', true],
    [`跑步机\n${link}\n型号：GT`, 'goods', link, true],
    [` ${link} `, 'goods', link, true],
    ['(01)09521234000167(21)GT-2026-000123', 'goods', '(01)09521234000167(21)GT-2026-000123', true],
    ['https://id.gs1.org/01/09521234000167', 'goods', 'https://id.gs1.org/01/09521234000167', false],
    ['9521234000167', 'goods', '9521234000167', false],
  ])('reads %j', (input, kind, text, namesPiece) => {
    expect(readLookup(input)).toEqual({ ok: true, kind, text, namesPiece });
  });

  it('says why a text looks up nothing', () => {
    expect(readLookup('GT-2026-000123')).toMatchObject({ ok: false, reason: 'prefixMissing' });
    expect(readLookup('')).toMatchObject({ ok: false, message: '请输入标识编码' });
  });
});
