import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BundledPackage, bundlePlots, licenceText, packageFolder } from '../../../scripts/nivo/bundlePlots.ts';
import { slim } from '../../../scripts/nivo/slimNivo.ts';
import * as bar from './bar.tsx';
import * as line from './line.tsx';
import * as pie from './pie.tsx';

type Plots = Pick<typeof bar, 'Bars'> & Pick<typeof line, 'Lines'> & Pick<typeof pie, 'Ring'>;

const whole: Plots = { ...bar, ...line, ...pie };

const frame = {
  width: 420,
  height: 240,
  margin: { top: 8, right: 12, bottom: 30, left: 48 },
  gridColor: '#D8E0EA',
  values: { min: -20, max: 60, ticks: [-20, 0, 20, 40, 60].map((value) => ({ value, label: `${value} kWh` })) },
};
const places = [0, 12, 24].map((value) => ({ value, label: `${value}:00` }));
const part = (value: number, color: string, outline = color) => ({ value, color, outline });
const bars = [
  { parts: [part(31, '#116BF2'), part(12, '#7AB8FF', '#116BF2')] },
  { parts: [part(-14, '#116BF2')], hatched: true },
  { parts: [] },
  { parts: [part(0, '#116BF2')] },
];
const names = bars.map((_, value) => ({ value, label: `工位 ${value}` }));

/** Plots as the charts ask for them. */
const drawings: Record<string, (plots: Plots) => ReactNode> = {
  'lines with gaps': ({ Lines }) => (
    <Lines
      {...frame}
      reach={[0, 24]}
      places={places}
      lines={[
        [
          { at: 0, value: 3 },
          { at: 8, value: undefined },
          { at: 16, value: -9.5 },
          { at: 24, value: 57 },
        ],
        [{ at: 12, value: 0 }],
        [],
      ]}
    >
      {(laid, yOf) => <desc>{JSON.stringify([laid, yOf(0)])}</desc>}
    </Lines>
  ),
  'a grid that is crossed': ({ Lines }) => (
    <Lines {...frame} reach={[0, 24]} places={places} crossed lines={[]}>
      {(laid) => <desc>{laid.length}</desc>}
    </Lines>
  ),
  ...Object.fromEntries(
    [true, false].map((upright) => [
      upright ? 'bars side by side' : 'bars below each other',
      ({ Bars }: Plots) => (
        <Bars
          {...frame}
          upright={upright}
          bars={bars}
          names={names}
          thickness={14}
          hatch={{ id: 'hatch', background: '#116BF2', color: '#FFFFFF' }}
        >
          {(scale) => <desc>{scale(20)}</desc>}
        </Bars>
      ),
    ]),
  ),
  'a ring': ({ Ring }) => (
    <Ring
      size={160}
      innerRadius={48}
      outerRadius={72}
      gap={0.02}
      parts={[0.5, 0.3, 0.2].map((share) => ({ share, color: '#116BF2', outline: '#0B4AA8' }))}
    />
  ),
  'a ring of one part': ({ Ring }) => (
    <Ring
      size={160}
      innerRadius={48}
      outerRadius={72}
      gap={0.02}
      parts={[{ share: 1, color: '#116BF2', outline: '#116BF2' }]}
    />
  ),
};

describe('the plots of the built package', () => {
  // Where the plots find React.
  const caches = join(packageFolder, '.cache');
  mkdirSync(caches, { recursive: true });
  const folder = mkdtempSync(join(caches, 'plots-'));
  let packages: BundledPackage[] = [];
  let built: Plots = whole;

  beforeAll(async () => {
    packages = await bundlePlots(folder);
    const load = async (name: string): Promise<Plots> => import(pathToFileURL(join(folder, `${name}.js`)).href);
    const [{ Bars }, { Lines }, { Ring }] = await Promise.all([load('bar'), load('line'), load('pie')]);
    built = { Bars, Lines, Ring };
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(Object.entries(drawings))('draw %s as the whole of nivo does', (_, draw) => {
    const markup = renderToStaticMarkup(draw(built));
    expect(markup).toBe(renderToStaticMarkup(draw(whole)));
    expect(markup).toMatch(/^<svg[^]*<\/svg>$/);
    expect(built.Lines).not.toBe(whole.Lines);
  });

  it('have nothing of lodash, springs, legends, meshes, times and colour schemes', () => {
    expect(packages.map(({ name }) => name)).toEqual([
      '@nivo/arcs',
      '@nivo/axes',
      '@nivo/bar',
      '@nivo/colors',
      '@nivo/core',
      '@nivo/line',
      '@nivo/pie',
      '@nivo/scales',
      '@nivo/text',
      '@nivo/theming',
      '@nivo/tooltip',
      'd3-array',
      'd3-color',
      'd3-format',
      'd3-interpolate',
      'd3-path',
      'd3-scale',
      'd3-shape',
      'd3-time',
      'es-toolkit',
    ]);
  });

  it('say that they run in the browser alone', () => {
    for (const file of readdirSync(folder))
      expect(readFileSync(join(folder, file), 'utf8')).toMatch(/^['"]use client['"];\n/);
  });

  // `npx vitest run slimNivo --update` writes it.
  it('pass the licences of what they contain on, with their versions', async () => {
    await expect(licenceText(packages)).toMatchFileSnapshot('../../../LICENSE-charts');
  });
});

describe('slim', () => {
  it('marks the calls that a module makes while it is loaded, and no others', () => {
    expect(slim('a.mjs', 'const A = memo(() => use(1)); function b() { c(); } const d = { e: new Map(f()) };')).toBe(
      'const A = /* @__PURE__ */ memo(() => use(1)); function b() { c(); } const d = { e: /* @__PURE__ */ new Map(/* @__PURE__ */ f()) };',
    );
  });

  it('takes springs and lodash from what stands in for them', () => {
    expect(slim('a.mjs', 'import g from"lodash/get.js";import{to as t}from"@react-spring/web";')).toMatch(
      /^import \{ get as g \} from ".*lodash\.ts";import \{ to as t \} from ".*springs\.ts";$/,
    );
  });

  it('leaves functions that throw for the parts that no chart asks for', () => {
    const code = slim('a.mjs', 'import{Tooltip as T,useTooltip as u}from"@nivo/tooltip";');
    expect(code).toContain('import { useTooltip as u } from "@nivo/tooltip";');
    expect(code).toContain('const T = () => { throw new Error("Tooltip of @nivo/tooltip is not among');
  });

  it('refuses a module that imports all of what is replaced', () => {
    expect(() => slim('a.mjs', 'import * as springs from "@react-spring/web";')).toThrow('a.mjs imports all of');
  });
});
