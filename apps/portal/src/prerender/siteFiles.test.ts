import { describe, expect, it } from 'vitest';
import { brand } from '../brand/brand.ts';
import { robotsOf, securityTextOf, sitemapOf } from './siteFiles.ts';

const origin = 'https://id.example.cn';

describe('sitemapOf', () => {
  it('lists every page by its absolute URL, with its date where it is known', () => {
    const map = sitemapOf([{ address: '/home' }, { address: '/news/detail/2', day: '2025-12-22' }], origin);
    expect(map).toContain('<url><loc>https://id.example.cn/home</loc></url>');
    expect(map).toContain('<url><loc>https://id.example.cn/news/detail/2</loc><lastmod>2025-12-22</lastmod></url>');
  });

  it('escapes characters that are special in XML', () => {
    expect(sitemapOf([{ address: '/a?b=1&c=2' }], origin)).toContain('/a?b=1&amp;c=2<');
  });
});

describe('robotsOf', () => {
  it('disallows personal pages and names the sitemap', () => {
    const lines = robotsOf(origin).split('\n');
    expect(lines).toContain('Disallow: /personal_');
    expect(lines).toContain('Sitemap: https://id.example.cn/sitemap.xml');
    expect(lines).not.toContain('Disallow: /');
  });
});

describe('securityTextOf', () => {
  it('contains the brand’s e-mail and expires within a year', () => {
    expect(securityTextOf(origin, new Date('2026-11-23T08:00:00.123Z')).split('\n')).toEqual([
      `Contact: mailto:${brand.email}`,
      'Expires: 2027-11-22T08:00:00Z',
      'Preferred-Languages: zh, en',
      'Canonical: https://id.example.cn/.well-known/security.txt',
      '',
    ]);
  });
});
