import { describe, expect, it } from 'vitest';
import { attacks } from '../../../testing/market/attacks.ts';
import { cleanRichText } from './cleanRichText.ts';
import { readRichTextParts, withPictureAddresses } from './richTextParts.ts';

describe('readRichTextParts', () => {
  it('finds every picture as it is written, and what would be removed with its content', () => {
    const html = `<p><img src='a b.png'><IMG SRC="https://a.cn/x?a=1&amp;b=2"><img alt="x"></p><script>1</script><svg/>`;
    expect(readRichTextParts(html)).toEqual({
      pictures: ['a b.png', 'https://a.cn/x?a=1&b=2', ''],
      dropped: ['script', 'svg'],
    });
    expect(readRichTextParts('<p style="color:red"><font>字</font></p>')).toEqual({ pictures: [], dropped: [] });
  });
});

describe('withPictureAddresses', () => {
  it('replaces addresses of pictures alone', () => {
    const addresses = new Map([['a b.png', '/illustrations/line.svg']]);
    const html = `<p>见<a href="a b.png">图</a><img alt="图" src='a b.png'><img src="/c.png"></p>\n<p>1 &lt; 2</p>`;
    expect(cleanRichText(withPictureAddresses(html, addresses))).toBe(
      cleanRichText(html.replace(`src='a b.png'`, `src="/illustrations/line.svg"`)),
    );
  });

  it.each(attacks)('leaves nothing executable once %s is sanitized', (attack) => {
    const html = `<img src="a.png">${attack}`;
    const cleaned = cleanRichText(withPictureAddresses(html, new Map([['a.png', '/illustrations/line.svg']])));
    expect(cleaned).not.toMatch(/<script|javascript:|\son\w+=|srcset|style=/i);
    expect(cleanRichText(cleaned)).toBe(cleaned);
  });
});
