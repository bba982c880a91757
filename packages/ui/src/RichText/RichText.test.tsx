import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { attacks } from './attacks.test.data.ts';
import { RichText } from './RichText.tsx';

const render = (html: string) => renderToString(<RichText html={html} />);

describe('RichText on a server', () => {
  it('renders the whole text without a browser', () => {
    const markup = render('<h1>一</h1><p>见<a href="/news">资讯</a>，或<a href="https://example.cn">外站</a></p>');
    expect(markup).toContain('<h2 id="section-一" data-depth="1">一</h2>');
    expect(markup).toContain('<a href="/news">资讯</a>');
    expect(markup).toContain('rel="noopener noreferrer" href="https://example.cn"');
  });

  it('draws a code that a paragraph consists of, and no other', () => {
    const html = '<p> <code>88.118.001/GT-1</code> </p><p>见 <code>88.118.001/GT-2</code></p><p><code>appId</code></p>';
    const drawn: string[] = [];
    const markup = renderToString(
      <RichText
        html={html}
        drawCode={(code) => {
          drawn.push(code);
          return code.includes('/') ? <b>{code}</b> : null;
        }}
      />,
    );
    expect(drawn).toEqual(['88.118.001/GT-1', 'appId']);
    expect(markup).toContain('<b>88.118.001/GT-1</b>');
    expect(markup).toContain('<p><code>appId</code></p>');
  });

  it.each(Object.entries(attacks))('writes nothing that runs when given: %s', (_, html) => {
    const markup = render(html);
    const tags = markup.match(/<[^>]*>/g) ?? [];
    for (const tag of tags) {
      expect(tag).not.toMatch(
        /<\/?(?:script|style|iframe|object|embed|svg|math|form|input|base|meta|link|template)\b/i,
      );
      expect(tag.replace(/"[^"]*"/g, '""')).not.toMatch(/\son[a-z]+=/i);
      expect(tag).not.toMatch(/(?:href|src)="\s*(?:javascript|data|vbscript|blob):/i);
      expect(tag).not.toMatch(/\s(?:style|name|srcset|is|role="alert")=/i);
      expect(tag).not.toMatch(/\sid="(?!section-)/);
      expect(tag.includes('target=')).toBe(tag.includes('rel="noopener noreferrer"'));
    }
  });
});
