import { describe, expect, it } from 'vitest';
import { listTraits, product, productAddress, splitTraits } from './product.ts';
import { productDetail } from './productDetail.ts';

const listed = {
  id: '1',
  name: '标识赋码系统',
  describes: '批量生成标识编码。',
  trait: '批量赋码,一键激活',
  negotiable: false,
  price: '2800.00',
  durationUnit: 'year',
  viewPicture: '/illustrations/dumbbell.svg',
};
const detail = {
  ...listed,
  appId: 'a1',
  pictureViewer: '/p.png',
  viewBannerUrls: ['/b.png'],
  viewVideoUrls: [],
  detail: '<p>赋码</p>',
  packages: [{ id: 'p1', name: '专业版' }],
  choice: true,
  appOriginal: false,
  level: 1,
};

describe('listTraits', () => {
  it('keeps the first two when commas of both scripts separate them', () => {
    expect(listTraits('一物一码， 快速接入,数据安全')).toEqual(['一物一码', '快速接入']);
  });

  it('gives nothing when there is no trait', () => {
    expect(listTraits(' , ，')).toEqual([]);
  });
});

describe('splitTraits', () => {
  it('keeps all of them when an app has its own page', () => {
    expect(splitTraits('一物一码， 快速接入,,数据安全')).toEqual(['一物一码', '快速接入', '数据安全']);
  });
});

describe('productAddress', () => {
  it('escapes the id when it stands in the address', () => {
    expect(productAddress('12')).toBe('/application/list/detail/12');
    expect(productAddress('a/b?')).toBe('/application/list/detail/a%2Fb%3F');
  });
});

describe('product', () => {
  it('takes an app when it is whole', () => {
    expect(product.parse(listed)).toEqual(listed);
    expect(productDetail.parse(detail)).toEqual(detail);
  });

  it.each([
    ['negotiable', 1],
    ['negotiable', null],
    ['durationUnit', '1'],
    ['choice', 1],
    ['appOriginal', 0],
    ['packages', [{ id: 'p1' }]],
  ])('refuses an app when its %s is %j', (field, value) => {
    expect(productDetail.safeParse({ ...detail, [field]: value }).success).toBe(false);
  });
});
