import { describe, expect, it } from 'vitest';
import { decodeReply, encodeReply } from '../contract/codec.ts';
import { contract } from '../contract/contract.ts';
import { marketBannerList } from '../msw/fixtures/appMarket.ts';

const calls = [contract.listMarketBanners, contract.listPlatformBanners];

describe('where a banner leads', () => {
  it('travels as 1 for the app and 2 for outside', () => {
    for (const call of calls) {
      const sent = encodeReply(call, marketBannerList);
      expect(sent).toMatchObject([{ redirectType: 1 }, { redirectType: 2 }, { redirectType: 1 }]);
      expect(decodeReply(call, sent)?.value).toEqual(marketBannerList);
    }
  });

  it.each([
    [2, 'outside'],
    [1, 'app'],
    [0, 'app'],
    [3, 'app'],
    [-1, 'app'],
  ])('is %j read as %s', (redirectType, word) => {
    const sent = encodeReply(contract.listMarketBanners, marketBannerList) as object[];
    const other = sent.map((banner) => ({ ...banner, redirectType }));
    expect(decodeReply(contract.listMarketBanners, other)?.value).toMatchObject([
      { redirectType: word },
      { redirectType: word },
      { redirectType: word },
    ]);
  });

  it.each(['2', 1.5, null, 'outside', undefined])('is not read when it travels as %j', (redirectType) => {
    const sent = encodeReply(contract.listMarketBanners, marketBannerList) as object[];
    const other = sent.map((banner) => ({ ...banner, redirectType }));
    expect(decodeReply(contract.listMarketBanners, other)).toBeUndefined();
  });
});
