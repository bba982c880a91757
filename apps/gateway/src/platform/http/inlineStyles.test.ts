import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineStyleSources } from './inlineStyles.ts';

const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

describe('inlineStyleSources', () => {
  it('allows an empty style element alone when a page has no inline style', () => {
    // The hash that the specification of Content Security Policy gives for the empty text.
    expect(inlineStyleSources('<title>力码</title>')).toEqual([
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    ]);
  });

  it('allows the text of style elements as it is written', () => {
    const css = '\n.a::after { content: "&gt;</p>"; }\n';
    expect(inlineStyleSources(`<style>${css}</style><style data-x="">${css}</style><style></style>`)).toEqual([
      sourceOf(''),
      sourceOf(css),
    ]);
  });

  it('allows the values of style attributes, decoded, each once', () => {
    const page = '<p style="--a:&quot;8&amp;9&quot;"><b style="x:1"></b><b style=\'x:1\' STYLE="y:2"></b></p>';
    expect(inlineStyleSources(page)).toEqual(["'unsafe-hashes'", sourceOf(''), sourceOf('--a:"8&9"'), sourceOf('x:1')]);
  });

  it('allows nothing that only looks like a style, in texts, scripts and other attributes', () => {
    const page =
      '<p title=\'<style>a</style>\'> style="b" &lt;style>c&lt;/style></p><script>"<style>d</style><p style=\\"e\\">"</script><!-- <style>f</style> -->';
    expect(inlineStyleSources(page)).toEqual([sourceOf('')]);
  });
});
