// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPressesSteady } from './steadyPresses.ts';

const answered = vi.fn<(id: string) => void>();
let stop: () => void;

function find(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`no ${id}`);
  return element;
}

/** Places an element in the viewport, as an error or a picture above it would. */
function place(id: string, top: number, height = 36): void {
  vi.spyOn(find(id), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 80, height));
}

function down(id: string, init: PointerEventInit = {}): void {
  const at = { isPrimary: true, bubbles: true, ...init };
  find(id).dispatchEvent(new PointerEvent('pointerdown', at));
}

/** The click that a browser makes when the pointer goes up over an element; returns whether its default action takes place. */
function up(id: string, init: MouseEventInit = {}): boolean {
  const at = { detail: 1, clientX: 20, clientY: 110, bubbles: true, cancelable: true, ...init };
  return find(id).dispatchEvent(new MouseEvent('click', at));
}

beforeEach(() => {
  document.body.innerHTML = `<form id="form">
    <button type="button" id="save"><b id="word">保存</b></button>
    <button type="button" id="drop">删除</button>
    <ul><li role="option" id="option" tabindex="-1">制造业</li></ul>
  </form>`;
  for (const id of ['save', 'drop', 'option']) {
    place(id, 100);
    find(id).addEventListener('click', () => answered(id));
  }
  stop = keepPressesSteady();
});

afterEach(() => {
  stop();
  answered.mockReset();
  vi.restoreAllMocks();
});

describe('keepPressesSteady', () => {
  it.each(['save', 'option'])('gives a press to %s when it moves before the pointer goes up', (id) => {
    down(id);
    place(id, 126);
    expect(up('form')).toBe(false);
    expect(answered.mock.calls).toEqual([[id]]);
  });

  it('gives a press on what is in a button to the button', () => {
    down('word');
    place('save', 126);
    up('form');
    expect(answered.mock.calls).toEqual([['save']]);
  });

  it('answers the pressed button alone when another one has come below the finger', () => {
    down('save');
    place('save', 126);
    up('drop');
    expect(answered.mock.calls).toEqual([['save']]);
  });

  it('leaves a press as it is when the pointer goes up over what it went down on', () => {
    down('save');
    place('save', 104);
    expect(up('word')).toBe(true);
    expect(answered.mock.calls).toEqual([['save']]);
  });

  it('does nothing when the button stays where it is: something else has come over it', () => {
    down('save');
    up('form');
    expect(answered).not.toHaveBeenCalled();
  });

  it('does nothing when the button is gone', () => {
    down('save');
    place('save', 126);
    find('save').remove();
    up('form');
    expect(answered).not.toHaveBeenCalled();
  });

  it.each([
    ['hidden', () => place('save', 0, 0)],
    ['inert', () => find('form').setAttribute('inert', '')],
  ])('does nothing when the button is %s by then', (_, happen) => {
    down('save');
    place('save', 126);
    happen();
    up('drop');
    expect(answered.mock.calls).toEqual([['drop']]);
  });

  it('gives a press to its button when a script has pressed another one meanwhile', () => {
    down('save');
    find('drop').click();
    place('save', 126);
    up('form');
    expect(answered.mock.calls).toEqual([['drop'], ['save']]);
  });

  it.each([
    ['the page is scrolled by the finger', 'pointercancel'],
    ['a key is pressed', 'keydown'],
  ])('does nothing when %s in between', (_, type) => {
    down('save');
    place('save', 126);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    up('form');
    expect(answered).not.toHaveBeenCalled();
  });

  it.each<[string, PointerEventInit, MouseEventInit]>([
    ['the pointer was pulled off', {}, { clientY: 140 }],
    ['another button of the mouse was pressed', { button: 2 }, {}],
    ['a second finger was put down', { isPrimary: false }, {}],
    ['the press asks for a new tab', {}, { ctrlKey: true }],
  ])('does nothing when %s', (_, pressed, released) => {
    down('save', pressed);
    place('save', 126);
    up('form', released);
    expect(answered).not.toHaveBeenCalled();
  });

  it('does nothing with the next click after a press was given to its button', () => {
    down('save');
    place('save', 126);
    up('form');
    place('save', 152);
    expect(up('form')).toBe(true);
    expect(answered).toHaveBeenCalledOnce();
  });

  it('does nothing to a disabled button', () => {
    find('save').setAttribute('disabled', '');
    down('save');
    place('save', 126);
    up('form');
    expect(answered).not.toHaveBeenCalled();
  });
});
