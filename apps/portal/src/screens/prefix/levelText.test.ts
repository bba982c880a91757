import { areasBelow } from '@lima-id/api/msw';
import { describe, expect, it } from 'vitest';
import { levelText } from './levelText.ts';

describe('levelText', () => {
  it.each([
    [['370000', '371400', '371422'], '山东省 / 德州市 / 宁津县'],
    [['370000', '371400'], '山东省 / 德州市'],
  ])('names the codes %j from the highest level down', (codes, text) => {
    expect(levelText(codes, areasBelow)).toBe(text);
  });

  it('is undefined when a list has not been read', () => {
    const codes = ['370000', '371400', '371422'];
    expect(levelText(codes, (request) => (request.level === 3 ? undefined : areasBelow(request)))).toBeUndefined();
    expect(levelText(codes, () => undefined)).toBeUndefined();
  });

  it('is undefined when a list has no such code', () => {
    expect(levelText(['370000', '371400', '371499'], areasBelow)).toBeUndefined();
  });
});
