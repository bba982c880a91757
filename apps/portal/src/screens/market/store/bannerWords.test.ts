import { type AppBanner, followBanner } from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bannerWords } from './bannerWords.ts';

const plain: AppBanner = { id: '1', bannersViewer: '/b.png', redirectType: 'app', outSiteUrl: '', productId: '7' };

function wordsOf(changes: Partial<AppBanner>) {
  const banner = { ...plain, ...changes };
  return bannerWords(banner, followBanner(banner, banner.productId !== ''));
}

describe('bannerWords', () => {
  it('is called what it says when it says something', () => {
    expect(wordsOf({ title: '标识赋码系统', describes: '扫码激活。' })).toEqual({
      title: '标识赋码系统',
      text: '扫码激活。',
      label: '标识赋码系统',
      action: '了解详情',
    });
  });

  it('is called by the site it leads to when it leads outside and says nothing', () => {
    const outside = { redirectType: 'outside' as const, outSiteUrl: ' https://design.example.cn/a?b ', productId: '' };
    expect(wordsOf(outside)).toMatchObject({ title: '', label: 'design.example.cn', action: '前往查看' });
  });

  it.each(['7', ''])('has a name all the same when it says nothing and leads to app %j', (productId) => {
    expect(wordsOf({ productId })).toMatchObject({ title: '', label: '应用推荐', action: '了解详情' });
  });

  it('has a name whatever was typed as its outside address', () => {
    const port = fc.integer({ min: 0, max: 99_999 });
    const outSiteUrl = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.webUrl(),
      fc.string({ unit: 'grapheme' }).map((rest) => `https://${rest}`),
      fc.tuple(fc.constantFrom(':', '：'), port).map(([colon, number]) => `https://example.cn${colon}${number}/`),
    );
    fc.assert(
      fc.property(outSiteUrl, (address) => {
        expect(wordsOf({ redirectType: 'outside', outSiteUrl: address }).label).not.toBe('');
      }),
    );
  });
});
