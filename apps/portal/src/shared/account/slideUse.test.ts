import { describe, expect, it } from 'vitest';
import { isWaiting, shownSlide, unusedSlide, usableSlide } from './slideUse.ts';

const proof = { scene: 'changePassword', sessionId: 's', sig: 'g', token: 't' };
const phases = ['idle', 'sending', 'countdown', 'resend', 'off'] as const;

describe('the slide for requesting a code', () => {
  it('is required when none was passed', () => {
    expect(shownSlide(null, unusedSlide)).toBeNull();
    expect(usableSlide(null, unusedSlide)).toBeNull();
  });

  it('is shown and usable in every phase when no code was requested with it', () => {
    for (const phase of phases) {
      expect(shownSlide(proof, { spent: false, phase })).toBe(proof);
      expect(usableSlide(proof, { spent: false, phase })).toBe(proof);
    }
  });

  it('is never usable again after a code was requested with it', () => {
    for (const phase of phases) expect(usableSlide(proof, { spent: true, phase })).toBeNull();
  });

  it('stays shown while the code is sent, in cooldown or unavailable, and is required again when another code may be requested', () => {
    const shown = phases.filter((phase) => shownSlide(proof, { spent: true, phase }) !== null);
    expect(shown).toEqual(['sending', 'countdown', 'off']);
    expect(phases.filter((phase) => isWaiting({ spent: true, phase }))).toEqual(shown);
  });
});
