import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attacks } from '../../../testing/market/attacks.ts';
import { cleanAddress } from './cleanAddress.ts';
import { cleanRichText } from './cleanRichText.ts';
import { richTextRules } from './richTextRules.ts';

/** Location of the design system's list of allowed rich text. */
const shown = new URL('../../../../../packages/ui/src/RichText/richTextRules.ts', import.meta.url);

const kept = new Set(richTextRules.tags);
const named = new Map(Object.entries(richTextRules.attributes));

/** Elements, attributes and URLs of a sanitized text that the rules do not allow. */
function unnamed(html: string): string[] {
  const tags = html.match(/<[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const [, name = ''] = /^<\/?([a-z0-9]+)/i.exec(tag) ?? [];
    const attributes = [...tag.matchAll(/\s([^\s=">/]+)(?:="([^"]*)")?/g)];
    const allowed = new Set<string>([...(named.get('*') ?? []), ...(named.get(name) ?? [])]);
    return [
      ...(kept.has(name) ? [] : [name]),
      ...attributes.flatMap(([, attribute = '', value = '']) => [
        ...(allowed.has(attribute) ? [] : [`${name} ${attribute}`]),
        ...((attribute === 'href' || attribute === 'src') &&
        (/^[/\\]{2}/.test(value) || !/^(?:https?:|mailto:|tel:|[^:/?#]*(?:[/?#]|$))/.test(value))
          ? [`${attribute} ${value}`]
          : []),
      ]),
    ];
  });
}

describe('richTextRules', () => {
  it('are equal to the list by which the design system renders rich text', async () => {
    const { richTextRules: ofTheDesignSystem } = (await import(shown.href)) as { richTextRules: unknown };
    expect(richTextRules).toEqual(ofTheDesignSystem);
  });
});

describe('cleanRichText', () => {
  it('is tested with sixty attacks', () => {
    expect(new Set(attacks).size).toBe(60);
  });

  it.each(attacks)('removes everything executable or misleading from %s', (attack) => {
    for (const html of [attack, `<p>前${attack}后</p>`, `<ul><li>${attack}`]) {
      const cleaned = cleanRichText(html);
      expect(unnamed(cleaned)).toEqual([]);
      expect(cleanRichText(cleaned)).toBe(cleaned);
    }
  });

  it('removes attacks that are split and nested, in bounded time', () => {
    const piece = fc.tuple(fc.constantFrom(...attacks), fc.nat(80), fc.nat(80));
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
        const html = pieces
          .map(([attack, from, length]) => attack.slice(from % attack.length).slice(0, length + 1))
          .join('');
        const cleaned = cleanRichText(html);
        expect(unnamed(cleaned)).toEqual([]);
        expect(cleanRichText(cleaned)).toBe(cleaned);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps harmless formatting of editors', () => {
    const html =
      '<h2>一</h2><p>见<a href="/news">资讯</a>与<a href="https://example.cn/?a=1">外站</a>，<strong>粗</strong></p>' +
      '<img src="/illustrations/line.svg" alt="产线" width="640" height="480" />' +
      '<table><thead><tr><th scope="col">列</th></tr></thead><tbody><tr><td colspan="2">格</td></tr></tbody></table>' +
      '<ol start="3"><li>三</li></ol>';
    expect(cleanRichText(html)).toBe(html);
  });

  it('renames equivalent elements, and drops forms with their content', () => {
    expect(cleanRichText('<b>粗</b><i>斜</i><section>段</section><font>字</font><form>口令</form>')).toBe(
      '<strong>粗</strong><em>斜</em><div>段</div>字',
    );
  });

  it('removes content nested deeper than the limit', () => {
    const deep = `${'<div>'.repeat(80)}底${'</div>'.repeat(80)}`;
    expect(cleanRichText(deep).match(/<div>/g)?.length).toBe(richTextRules.maxDepth);
  });
});

describe('cleanAddress', () => {
  it.each([
    ['/illustrations/line.svg', '/illustrations/line.svg'],
    ['https://example.cn/a b', 'https://example.cn/a%20b'],
    ['java\tscript:alert(1)', null],
    ['\u0000javascript:alert(1)', null],
    ['//evil.example.cn', null],
    ['\\\\evil.example.cn', null],
    ['/\\evil.example.cn', null],
    ['data:text/html,x', null],
    ['', null],
  ])('makes of %j what may be followed: %j', (given, followed) => {
    expect(cleanAddress(given, ['http', 'https'])).toBe(followed);
  });
});
