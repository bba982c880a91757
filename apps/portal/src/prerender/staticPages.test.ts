import { pageEntries, portalPageAt } from '@lima-id/api';
import { describe, expect, it } from 'vitest';
import { ownAddress } from '../shared/page/ownAddress.ts';
import { ownPages, staticPages } from './staticPages.ts';

const pathnameOf = (address: string) => new URL(address, 'http://localhost').pathname;

describe('the table of static pages', () => {
  it('has documents for exactly the pages that the build prerenders', () => {
    const drawn = new Set(staticPages.map(({ address }) => portalPageAt(pathnameOf(address))));
    const built = pageEntries.filter(([, page]) => page.prerender === 'build').map(([name]) => name);
    expect([...drawn].sort()).toEqual(built.sort());
  });

  it('leaves out of the sitemap exactly what robots.txt disallows', () => {
    const wrong = staticPages.filter(
      ({ address, isHidden = false }) => ownPages.some((start) => address.startsWith(start)) !== isHidden,
    );
    expect(wrong).toEqual([]);
  });

  it.each(pageEntries)('disallows the page %s exactly when it is unlisted', (_name, { path, unlisted }) => {
    expect(ownPages.find((start) => path.startsWith(start))).toBe(unlisted);
  });

  it('contains each page once, under its canonical address', () => {
    const addresses = staticPages.map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.map((address) => ownAddress(new URL(address, 'http://localhost')))).toEqual(addresses);
  });

  it.each(['/home', '/news?page=2', '/solution?page=2', '/news/detail/24', '/solution/4', '/application/48'])(
    'contains %s',
    (address) => {
      expect(staticPages.map((page) => page.address)).toContain(address);
    },
  );
});
