import { buildTrend } from '@lima-id/domain';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contrast } from '../brand/colour.ts';
import { en } from '../locale/en.ts';
import { LocaleProvider } from '../locale/LocaleProvider.tsx';
import { darkTheme } from '../tokens/darkTheme.ts';
import { lightTheme } from '../tokens/lightTheme.ts';
import { chartLook, dataColour, dataOutline, seriesLook } from './chartLook.ts';
import * as door from './index.ts';

const { AreaTrend, BarByUnit, Gauge, MarketBars, ScatterPlot, ShareDonut, StateTrend, TopTenBar, TrendLine } = door;
const { panelHeightPx } = door;
const trend = buildTrend({ quickTime: 'today', startTime: 0, endTime: 0 }, [{ time: '8', value: 5 }], 0);

type Given = Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> & { loading?: boolean; 'data-given'?: string };

const charts: Record<string, (given: Given) => ReactElement> = {
  AreaTrend: (given) => <AreaTrend {...given} title="能耗" points={[{ x: '2026-05-11', y: 412 }]} stacked />,
  BarByUnit: (given) => <BarByUnit {...given} title="能耗" units={[{ name: '总装线', value: 412 }]} />,
  Gauge: (given) => <Gauge {...given} title="负载" value={42} unit="%" bands={[{ to: 60, tone: 'success' }]} />,
  MarketBars: (given) => (
    <MarketBars {...given} title="规模" unit="亿元" years={[{ year: 2026, value: 1690, forecast: true }]} />
  ),
  ScatterPlot: (given) => (
    <ScatterPlot
      {...given}
      title="转速与温升"
      xAxis={{ name: '转速', unit: 'r/min' }}
      yAxis={{ name: '温升', unit: '℃' }}
      groups={[{ name: '总装线', points: [{ x: 1480, y: 46 }] }]}
    />
  ),
  ShareDonut: (given) => (
    <ShareDonut {...given} title="占比" parts={[{ name: '总装线', value: 3 }]} centerLabel="合计" centerValue="3" />
  ),
  StateTrend: (given) => (
    <StateTrend
      {...given}
      title="状态"
      span={{ from: 0, to: 60_000 }}
      stepMs={30_000}
      states={[{ code: 'running', name: '运行', variant: 'solid' }]}
      runs={[{ state: 'running', from: 0, to: 60_000 }]}
      gaps={[]}
      measures={[]}
    />
  ),
  TopTenBar: (given) => <TopTenBar {...given} title="TOP10" entries={[{ name: '总装 3 线', value: 204 }]} />,
  TrendLine: (given) => <TrendLine {...given} title="趋势" lines={[{ name: '全部岗位', trend }]} />,
};

/** Charts whose drawing does not depend on their size. */
const drawnAtOnce = new Set(['Gauge']);

describe('charts', () => {
  it('have an entry here each when they are exported', () => {
    const exported = Object.keys(door).filter((name) => /^[A-Z]/.test(name));
    expect(Object.keys(charts)).toEqual(exported);
  });

  it.each(Object.entries(charts))(
    '%s renders on the server, its room kept and nothing drawn that has to be measured',
    (name, chart) => {
      const markup = renderToString(chart({ className: 'given-class', style: { order: 7 }, 'data-given': 'yes' }));
      expect(markup).toMatch(/^<figure[^>]*class="[^"]*\bgiven-class\b[^>]*>/);
      expect(markup).toMatch(/^<figure[^>]*data-given="yes"/);
      expect(markup).toMatch(/^<figure[^>]*style="[^"]*--plot-height:\d+px[^"]*order:7/);
      expect(markup.includes('<svg')).toBe(drawnAtOnce.has(name));
      expect(markup).toContain('查看数据表');
    },
  );

  it.each([
    ['TrendLine', 400],
    ['AreaTrend', 400],
    ['MarketBars', panelHeightPx],
    ['ShareDonut', panelHeightPx],
    ['TopTenBar', 36],
  ])('%s has a plot of %i px from tablets up by default', (name, height) => {
    expect(renderToString(charts[name]?.({}) ?? null)).toContain(`--plot-height:${height}px`);
  });

  it.each(Object.entries(charts))('%s is busy and offers no table when its figures are on their way', (_, chart) => {
    const markup = renderToString(chart({ loading: true }));
    expect(markup).toMatch(/^<figure[^>]*aria-busy="true"/);
    expect(markup).toContain('数据加载中，请稍候');
    expect(markup).toMatch(/<button[^>]*disabled=""/);
  });

  it.each(Object.entries(charts))('%s speaks English when that locale is given', (_, chart) => {
    const markup = renderToString(<LocaleProvider locale={en}>{chart({})}</LocaleProvider>);
    expect(markup).toContain('Show the data as a table');
  });
});

describe('figures that are not finite, negative or long', () => {
  const values = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -8, 1_234_567_890_123];
  const named = values.map((value, index) => ({ name: `工位 ${index + 1}`, value }));

  it('leave the ranks and shares of the others as they are', () => {
    const ranks = renderToString(<TopTenBar title="TOP10" entries={named} />);
    expect(ranks).toContain('1,234,567,890,123');
    expect(ranks).toContain('--share:100%');
    const ring = renderToString(<ShareDonut title="占比" parts={named} centerLabel="合计" centerValue="1" />);
    expect(ring).toContain('100%');
    for (const markup of [ranks, ring]) expect(markup).not.toMatch(/NaN|Infinity|∞|工位 [1-4]/);
  });

  it('show the empty state when there are no others', () => {
    const unknown = named.slice(0, 3);
    const empty = [
      <TopTenBar key="ranks" title="TOP10" entries={unknown} />,
      <ShareDonut key="ring" title="占比" parts={unknown} centerLabel="合计" centerValue="0" />,
      <TrendLine
        key="line"
        title="趋势"
        lines={[
          {
            name: '全部岗位',
            trend: trend === null ? null : { ...trend, points: [{ at: trend.axis.slots[0] ?? 0, value: Number.NaN }] },
          },
        ]}
      />,
    ];
    for (const chart of empty) expect(renderToString(chart)).toContain('暂无数据');
  });
});

describe('TrendLine and AreaTrend', () => {
  const bad = [
    { x: Number.NaN, y: 1 },
    { x: Number.POSITIVE_INFINITY, y: 1 },
    { x: new Date(Number.NaN), y: 1 },
    { x: 'yesterday', y: 1 },
    { x: '2026-05-11', y: Number.NaN },
    { x: '2026-05-12', y: Number.POSITIVE_INFINITY },
    { x: '2026-05-13', y: null },
  ];

  it('show the empty state when plain points have no figure', () => {
    for (const points of [[], bad]) {
      const given = { title: '能耗', points };
      const empty = [<TrendLine key="line" {...given} />, <AreaTrend key="area" {...given} />];
      for (const chart of empty) expect(renderToString(chart)).toContain('暂无数据');
    }
  });

  it('render when some points are unsorted, repeated or no figures, in every form', () => {
    const points = [{ x: '2026-05-15', y: 3 }, ...bad, { x: '2026-05-10', y: -8 }, { x: '2026-05-15', y: 4 }];
    const series = [
      { name: '总装线', points },
      { name: '喷涂线', points: points.slice(0, 1) },
      { name: '焊接站', points: [] },
    ];
    const given = { title: '能耗', unit: 'kWh', series };
    const forms = [
      <TrendLine key="line" {...given} />,
      <AreaTrend key="area" {...given} />,
      <AreaTrend key="stack" {...given} stacked />,
    ];
    for (const chart of forms) {
      const markup = renderToString(chart);
      for (const { name } of series) expect(markup).toContain(name);
      expect(markup).not.toContain('暂无数据');
    }
  });

  it('name the line of plain points by the title of the chart', () => {
    const markup = renderToString(
      <TrendLine title="能耗" points={[{ x: 0, y: 1 }]} threshold={{ value: 2, name: '上限 2' }} />,
    );
    expect(markup.match(/能耗/g)).toHaveLength(2);
  });
});

describe('ScatterPlot', () => {
  it('shows the empty state when no point has two figures', () => {
    const axis = { name: '转速' };
    const points = [
      { x: Number.NaN, y: 1 },
      { x: 1, y: Number.POSITIVE_INFINITY },
    ];
    for (const groups of [[], [{ name: '总装线', points: [] }], [{ name: '总装线', points }]]) {
      const chart = <ScatterPlot title="转速" xAxis={axis} yAxis={axis} groups={groups} />;
      expect(renderToString(chart)).toContain('暂无数据');
    }
  });
});

describe('Gauge', () => {
  const bands = [
    { to: 60, tone: 'success' },
    { to: 100, tone: 'danger', name: '过载' },
  ] as const;

  it.each([
    [42, '42', '42 %，正常'],
    [60, '60', '60 %，正常'],
    [61, '61', '61 %，过载'],
    [128, '100', '128 %，过载'],
    [-5, '0', '-5 %，正常'],
  ])('is a meter with its value in words when the value is %d', (value, now, text) => {
    const markup = renderToString(<Gauge title="负载" value={value} unit="%" bands={bands} />);
    expect(markup).toMatch(/role="meter"[^>]*aria-label="负载"/);
    expect(markup).toContain(`aria-valuenow="${now}"`);
    expect(markup).toContain(`aria-valuetext="${text}"`);
  });

  it('shows the empty state when nothing was measured', () => {
    for (const value of [null, Number.NaN, Number.POSITIVE_INFINITY]) {
      const markup = renderToString(<Gauge title="负载" value={value} bands={bands} />);
      expect(markup).toContain('暂无数据');
      expect(markup).not.toContain('meter');
    }
  });

  it('draws a scale without numbers that are not finite when its ends are none', () => {
    const markup = renderToString(
      <Gauge
        title="负载"
        value={7}
        min={Number.NaN}
        max={Number.NEGATIVE_INFINITY}
        bands={[{ to: Number.NaN, tone: 'danger' }]}
      />,
    );
    expect(markup).not.toMatch(/NaN|Infinity/);
    expect(markup).toContain('aria-valuemax="100"');
  });

  it('says the word of its band in English when that locale is given', () => {
    const markup = renderToString(
      <LocaleProvider locale={en}>
        <Gauge title="Load" value={42} unit="%" bands={bands} />
      </LocaleProvider>,
    );
    expect(markup).toContain('aria-valuetext="42 %, Normal"');
  });
});

describe('chartLook', () => {
  it('follows the theme when a brand changes its values', () => {
    const brand = { ...lightTheme, 'color-primary-500': '#117744', 'chart-grid': '#CCDDCC', 'page-type-size': '125%' };
    expect(chartLook(brand, 'paper')).toMatchObject({ mark: '#117744', grid: '#CCDDCC', typeScale: 1.25 });
    expect(seriesLook(chartLook(brand, 'paper'), 0).color).toBe('#117744');
  });

  it('outlines what ink swallows, and nothing else', () => {
    const ink = chartLook(lightTheme, 'ink');
    const dataColours = ['quality', 'equipment', 'material', 'other'] as const;
    const outlined = dataColours.filter((kind) => {
      const color = lightTheme[`color-data-${kind}`];
      return dataOutline(ink, color) !== color;
    });
    expect(outlined).toEqual(['other']);
    expect(dataOutline(chartLook(lightTheme, 'paper'), '#F7B400')).toBe('#F7B400');
  });

  it('shows the colours of the rules in those of the dark theme, and other colours as they are', () => {
    const dark = chartLook(darkTheme, 'paper');
    expect(dataColour(dark, '#510AD4')).toBe('#9A73FF');
    expect(dataColour(dark, '#510ad4')).toBe('#9A73FF');
    expect(dataColour(dark, '#123456')).toBe('#123456');
    expect(dataColour(chartLook(lightTheme, 'ink'), '#510AD4')).toBe('#510AD4');
    const colours = [0, 1, 2, 3].map((index) => seriesLook(chartLook(darkTheme, 'ink'), index).color);
    for (const colour of colours) expect(contrast(colour, darkTheme['bg-ink'])).toBeGreaterThan(3);
  });

  it('distinguishes four lines by dashes alone on both grounds', () => {
    for (const ground of ['paper', 'ink'] as const) {
      const dashes = [0, 1, 2, 3].map((index) => seriesLook(chartLook(lightTheme, ground), index).dash);
      expect(new Set(dashes).size).toBe(4);
    }
  });
});
