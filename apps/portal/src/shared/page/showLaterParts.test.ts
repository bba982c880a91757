// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { laterParts, laterPartsName } from './laterParts.ts';
import { showLaterParts, showLaterPartsInTurn } from './showLaterParts.ts';

const findElement = () => document.querySelector<HTMLStyleElement>(`style[${laterPartsName}]`);
const countRules = () => findElement()?.sheet?.cssRules.length ?? 0;

beforeEach(() => {
  document.head.innerHTML = laterParts;
});
afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('showLaterParts', () => {
  it('shows all parts at once, also on a page that has none', () => {
    showLaterParts();
    expect(findElement()).toBeNull();
    showLaterParts();
    expect(findElement()).toBeNull();
  });
});

describe('showLaterPartsInTurn', () => {
  /** What waits for the page to rest. */
  let waiting: (() => void)[];
  const rest = () => waiting.shift()?.();

  beforeEach(() => {
    waiting = [];
    vi.stubGlobal('requestIdleCallback', (call: () => void) => waiting.push(call));
  });

  it.each(['scroll', 'pointerdown', 'keydown'])(
    'shows one part each time the page rests after a %s, from the top',
    (act) => {
      const before = countRules();
      expect(before).toBeGreaterThan(2);
      showLaterPartsInTurn();
      expect(waiting).toEqual([]);
      window.dispatchEvent(new Event(act));
      expect(countRules()).toBe(before);
      rest();
      expect(countRules()).toBe(before - 1);
      expect(findElement()?.sheet?.cssRules[0]?.cssText).toContain('nth-child(3)');
      for (let shown = 1; shown < before; shown += 1) rest();
      expect(findElement()).toBeNull();
      window.dispatchEvent(new Event(act));
      expect(waiting).toEqual([]);
    },
  );

  it('begins at once when the page was scrolled before its scripts came', () => {
    const before = countRules();
    vi.stubGlobal('scrollY', 40);
    showLaterPartsInTurn();
    expect(countRules()).toBe(before);
    rest();
    expect(countRules()).toBe(before - 1);
  });

  it('stops when all parts are shown meanwhile', () => {
    showLaterPartsInTurn();
    window.dispatchEvent(new Event('scroll'));
    rest();
    showLaterParts();
    rest();
    expect(waiting).toEqual([]);
  });

  it('shows them in browsers that do not say when they rest', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    showLaterPartsInTurn();
    window.dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(findElement()).toBeNull());
  });
});
