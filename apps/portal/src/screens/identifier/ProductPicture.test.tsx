// @vitest-environment jsdom
import { treadmillRecord } from '@lima-id/api/msw';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brand } from '../../brand/brand.ts';
import { ProductPicture } from './Plate.tsx';

const place = document.createElement('div');
const address = '/files/treadmill.webp';
const picture = <ProductPicture record={{ ...treadmillRecord, images: [address] }} alt="跑步机" />;
let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  vi.unstubAllGlobals();
});

/** Hydrates a prerendered page whose picture has come, or has failed, before the scripts; returns its address before and after. */
function hydrated(naturalWidth: number): { before: string | undefined; after: string | undefined } {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place.innerHTML = renderToString(picture);
  const image = place.querySelector('img');
  if (image === null) throw new Error('no picture');
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: naturalWidth } });
  const before = image.getAttribute('src') ?? undefined;
  act(() => {
    root = hydrateRoot(place, picture);
  });
  return { before, after: place.querySelector('img')?.getAttribute('src') ?? undefined };
}

describe('ProductPicture', () => {
  it('is replaced by the placeholder when it failed before the scripts of the page came', () => {
    const { before, after } = hydrated(0);
    expect(before).toBe(address);
    expect(after).toBe(brand.defaultPictures.product);
  });

  it('stays when it came before them', () => {
    const { before, after } = hydrated(640);
    expect(after).toBe(before);
  });
});
