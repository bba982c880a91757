import { describe, expect, it } from 'vitest';
import { filesWith, withScriptsInTurn } from './scriptsInTurn.ts';

const frame = [
  '<head>',
  '<script type="module" crossorigin src="/assets/index.js"></script>',
  '<link rel="modulepreload" crossorigin href="/assets/react.js">',
  '<link rel="modulepreload" crossorigin href="/assets/base.js">',
  '</head>',
].join('');

describe('withScriptsInTurn', () => {
  it('evaluates the preloaded chunks in their order and the entry last', () => {
    const html = withScriptsInTurn(frame, []);
    expect(html).toContain('["/assets/react.js","/assets/base.js","/assets/index.js"]');
    expect(html).not.toContain('src="/assets/index.js"');
  });

  it('preloads the entry, which the parser no longer finds', () => {
    expect(withScriptsInTurn(frame, [])).toContain('<link rel="modulepreload" crossorigin href="/assets/index.js">');
  });

  it('preloads further files later, those that the frame has not preloaded', () => {
    const html = withScriptsInTurn(frame, ['/assets/calls.js', '/assets/base.js']);
    expect(html).toContain('later=["/assets/calls.js"]');
    expect(html).not.toContain('href="/assets/calls.js"');
  });

  it('throws when the frame has no entry', () => {
    expect(() => withScriptsInTurn('<head></head>', [])).toThrow('no entry script');
  });
});

describe('filesWith', () => {
  const chunk = (fileName: string, moduleIds: string[], imports: string[]) => ({
    [fileName]: { type: 'chunk', fileName, moduleIds, imports },
  });
  const bundle = {
    ...chunk('assets/a.js', ['/src/shared/a.ts'], ['assets/b.js']),
    ...chunk('assets/b.js', ['/src/b.ts'], ['assets/c.js', 'assets/a.js']),
    ...chunk('assets/c.js', ['/src/c.ts'], []),
    ...chunk('assets/d.js', ['/src/d.ts'], []),
  } as unknown as Parameters<typeof filesWith>[1];

  it('finds the chunk of a module with all that it imports', () => {
    expect(filesWith('/shared/a.ts', bundle)).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js']);
  });

  it('throws when no chunk has the module', () => {
    expect(() => filesWith('/shared/e.ts', bundle)).toThrow('No chunk has the module /shared/e.ts.');
  });
});
