import { describe, expect, it } from 'vitest';
import { designTokens } from '../../testing/platform/designTokens.ts';
import { colours, drawVoucher } from './drawVoucher.ts';

describe('drawVoucher', () => {
  it.each(Object.entries(colours))('uses colours that are tokens of the design system: %s', (_name, colour) => {
    expect(designTokens).toContain(`"${colour}"`);
  });

  it('is deterministic by number', async () => {
    const vouchers = await Promise.all([1, 1, 2].map(drawVoucher));
    const [first, again, other] = vouchers.map(({ bytes }) => Buffer.from(bytes).toString('hex'));
    expect(first === again).toBe(true);
    expect(first === other).toBe(false);
  });
});
