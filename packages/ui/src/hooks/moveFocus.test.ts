// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moveFocus } from './moveFocus.ts';

describe('moveFocus', () => {
  let box: HTMLElement;

  beforeEach(() => {
    box = document.createElement('div');
    document.body.append(box);
  });
  afterEach(() => box.remove());

  it('focuses what is not interactive, and leaves no tabindex on it when the focus goes', () => {
    moveFocus(box);
    expect(document.activeElement).toBe(box);
    box.blur();
    expect(box.hasAttribute('tabindex')).toBe(false);
  });

  it('leaves the tabindex that the element has been given in the meantime when the focus goes', () => {
    moveFocus(box);
    box.tabIndex = 0;
    box.blur();
    expect(box.getAttribute('tabindex')).toBe('0');
  });
});
