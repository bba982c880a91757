'use client';
import { useMemo } from 'react';
import { useTheme } from '../ThemeProvider/useTheme.ts';
import { lightTheme } from '../tokens/lightTheme.ts';
import { isDark, type Theme, type TokenName } from '../tokens/token.ts';

/** Background of a chart: white and paper, or ink. */
export type ChartGround = 'paper' | 'ink';

/** The literal colours of a drawing, from the current theme. */
export interface ChartLook {
  theme: Theme;
  ground: ChartGround;
  grid: string;
  axis: string;
  /** Of a single line, and of bars of one kind. */
  mark: string;
  /** The stripes between those of `mark` in hatched shapes. */
  hatch: string;
  areaOpacity: number;
  /** Scale factor of the page's type. */
  typeScale: number;
}

const tokens = {
  paper: { grid: 'chart-grid', axis: 'chart-axis', mark: 'color-primary-500', hatch: 'color-primary-200' },
  ink: { grid: 'border-on-ink', axis: 'border-on-ink-strong', mark: 'color-primary-400', hatch: 'chart-hatch-on-ink' },
} as const satisfies Record<ChartGround, Record<string, TokenName>>;

/** The literal colours of a theme on a background. */
export function chartLook(theme: Theme, ground: ChartGround): ChartLook {
  const named = tokens[ground];
  const typeScale = Number.parseFloat(theme['page-type-size']) / 100;
  return {
    theme,
    ground,
    grid: theme[named.grid],
    axis: theme[named.axis],
    mark: theme[named.mark],
    hatch: theme[named.hatch],
    areaOpacity: Number(theme['chart-area-opacity']),
    typeScale: typeScale > 0 ? typeScale : 1,
  };
}

/** The literal colours of the current theme; they change with it. */
export function useChartLook(ground: ChartGround): ChartLook {
  const theme = useTheme();
  return useMemo(() => chartLook(theme, ground), [theme, ground]);
}

/** Styles of lines without a colour of their own: they differ by tone and by dashes, never by tone alone. */
const series = {
  paper: ['color-primary-500', 'color-data-extra1', 'color-tonal-1', 'color-primary-700'],
  ink: ['color-primary-400', 'text-on-ink-secondary', 'color-primary-200', 'text-on-ink-separator'],
  // The steps of the primary scale are by job: in the dark theme the palest is the last.
  darkInk: ['color-primary-400', 'text-on-ink-secondary', 'color-primary-900', 'text-on-ink-separator'],
} as const satisfies Record<ChartGround | 'darkInk', readonly TokenName[]>;
const dashes = [undefined, '6 3', '2 3', '10 3 2 3'] as const;

/** Colour and dashes of the line at an index. */
export function seriesLook(
  { theme, ground, mark }: ChartLook,
  index: number,
): { color: string; dash: string | undefined } {
  const names = series[ground === 'ink' && isDark(theme) ? 'darkInk' : ground];
  const name = names[index % names.length];
  return { color: name === undefined ? mark : theme[name], dash: dashes[index % dashes.length] };
}

function luminance(color: string): number | undefined {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)?.slice(1);
  if (channels === undefined) return undefined;
  const [red = 0, green = 0, blue = 0] = channels.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Minimum contrast of graphics against their background (WCAG 2.2, 1.4.11). */
const leastContrast = 3;

const dataNames = ['quality', 'equipment', 'material', 'other'] as const;

/** A colour from the domain rules, which name those of the light theme, in the current theme. */
export function dataColour({ theme }: ChartLook, color: string): string {
  const name = dataNames.find((one) => lightTheme[`color-data-${one}`] === color.toUpperCase());
  return name === undefined ? color : theme[`color-data-${name}`];
}

/**
 * The outline of a shape in a colour from the domain rules: its own colour, or on ink a pale one for colours with too little contrast. On
 * white, bright ones stay unchanged: name and figure are next to them.
 */
export function dataOutline({ theme, ground }: ChartLook, color: string): string {
  if (ground === 'paper') return color;
  const [own, behind] = [luminance(color), luminance(theme['bg-ink'])];
  if (own === undefined || behind === undefined) return color;
  const contrast = (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05);
  return contrast < leastContrast ? theme['text-on-ink-tertiary'] : color;
}
