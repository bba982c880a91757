import { describe, expect, it } from 'vitest';
import { defaultPicture, productPicture } from './picture.ts';
import type { SceneTemplateCode } from './record.ts';

const scenesOf = (...codes: SceneTemplateCode[]) => codes.map((templateCode) => ({ templateCode }));

describe('defaultPicture', () => {
  it.each<[SceneTemplateCode[], 'product' | 'production']>([
    [[], 'product'],
    [['traceability'], 'product'],
    [['intelligentProduction'], 'production'],
    [['intelligentProduction', 'traceability'], 'product'],
    [['intelligentProduction', 'intelligentProduction'], 'product'],
  ])('chooses when the templates are %j: %s', (codes, picture) => {
    expect(defaultPicture(scenesOf(...codes))).toBe(picture);
  });
});

describe('productPicture', () => {
  it('takes the first image when there is one', () => {
    expect(
      productPicture({ images: ['', '/files/a.jpg', '/files/b.jpg'], scenes: scenesOf('intelligentProduction') }),
    ).toBe('/files/a.jpg');
  });

  it('takes the stand-in of the scenes when there is no image', () => {
    expect(productPicture({ images: [], scenes: scenesOf('traceability') })).toBe('/illustrations/nameplate.svg');
    expect(productPicture({ images: [' '], scenes: scenesOf('intelligentProduction') })).toBe(
      '/illustrations/robot-cell.svg',
    );
  });

  it("takes the site's own stand-ins when they are given", () => {
    const addresses = { product: '/pictures/lamp.webp', production: '/pictures/line.webp' };
    expect(productPicture({ images: [], scenes: scenesOf('traceability') }, addresses)).toBe('/pictures/lamp.webp');
    expect(productPicture({ images: [], scenes: scenesOf('intelligentProduction') }, addresses)).toBe(
      '/pictures/line.webp',
    );
    expect(productPicture({ images: ['/files/a.jpg'], scenes: [] }, addresses)).toBe('/files/a.jpg');
  });
});
