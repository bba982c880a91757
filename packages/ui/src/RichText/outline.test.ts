import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HeadingLevel, outline } from './outline.ts';
import { readMarkup } from './readMarkup.ts';
import { element } from './richTree.ts';

const headingsOf = (html: string, level: HeadingLevel = 2) => outline(readMarkup(html), level, 'section').headings;

describe('outline', () => {
  it('starts at the level of the caller when the editor started elsewhere', () => {
    expect(headingsOf('<h1>一</h1><h2>二</h2><h1>三</h1>', 3).map(({ level }) => level)).toEqual([3, 4, 3]);
    expect(headingsOf('<h4>一</h4><h6>二</h6>', 2).map(({ level }) => level)).toEqual([2, 3]);
  });

  it('never leaves a level out and never goes below 6', () => {
    const levels = fc.array(fc.integer({ min: 1, max: 6 }));
    fc.assert(
      fc.property(levels, fc.constantFrom<HeadingLevel>(1, 2, 3, 4, 5, 6), (given, start) => {
        const html = given.map((level) => `<h${level}>题</h${level}>`).join('');
        const found = headingsOf(html, start).map(({ level }) => level);
        expect(found).toHaveLength(given.length);
        found.forEach((level, index) => {
          expect(level).toBeLessThanOrEqual(6);
          expect(level).toBeGreaterThanOrEqual(start);
          expect(level - (found[index - 1] ?? start)).toBeLessThanOrEqual(1);
        });
      }),
    );
  });

  it('gives every heading an id of its own, behind the prefix', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('题', '题 2', 'location', '!', 'a-2', 'a', 'a')), (texts) => {
        const ids = headingsOf(texts.map((text) => `<h2>${text}</h2>`).join('')).map(({ id }) => id);
        expect(new Set(ids).size).toBe(texts.length);
        for (const id of ids) expect(id).toMatch(/^section-\S+$/);
      }),
    );
  });

  it('writes ids from the words when they hold letters', () => {
    expect(headingsOf('<h2>一、编码到哪一级？ <b>Step 2</b></h2>')).toEqual([
      { id: 'section-一-编码到哪一级-step-2', text: '一、编码到哪一级？ Step 2', level: 2 },
    ]);
  });

  it('removes a heading when it has no text, and keeps its picture', () => {
    const { nodes, headings } = outline(readMarkup('<h2> </h2><h2><img src="/a.png"></h2>'), 2, 'section');
    expect(headings).toEqual([]);
    expect(nodes).toEqual([element('div', {}, [element('img', { src: '/a.png' })])]);
  });
});
