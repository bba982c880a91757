import { describe, expect, it } from 'vitest';
import { type BrandLogo, brandTheme } from '../theme.ts';
import { brandDrawings, drawings } from './drawings.ts';

const brand = { primary: '#00727D' };
const logo: BrandLogo = {
  logo: '<svg>logo</svg>',
  logoOnInk: '<svg>logo on ink</svg>',
  mark: '<svg>mark</svg>',
  markOnInk: '<svg>mark on ink</svg>',
};
const marks = ['logo.svg', 'logo-on-ink.svg', 'logo-mark.svg', 'logo-mark-on-ink.svg', 'favicon.svg'];

describe('brandDrawings', () => {
  it('has each drawing twice, for white and for ink', () => {
    const names = [...brandDrawings().keys()];
    const drawn = names.filter((name) => !/^(?:on-ink|cap-|logo|favicon)/.test(name));
    expect(drawn.length).toBeGreaterThan(50);
    expect(drawn.filter((name) => !names.includes(`on-ink/${name}`))).toEqual([]);
    expect(names.filter((name) => name.includes('\\'))).toEqual([]);
  });

  it('has no blue and no mark of 力码 when the brand is another', () => {
    const all = brandDrawings(brand);
    expect(all.get('treadmill.svg')).toContain(brandTheme(brand)['color-primary-500']);
    expect([...all].filter(([, svg]) => /#(?:1582F1|0B66C8)/i.test(svg)).map(([name]) => name)).toEqual([]);
    expect(marks.filter((name) => all.has(name))).toEqual([]);
  });

  it('has the logos of the brand under the names of those of 力码', () => {
    const all = brandDrawings({ ...brand, logo });
    expect(marks.map((name) => all.get(name))).toEqual([
      logo.logo,
      logo.logoOnInk,
      logo.mark,
      logo.markOnInk,
      logo.mark,
    ]);
    expect([...all.keys()].sort()).toEqual([...brandDrawings().keys()].sort());
  });

  it('throws with a proposal when the colour of the brand cannot be read', () => {
    expect(() => brandDrawings({ primary: '#FFCC00' })).toThrow('#876A00');
  });
});

describe('drawings', () => {
  type Server = Parameters<ReturnType<typeof drawings>['configureServer']>[0];
  type Handle = Parameters<Server['middlewares']['use']>[1];

  /** The plugin in a development server. */
  function served(base?: string) {
    let path = '';
    let handle: Handle = () => undefined;
    drawings({ brand, base }).configureServer({ middlewares: { use: (...used) => ([path, handle] = used) } });
    /** Lines of the response; none when the request is left to the next handler. */
    function ask(url?: string): string[] {
      const said: string[] = [];
      const response = { setHeader: (...header: string[]) => said.push(header.join(': ')), end: said.push.bind(said) };
      let isLeft = false;
      handle({ url }, response, () => (isLeft = true));
      expect(said.length === 0).toBe(isLeft);
      return said;
    }
    return { path, ask };
  }

  it('serves a drawing in the colours of the brand, and nothing outside of the folder', () => {
    const { path, ask } = served('/drawings/');
    expect(path).toBe('/drawings');
    const svg = brandDrawings(brand).get('on-ink/lamp.svg');
    expect(ask('/on-ink/lamp.svg?v=1')).toEqual(['content-type: image/svg+xml', svg]);
    for (const other of ['/', undefined, '/index.json', '/../package.json', '/lamp', '/logo.svg']) {
      expect(ask(other)).toEqual([]);
    }
  });

  it('writes every drawing into the build, under the address that it is served at', () => {
    const written: string[][] = [];
    drawings({ brand }).generateBundle.call({ emitFile: ({ fileName, source }) => written.push([fileName, source]) });
    expect(written).toEqual([...brandDrawings(brand)].map(([name, svg]) => [`illustrations/${name}`, svg]));
    expect(served().path).toBe('/illustrations');
  });

  it('leaves the build of a server alone', () => {
    const { applyToEnvironment } = drawings({ brand });
    expect(applyToEnvironment({ config: { consumer: 'client' } })).toBe(true);
    expect(applyToEnvironment({ config: { consumer: 'server' } })).toBe(false);
  });
});
