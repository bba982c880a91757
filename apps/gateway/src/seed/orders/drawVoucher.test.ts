import { describe, expect, it } from 'vitest';
import { designTokens } from '../../platform/testing/designTokens.ts';
import { colours, drawVoucher } from './drawVoucher.ts';

describe('a made-up voucher', () => {
  it.each(Object.entries(colours))('has tokens of the design system as its colours: %s', (_name, colour) => {
    expect(designTokens).toContain(`"${colour}"`);
  });

  it('is the same picture for the same number, and another one for another', () => {
    const [first, again, other] = [1, 1, 2].map((number) => Buffer.from(drawVoucher(number).bytes).toString('hex'));
    expect(first === again).toBe(true);
    expect(first === other).toBe(false);
  });
});
