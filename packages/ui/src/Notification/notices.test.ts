import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notificationsShown, type SentNotification, shownNotices, withMessage, withoutNotice } from './notices.ts';

const sent = (key: number, title: string): SentNotification => ({ key, tone: 'info', title });

/** Sends titles and closes keys in any order: a number closes the notification sent at that index. */
function play(steps: readonly (string | number)[]): SentNotification[] {
  return steps.reduce<SentNotification[]>(
    (notices, step, index) =>
      typeof step === 'string' ? withMessage(notices, sent(index, step)) : withoutNotice(notices, step),
    [],
  );
}

const steps = fc.array(fc.oneof(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), fc.nat(20)), { maxLength: 20 });

describe('notices', () => {
  it('lets the fourth wait when three are shown, and gives it the place that is left', () => {
    const notices = play(['a', 'b', 'c', 'd']);
    expect(shownNotices(notices, 'usual').map(({ title }) => title)).toEqual(['a', 'b', 'c']);
    expect(shownNotices(withoutNotice(notices, 1), 'usual').map(({ title }) => title)).toEqual(['a', 'c', 'd']);
  });

  it('shows one at a time when the screen is low', () => {
    const notices = play(['a', 'b']);
    expect(shownNotices(notices, 'low').map(({ title }) => title)).toEqual(['a']);
    expect(shownNotices(withoutNotice(notices, 0), 'low').map(({ title }) => title)).toEqual(['b']);
  });

  it('starts over in its place when the same words are sent again', () => {
    const notices = play(['a', 'b', 'a']);
    expect(notices.map(({ key, title }) => [key, title])).toEqual([
      [2, 'a'],
      [1, 'b'],
    ]);
  });

  it('distinguishes two when the titles are the same and the texts are not', () => {
    const notices = withMessage([sent(0, 'a')], { ...sent(1, 'a'), text: 'more' });
    expect(notices).toHaveLength(2);
  });

  it('never shows more than there is room for, nor the same words twice, when messages come and go', () => {
    fc.assert(
      fc.property(steps, fc.constantFrom('usual', 'low'), (all, screen) => {
        const shown = shownNotices(play(all), screen);
        expect(shown.length).toBeLessThanOrEqual(notificationsShown[screen]);
        expect(new Set(shown.map(({ title }) => title)).size).toBe(shown.length);
        expect(new Set(shown.map(({ key }) => key)).size).toBe(shown.length);
      }),
    );
  });
});
