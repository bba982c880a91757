import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeListQuery } from './listQuery.ts';

const query = { page: 3, size: 9, name: '跑步机' };

describe('changeListQuery', () => {
  it('makes no call and keeps the object when nothing changes', () => {
    expect(changeListQuery(query, {})).toEqual({ query, fetch: false });
    const same = changeListQuery(query, { page: 3, name: '跑步机' });
    expect(same.fetch).toBe(false);
    expect(same.query).toBe(query);
  });

  it('makes the call all the same when it is forced', () => {
    const forced = changeListQuery(query, { page: 3 }, true);
    expect(forced.fetch).toBe(true);
    expect(forced.query).toBe(query);
  });

  it('turns the page when only the page changes', () => {
    expect(changeListQuery(query, { page: 4 })).toEqual({ query: { ...query, page: 4 }, fetch: true });
    expect(changeListQuery(query, { page: 4, size: 9 })).toEqual({ query: { ...query, page: 4 }, fetch: true });
  });

  it('goes to page 1 when anything else changes, even together with a page', () => {
    expect(changeListQuery(query, { size: 18 })).toEqual({ query: { ...query, size: 18, page: 1 }, fetch: true });
    expect(changeListQuery(query, { name: '', page: 5 }, true)).toEqual({
      query: { ...query, name: '', page: 1 },
      fetch: true,
    });
  });

  it('calls exactly for what differs, and a second time never, when changes are any', () => {
    const anyQuery = fc.record({
      page: fc.integer({ min: 1, max: 3 }),
      size: fc.nat(2),
      name: fc.constantFrom('', 'a'),
    });
    const anyChange = fc.record(
      { page: fc.integer({ min: 1, max: 3 }), size: fc.nat(2), name: fc.constantFrom('', 'a') },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyQuery, anyChange, (before, change) => {
        const after = changeListQuery(before, change);
        const merged = { ...before, ...change };
        const others = merged.size !== before.size || merged.name !== before.name;
        expect(after.query).toEqual({ ...merged, page: others ? 1 : merged.page });
        expect(after.fetch).toBe(others || merged.page !== before.page);
        expect(changeListQuery(after.query, { ...change, page: after.query.page }).fetch).toBe(false);
      }),
    );
  });
});
