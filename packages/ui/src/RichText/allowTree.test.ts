import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowTree } from './allowTree.ts';
import { attacks } from './attacks.test.data.ts';
import { readMarkup } from './readMarkup.ts';
import { richTextRules } from './richTextRules.ts';
import { element, type RichElement, type RichNode, wordsOf } from './richTree.ts';

function elementsOf(nodes: readonly RichNode[]): RichElement[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children)]));
}

const addressIn: Readonly<Record<string, RegExp>> = {
  href: /^(?:https?:|mailto:|tel:|[^:]*$|[^:]*[/?#])/i,
  src: /^(?:https?:|[^:]*$|[^:]*[/?#])/i,
};
const namesOf: Readonly<Record<string, readonly string[]>> = richTextRules.attributes;

/** Lists what must never be in an allowed tree. */
function offences(nodes: readonly RichNode[]): string[] {
  return elementsOf(nodes).flatMap(({ tag, attributes }) => [
    ...(richTextRules.tags.includes(tag) ? [] : [tag]),
    ...Object.entries(attributes)
      .filter(([name]) => ![...(namesOf['*'] ?? []), ...(namesOf[tag] ?? [])].includes(name))
      .map(([name]) => `${tag} ${name}`),
    ...Object.entries(attributes)
      .filter(([name, value]) => addressIn[name]?.test(value) === false)
      .map(([, value]) => value),
  ]);
}

const tags = fc.oneof(
  fc.constantFrom(...richTextRules.tags, ...richTextRules.dropped, ...Object.keys(richTextRules.renamed), 'font'),
  fc.string({ maxLength: 8 }),
);
const names = fc.oneof(
  fc.constantFrom('href', 'src', 'style', 'onclick', 'id', 'class', 'colspan', 'dir', '__proto__', 'constructor'),
  fc.string({ maxLength: 8 }),
);
const addresses = fc.oneof(
  fc.constantFrom('javascript:alert(1)', 'JAVA\nSCRIPT:alert(1)', ' data:text/html,x', '//x', '/a?b=c:d', 'a:b', '#x'),
  fc.webUrl(),
  fc.string(),
);
const { tree } = fc.letrec<{ tree: RichNode[]; node: RichNode; branch: RichElement }>((tie) => ({
  tree: fc.array(tie('node'), { maxLength: 4 }),
  node: fc.oneof({ depthSize: 'small' }, fc.string(), tie('branch')),
  branch: fc.record({ tag: tags, attributes: fc.dictionary(names, addresses), children: tie('tree') }),
}));

describe('allowTree', () => {
  it('gives named elements, named attributes and checked addresses only when given any tree', () => {
    fc.assert(
      fc.property(tree, (nodes) => {
        expect(offences(allowTree(nodes))).toEqual([]);
      }),
    );
  });

  it('changes nothing more when it has been through a tree before', () => {
    fc.assert(
      fc.property(tree, (nodes) => {
        const once = allowTree(nodes);
        expect(allowTree(once)).toEqual(once);
      }),
    );
  });

  it.each(Object.entries(attacks))('lets nothing dangerous through when given: %s', (_, html) => {
    const nodes = allowTree(readMarkup(html));
    expect(offences(nodes)).toEqual([]);
    for (const { attributes } of elementsOf(nodes)) expect(attributes.href ?? '').not.toMatch(/script|data:|blob:/i);
  });

  it('keeps words when it removes an unknown element', () => {
    expect(wordsOf(allowTree(readMarkup('<font color="red">红<blink>字</blink></font>')))).toBe('红字');
  });

  it('takes the words too when an element is no text', () => {
    expect(wordsOf(allowTree(readMarkup('<p>前</p><script>中</script><select><option>中</select><p>后</p>')))).toBe(
      '前后',
    );
  });

  it('gives other names when editors write old or bare ones', () => {
    expect(elementsOf(allowTree(readMarkup('<center><b>粗</b><i>重</i></center>'))).map(({ tag }) => tag)).toEqual([
      'div',
      'strong',
      'em',
    ]);
  });

  it.each([
    ['colspan', '3', '3'],
    ['colspan', '100000', undefined],
    ['colspan', '-1', undefined],
    ['rowspan', '2.5', undefined],
    ['lang', 'en-GB', 'en-GB'],
    ['lang', 'x" onclick="y', undefined],
    ['dir', 'RTL', 'rtl'],
    ['dir', 'up', undefined],
  ])('turns %s="%s" into %s', (name, given, value) => {
    const [cell] = elementsOf(allowTree([element('td', { [name]: given })]));
    expect(cell?.attributes[name]).toBe(value);
  });

  it('removes a link from its words when its address is not safe', () => {
    expect(allowTree([element('a', { href: '#top' }, ['顶'])])).toEqual([element('a', {}, ['顶'])]);
  });

  it('removes a picture when its address is refused', () => {
    expect(allowTree([element('img', { src: 'data:image/png;base64,AA' })])).toEqual([]);
  });

  it('stops when elements are nested beyond the limit', () => {
    let node: RichNode = '最深';
    for (let depth = 0; depth < 500; depth += 1) node = element('div', {}, [node]);
    expect(elementsOf(allowTree([node]))).toHaveLength(richTextRules.maxDepth);
  });
});
