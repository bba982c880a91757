import { describe, expect, it } from 'vitest';
import { withScriptsInTurn } from './scriptsInTurn.ts';

const frame = [
  '<head>',
  '<script type="module" crossorigin src="/assets/index.js"></script>',
  '<link rel="modulepreload" crossorigin href="/assets/react.js">',
  '<link rel="modulepreload" crossorigin href="/assets/base.js">',
  '</head>',
].join('');

describe('withScriptsInTurn', () => {
  it('evaluates the preloaded chunks in their order and the entry last', () => {
    const html = withScriptsInTurn(frame);
    expect(html).toContain('["/assets/react.js","/assets/base.js","/assets/index.js"]');
    expect(html).not.toContain('src="/assets/index.js"');
  });

  it('preloads the entry, which the parser no longer finds', () => {
    expect(withScriptsInTurn(frame)).toContain('<link rel="modulepreload" crossorigin href="/assets/index.js">');
  });

  it('throws when the frame has no entry', () => {
    expect(() => withScriptsInTurn('<head></head>')).toThrow('no entry script');
  });
});
