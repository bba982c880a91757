import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialLookup, type LookupEvent, type LookupState, nextLookup } from './lookup.ts';

const product: LookupEvent = {
  type: 'succeeded',
  scenes: [{ templateCode: 'traceability' }, { templateCode: 'intelligentProduction' }],
};
const production: LookupEvent = { type: 'succeeded', scenes: [{ templateCode: 'intelligentProduction' }] };
const submitted: LookupEvent = { type: 'submitted' };
const failed: LookupEvent = { type: 'failed' };
const searchReleased: LookupEvent = { type: 'searchReleased' };

const after = (...events: LookupEvent[]): LookupState => events.reduce(nextLookup, initialLookup);

describe('nextLookup', () => {
  it('turns the search off when a lookup starts', () => {
    expect(after(submitted)).toEqual({ phase: 'loading', searchOk: false, isProduction: false });
  });

  it('keeps the search off when a lookup has just ended', () => {
    expect(after(submitted, product)).toEqual({ phase: 'success', searchOk: false, isProduction: false });
    expect(after(submitted, failed)).toEqual({ phase: 'failure', searchOk: false, isProduction: false });
  });

  it('turns the search on again when it is released, and keeps the result', () => {
    expect(after(submitted, production, searchReleased)).toEqual({
      phase: 'success',
      searchOk: true,
      isProduction: true,
    });
    expect(after(submitted, failed, searchReleased)).toEqual({ phase: 'failure', searchOk: true, isProduction: false });
  });

  it('forgets the former result when the next lookup starts', () => {
    expect(after(submitted, production, submitted)).toEqual({ phase: 'loading', searchOk: false, isProduction: false });
  });

  it('keeps the search off when a late release reaches a running lookup', () => {
    expect(after(submitted, product, submitted, searchReleased)).toEqual(after(submitted));
  });

  it('ignores a result when none is awaited', () => {
    expect(after(product)).toBe(initialLookup);
    expect(after(submitted, failed, product)).toEqual(after(submitted, failed));
  });

  it('never allows a search while loading, and always again after an end and a release, when events come in any order', () => {
    const events = fc.array(fc.constantFrom(submitted, product, production, failed, searchReleased));
    fc.assert(
      fc.property(events, (history) => {
        const state = after(...history);
        expect(state.phase === 'loading' && state.searchOk).toBe(false);
        expect(state.isProduction && state.phase !== 'success').toBe(false);
        const settled = nextLookup(nextLookup(state, failed), searchReleased);
        expect(settled.searchOk).toBe(true);
        expect(nextLookup(settled, searchReleased)).toBe(settled);
      }),
    );
  });
});
