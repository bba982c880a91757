import { describe, expect, it } from 'vitest';
import { fitTree } from './fitTree.ts';
import { readMarkup } from './readMarkup.ts';
import { element } from './richTree.ts';

describe('fitTree', () => {
  it.each([
    ['rows without a body get one', '<table><tr><td>甲</table>', '<table><tbody><tr><td>甲</td></tr></tbody></table>'],
    [
      'rows around a body stay in their order',
      '<table><tr><td>一</tr><tfoot><tr><td>二</tr></tfoot></table>',
      '<table><tbody><tr><td>一</td></tr></tbody><tfoot><tr><td>二</td></tr></tfoot></table>',
    ],
    [
      'text between cells goes',
      '<table>乱<tbody> <tr>码<td>甲</table>',
      '<table><tbody><tr><td>甲</td></tr></tbody></table>',
    ],
    ['cells without a table lose their tags', '<div><td>甲</td><b>乙</b><tr>丙</tr></div>', '<div>甲<b>乙</b>丙</div>'],
    ['a paragraph round blocks becomes a block', '<p><b><div>甲</div></b></p>', '<div><b><div>甲</div></b></div>'],
    ['a link in a link loses its tag', '<a href="/1"><b><a href="/2">甲</a></b></a>', '<a href="/1"><b>甲</b></a>'],
    ['a heading in a heading loses its tag', '<h2><h3>甲</h3></h2>', '<h2>甲</h2>'],
    [
      'items without a list lose their tags',
      '<div><li>甲</li></div><ul><li>乙</li></ul>',
      '<div>甲</div><ul><li>乙</li></ul>',
    ],
  ])('sees to it that %s', (_, html, fitting) => {
    expect(fitTree(readMarkup(html))).toEqual(readMarkup(fitting));
  });

  it('leaves a valid tree unchanged', () => {
    const nodes = [element('p', {}, ['甲', element('a', { href: '/1' }, ['乙'])])];
    expect(fitTree(nodes)).toEqual(nodes);
  });
});
