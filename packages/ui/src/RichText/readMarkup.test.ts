import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMarkup } from './readMarkup.ts';
import { element, wordsOf } from './richTree.ts';

describe('readMarkup', () => {
  it('reads elements, attributes and entities when they are well written', () => {
    expect(readMarkup('<p class="a" title=\'b &amp; c\' hidden>五&nbsp;<br/>六 &#x4E03;&hellip;</p>')).toEqual([
      element('p', { class: 'a', title: 'b & c', hidden: '' }, ['五\u00a0', element('br'), '六 七…']),
    ]);
  });

  it('ends open elements when end tags are left out', () => {
    const cells = readMarkup('<table><tr><td>甲<td>乙<tr><td>丙</table><ul><li>一<li>二</ul><p>三<p>四');
    expect(cells).toEqual([
      element('table', {}, [
        element('tr', {}, [element('td', {}, ['甲']), element('td', {}, ['乙'])]),
        element('tr', {}, [element('td', {}, ['丙'])]),
      ]),
      element('ul', {}, [element('li', {}, ['一']), element('li', {}, ['二'])]),
      element('p', {}, ['三']),
      element('p', {}, ['四']),
    ]);
  });

  it('keeps an inner list inside its item when lists are nested', () => {
    expect(readMarkup('<ul><li>一<ul><li>二</li></ul></li></ul>')).toEqual([
      element('ul', {}, [element('li', {}, ['一', element('ul', {}, [element('li', {}, ['二'])])])]),
    ]);
  });

  it.each([
    ['1 < 2 且 3 > 2', '1 < 2 且 3 > 2'],
    ['a<b', 'a<b'],
    ['<!-- 注 --><!doctype html><?xml?>字', '字'],
    ['字<!-- 没有结束', '字'],
    ['</p>字</div>', '字'],
    ['<script>x</script >字<style>y', '字'],
    ['&unknown; &#0; &#x110000; &lt;b&gt;', '&unknown; \ufffd \ufffd <b>'],
  ])('reads the words of %j as %j', (html, words) => {
    expect(wordsOf(readMarkup(html))).toBe(words);
  });

  it('counts the first of two attributes when they have one name', () => {
    expect(readMarkup('<a href="/one" HREF="/two">字</a>')).toEqual([element('a', { href: '/one' }, ['字'])]);
  });

  it('answers whatever it is given', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      '!',
      '--',
      '=',
      '&',
      '#',
      ';',
      'p',
      'script',
      ' ',
      '字',
      '</',
    );
    const html = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(html, (text) => {
        expect(readMarkup(text)).toBeInstanceOf(Array);
      }),
    );
  });

  it.each(['<a<a', '<a "', '<b>', '</b>', '<!--', '<script>', '&#1', '<p title=\'"', '<li>'])(
    'stays quick when %j comes 20,000 times',
    (piece) => {
      const start = process.cpuUsage();
      readMarkup(piece.repeat(20_000));
      expect(process.cpuUsage(start).user / 1000).toBeLessThan(3_000);
    },
  );
});
