import { privateLinkMs } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { shownReading } from './registrationRead.ts';
import { submitted } from './storySamples.ts';

const before = { registration: submitted, readAt: 1_000 };
const otherLinks = { ...submitted, licenceImageUrl: 'https://portal.example.cn/private/again' };

describe('shownReading', () => {
  it('keeps the current links while nothing else has changed', () => {
    expect(shownReading(before, { registration: otherLinks, readAt: 16_000 })).toBe(before);
  });

  it('takes new links before the current ones expire', () => {
    const now = { registration: otherLinks, readAt: before.readAt + privateLinkMs - 60_000 };
    expect(shownReading(before, now)).toBe(now);
  });

  it('shows a decision as soon as it is read', () => {
    const now = { registration: { ...otherLinks, reviewStatus: 'approved' as const }, readAt: 16_000 };
    expect(shownReading(before, now)).toBe(now);
    expect(shownReading(undefined, now)).toBe(now);
  });
});
