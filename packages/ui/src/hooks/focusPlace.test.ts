// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { rememberFocus } from './focusPlace.ts';

/** Removes a focused button of a section, gives the focus back, and returns the label of what has it. */
function focusedWithout(after: string): string | null | undefined {
  document.body.innerHTML = `<main><section aria-label="清单"><button aria-label="删除"></button>${after}</section></main>`;
  const opener = document.querySelector<HTMLElement>('[aria-label="删除"]');
  opener?.focus();
  const giveBack = rememberFocus();
  opener?.remove();
  giveBack(() => null);
  return document.activeElement?.getAttribute('aria-label');
}

const next = '<button aria-label="之后"></button>';

describe('rememberFocus', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it.each([
    ['a tab that the arrow keys reach', '<button role="tab" tabindex="-1"></button>'],
    ['a link that the arrow keys reach', '<a href="/" tabindex="-1">一</a>'],
    ['a disabled control', '<input disabled>'],
    ['a hidden field', '<input type="hidden">'],
    ['a control that is not rendered', '<div style="display: none"><button></button></div>'],
    ['a control that cannot be seen', '<div style="visibility: hidden"><button></button></div>'],
    ['a control that is inert', '<div inert><button></button></div>'],
  ])('passes over %s when the opener is gone', (_, between) => {
    expect(focusedWithout(between + next)).toBe('之后');
  });

  it.each([
    ['a button', '<button aria-label="这里"></button>'],
    ['a link', '<a href="/" aria-label="这里"></a>'],
    ['a field', '<input aria-label="这里">'],
    ['the head of details', '<details><summary aria-label="这里"></summary></details>'],
    ['the selected tab', '<div role="tab" tabindex="0" aria-label="这里"></div>'],
  ])('focuses %s when it follows the opener that is gone', (_, control) => {
    expect(focusedWithout(control + next)).toBe('这里');
  });

  it('focuses the part of the page when nothing in it can have the focus any more', () => {
    expect(focusedWithout('<div inert><button></button></div>')).toBe('清单');
  });
});
