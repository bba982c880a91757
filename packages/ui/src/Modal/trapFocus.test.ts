// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trapFocus } from './trapFocus.ts';

function control(parent: Element, name: string): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { textContent: name });
  parent.append(button);
  return button;
}

function panelOf(...names: string[]) {
  const panel = document.createElement('div');
  panel.tabIndex = -1;
  document.body.append(panel);
  return { panel, controls: names.map((name) => control(panel, name)) };
}

describe('trapFocus', () => {
  const ends: (() => void)[] = [];
  const trap = (panel: HTMLElement) => {
    const end = trapFocus(panel);
    ends.push(end);
    return end;
  };

  beforeEach(() => {
    document.body.innerHTML = '';
  });
  afterEach(() => {
    for (const end of ends.splice(0)) end();
  });

  it('takes the focus back to where it was last when something outside takes it', () => {
    const outside = control(document.body, '外面');
    const { panel, controls } = panelOf('甲', '乙');
    trap(panel);
    controls[1]?.focus();
    outside.focus();
    expect(document.activeElement).toBe(controls[1]);
  });

  it('takes the focus back to what had it when the modal opened, or else to the panel', () => {
    const outside = control(document.body, '外面');
    const first = panelOf('甲');
    first.controls[0]?.focus();
    const end = trap(first.panel);
    outside.focus();
    expect(document.activeElement).toBe(first.controls[0]);
    end();
    const second = panelOf('乙');
    trap(second.panel);
    outside.focus();
    expect(document.activeElement).toBe(second.panel);
  });

  it('gives the focus to the panel when the focused control is gone or cannot take it', async () => {
    const outside = control(document.body, '外面');
    const { panel, controls } = panelOf('甲', '乙');
    trap(panel);
    controls[0]?.focus();
    controls[0]?.remove();
    await vi.waitFor(() => expect(document.activeElement).toBe(panel));
    controls[1]?.focus();
    if (controls[1]) controls[1].disabled = true;
    outside.focus();
    expect(panel.contains(document.activeElement)).toBe(true);
  });

  it('leaves the focus to the upper modal when two are open, and takes it back when that closes', () => {
    const lower = panelOf('甲');
    const upper = panelOf('乙');
    trap(lower.panel);
    lower.controls[0]?.focus();
    const end = trap(upper.panel);
    upper.controls[0]?.focus();
    expect(document.activeElement).toBe(upper.controls[0]);
    end();
    control(document.body, '外面').focus();
    expect(document.activeElement).toBe(lower.controls[0]);
  });

  it('leaves the focus alone when it has ended', () => {
    const outside = control(document.body, '外面');
    const { panel, controls } = panelOf('甲');
    const end = trap(panel);
    controls[0]?.focus();
    end();
    outside.focus();
    expect(document.activeElement).toBe(outside);
  });
});
