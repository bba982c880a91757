import { describe, expect, it } from 'vitest';
import { itemOf, type MediaItem, nameOf, pictureBeside, thumbnailOf } from './mediaItem.ts';

const items: MediaItem[] = [
  { kind: 'picture', id: 'a', src: '/a.png', alt: '正面' },
  { kind: 'video', id: 'b', src: '/b.webm', title: '演示' },
  { kind: 'picture', id: 'c', src: '/c.png', alt: '侧面' },
];

describe('the items of a gallery', () => {
  it('are called by title or by what is to be seen', () => {
    expect(items.map(nameOf)).toEqual(['正面', '演示', '侧面']);
  });

  it('have the smallest picture that is given, and a video perhaps none', () => {
    expect(items.map(thumbnailOf)).toEqual(['/a.png', undefined, '/c.png']);
    expect(thumbnailOf({ kind: 'video', id: 'v', src: '/v', title: '演示', poster: '/p.png' })).toBe('/p.png');
    expect(thumbnailOf({ kind: 'picture', id: 'p', src: '/p', alt: '正面', thumbnail: '/small.png' })).toBe(
      '/small.png',
    );
  });

  it('give the first when an id is unknown, and none when there is none', () => {
    expect(itemOf(items, 'c')?.id).toBe('c');
    expect(itemOf(items, 'x')?.id).toBe('a');
    expect(itemOf([], 'a')).toBeUndefined();
  });

  it('pass over videos and join at the ends when led through by pictures', () => {
    expect(pictureBeside(items, 'a', 1)?.id).toBe('c');
    expect(pictureBeside(items, 'c', 1)?.id).toBe('a');
    expect(pictureBeside(items, 'a', -1)?.id).toBe('c');
    expect(pictureBeside(items.slice(1, 2), 'b', 1)).toBeUndefined();
  });
});
