// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addPanel, subscribeToPanels, topmostPanel } from './openPanels.ts';

const ends: (() => void)[] = [];

function open() {
  const panel = document.createElement('div');
  const close = addPanel(panel);
  ends.push(close);
  return { panel, close };
}

describe('topmostPanel', () => {
  afterEach(() => {
    for (const end of ends.splice(0)) end();
  });

  it('is the panel that opened last of those that are open, in whatever order they close', () => {
    expect(topmostPanel()).toBeNull();
    const [first, second, third] = [open(), open(), open()];
    expect(topmostPanel()).toBe(third.panel);
    second.close();
    expect(topmostPanel()).toBe(third.panel);
    third.close();
    expect(topmostPanel()).toBe(first.panel);
  });

  it('stays when a panel that has closed is removed once more, of which nobody is told', () => {
    const lower = open();
    const upper = open();
    upper.close();
    const listener = vi.fn<() => void>();
    ends.push(subscribeToPanels(listener));
    upper.close();
    expect(topmostPanel()).toBe(lower.panel);
    expect(listener).not.toHaveBeenCalled();
    lower.close();
    expect(listener).toHaveBeenCalledOnce();
  });
});
