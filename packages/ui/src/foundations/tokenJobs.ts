import type { TokenName } from '../tokens/token.ts';
import type { DocLanguage } from './docTexts.ts';

/** What a token is for. */
export interface TokenJob {
  names: Readonly<Record<DocLanguage, string>>;
  /** How the names of its tokens begin. */
  prefixes: readonly string[];
}

const job = (chinese: string, english: string, ...prefixes: string[]): TokenJob => ({
  names: { 'zh-CN': chinese, en: english },
  prefixes,
});

/** The jobs of tokens, those that styles name first; the steps of scales, which they rarely name, last. */
export const tokenJobs = {
  text: job('文字', 'Text', 'text-'),
  ground: job('底色', 'Ground', 'bg-'),
  border: job('边框与线', 'Border and line', 'border-', 'line-'),
  action: job('操作与状态', 'Action and state', 'action-', 'focus-', 'field-'),
  status: job(
    '语义色',
    'Status',
    'color-success-',
    'color-warning-',
    'color-danger-',
    'color-verdict-',
    'color-violet-',
  ),
  data: job('数据与图表', 'Data and chart', 'chart-', 'color-data-', 'color-tonal-'),
  identity: job('标识图形', 'Identity mark', 'marker-'),
  space: job('间距', 'Space', 'space-'),
  layout: job('版面', 'Layout', 'layout-'),
  control: job('控件尺寸', 'Control', 'control-'),
  radius: job('圆角', 'Radius', 'radius-'),
  depth: job('阴影与层级', 'Shadow and layer', 'shadow-', 'z-'),
  type: job('字体', 'Type', 'font-'),
  motion: job('动效', 'Motion', 'motion-'),
  page: job('页面', 'Page', 'page-'),
  scale: job('色阶', 'Colour scale', 'color-primary-', 'color-ink-'),
  drawing: job('插图', 'Drawing', 'color-illustration-'),
} as const satisfies Record<string, TokenJob>;

export type TokenJobName = keyof typeof tokenJobs;

export const tokenJobNames = Object.keys(tokenJobs) as TokenJobName[];

/** The job of a token; undefined for one that no job names. */
export function jobOf(token: TokenName): TokenJobName | undefined {
  return tokenJobNames.find((name) => tokenJobs[name].prefixes.some((prefix) => token.startsWith(prefix)));
}

/** How the value of a token is shown. */
export type TokenSample = 'colour' | 'length' | 'radius' | 'shadow' | 'font' | 'none';

export function sampleOf(name: TokenName, value: string): TokenSample {
  if (/^(?:#|rgba?\()/.test(value)) return 'colour';
  if (name.startsWith('radius-')) return 'radius';
  if (name.startsWith('shadow-')) return 'shadow';
  if (name.startsWith('font-')) return 'font';
  return value.endsWith('px') ? 'length' : 'none';
}
