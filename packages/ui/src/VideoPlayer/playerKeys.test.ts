import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actOfKey } from './playerKeys.ts';

describe('the keys of a film', () => {
  it('play, mute, caption and fill the screen, in either case', () => {
    expect([' ', 'k', 'K', 'm', 'c', 'f'].map((key) => actOfKey(key, 0, 60)?.act)).toEqual([
      'toggle',
      'toggle',
      'toggle',
      'mute',
      'captions',
      'fullScreen',
    ]);
  });

  it('seek by five and ten seconds, to a tenth, and to both ends', () => {
    const to = (key: string) => actOfKey(key, 30, 60);
    expect(to('ArrowLeft')).toEqual({ act: 'seek', to: 25 });
    expect(to('ArrowRight')).toEqual({ act: 'seek', to: 35 });
    expect(to('j')).toEqual({ act: 'seek', to: 20 });
    expect(to('L')).toEqual({ act: 'seek', to: 40 });
    expect(to('4')).toEqual({ act: 'seek', to: 24 });
    expect(to('Home')).toEqual({ act: 'seek', to: 0 });
    expect(to('End')).toEqual({ act: 'seek', to: 60 });
  });

  it('never seek beyond either end', () => {
    const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'j', 'l', '0', '9', 'Home', 'End');
    fc.assert(
      fc.property(
        keys,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ max: 7200, min: 1 }),
        (key, part, duration) => {
          const done = actOfKey(key, part * duration, duration);
          const to = done?.act === 'seek' ? done.to : -1;
          expect(to).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(duration);
        },
      ),
    );
  });

  it('leave every other key to the page', () => {
    expect(['Tab', 'Escape', 'Enter', 'x', 'ArrowUp'].map((key) => actOfKey(key, 0, 60))).toEqual(Array(5).fill(null));
  });
});
