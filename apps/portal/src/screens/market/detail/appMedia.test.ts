import { describe, expect, it } from 'vitest';
import { appMedia } from './appMedia.ts';

const app = { name: '赋码', viewPicture: '/list.svg' };
const read = (shown: Parameters<typeof appMedia>[0]) => appMedia(shown).map(({ kind, src }) => `${kind} ${src}`);

describe('appMedia', () => {
  it('puts videos after the first picture when there are both', () => {
    expect(read({ ...app, viewBannerUrls: ['/a.svg', '/b.svg'], viewVideoUrls: ['/v.webm'] })).toEqual([
      'picture /a.svg',
      'video /v.webm',
      'picture /b.svg',
    ]);
  });

  it('falls back to the list picture, and is empty without any picture', () => {
    expect(read(app)).toEqual(['picture /list.svg']);
    expect(read({ ...app, viewPicture: '', pictureViewer: '/small.svg' })).toEqual(['picture /small.svg']);
    expect(read({ ...app, viewPicture: '' })).toEqual([]);
  });

  it('numbers videos when there are several', () => {
    const items = appMedia({ ...app, viewPicture: '', viewVideoUrls: ['/v.webm', '/w.webm'] });
    expect(items.map((item) => item.kind === 'video' && item.title)).toEqual(['赋码演示视频1', '赋码演示视频2']);
  });
});
