import { describe, expect, it } from 'vitest';
import { appList, findApps } from '../msw/fixtures/appMarket.ts';
import { searchApps } from './appSearch.ts';
import { decodeReply, decodeRequest, encodeReply, encodeRequest } from './codec.ts';
import { findFirstProducts } from './firstProducts.ts';

describe('findFirstProducts', () => {
  it('sends the same request as a search without filters', () => {
    expect(findFirstProducts.path).toBe(searchApps.path);
    const wire = encodeRequest(findFirstProducts, { current: 1, size: 4 });
    expect(wire).toEqual({ ok: true, value: { current: 1, size: 4 } });
    expect(decodeRequest(searchApps, wire.ok ? wire.value : null)).toEqual({
      ok: true,
      value: { name: '', categoryId: '', source: '', sort: 'platform', page: 1, size: 4 },
    });
  });

  it('returns the products on the page of the search', () => {
    const page = findApps({ name: '', categoryId: '', source: '', sort: 'platform', page: 1, size: 4 });
    const reply = decodeReply(findFirstProducts, encodeReply(searchApps, page))?.value;
    expect(reply).toEqual({
      records: appList.slice(0, 4).map(({ appOriginal: _original, sellTime: _sold, ...product }) => product),
    });
  });
});
