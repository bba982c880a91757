import { describe, expect, it } from 'vitest';
import { product } from './product.ts';
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

describe('product', () => {
  it('takes an app when it is whole', () => {
    expect(product.parse(listed)).toEqual(listed);
    expect(productDetail.parse(detail)).toEqual(detail);
  });

  it('takes an app when it is not known what its price is for', () => {
    const app = { ...listed, durationUnit: null };
    expect(product.parse(app)).toEqual(app);
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
