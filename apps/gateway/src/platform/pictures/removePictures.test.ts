import { describe, expect, it } from 'vitest';
import { PicturesUnavailable } from '../picturesUnavailable.ts';
import { removePictures } from './removePictures.ts';

describe('removePictures', () => {
  it('deletes all pictures at the same time', async () => {
    let running = 0;
    let most = 0;
    const remove = async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
    };
    const ids = ['a', 'b', 'c'];
    expect(await removePictures({ remove }, ids)).toEqual({ removed: ids, failure: undefined });
    expect(most).toBe(3);
  });

  it('waits for the others when one fails, and tells which are gone', async () => {
    const failure = new PicturesUnavailable('failed', '503');
    let done = 0;
    const remove = async (id: string) => {
      if (id === 'a') throw failure;
      await Promise.resolve();
      done += 1;
    };
    expect(await removePictures({ remove }, ['a', 'b', 'c'])).toEqual({ removed: ['b', 'c'], failure });
    expect(done).toBe(2);
  });
});
