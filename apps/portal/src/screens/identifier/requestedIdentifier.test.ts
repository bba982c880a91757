import { describe, expect, it } from 'vitest';
import { reloadableQuery, requestedIdentifier } from './requestedIdentifier.ts';

const treadmill = '88.118.001/GT-2026-000123';
const bike = '88.118.036/SB-2025-018842';
const query = (entries: Record<string, string> = {}) => new URLSearchParams(entries);

describe('requestedIdentifier', () => {
  it('prefers the route state when both state and query name an identifier', () => {
    const requested = requestedIdentifier({ identifier: bike, t: 7 }, query({ identifier: treadmill }));
    expect(requested).toMatchObject({ text: bike, visit: '7', verdict: { ok: true } });
  });

  it('uses the query without a route state', () => {
    expect(requestedIdentifier(null, query({ identifier: treadmill }))).toMatchObject({ text: treadmill, visit: '' });
  });

  it('uses the query when the state belongs to another page', () => {
    expect(requestedIdentifier({ t: 3 }, query({ identifier: treadmill }))).toMatchObject({
      text: treadmill,
      visit: '',
    });
    expect(requestedIdentifier({ identifier: 12 }, query({ identifier: treadmill }))?.text).toBe(treadmill);
    expect(requestedIdentifier('x', query({ identifier: treadmill }))?.text).toBe(treadmill);
  });

  it('returns null without either, or for blanks', () => {
    expect(requestedIdentifier(null, query())).toBeNull();
    expect(requestedIdentifier({ identifier: ' ' }, query({ identifier: '' }))).toBeNull();
  });

  it('returns the canonical code for text with spaces and full-width characters', () => {
    expect(requestedIdentifier(null, query({ identifier: ' ８８.118.001／GT-2026-000123 ' }))?.text).toBe(treadmill);
  });

  it('keeps the raw text with the reason when it is no code', () => {
    const requested = requestedIdentifier(null, query({ identifier: '88.118.001' }));
    expect(requested).toMatchObject({ text: '88.118.001', verdict: { ok: false, reason: 'slashMissing' } });
  });

  it('distinguishes two visits when the same identifier is requested again', () => {
    const first = requestedIdentifier({ identifier: treadmill, t: 1 }, query());
    const second = requestedIdentifier({ identifier: treadmill, t: 2 }, query());
    expect(first?.visit).not.toBe(second?.visit);
  });

  it('keeps the trace chain of the state, and only for the page it belongs to', () => {
    const chain = [bike, treadmill];
    expect(requestedIdentifier({ identifier: treadmill, t: 1, chain }, query())?.chain).toEqual(chain);
    expect(requestedIdentifier({ identifier: bike, t: 1, chain }, query())?.chain).toEqual([bike]);
    expect(requestedIdentifier(null, query({ identifier: treadmill }))?.chain).toEqual([treadmill]);
  });
});

describe('reloadableQuery', () => {
  const completed = (state: unknown, present: URLSearchParams) => {
    const requested = requestedIdentifier(state, present);
    return requested === null ? null : (reloadableQuery(requested, present)?.toString() ?? null);
  };

  it('puts the identifier into the query when the page was opened by state only', () => {
    expect(completed({ identifier: treadmill }, query())).toBe('identifier=88.118.001%2FGT-2026-000123');
  });

  it('changes nothing when the query has the identifier already', () => {
    expect(completed({ identifier: treadmill }, query({ identifier: treadmill, scene: 's2' }))).toBeNull();
  });

  it('drops the scene when the query named another identifier', () => {
    expect(completed({ identifier: bike }, query({ identifier: treadmill, scene: 's2' }))).toBe(
      'identifier=88.118.036%2FSB-2025-018842',
    );
  });

  it('keeps the scene when the query only wrote the same code differently', () => {
    expect(completed(null, query({ identifier: ` ${treadmill}`, scene: 's2' }))).toBe(
      'identifier=88.118.001%2FGT-2026-000123&scene=s2',
    );
  });
});
