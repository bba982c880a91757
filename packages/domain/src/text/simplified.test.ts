import { describe, expect, it } from 'vitest';
import { simplified } from './simplified.ts';

describe('simplified', () => {
  it.each([
    ['標識解析', '标识解析'],
    ['臺灣製造', '台湾制造'],
    ['裏面的麵', '里面的面'],
    ['GT-2026 標識𠮷', 'GT-2026 标识𠮷'],
    ['', ''],
  ])('reads %j as %j', (text, folded) => {
    expect(simplified(text)).toBe(folded);
    expect(simplified(folded)).toBe(folded);
  });
});
