import { describe, expect, it } from 'vitest';
import { isWaiting, shownSlide, unusedSlide, usableSlide } from './slideUse.ts';

const proof = { scene: 'changePassword', sessionId: 's', sig: 'g', token: 't' };
const phases = ['idle', 'sending', 'countdown', 'resend', 'off'] as const;

describe('the slide that a code is asked for with', () => {
  it('is wanted when none was passed', () => {
    expect(shownSlide(null, unusedSlide)).toBeNull();
    expect(usableSlide(null, unusedSlide)).toBeNull();
  });

  it('is shown and can be used in every phase when no code was asked for with it', () => {
    for (const phase of phases) {
      expect(shownSlide(proof, { spent: false, phase })).toBe(proof);
      expect(usableSlide(proof, { spent: false, phase })).toBe(proof);
    }
  });

  it('can never be used again when a code was asked for with it', () => {
    for (const phase of phases) expect(usableSlide(proof, { spent: true, phase })).toBeNull();
  });

  it('stays shown while the code is sent and counted down or none are sent, and is wanted again when another code may be requested', () => {
    const shown = phases.filter((phase) => shownSlide(proof, { spent: true, phase }) !== null);
    expect(shown).toEqual(['sending', 'countdown', 'off']);
    expect(phases.filter((phase) => isWaiting({ spent: true, phase }))).toEqual(shown);
  });
});
