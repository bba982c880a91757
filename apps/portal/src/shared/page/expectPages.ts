import type { PageName } from '@lima-id/api';
import { whenResting } from './whenResting.ts';

/** Pages that visitors often open from a page, the likeliest first. */
export const nextPages: Readonly<Partial<Record<PageName, readonly PageName[]>>> = {
  home: ['identifier', 'store', 'article'],
  store: ['app', 'apps'],
  apps: ['app'],
  app: ['apps'],
  catalogue: ['app', 'apps'],
  solutions: ['solution'],
  solution: ['app', 'case'],
  news: ['article'],
  article: ['news'],
  cases: ['case'],
  case: ['app', 'solution'],
  ecology: ['apps', 'contact'],
  introduce: ['document', 'prefix'],
};

/** Ms for which a visitor looks at a page before another one is expected, and ms after a press or a scroll. */
const lookedAtMs = 8_000;
const quietMs = 1_000;

const moves = ['pointerdown', 'keydown', 'scroll'] as const;

/** Not part of TypeScript's types, and of some browsers. */
interface Connected {
  connection?: { saveData?: boolean };
}

/**
 * Prepares the pages that visitors often open from this one, one at a time, whenever it rests: once the visitor has pressed or scrolled and
 * done nothing for a second, or has looked at the page for a while. Code that starts would delay the answer to a key. `onRest` is called before
 * each of them and after the last one, for what has been loaded by then. Prepares no page for visitors who save data. Returns how to stop.
 */
export function expectPages(page: PageName, prepare: (next: PageName) => void, onRest: () => void): () => void {
  const waiting = (navigator as Connected).connection?.saveData === true ? [] : [...(nextPages[page] ?? [])];
  let timer = setTimeout(prepareNext, lookedAtMs);
  function prepareNext() {
    const own = timer;
    whenResting(() => {
      // Something was pressed before the page rested: another second has begun.
      if (timer !== own) return;
      onRest();
      const next = waiting.shift();
      if (next === undefined) return stop();
      prepare(next);
      wait();
    });
  }
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(prepareNext, quietMs);
  }
  function stop() {
    clearTimeout(timer);
    waiting.length = 0;
    for (const move of moves) window.removeEventListener(move, wait);
  }
  for (const move of moves) window.addEventListener(move, wait, { passive: true });
  return stop;
}
