import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBrandColour } from './checkBrandColour.ts';
import { fromOklch, toOklch } from './colour.ts';

const hex = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(
  (parts) =>
    `#${parts
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('')
      .toUpperCase()}`,
);

/** The refused colours of the sample, with their proposals. */
const refused = hex
  .map((colour) => ({ colour, verdict: checkBrandColour(colour) }))
  .filter(({ verdict }) => !verdict.ok)
  .map(({ colour, verdict }) => ({ colour, proposal: verdict.ok ? '' : (verdict.proposal ?? '') }));

describe('checkBrandColour', () => {
  it('lets a colour be when it reaches AA', () => {
    expect(checkBrandColour('#0b66c8')).toEqual({ ok: true, colour: '#0B66C8' });
    expect(checkBrandColour(' #036 ')).toEqual({ ok: true, colour: '#003366' });
  });

  it('says what is too pale when a colour is refused', () => {
    const verdict = checkBrandColour('#FFCC00');
    expect(verdict).toMatchObject({
      ok: false,
      reasons: [{ use: 'buttonText' }, { use: 'linkText' }, { use: 'marks', least: 3 }],
    });
  });

  it('refuses for text alone when marks can be seen', () => {
    expect(checkBrandColour('#1582F1')).toMatchObject({
      ok: false,
      reasons: [
        { use: 'buttonText', least: 4.5 },
        { use: 'linkText', least: 4.5 },
      ],
      proposal: '#006DD1',
    });
  });

  it.each(['red', '', '#12', '#0B66C880', 'rgb(0,0,0)', '#GGGGGG'])('refuses %j when it is no colour', (text) => {
    expect(checkBrandColour(text)).toEqual({ ok: false, reasons: [{ kind: 'notAColour' }], proposal: null });
  });

  it('proposes a colour that passes when it refuses one', () => {
    fc.assert(
      fc.property(refused, ({ proposal }) => {
        expect(checkBrandColour(proposal)).toEqual({ ok: true, colour: proposal });
      }),
      { numRuns: 300 },
    );
  });

  it('leaves a colour alone when it passes', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        const verdict = checkBrandColour(colour);
        expect(verdict.ok ? verdict.colour : colour).toBe(colour);
      }),
    );
  });

  it('refuses every lightness of the hue between a colour and its proposal, and as far on the other side', () => {
    fc.assert(
      fc.property(refused, fc.nat(1000), fc.boolean(), ({ colour, proposal }, part, up) => {
        const from = toOklch(colour);
        // Tolerance: two steps of the search, and rounding to eight bits.
        const room = Math.abs(from.lightness - toOklch(proposal).lightness) - 0.005;
        fc.pre(room > 0);
        const lightness = from.lightness + (up ? 1 : -1) * (part / 1000) * room;
        fc.pre(lightness >= 0 && lightness <= 1);
        expect(checkBrandColour(fromOklch({ ...from, lightness })).ok).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the hue when the colour has one', () => {
    fc.assert(
      fc.property(refused, ({ colour, proposal }) => {
        const from = toOklch(colour);
        const to = toOklch(proposal);
        fc.pre(from.chroma > 0.05 && to.chroma > 0.05);
        const turn = Math.abs(((to.hue - from.hue + 540) % 360) - 180);
        expect(turn).toBeLessThan(4);
      }),
    );
  });
});
